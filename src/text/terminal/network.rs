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

texts! { Network:
    // Hosting.
    listening(port: u16, addresses: &str, code: &str, invite: &str) =
        "The table is open at port {port} ({addresses}).\nJoin code: {code}\nInvitation: {invite}",
        "La table est ouverte au port {port} ({addresses}).\nCode : {code}\nInvitation : {invite}";
    no_code = "none: the table is open", "aucun, la table est ouverte à tous";
    resumed(kept: usize) = "Resumed from {kept} lines.", "Reprise avec {kept} lignes.";
    resumed_part(kept: usize, lost: usize, why: &str) =
        "Resumed from {kept} lines; {lost} lines are lost because {why}. A copy of all of them is in the folder games.",
        "Reprise avec {kept} lignes ; {lost} lignes de la sauvegarde sont perdues : {why}. Une copie de toutes est dans le dossier games.";
    new_code(code: &str) = "The join code is now {code}.", "Le code est maintenant {code}.";
    is_away(name: &str) = "{name} is away.", "{name} est absent.";
    begins = "The game begins.", "La partie commence.";
    over(result: &str) = "The game is over: {result}", "La partie est finie : {result}";
    unsaved(why: &str) =
        "The game cannot be saved ({why}), so it stands still. Make room on the disk; it goes on by itself.",
        "Impossible de sauvegarder la partie ({why}), donc elle attend. Faites de la place sur le disque ; elle reprendra toute seule.";
    saved_again =
        "The game is saved again and goes on.",
        "La partie est de nouveau sauvegardée et continue.";
    unannounced(why: &str) =
        "The table cannot be announced on the network ({why}). Friends can still join by invitation.",
        "Impossible d’annoncer la table sur le réseau ({why}). Vos amis peuvent toujours venir par invitation.";
    file(path: &str, error: &str) =
        "Cannot use {path}: {error}.",
        "Impossible d’utiliser {path} : {error}.";
    broken_identity(path: &str) =
        "{path} is damaged. Put back a copy of it; or move it away to start with a new identity, which your friends’ programs will not recognise.",
        "{path} est abîmé. Remettez-en une copie ; ou déplacez-le pour commencer avec une nouvelle identité, que les programmes de vos amis ne reconnaîtront pas.";
    busy(path: &str) =
        "Another program hosts a table with {path}. Close it, or use another profile folder (--data).",
        "Un autre programme tient une table avec {path}. Fermez-le, ou prenez un autre dossier de profil (--data).";
    no_save(path: &str) =
        "There is no table to resume: {path} is not there. Leave out --resume to open a new table.",
        "Il n’y a pas de table à reprendre : {path} n’existe pas. Sans --resume, une nouvelle table s’ouvre.";
    no_resume(path: &str, why: &str) =
        "Nothing of the table in {path} can be resumed: {why}. It is left as it is. Leave out --resume to open a new table; the file is then put aside.",
        "Rien ne peut être repris de la sauvegarde {path} : {why}. Elle reste telle quelle. Sans --resume, une nouvelle table s’ouvre et le fichier est mis de côté.";
    port_taken(port: u16) =
        "Port {port} is taken by another program. Choose another one with --port, or leave it out.",
        "Le port {port} est pris par un autre programme. Choisissez-en un autre avec --port, ou n’en donnez pas.";

    // Joining.
    joined = "At the table.", "À la table.";
    disconnected(why: &str) = "{why} Trying to come back.", "{why} On essaie de revenir.";
    reconnected = "Back at the table.", "De retour à la table.";
    not_kept(error: &str) =
        "Your seat could not be kept on disk ({error}): if this program ends, you may not get it back.",
        "Votre place n’a pas pu être gardée sur le disque ({error}) : si ce programme s’arrête, elle sera peut-être perdue.";
    named(name: &str) = "called \"{name}\"", "« {name} »";
    at(addresses: &str) = "at {addresses}", "à l’adresse {addresses}";
    invited = "of this invitation", "de cette invitation";
    no_table(wanted: &str, seconds: u64, seen: &str) =
        {
            let seen = if seen.is_empty() { String::new() } else { format!(" There are: {seen}.") };
            format!(
                "No table {wanted} answered within {seconds} s.{seen} Ask the host for an invitation, or try cinderpeek doctor."
            )
        },
        {
            let seen = if seen.is_empty() { String::new() } else { format!(" Il y a : {seen}.") };
            format!(
                "Aucune table {wanted} n’a répondu en {seconds} s.{seen} Demandez une invitation à l’hôte, ou essayez cinderpeek doctor."
            )
        };
    not_back(seconds: u64) =
        "The table was lost and did not come back within {seconds} s. The seat is kept: join again when the host is back.",
        "La table est perdue et n’est pas revenue en {seconds} s. La place est gardée : revenez quand l’hôte sera là.";
    needs_code =
        "This table needs its join code: it is on the host’s screen. Give it with --code.",
        "Cette table demande son code : il est sur l’écran de l’hôte. Donnez-le avec --code.";
    wrong_code =
        "The join code is wrong. Look at the host’s screen again.",
        "Le code est faux. Regardez encore l’écran de l’hôte.";
    watch(why: &str) = "{why} To watch: --watch.", "{why} Pour regarder : --watch.";
    other_game(game: &str) =
        "This table plays another game. Join it with --game {game}.",
        "Cette table joue à un autre jeu. Rejoignez-la avec --game {game}.";
    ambiguous(name: &str, addresses: &str) =
        "Several tables are called \"{name}\". Say which one with --address: {addresses}.",
        "Plusieurs tables s’appellent « {name} ». Dites laquelle avec --address : {addresses}.";
    no_search(why: &str) =
        "Tables cannot be looked for on this network ({why}). Join by --address or --invite.",
        "On ne peut pas chercher de tables sur ce réseau ({why}). Utilisez --address ou --invite.";

    // Looking for tables.
    cannot_look(why: &str) =
        "Tables cannot be looked for: {why}.",
        "Impossible de chercher des tables : {why}.";
    no_tables(seconds: u16) =
        "No table was seen in {seconds} s. To find out why: cinderpeek doctor",
        "Aucune table vue en {seconds} s. Pour savoir pourquoi : cinderpeek doctor";
    other_version(table: &str, theirs: u16, ours: u16) =
        "{table}: speaks version {theirs}, this program {ours}",
        "{table} : parle la version {theirs}, ce programme la version {ours}";
    /// A table, its game, who may join, what goes on there and where it is.
    table(name: &str, game: &str, entry: &str, doing: &str, addresses: &str) =
        "{name}: {game}, {entry}, {doing} ({addresses})",
        "{name} : {game}, {entry}, {doing} ({addresses})";
    /// Where the log of this profile is.
    log(path: &str) =
        "What went wrong earlier is noted in {path}.",
        "Ce qui n’a pas marché est noté dans {path}.";
    /// What was looked at, before what was heard there.
    looked_at(interfaces: &str, heard: &str) =
        "Looked at {interfaces}. {heard}",
        "Regardé : {interfaces}. {heard}";
    /// A finding, and which interface, table or address it is about.
    about(finding: &str, what: &str) = "{finding} ({what})", "{finding} ({what})";
}

impl Network {
    /// Why there is no host.
    pub fn host_error(&self, text: &Texts, why: &HostError) -> String {
        match why {
            HostError::Identity(why) => self.identity_error(text, why),
            HostError::File(path, error) => {
                self.file(&path.display().to_string(), &error.to_string())
            }
            HostError::Busy(path) => self.busy(&path.display().to_string()),
            HostError::NoSave(path) => self.no_save(&path.display().to_string()),
            HostError::ResumeError(path, damage) => {
                let why = text.terminal.record.damage(*damage);
                self.no_resume(&path.display().to_string(), why)
            }
            HostError::Closed(ListenError::PortTaken(port)) => self.port_taken(*port),
            HostError::Closed(why) => self.about(text.trouble.no_network, &why.to_string()),
        }
    }

    /// Why a profile's key cannot be used.
    pub fn identity_error(&self, text: &Texts, why: &IdentityError) -> String {
        match why {
            IdentityError::File(path, error) => {
                self.file(&path.display().to_string(), &error.to_string())
            }
            IdentityError::Broken(path) => self.broken_identity(&path.display().to_string()),
            IdentityError::Unmade(why) => self.about(text.trouble.identity, &why.to_string()),
        }
    }

    /// Which table was looked for.
    pub fn wanted(&self, wanted: &Wanted) -> String {
        match wanted {
            Wanted::Name(name) => self.named(name),
            Wanted::Address(addresses) => {
                let addresses: Vec<String> = addresses.iter().map(ToString::to_string).collect();
                self.at(&addresses.join(", "))
            }
            Wanted::Invite(_) => self.invited.to_owned(),
        }
    }

    /// Why a visit is over, and which option to try next.
    pub fn end(&self, text: &Texts, end: &End, wanted: &Wanted) -> String {
        match end {
            End::NoTable { waited, seen } => {
                self.no_table(&self.wanted(wanted), waited.as_secs(), &seen.join(", "))
            }
            End::NotBack(waited) => self.not_back(waited.as_secs()),
            End::Refused(gone) => self.gone(text, gone),
            End::Farewell(Farewell::Started | Farewell::Full) => self.watch(&text.trouble.end(end)),
            End::Ambiguous(name, addresses) => self.ambiguous(name, &addresses.join(", ")),
            End::NoSearch(why) => self.no_search(why),
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
                    self.about(text.trouble.other_version, &versions)
                }
                _ => text.trouble.gone(gone),
            },
            Disconnect::Broken(why) => self.about(&text.trouble.gone(gone), why),
            _ => text.trouble.gone(gone),
        }
    }
}
