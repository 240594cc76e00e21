//! What went wrong, and what to do: how a seat at a table can end, and how it may not even begin.

use crate::game::Game;
use crate::guest::End;
use crate::host::news::HostError;
use crate::net::transport::quic::ListenError;
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::{Farewell, Refusal};

texts! { Trouble:
    /// Where one was not let in, or nothing came about.
    in_vain = "That did not work", "Cela n’a pas marché";
    title = "That is all for now", "C’est tout pour l’instant";
    try_again = "Try again", "Réessayer";
    watch = "Watch instead", "Regarder plutôt";

    no_answer =
        "Nobody answers there. Is the table still open, and are you on the same network? Ask the host for an invitation: it works even where tables do not see each other.",
        "Personne ne répond là-bas. La table est-elle toujours ouverte, et êtes-vous sur le même réseau ? Demandez une invitation à l’hôte : elle marche même là où les tables ne se voient pas.";
    not_back =
        "The table was lost and has not come back. If you had a seat, it is kept: come back with “Continue” when the host is there again.",
        "La table est perdue et n’est pas revenue. Votre place est gardée : revenez avec « Continuer » quand l’hôte sera là.";
    no_search =
        "This network cannot be searched for tables. Ask the host for an invitation and join with it.",
        "On ne peut pas chercher de tables sur ce réseau. Demandez une invitation à l’hôte.";
    ambiguous(table: &str) =
        "Several tables are called “{table}”. Choose one in the list, or ask the host for an invitation.",
        "Plusieurs tables s’appellent « {table} ». Choisissez dans la liste, ou demandez une invitation à l’hôte.";
    left = "You have left the table.", "Vous avez quitté la table.";
    closed =
        "The host has closed the table. If a game was under way, it is saved: the host can open it again.",
        "L’hôte a fermé la table. Si une partie était en cours, elle est sauvegardée : l’hôte peut la rouvrir.";
    kicked =
        "The host has sent you away from this table.",
        "L’hôte vous a demandé de quitter cette table.";
    banned =
        "The host has sent you away from this table for good.",
        "L’hôte vous a fermé la porte de cette table pour de bon.";
    other_device =
        "You have taken your seat from another window or computer. You can play on there.",
        "Vous avez pris votre place depuis une autre fenêtre ou un autre ordinateur. Continuez là-bas.";
    full = "All seats at this table are taken.", "Toutes les places de cette table sont prises.";
    started = "The game at this table has begun.", "La partie a déjà commencé à cette table.";
    no_watchers =
        "The host does not want anybody to watch at this table.",
        "L’hôte ne veut pas de spectateurs à cette table.";
    broken_promise =
        "Twice your program did not do its part in the deal, so your seat is free again. You can join once more.",
        "Deux fois, votre programme n’a pas pris sa part à la donne : votre place est libre. Vous pouvez revenir.";
    locked_out(seconds: u32) =
        "There were too many wrong codes. Try again in {seconds} seconds.",
        "Il y a eu trop de codes faux. Réessayez dans {seconds} secondes.";
    other_version =
        "The other computer has another version of Cinderpeek. Install the same version on both.",
        "L’autre ordinateur a une autre version de Cinderpeek. Installez la même sur les deux.";
    busy =
        "There is a crowd at the host’s door. Try again in a moment.",
        "On se bouscule à la porte de l’hôte. Réessayez dans un instant.";
    wrong_host =
        "Somebody else answers there than the host you know. Ask the host for a new invitation.",
        "Quelqu’un d’autre que l’hôte que vous connaissez répond là-bas. Demandez-lui une nouvelle invitation.";
    not_proven =
        "Whoever answers there does not know the code. It may be a stranger’s table: do not play there, and ask the host.",
        "Celui qui répond là-bas ne connaît pas le code. C’est peut-être la table d’un inconnu : n’y jouez pas, et demandez à l’hôte.";
    broken =
        "The connection broke. Try again; if it stays like this, ask the host for an invitation.",
        "La connexion s’est rompue. Réessayez ; si cela persiste, demandez une invitation à l’hôte.";
    not_understood =
        "The two programs did not understand each other. Install the same version on both computers.",
        "Les deux programmes ne se sont pas compris. Installez la même version sur les deux ordinateurs.";

    no_address(text: &str) =
        "“{text}” is no address on this network. It looks like 192.168.1.20:40000, as the host’s screen shows it.",
        "« {text} » n’est pas une adresse de ce réseau. Elle ressemble à 192.168.1.20:40000, comme l’écran de l’hôte la montre.";
    identity =
        "Your profile’s key cannot be used. Is there room on the disk, and may you write to your profile’s folder?",
        "La clé de votre profil est inutilisable. Reste-t-il de la place sur le disque, et pouvez-vous écrire dans le dossier du profil ?";
    files(path: &str) =
        "This file cannot be used: {path}. Is there room on the disk, and may you write there?",
        "Ce fichier est inutilisable : {path}. Reste-t-il de la place sur le disque, et pouvez-vous y écrire ?";
    profile =
        "Your profile cannot be read. May you read its folder?",
        "Votre profil est illisible. Avez-vous accès à son dossier ?";
    table_busy =
        "This table is open already, in another window of Cinderpeek. Close it there first.",
        "Cette table est déjà ouverte, dans une autre fenêtre de Cinderpeek. Fermez-la d’abord là-bas.";
    no_save = "There is nothing to continue any more.", "Il n’y a plus rien à continuer.";
    unreadable_save =
        "The saved game is damaged and cannot be opened. It is left as it is; open a new table.",
        "La partie sauvegardée est abîmée et ne s’ouvre plus. Elle reste telle quelle ; ouvrez une nouvelle table.";
    port =
        "Another program uses the same port. Try again.",
        "Un autre programme utilise le même port. Réessayez.";
    no_network =
        "The network does not let us open a table. Is another interface chosen in the settings than the one you use?",
        "Le réseau ne nous laisse pas ouvrir de table. L’interface choisie dans les réglages est-elle la bonne ?";
    system =
        "The computer has no room for one more task. Close some programs and try again.",
        "L’ordinateur n’a plus de place pour une tâche de plus. Fermez quelques programmes et réessayez.";

    too_fast =
        "Not so fast: wait a few seconds before you write again.",
        "Pas si vite : attendez quelques secondes avant d’écrire encore.";
    place_taken =
        "Somebody was quicker. Choose another place.",
        "Quelqu’un a été plus rapide. Choisissez une autre place.";
    no_room = "All seats are taken.", "Toutes les places sont prises.";
    not_ready = "Not everybody is ready yet.", "Tout le monde n’y est pas encore.";
    setup_error =
        "These options do not suit this number of players.",
        "Ces options ne conviennent pas à ce nombre de joueurs.";
}

impl Trouble {
    /// Why a request before the game was refused, where that is worth a word.
    pub fn refusal<G: Game>(&self, refusal: &Refusal<G>) -> Option<&'static str> {
        match refusal {
            Refusal::TooFast => Some(self.too_fast),
            Refusal::PlaceTaken => Some(self.place_taken),
            Refusal::NoRoom => Some(self.no_room),
            Refusal::NotReady => Some(self.not_ready),
            Refusal::SetupError => Some(self.setup_error),
            Refusal::Illegal(_)
            | Refusal::TooLate
            | Refusal::NotNow
            | Refusal::HostOnly
            | Refusal::Unknown
            | Refusal::OtherShare => None,
        }
    }

    /// Why it is over.
    pub fn end(&self, end: &End) -> String {
        match end {
            End::NoTable { .. } => self.no_answer.to_owned(),
            End::NotBack(_) => self.not_back.to_owned(),
            End::Refused(gone) => self.gone(gone),
            End::Left => self.left.to_owned(),
            End::Farewell(farewell) => self.farewell(*farewell).to_owned(),
            End::Ambiguous(name, _) => self.ambiguous(name),
            End::NoSearch(_) => self.no_search.to_owned(),
        }
    }

    fn farewell(&self, farewell: Farewell) -> &'static str {
        match farewell {
            Farewell::OtherDevice => self.other_device,
            Farewell::Full => self.full,
            Farewell::Started => self.started,
            Farewell::NoWatchers => self.no_watchers,
            Farewell::Kicked => self.kicked,
            Farewell::Left | Farewell::OwnerIsBack => self.left,
            Farewell::BrokenPromise => self.broken_promise,
            Farewell::Nonsense => self.not_understood,
            Farewell::Closed => self.closed,
        }
    }

    /// Why a link is gone.
    pub fn gone(&self, gone: &Disconnect) -> String {
        match gone {
            Disconnect::Closed(reason) | Disconnect::Dropped(reason) => return self.reason(reason),
            Disconnect::Lost | Disconnect::Restarted => self.not_back,
            Disconnect::Unreachable => self.no_answer,
            Disconnect::WrongHost => self.wrong_host,
            Disconnect::NotProven => self.not_proven,
            Disconnect::Broken(_) => self.broken,
        }
        .to_owned()
    }

    fn reason(&self, reason: &Reason) -> String {
        match reason {
            Reason::Left | Reason::TableClosed => self.closed,
            Reason::Kicked => self.kicked,
            Reason::Banned => self.banned,
            Reason::Replaced => self.other_device,
            Reason::LockedOut(seconds) => return self.locked_out(*seconds),
            Reason::OtherVersion(_) => self.other_version,
            Reason::Busy | Reason::TooSlow => self.busy,
            Reason::Malformed => self.not_understood,
            // Codes are asked for in a dialog of their own.
            Reason::WrongCode
            | Reason::NeedsCode
            | Reason::NeedsNoCode
            | Reason::PassRefused
            | Reason::NeverReads
            | Reason::Unknown(_) => self.broken,
        }
        .to_owned()
    }

    /// Why a table could not be opened.
    pub fn no_host(&self, why: &HostError) -> String {
        match why {
            HostError::Identity(_) => self.identity,
            HostError::File(path, _) => return self.files(&path.display().to_string()),
            HostError::Busy(_) => self.table_busy,
            HostError::NoSave(_) => self.no_save,
            HostError::ResumeError(..) => self.unreadable_save,
            HostError::Closed(ListenError::PortTaken(_)) => self.port,
            HostError::Closed(_) => self.no_network,
        }
        .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Memoarrr;

    #[test]
    fn a_start_by_the_wrong_number_is_not_blamed_on_those_who_are_not_ready() {
        for trouble in [Trouble::EN, Trouble::FR] {
            let words = |refusal| trouble.refusal::<Memoarrr>(&refusal).expect("a word");
            assert_ne!(words(Refusal::SetupError), words(Refusal::NotReady));
        }
    }
}
