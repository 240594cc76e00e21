//! A false host that takes the guest's proof, tries its guess on it and then says something
//! harmless, so as to be called again for the next guess.

use cinderpeek::net::transport::dialer::Target;
use cinderpeek::net::transport::reason::Disconnect;

use crate::driven::dial;
use crate::false_host::answer;
use crate::stage::{code, lo, someone, turned_away};

/// What QUIC numbers "busy", "too slow" and a reason that nobody knows.
const HARMLESS: [u32; 3] = [12, 11, 999];

#[test]
fn whoever_has_our_proof_gets_no_second_one() {
    for reason in HARMLESS {
        let address = answer(move |mut call| async move {
            call.guess().await;
            call.connection.close(reason.into(), b"");
        });
        let target = Target {
            addresses: vec![address],
            code: Some(code()),
            interface: lo(),
            ..Target::default()
        };
        assert_eq!(turned_away(&dial(target, someone())), Disconnect::NotProven);
    }
}
