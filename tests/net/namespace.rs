//! A network namespace for one test: an mDNS daemon joins its group on every interface before it can
//! be told not to, and nothing of that may reach a real network.

use std::process::Command;

/// Set in the program that runs inside.
const INSIDE: &str = "CINDERPEEK_TEST_NAMESPACE";
/// What it says when the test has run to its end.
const RAN: &str = "it ran inside";

/// Runs the rest of the test that is called so, this one, in a namespace where only `lo` is: this
/// program starts itself again for that one test. A test that is not there, or does not get to its
/// end, has not passed.
pub fn inside(test: &str, rest: impl FnOnce()) {
    if std::env::var_os(INSIDE).is_some() {
        rest();
        return println!("\n{RAN}");
    }
    let program = std::env::current_exe().expect("this program");
    let output = Command::new("unshare")
        .args(["--net", "sh", "-c", "ip link set lo up && exec \"$0\" \"$@\""])
        .arg(program)
        .args(["--exact", test, "--nocapture"])
        .env(INSIDE, "1")
        .output()
        .expect("unshare (util-linux) and ip (iproute2)");
    let said = String::from_utf8_lossy(&output.stdout);
    let complaint = String::from_utf8_lossy(&output.stderr);
    let passed = output.status.success() && said.lines().any(|line| line == RAN);
    assert!(passed, "{test} inside: {}\n{said}\n{complaint}", output.status);
    print!("{said}");
}
