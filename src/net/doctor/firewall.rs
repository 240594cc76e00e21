//! The firewall of this machine, and the line that lets players of the local network in.
//!
//! Only an administrator may read whether that line is needed, so it is a hint and not a finding.

use std::fs;
use std::net::Ipv4Addr;
use std::path::Path;

use if_addrs::{IfAddr, Interface};

/// A firewall that is switched on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Firewall {
    /// What it is called.
    pub name: &'static str,
    /// What an administrator types, a line for each network.
    pub allow: Vec<String>,
}

impl Firewall {
    /// The one of this machine, if it is one that we know.
    pub(crate) fn detect(interfaces: &[Interface]) -> Option<Self> {
        if cfg!(windows) {
            let program = std::env::current_exe().ok()?;
            return Some(Self::windows(&program));
        }
        let mut networks: Vec<String> = interfaces.iter().filter_map(network).collect();
        networks.dedup();
        Self::of_linux(Path::new("/"), &networks)
    }

    fn of_linux(root: &Path, networks: &[String]) -> Option<Self> {
        // Both files can be read by everybody; systemd keeps the second while the service runs.
        let ufw = fs::read_to_string(root.join("etc/ufw/ufw.conf")).unwrap_or_default();
        let firewalld = root.join("run/systemd/units/invocation:firewalld.service");
        let (name, rule): (_, fn(&String) -> String) = if ufw
            .lines()
            .any(|line| line.trim().eq_ignore_ascii_case("enabled=yes"))
        {
            ("ufw", |network| format!("sudo ufw allow proto udp from {network}"))
        } else if fs::symlink_metadata(firewalld).is_ok() {
            ("firewalld", |network| {
                format!(
                    "sudo firewall-cmd --add-rich-rule='rule family=ipv4 source address={network} protocol value=udp accept'"
                )
            })
        } else {
            return None;
        };
        Some(Self { name, allow: networks.iter().map(rule).collect() })
    }

    fn windows(program: &Path) -> Self {
        let line = format!(
            "netsh advfirewall firewall add rule name=Cinderpeek dir=in action=allow protocol=UDP program=\"{}\" remoteip=localsubnet profile=private",
            program.display()
        );
        Self { name: "Windows", allow: vec![line] }
    }
}

/// The network that an interface is on, such as `192.168.1.0/24`.
fn network(interface: &Interface) -> Option<String> {
    match &interface.addr {
        IfAddr::V4(v4) if !interface.is_loopback() => {
            let start = Ipv4Addr::from_bits(v4.ip.to_bits() & v4.netmask.to_bits());
            Some(format!("{start}/{}", v4.netmask.to_bits().count_ones()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_firewall_is_known_by_its_files() {
        let root = tempfile::tempdir().unwrap();
        let network = ["10.1.0.0/16".to_owned()];
        let seen = || Firewall::of_linux(root.path(), &network);
        assert_eq!(seen(), None);
        let units = root.path().join("run/systemd/units");
        fs::create_dir_all(&units).unwrap();
        fs::write(units.join("invocation:firewalld.service"), "").unwrap();
        assert!(seen().unwrap().allow[0].contains("source address=10.1.0.0/16 "));
        let ufw = root.path().join("etc/ufw");
        fs::create_dir_all(&ufw).unwrap();
        fs::write(ufw.join("ufw.conf"), "# settings\nENABLED=no\n").unwrap();
        assert_eq!(seen().unwrap().name, "firewalld");
        fs::write(ufw.join("ufw.conf"), "# settings\nENABLED=yes\n").unwrap();
        assert_eq!(seen().unwrap().allow, ["sudo ufw allow proto udp from 10.1.0.0/16"]);
    }

    #[test]
    fn windows_is_told_which_program() {
        let firewall = Firewall::windows(Path::new(r"C:\Games here\cinderpeek.exe"));
        assert!(firewall.allow[0].contains(r#"program="C:\Games here\cinderpeek.exe""#));
        assert!(firewall.allow[0].contains("profile=private"));
    }

    #[test]
    fn the_installer_makes_the_same_rule() {
        let installer = include_str!("../../../dist/windows/installer.nsi");
        let line = &Firewall::windows(Path::new(r"$INSTDIR\cinderpeek.exe")).allow[0];
        assert!(
            installer.replace("${RULES}", "netsh advfirewall firewall").contains(line),
            "{line}"
        );
    }
}
