//! TLS as both sides use it: version 1.3 and nothing else, no early data, no tickets, and
//! certificates that nobody has signed but their owners.
//!
//! Each side shows a certificate and proves that it holds the key. Nothing here decides whom to
//! trust, but for one thing: a guest who knows which certificate to expect takes no other. Who is let
//! in is decided in [`admission`](crate::net::admission).
//!
//! The version of our own protocol is agreed on here, too (ALPN). Programs of every version also
//! know the name `ANY_VERSION`, under which they do nothing but tell each other their versions, so
//! that both players can be told.

use std::sync::Arc;

use quinn::crypto::rustls::{NoInitialCipherSuite, QuicClientConfig, QuicServerConfig};
use rustls::client::Resumption;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, WebPkiSupportedAlgorithms, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use rustls::version::TLS13;
use rustls::{CertificateError, DigitallySignedStruct, DistinguishedName, Error, SignatureScheme};

use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::identity::Identity;

/// The name under which programs of different versions only say which version they are.
const ANY_VERSION: &[u8] = b"cinderpeek";

/// TLS cannot be set up with this identity.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// Its certificate or key is not accepted.
    #[error(transparent)]
    Identity(#[from] Error),
    /// QUIC needs a cipher suite that is not there.
    #[error(transparent)]
    CipherSuite(#[from] NoInitialCipherSuite),
}

/// The name of a version of our protocol.
pub fn protocol_name(version: u16) -> Vec<u8> {
    format!("cinderpeek/{version}").into_bytes()
}

/// The host's side.
pub fn host(me: &Identity, version: u16) -> Result<QuicServerConfig, TlsError> {
    let provider = provider();
    let algorithms = provider.signature_verification_algorithms;
    let any_certificate = Arc::new(AnyCertificate { algorithms });
    let mut config = rustls::ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&TLS13])?
        .with_client_cert_verifier(any_certificate)
        .with_single_cert(vec![me.certificate()], me.key())?;
    config.alpn_protocols = vec![protocol_name(version), ANY_VERSION.to_vec()];
    config.max_early_data_size = 0;
    config.send_tls13_tickets = 0;
    Ok(QuicServerConfig::try_from(config)?)
}

/// A guest's side. Without an expected fingerprint any host is talked to, and has to prove itself
/// by the join code.
pub fn guest(
    me: &Identity,
    expected: Option<Fingerprint>,
    version: u16,
) -> Result<QuicClientConfig, TlsError> {
    let provider = provider();
    let pinned =
        PinnedCertificate { expected, algorithms: provider.signature_verification_algorithms };
    let mut config = rustls::ClientConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&TLS13])?
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(pinned))
        .with_client_auth_cert(vec![me.certificate()], me.key())?;
    config.alpn_protocols = vec![protocol_name(version), ANY_VERSION.to_vec()];
    config.enable_early_data = false;
    config.resumption = Resumption::disabled();
    config.enable_sni = false;
    Ok(QuicClientConfig::try_from(config)?)
}

fn provider() -> Arc<CryptoProvider> {
    Arc::new(rustls::crypto::ring::default_provider())
}

/// Takes the expected certificate, if there is one, and demands the proof that it is the host's.
#[derive(Debug)]
struct PinnedCertificate {
    expected: Option<Fingerprint>,
    algorithms: WebPkiSupportedAlgorithms,
}

/// What both of rustls's traits ask for in the same words: the proof that a certificate is one's own,
/// by TLS 1.3 only.
macro_rules! verify_by_tls13_signature {
    () => {
        fn verify_tls12_signature(
            &self,
            _: &[u8],
            _: &CertificateDer<'_>,
            _: &DigitallySignedStruct,
        ) -> Result<HandshakeSignatureValid, Error> {
            Err(no_tls12())
        }

        fn verify_tls13_signature(
            &self,
            message: &[u8],
            certificate: &CertificateDer<'_>,
            signature: &DigitallySignedStruct,
        ) -> Result<HandshakeSignatureValid, Error> {
            verify_tls13_signature(message, certificate, signature, &self.algorithms)
        }

        fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
            self.algorithms.supported_schemes()
        }
    };
}

impl ServerCertVerifier for PinnedCertificate {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        match self.expected {
            Some(expected) if expected != Fingerprint::of(certificate) => {
                Err(CertificateError::ApplicationVerificationFailure.into())
            }
            _ => Ok(ServerCertVerified::assertion()),
        }
    }

    verify_by_tls13_signature!();
}

/// Takes any certificate, and demands the proof that it is the guest's.
#[derive(Debug)]
struct AnyCertificate {
    algorithms: WebPkiSupportedAlgorithms,
}

impl ClientCertVerifier for AnyCertificate {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }

    fn verify_client_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: UnixTime,
    ) -> Result<ClientCertVerified, Error> {
        Ok(ClientCertVerified::assertion())
    }

    verify_by_tls13_signature!();
}

fn no_tls12() -> Error {
    Error::General("TLS 1.2 was never offered".to_owned())
}
