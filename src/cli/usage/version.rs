//! Which program this is: its version, its commit and what it speaks on the network.

use crate::net::PROTOCOL;

/// As `cinderpeek --version` says it. Packages are built with the commit in `CINDERPEEK_COMMIT`.
pub fn line() -> String {
    let version = env!("CARGO_PKG_VERSION");
    match option_env!("CINDERPEEK_COMMIT") {
        Some(commit) => format!("cinderpeek {version} (commit {commit}, protocol {PROTOCOL})"),
        None => format!("cinderpeek {version} (built from source, protocol {PROTOCOL})"),
    }
}
