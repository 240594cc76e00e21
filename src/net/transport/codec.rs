//! Messages as bytes, and bytes as messages.
//!
//! This is the only place that knows bincode. A peer may send anything, so reading is guarded: a
//! frame has a largest size, decoding has a budget, every byte must mean something, and what does
//! not is refused with a reason, never with a panic.

use bincode::config::{Configuration, Limit, LittleEndian, Varint};
use bincode::error::{DecodeError, EncodeError};

use crate::game::Wire;

/// The most bytes that one message may have.
pub const LARGEST_FRAME: usize = 64 * 1024;

/// Decoded things are larger than their bytes; this much larger at most.
const BUDGET: usize = 8 * LARGEST_FRAME;

const CONFIG: Configuration<LittleEndian, Varint, Limit<BUDGET>> =
    bincode::config::standard().with_limit::<BUDGET>();

/// Why bytes are no message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    /// More bytes than any message has.
    #[error("a message of {0} bytes, where {LARGEST_FRAME} are allowed")]
    TooLong(usize),
    /// The message was over before the bytes were.
    #[error("{0} bytes too many at the end of a message")]
    LeftOver(usize),
    /// The bytes mean nothing.
    #[error("bytes that are no message: {0}")]
    Meaningless(String),
    /// The bytes mean something whose parts do not fit together.
    #[error("a message whose parts do not fit together")]
    Unsound,
}

/// The bytes of a message; an error means that it is too large to be sent.
pub fn encode<T: Wire>(message: &T) -> Result<Vec<u8>, CodecError> {
    let bytes = bincode::serde::encode_to_vec(message, CONFIG).map_err(unwritable)?;
    if bytes.len() > LARGEST_FRAME {
        return Err(CodecError::TooLong(bytes.len()));
    }
    Ok(bytes)
}

/// The message that these bytes are.
pub fn decode<T: Wire>(bytes: &[u8]) -> Result<T, CodecError> {
    if bytes.len() > LARGEST_FRAME {
        return Err(CodecError::TooLong(bytes.len()));
    }
    let (message, used): (T, _) =
        bincode::serde::decode_from_slice(bytes, CONFIG).map_err(unreadable)?;
    match bytes.len() - used {
        0 if message.is_sound() => Ok(message),
        0 => Err(CodecError::Unsound),
        left => Err(CodecError::LeftOver(left)),
    }
}

fn unwritable(error: EncodeError) -> CodecError {
    CodecError::Meaningless(error.to_string())
}

fn unreadable(error: DecodeError) -> CodecError {
    CodecError::Meaningless(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::memoarrr::{Action, Cell};

    #[test]
    fn a_message_comes_back_as_it_was() {
        let action = Action::Reveal(Cell::at(2, 3));
        assert_eq!(decode::<Action>(&encode(&action).unwrap()), Ok(action));
    }

    #[test]
    fn what_is_no_message_is_refused() {
        assert!(matches!(decode::<Action>(&[1, 13, 0]), Err(CodecError::LeftOver(1))));
        assert!(matches!(decode::<Action>(&[1]), Err(CodecError::Meaningless(_))));
        assert!(matches!(decode::<Action>(&[1, 25]), Err(CodecError::Meaningless(_))));
        let long = vec![0; LARGEST_FRAME + 1];
        assert_eq!(decode::<Action>(&long), Err(CodecError::TooLong(LARGEST_FRAME + 1)));
    }
}
