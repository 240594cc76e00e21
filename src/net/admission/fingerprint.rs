//! Whom one is talking to: the hash of a certificate.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::hex::HexBytes;

/// The SHA-256 of a certificate. It names a host or a guest; it is no secret, and to know it proves
/// nothing: what proves is the signature that TLS demands of whoever shows the certificate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fingerprint(#[serde(with = "crate::hex")] pub [u8; 32]);

/// Text that is no fingerprint: it takes 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a fingerprint has 64 hexadecimal digits")]
pub struct FingerprintError;

impl Fingerprint {
    /// The fingerprint of a certificate in DER.
    pub fn of(certificate: &[u8]) -> Self {
        Self(Sha256::digest(certificate).into())
    }

    /// The first eight digits: enough to tell two hosts apart on a screen, not enough to trust.
    pub fn short(&self) -> String {
        HEXLOWER.encode(&self.0[..4])
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&HexBytes(self.0), f)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({}…)", self.short())
    }
}

impl FromStr for Fingerprint {
    type Err = FingerprintError;

    fn from_str(text: &str) -> Result<Self, FingerprintError> {
        HexBytes::parse(text).map(|bytes| Self(bytes.0)).ok_or(FingerprintError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_read_as_it_is_written() {
        let fingerprint = Fingerprint::of(b"a certificate");
        assert_eq!(fingerprint.to_string().parse(), Ok(fingerprint));
        assert_eq!("abc".parse::<Fingerprint>(), Err(FingerprintError));
        assert_eq!("é".repeat(32).parse::<Fingerprint>(), Err(FingerprintError));
    }
}
