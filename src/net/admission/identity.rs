//! Who this profile is on the network: a certificate of its own making, and the keys that go with it.
//!
//! It is made once and kept in the profile's folder, so that friends recognise the host again, a
//! restarted host can tell its old guests that it was restarted, and passes given out before a
//! restart are still good. Hosts and guests have the same kind of identity.

use std::fmt;
use std::path::{Path, PathBuf};

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use serde::{Deserialize, Serialize};

use super::fingerprint::Fingerprint;
use crate::storage::private_file;

/// The file in the profile's folder.
const FILE: &str = "identity.json";

/// A certificate and its keys.
pub struct Identity {
    certificate: CertificateDer<'static>,
    key: PrivateKeyDer<'static>,
    keys: Keys,
}

/// The secrets beside the certificate's own key.
#[derive(Clone, Copy)]
struct Keys {
    /// What stateless resets are made with.
    reset: [u8; 32],
    /// What connection ids are recognised by after a restart.
    connection_ids: u64,
    /// What passes are made with.
    passes: [u8; 32],
}

/// Why there is no identity.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The file cannot be read or written.
    #[error("{path}: {error}", path = .0.display(), error = .1)]
    File(PathBuf, #[source] std::io::Error),
    /// The file is there, but makes no sense. It is left alone: friends know this host by it.
    #[error("{} is damaged", .0.display())]
    Broken(PathBuf),
    /// No certificate could be made.
    #[error(transparent)]
    Unmade(#[from] rcgen::Error),
}

impl Identity {
    /// The identity of the profile in this folder; made now if there is none yet.
    pub fn of_profile(folder: &Path) -> Result<Self, IdentityError> {
        let path = folder.join(FILE);
        match private_file::read(&path) {
            Ok(text) => Self::read(&text).ok_or(IdentityError::Broken(path)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Self::settle(path),
            Err(error) => Err(IdentityError::File(path, error)),
        }
    }

    /// A new identity that is kept nowhere.
    pub fn fresh() -> Result<Self, IdentityError> {
        let made = rcgen::generate_simple_self_signed(vec!["table.invalid".to_owned()])?;
        let key = PrivatePkcs8KeyDer::from(made.signing_key.serialize_der());
        let keys =
            Keys { reset: rand::random(), connection_ids: rand::random(), passes: rand::random() };
        Ok(Self { certificate: made.cert.der().clone(), key: key.into(), keys })
    }

    /// What others know this identity by.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.certificate)
    }

    pub(crate) fn certificate(&self) -> CertificateDer<'static> {
        self.certificate.clone()
    }

    pub(crate) fn key(&self) -> PrivateKeyDer<'static> {
        self.key.clone_key()
    }

    pub(crate) fn reset_key(&self) -> &[u8; 32] {
        &self.keys.reset
    }

    pub(crate) fn connection_id_key(&self) -> u64 {
        self.keys.connection_ids
    }

    pub(crate) fn pass_key(&self) -> &[u8; 32] {
        &self.keys.passes
    }

    /// Makes an identity and keeps it, or takes the one that another program just made.
    fn settle(path: PathBuf) -> Result<Self, IdentityError> {
        let fresh = Self::fresh()?;
        let file = |error| IdentityError::File(path.clone(), error);
        if private_file::create(&path, &fresh.write()).map_err(file)? {
            return Ok(fresh);
        }
        let text = private_file::read(&path).map_err(file)?;
        Self::read(&text).ok_or(IdentityError::Broken(path))
    }

    fn write(&self) -> String {
        let kept = IdentityFile {
            certificate: HEXLOWER.encode(&self.certificate),
            key: HEXLOWER.encode(self.key.secret_der()),
            reset: self.keys.reset,
            connection_ids: self.keys.connection_ids.to_le_bytes(),
            passes: self.keys.passes,
        };
        serde_json::to_string_pretty(&kept).unwrap_or_default()
    }

    fn read(text: &str) -> Option<Self> {
        let kept: IdentityFile = serde_json::from_str(text).ok()?;
        let bytes = |text: &str| HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok();
        Some(Self {
            certificate: CertificateDer::from(bytes(&kept.certificate)?),
            key: PrivatePkcs8KeyDer::from(bytes(&kept.key)?).into(),
            keys: Keys {
                reset: kept.reset,
                connection_ids: u64::from_le_bytes(kept.connection_ids),
                passes: kept.passes,
            },
        })
    }
}

/// The file's content, in hexadecimal digits.
#[derive(Serialize, Deserialize)]
struct IdentityFile {
    certificate: String,
    key: String,
    #[serde(with = "crate::hex")]
    reset: [u8; 32],
    #[serde(with = "crate::hex")]
    connection_ids: [u8; 8],
    #[serde(with = "crate::hex")]
    passes: [u8; 32],
}

/// Never the keys: a log is no place for them.
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Identity").field(&self.fingerprint()).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::tempdir;

    use super::*;

    #[test]
    fn a_profile_keeps_its_identity() {
        let folder = tempdir().unwrap();
        let first = Identity::of_profile(folder.path()).unwrap();
        let again = Identity::of_profile(folder.path()).unwrap();
        assert_eq!(first.fingerprint(), again.fingerprint());
        assert_eq!(first.reset_key(), again.reset_key());
        assert_eq!(first.connection_id_key(), again.connection_id_key());
        assert_eq!(first.pass_key(), again.pass_key());
        assert_eq!(first.key.secret_der(), again.key.secret_der());
    }

    #[test]
    fn a_damaged_identity_is_not_replaced_behind_its_owners_back() {
        let folder = tempdir().unwrap();
        fs::write(folder.path().join(FILE), "{\"certificate\":\"zz\"").unwrap();
        assert!(matches!(Identity::of_profile(folder.path()), Err(IdentityError::Broken(_))));
    }

    #[test]
    fn keys_stay_out_of_logs() {
        let identity = Identity::fresh().unwrap();
        let shown = format!("{identity:?}");
        assert!(
            !shown.contains(&HEXLOWER.encode(identity.pass_key())) && shown.len() < 60,
            "{shown}"
        );
    }
}
