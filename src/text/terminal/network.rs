//! Tables on the network: hosting, joining, looking for them.

use crate::guest::End;
use crate::guest::remote::Wanted;
use crate::host::news::HostError;
use crate::net::PROTOCOL;
use crate::net::admission::identity::IdentityError;
use crate::net::transport::quic::ListenError;
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::Farewell;
use crate::text::Texts;

pub struct Network {
    // Hosting.
    pub listening: fn(port: u16, addresses: &str, code: &str, invite: &str) -> String,
    pub no_code: &'static str,
    pub resumed: fn(kept: usize) -> String,
    pub resumed_part: fn(kept: usize, lost: usize, why: &str) -> String,
    pub new_code: fn(code: &str) -> String,
    pub is_here: fn(name: &str) -> String,
    pub is_away: fn(name: &str) -> String,
    pub is_back: fn(name: &str) -> String,
    pub begins: &'static str,
    pub over: fn(result: &str) -> String,
    pub unsaved: fn(why: &str) -> String,
    pub saved_again: &'static str,
    pub unannounced: fn(why: &str) -> String,
    file: fn(path: &str, error: &str) -> String,
    broken_identity: fn(path: &str) -> String,
    busy: fn(path: &str) -> String,
    no_save: fn(path: &str) -> String,
    no_resume: fn(path: &str, why: &str) -> String,
    port_taken: fn(port: u16) -> String,

    // Joining.
    pub joined: &'static str,
    pub disconnected: fn(why: &str) -> String,
    pub reconnected: &'static str,
    pub not_kept: fn(error: &str) -> String,
    named: fn(name: &str) -> String,
    at: fn(addresses: &str) -> String,
    invited: &'static str,
    no_table: fn(wanted: &str, seconds: u64, seen: &str) -> String,
    not_back: fn(seconds: u64) -> String,
    needs_code: &'static str,
    wrong_code: &'static str,
    watch: fn(why: &str) -> String,
    pub other_game: fn(game: &str) -> String,
    ambiguous: fn(name: &str, addresses: &str) -> String,
    no_search: fn(why: &str) -> String,

    // Looking for tables.
    pub cannot_look: fn(why: &str) -> String,
    pub no_tables: fn(seconds: u16) -> String,
    pub other_version: fn(table: &str, theirs: u16, ours: u16) -> String,
    /// A table, its game, who may join, what goes on there and where it is.
    pub table: fn(name: &str, game: &str, entry: &str, doing: &str, addresses: &str) -> String,
    /// Where the log of this profile is.
    pub log: fn(path: &str) -> String,
    /// What was looked at, before what was heard there.
    pub looked_at: fn(interfaces: &str, heard: &str) -> String,
    /// A finding, and which interface, table or address it is about.
    pub about: fn(finding: &str, what: &str) -> String,
}

impl Network {
    /// Why there is no host.
    pub fn host_error(&self, text: &Texts, why: &HostError) -> String {
        match why {
            HostError::Identity(why) => self.identity_error(text, why),
            HostError::File(path, error) => {
                (self.file)(&path.display().to_string(), &error.to_string())
            }
            HostError::Busy(path) => (self.busy)(&path.display().to_string()),
            HostError::NoSave(path) => (self.no_save)(&path.display().to_string()),
            HostError::ResumeError(path, damage) => {
                let why = text.terminal.record.damage(*damage);
                (self.no_resume)(&path.display().to_string(), why)
            }
            HostError::Closed(ListenError::PortTaken(port)) => (self.port_taken)(*port),
            HostError::Closed(why) => (self.about)(text.trouble.no_network, &why.to_string()),
        }
    }

    /// Why a profile's key cannot be used.
    pub fn identity_error(&self, text: &Texts, why: &IdentityError) -> String {
        match why {
            IdentityError::File(path, error) => {
                (self.file)(&path.display().to_string(), &error.to_string())
            }
            IdentityError::Broken(path) => (self.broken_identity)(&path.display().to_string()),
            IdentityError::Unmade(why) => (self.about)(text.trouble.identity, &why.to_string()),
        }
    }

    /// Which table was looked for.
    pub fn wanted(&self, wanted: &Wanted) -> String {
        match wanted {
            Wanted::Name(name) => (self.named)(name),
            Wanted::Address(addresses) => {
                let addresses: Vec<String> = addresses.iter().map(ToString::to_string).collect();
                (self.at)(&addresses.join(", "))
            }
            Wanted::Invite(_) => self.invited.to_owned(),
        }
    }

    /// Why a visit is over, and which option to try next.
    pub fn end(&self, text: &Texts, end: &End, wanted: &Wanted) -> String {
        match end {
            End::NoTable { waited, seen } => {
                (self.no_table)(&self.wanted(wanted), waited.as_secs(), &seen.join(", "))
            }
            End::NotBack(waited) => (self.not_back)(waited.as_secs()),
            End::Refused(gone) => self.gone(text, gone),
            End::Farewell(Farewell::Started | Farewell::Full) => {
                (self.watch)(&text.trouble.end(end))
            }
            End::Ambiguous(name, addresses) => (self.ambiguous)(name, &addresses.join(", ")),
            End::NoSearch(why) => (self.no_search)(why),
            End::Left | End::Farewell(_) => text.trouble.end(end),
        }
    }

    /// Why a link is gone.
    pub fn gone(&self, text: &Texts, gone: &Disconnect) -> String {
        match gone {
            Disconnect::Closed(reason) | Disconnect::Dropped(reason) => match reason {
                Reason::WrongCode => self.wrong_code.to_owned(),
                Reason::NeedsCode | Reason::PassRefused => self.needs_code.to_owned(),
                Reason::NeedsNoCode => text.join.no_code_needed.to_owned(),
                Reason::OtherVersion(theirs) if *theirs > 0 => {
                    let versions = format!("{theirs} ≠ {PROTOCOL}");
                    (self.about)(text.trouble.other_version, &versions)
                }
                _ => text.trouble.gone(gone),
            },
            Disconnect::Broken(why) => (self.about)(&text.trouble.gone(gone), why),
            _ => text.trouble.gone(gone),
        }
    }
}

pub const EN: Network = Network {
    listening: |port, addresses, code, invite| {
        format!(
            "The table is open at port {port} ({addresses}).\nJoin code: {code}\nInvitation: {invite}"
        )
    },
    no_code: "none: the table is open",
    resumed: |kept| format!("Resumed from {kept} lines."),
    resumed_part: |kept, lost, why| {
        format!(
            "Resumed from {kept} lines; {lost} lines are lost because {why}. A copy of all of them is in the folder games."
        )
    },
    new_code: |code| format!("The join code is now {code}."),
    is_here: |name| format!("{name} is here."),
    is_away: |name| format!("{name} is away."),
    is_back: |name| format!("{name} is back."),
    begins: "The game begins.",
    over: |result| format!("The game is over: {result}"),
    unsaved: |why| {
        format!(
            "The game cannot be saved ({why}), so it stands still. Make room on the disk; it goes on by itself."
        )
    },
    saved_again: "The game is saved again and goes on.",
    unannounced: |why| {
        format!(
            "The table cannot be announced on the network ({why}). Friends can still join by invitation."
        )
    },
    file: |path, error| format!("Cannot use {path}: {error}."),
    broken_identity: |path| {
        format!(
            "{path} is damaged. Put back a copy of it; or move it away to start with a new identity, which your friends' programs will not recognise."
        )
    },
    busy: |path| {
        format!(
            "Another program hosts a table with {path}. Close it, or use another profile folder (--data)."
        )
    },
    no_save: |path| {
        format!(
            "There is no table to resume: {path} is not there. Leave out --resume to open a new table."
        )
    },
    no_resume: |path, why| {
        format!(
            "Nothing of the table in {path} can be resumed: {why}. It is left as it is. Leave out --resume to open a new table; the file is then put aside."
        )
    },
    port_taken: |port| {
        format!(
            "Port {port} is taken by another program. Choose another one with --port, or leave it out."
        )
    },

    joined: "At the table.",
    disconnected: |why| format!("{why} Trying to come back."),
    reconnected: "Back at the table.",
    not_kept: |error| {
        format!(
            "Your seat could not be kept on disk ({error}): if this program ends, you may not get it back."
        )
    },
    named: |name| format!("called \"{name}\""),
    at: |addresses| format!("at {addresses}"),
    invited: "of this invitation",
    no_table: |wanted, seconds, seen| {
        let seen = if seen.is_empty() { String::new() } else { format!(" There are: {seen}.") };
        format!(
            "No table {wanted} answered within {seconds} s.{seen} Ask the host for an invitation, or try cinderpeek doctor."
        )
    },
    not_back: |seconds| {
        format!(
            "The table was lost and did not come back within {seconds} s. The seat is kept: join again when the host is back."
        )
    },
    needs_code: "This table needs its join code: it is on the host's screen. Give it with --code.",
    wrong_code: "The join code is wrong. Look at the host's screen again.",
    watch: |why| format!("{why} To watch: --watch."),
    other_game: |game| format!("This table plays another game. Join it with --game {game}."),
    ambiguous: |name, addresses| {
        format!("Several tables are called \"{name}\". Say which one with --address: {addresses}.")
    },
    no_search: |why| {
        format!(
            "Tables cannot be looked for on this network ({why}). Join by --address or --invite."
        )
    },

    cannot_look: |why| format!("Tables cannot be looked for: {why}."),
    no_tables: |seconds| {
        format!("No table was seen in {seconds} s. To find out why: cinderpeek doctor")
    },
    other_version: |table, theirs, ours| {
        format!("{table}: speaks version {theirs}, this program {ours}")
    },
    table: |name, game, entry, doing, addresses| {
        format!("{name}: {game}, {entry}, {doing} ({addresses})")
    },
    log: |path| format!("What went wrong earlier is noted in {path}."),
    looked_at: |interfaces, heard| format!("Looked at {interfaces}. {heard}"),
    about: |finding, what| format!("{finding} ({what})"),
};

pub const FR: Network = Network {
    listening: |port, addresses, code, invite| {
        format!(
            "La table est ouverte au port {port} ({addresses}).\nCode : {code}\nInvitation : {invite}"
        )
    },
    no_code: "aucun, la table est ouverte à tous",
    resumed: |kept| format!("Reprise avec {kept} lignes."),
    resumed_part: |kept, lost, why| {
        format!(
            "Reprise avec {kept} lignes ; {lost} lignes de la sauvegarde sont perdues : {why}. Une copie de toutes est dans le dossier games."
        )
    },
    new_code: |code| format!("Le code est maintenant {code}."),
    is_here: |name| format!("{name} est là."),
    is_away: |name| format!("{name} est absent."),
    is_back: |name| format!("{name} est de retour."),
    begins: "La partie commence.",
    over: |result| format!("La partie est finie : {result}"),
    unsaved: |why| {
        format!(
            "Impossible de sauvegarder la partie ({why}), donc elle attend. Faites de la place sur le disque ; elle reprendra toute seule."
        )
    },
    saved_again: "La partie est de nouveau sauvegardée et continue.",
    unannounced: |why| {
        format!(
            "Impossible d’annoncer la table sur le réseau ({why}). Vos amis peuvent toujours venir par invitation."
        )
    },
    file: |path, error| format!("Impossible d’utiliser {path} : {error}."),
    broken_identity: |path| {
        format!(
            "{path} est abîmé. Remettez-en une copie ; ou déplacez-le pour commencer avec une nouvelle identité, que les programmes de vos amis ne reconnaîtront pas."
        )
    },
    busy: |path| {
        format!(
            "Un autre programme tient une table avec {path}. Fermez-le, ou prenez un autre dossier de profil (--data)."
        )
    },
    no_save: |path| {
        format!(
            "Il n’y a pas de table à reprendre : {path} n’existe pas. Sans --resume, une nouvelle table s’ouvre."
        )
    },
    no_resume: |path, why| {
        format!(
            "Rien ne peut être repris de la sauvegarde {path} : {why}. Elle reste telle quelle. Sans --resume, une nouvelle table s’ouvre et le fichier est mis de côté."
        )
    },
    port_taken: |port| {
        format!(
            "Le port {port} est pris par un autre programme. Choisissez-en un autre avec --port, ou n’en donnez pas."
        )
    },

    joined: "À la table.",
    disconnected: |why| format!("{why} On essaie de revenir."),
    reconnected: "De retour à la table.",
    not_kept: |error| {
        format!(
            "Votre place n’a pas pu être gardée sur le disque ({error}) : si ce programme s’arrête, elle sera peut-être perdue."
        )
    },
    named: |name| format!("« {name} »"),
    at: |addresses| format!("à l’adresse {addresses}"),
    invited: "de cette invitation",
    no_table: |wanted, seconds, seen| {
        let seen = if seen.is_empty() { String::new() } else { format!(" Il y a : {seen}.") };
        format!(
            "Aucune table {wanted} n’a répondu en {seconds} s.{seen} Demandez une invitation à l’hôte, ou essayez cinderpeek doctor."
        )
    },
    not_back: |seconds| {
        format!(
            "La table est perdue et n’est pas revenue en {seconds} s. La place est gardée : revenez quand l’hôte sera là."
        )
    },
    needs_code: "Cette table demande son code : il est sur l’écran de l’hôte. Donnez-le avec --code.",
    wrong_code: "Le code est faux. Regardez encore l’écran de l’hôte.",
    watch: |why| format!("{why} Pour regarder : --watch."),
    other_game: |game| format!("Cette table joue à un autre jeu. Rejoignez-la avec --game {game}."),
    ambiguous: |name, addresses| {
        format!(
            "Plusieurs tables s’appellent « {name} ». Dites laquelle avec --address : {addresses}."
        )
    },
    no_search: |why| {
        format!(
            "On ne peut pas chercher de tables sur ce réseau ({why}). Utilisez --address ou --invite."
        )
    },

    cannot_look: |why| format!("Impossible de chercher des tables : {why}."),
    no_tables: |seconds| {
        format!("Aucune table vue en {seconds} s. Pour savoir pourquoi : cinderpeek doctor")
    },
    other_version: |table, theirs, ours| {
        format!("{table} : parle la version {theirs}, ce programme la version {ours}")
    },
    table: |name, game, entry, doing, addresses| {
        format!("{name} : {game}, {entry}, {doing} ({addresses})")
    },
    log: |path| format!("Ce qui n’a pas marché est noté dans {path}."),
    looked_at: |interfaces, heard| format!("Regardé : {interfaces}. {heard}"),
    about: |finding, what| format!("{finding} ({what})"),
};
