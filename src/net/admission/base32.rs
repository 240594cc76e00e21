//! Bytes as letters and digits that survive being read aloud, typed and upper-cased.
//!
//! Crockford's alphabet: no I, L, O or U; whoever writes the first three is understood anyway. It is
//! also within what a QR code packs tightest.

use std::sync::LazyLock;

use data_encoding::{Encoding, Specification};

/// The bits that fill up the last letter must be zero, so that no two texts stand for the same bytes.
pub(crate) static CROCKFORD: LazyLock<Encoding> = LazyLock::new(|| {
    let mut specification = Specification::new();
    specification.symbols.push_str("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    specification.translate.from.push_str("abcdefghjkmnpqrstvwxyzoOiIlL");
    specification.translate.to.push_str("ABCDEFGHJKMNPQRSTVWXYZ001111");
    #[expect(clippy::expect_used, reason = "a constant, and every test of an invitation reads it")]
    specification.encoding().expect("the alphabet has 32 letters")
});

#[cfg(test)]
mod tests {
    use super::*;

    fn decode(text: &str) -> Option<Vec<u8>> {
        CROCKFORD.decode(text.as_bytes()).ok()
    }

    #[test]
    fn bytes_come_back_whatever_their_number() {
        for length in 0..40u8 {
            let bytes: Vec<u8> = (0..length).map(|i| i.wrapping_mul(73) ^ 0xa5).collect();
            assert_eq!(decode(&CROCKFORD.encode(&bytes)), Some(bytes));
        }
    }

    #[test]
    fn the_text_is_what_earlier_programs_wrote() {
        assert_eq!(CROCKFORD.encode(b"\x01cinder"), "05HPJVK4CNS0");
    }

    #[test]
    fn lower_case_and_look_alikes_are_understood() {
        assert_eq!(decode("o1Il"), decode("0111"));
        assert_eq!(decode("zz"), None, "the filling bits are not zero");
        assert_eq!(decode("0"), None, "a letter alone is no byte");
        assert_eq!(decode("U0"), None);
    }
}
