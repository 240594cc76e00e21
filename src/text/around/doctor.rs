//! Why no table is seen, in the player's words.

use crate::net::doctor::Finding;
use crate::text::common::{plural_en, plural_fr};

texts! { Doctor:
    title = "Why do I see nothing?", "Pourquoi je ne vois rien ?";
    running =
        "Having a look around. This takes a few seconds…",
        "On regarde autour de nous. Cela prend quelques secondes…";
    seen(others: usize, tables: usize) =
        {
            let others = plural_en(others, "other device", "other devices");
            let tables = plural_en(tables, "table", "tables");
            format!("Heard on your network: {others}, {tables}.")
        },
        {
            let others = plural_fr(others, "autre appareil", "autres appareils");
            let tables = plural_fr(tables, "table", "tables");
            format!("Entendu sur votre réseau : {others}, {tables}.")
        };
    all_well =
        "Everything works on this computer. Perhaps nobody has opened a table yet.",
        "Tout marche sur cet ordinateur. Peut-être que personne n’a encore ouvert de table.";
    again = "Look again", "Regarder encore";
    /// What an administrator types follows.
    firewall(name: &str) =
        "The firewall of this computer ({name}) is on. To let others join your tables, type as administrator:",
        "Le pare-feu de cet ordinateur ({name}) est actif. Pour que d’autres rejoignent vos tables, tapez en administrateur :";

    no_interface: [&'static str; 2] =
        [
            "This computer is on no network.",
            "Connect to the Wi-Fi or plug in the cable. Practising works without.",
        ],
        [
            "Cet ordinateur n’est sur aucun réseau.",
            "Connectez-vous au Wi-Fi ou branchez le câble. L’entraînement marche sans.",
        ];
    no_such_interface: [&'static str; 2] =
        [
            "The network interface in your settings is not there.",
            "Choose another one in the settings, or all of them.",
        ],
        [
            "L’interface réseau de vos réglages n’existe pas.",
            "Choisissez-en une autre dans les réglages, ou toutes.",
        ];
    system: [&'static str; 2] =
        [
            "The system does not let us look around.",
            "Try again in a moment, or join by invitation.",
        ],
        [
            "Le système ne nous laisse pas regarder autour de nous.",
            "Réessayez dans un instant, ou utilisez une invitation.",
        ];
    filtered: [&'static str; 2] =
        [
            "A firewall on this computer swallows what tables call out.",
            "Let Cinderpeek through (UDP port 5353), or join by invitation.",
        ],
        [
            "Un pare-feu sur cet ordinateur avale ce que les tables annoncent.",
            "Laissez passer Cinderpeek (port UDP 5353), ou utilisez une invitation.",
        ];
    port_taken: [&'static str; 2] =
        [
            "Another program on this computer keeps the port for finding tables to itself.",
            "End that program, or join by invitation.",
        ],
        [
            "Un autre programme garde pour lui le port qui sert à trouver les tables.",
            "Fermez ce programme, ou utilisez une invitation.",
        ];
    tunnel: [&'static str; 2] =
        [
            "A VPN is in the way.",
            "Switch it off while you play, or let it leave the local network alone.",
        ],
        [
            "Un VPN bloque le passage.",
            "Coupez-le pendant la partie, ou excluez-en le réseau local.",
        ];
    nobody: [&'static str; 2] =
        [
            "No other device has answered on this network.",
            "Perhaps nobody has opened a table yet. If somebody has, the Wi-Fi may keep its devices apart: join by invitation, or use another network, such as a phone’s hotspot.",
        ],
        [
            "Aucun autre appareil n’a répondu sur ce réseau.",
            "Peut-être que personne n’a encore ouvert de table. Sinon, le Wi-Fi isole peut-être ses appareils : utilisez une invitation, ou un autre réseau, comme le partage de connexion d’un téléphone.",
        ];
    other_version(table: &str) =
        "“{table}” is of another version of Cinderpeek.",
        "« {table} » a une autre version de Cinderpeek.";
    other_version_advice =
        "Install the same version on both computers.",
        "Installez la même version sur les deux ordinateurs.";
    silent(table: &str) =
        "“{table}” is there, but does not answer.",
        "« {table} » est là, mais ne répond pas.";
    silent_advice =
        "The firewall of the host’s computer has to let Cinderpeek through.",
        "Le pare-feu de l’ordinateur de l’hôte doit laisser passer Cinderpeek.";
    by_address: [&'static str; 2] =
        [
            "The table answers, but its announcements do not arrive.",
            "Join by address or invitation.",
        ],
        [
            "La table répond, mais ses annonces n’arrivent pas.",
            "Rejoignez-la par adresse ou invitation.",
        ];
    unreachable: [&'static str; 2] =
        [
            "The table cannot be reached from here.",
            "Connect both computers to the same network, and ask the host for a new invitation.",
        ],
        [
            "La table est hors d’atteinte d’ici.",
            "Mettez les deux ordinateurs sur le même réseau, et demandez une nouvelle invitation à l’hôte.",
        ];
}

impl Doctor {
    /// What was found, and what to do about it.
    pub fn words(&self, finding: &Finding) -> (String, &'static str) {
        let [sentence, advice] = match finding {
            Finding::NoInterface => self.no_interface,
            Finding::InterfaceError(_) => self.no_such_interface,
            Finding::System(_) => self.system,
            Finding::CannotSend(..) | Finding::MulticastFiltered(_) | Finding::MdnsFiltered(_) => {
                self.filtered
            }
            Finding::MdnsPortTaken => self.port_taken,
            Finding::Tunnel(_) => self.tunnel,
            Finding::NobodyHeard => self.nobody,
            Finding::OnlyByAddress(_) => self.by_address,
            Finding::OtherVersion(table, _) => {
                return (self.other_version(table), self.other_version_advice);
            }
            Finding::TableSilent(table, _) => return (self.silent(table), self.silent_advice),
            Finding::OtherNetwork(_)
            | Finding::Isolated(_)
            | Finding::NoTableThere(_)
            | Finding::PortFiltered(_) => self.unreachable,
        };
        (sentence.to_owned(), advice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn a_finding_and_what_to_do_are_whole_sentences() {
        let address = ([10, 0, 0, 1], 4000).into();
        let findings = [
            Finding::NobodyHeard,
            Finding::NoTableThere(address),
            Finding::OtherVersion("table".to_owned(), 1),
            Finding::TableSilent("table".to_owned(), vec![address]),
        ];
        for language in Language::ALL {
            for finding in &findings {
                let (sentence, advice) = language.texts().doctor.words(finding);
                assert!(sentence.ends_with('.') && advice.ends_with('.'), "{sentence} {advice}");
            }
        }
    }
}
