//! Bytes as letters and digits that survive being read aloud, typed and upper-cased.
//!
//! Crockford's alphabet: no I, L, O or U; whoever writes them is understood anyway. It is also within
//! what a QR code packs tightest.

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The bytes as text.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut bits) = (0u32, 0);
    for byte in bytes {
        held = held << 8 | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(letter(held >> bits));
        }
    }
    if bits > 0 {
        text.push(letter(held << (5 - bits)));
    }
    text
}

/// The bytes that this text stands for, or `None` if it stands for none.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut held, mut bits) = (0u32, 0);
    for letter in text.chars() {
        held = held << 5 | value(letter)?;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    // What is left over only fills up the last letter: fewer bits than a letter has, and all zero.
    (bits < 5 && held == 0).then_some(bytes)
}

fn letter(value: u32) -> char {
    char::from(ALPHABET[(value & 31) as usize])
}

fn value(letter: char) -> Option<u32> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let at = ALPHABET.iter().position(|known| char::from(*known) == letter)?;
    u32::try_from(at).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_whatever_their_number() {
        for length in 0..40u8 {
            let bytes: Vec<u8> = (0..length).map(|i| i.wrapping_mul(73) ^ 0xa5).collect();
            assert_eq!(decode(&encode(&bytes)), Some(bytes));
        }
    }

    #[test]
    fn lower_case_and_look_alikes_are_understood() {
        assert_eq!(decode("o1Il"), decode("0111"));
        assert_eq!(decode("zz"), None, "the filling bits are not zero");
        assert_eq!(decode("0"), None, "a letter alone is no byte");
        assert_eq!(decode("U0"), None);
    }
}
