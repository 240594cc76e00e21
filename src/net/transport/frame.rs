//! Frames on a stream: a length, then that many bytes.
//!
//! The length is written as QUIC writes its own numbers (RFC 9000, section 16): one byte for a short
//! frame, which most are. Nothing is allocated for a length that is not allowed. An empty frame is
//! no message: it only shows that somebody is there (`frame_stream`).

use quinn::{ConnectionError, ReadError, ReadExactError, RecvStream, SendStream, WriteError};

use super::codec::LARGEST_FRAME;
use super::reason::{Disconnect, Reason};

/// The most bytes that a guest's message may have: what a player decides or says is short.
pub(crate) const LARGEST_REQUEST: usize = 4 * 1024;

/// The most bytes of a message before admission.
pub(crate) const LARGEST_BEFORE_ADMISSION: usize = 256;

/// Why no frame was read or written.
#[derive(Debug)]
pub enum FrameError {
    /// A length that is not allowed.
    TooLong,
    /// The stream ended within a frame, or was reset.
    CutShort,
    /// The connection is gone.
    Connection(ConnectionError),
}

/// The bytes of a frame, its length included.
pub fn with_length(frame: &[u8]) -> Result<Vec<u8>, FrameError> {
    if frame.len() > LARGEST_FRAME {
        return Err(FrameError::TooLong);
    }
    let length = frame.len() as u32;
    let mut bytes = Vec::with_capacity(frame.len() + 4);
    match length {
        0..64 => bytes.push(length as u8),
        64..16_384 => bytes.extend((length as u16 | 1 << 14).to_be_bytes()),
        _ => bytes.extend((length | 2 << 30).to_be_bytes()),
    }
    bytes.extend_from_slice(frame);
    Ok(bytes)
}

/// Writes a frame; it is on its way when this returns, not yet there.
pub async fn write(stream: &mut SendStream, frame: &[u8]) -> Result<(), FrameError> {
    Ok(stream.write_all(&with_length(frame)?).await?)
}

/// Reads a frame of at most `largest` bytes; `None` if the other side will write no more.
pub async fn read(stream: &mut RecvStream, largest: usize) -> Result<Option<Vec<u8>>, FrameError> {
    let mut first = [0];
    if stream.read(&mut first).await?.is_none() {
        return Ok(None);
    }
    let length = length(stream, first[0]).await?;
    if length > largest {
        return Err(FrameError::TooLong);
    }
    let mut frame = vec![0; length];
    stream.read_exact(&mut frame).await?;
    Ok(Some(frame))
}

/// The length that starts with this byte; its upper two bits say how many bytes follow.
async fn length(stream: &mut RecvStream, first: u8) -> Result<usize, FrameError> {
    let follow = (1usize << (first >> 6)) - 1;
    let mut rest = [0; 7];
    stream.read_exact(&mut rest[..follow]).await?;
    let start = u64::from(first & 0x3f);
    let length = rest[..follow].iter().fold(start, |length, byte| length << 8 | u64::from(*byte));
    Ok(usize::try_from(length).unwrap_or(usize::MAX))
}

impl From<ReadError> for FrameError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::ConnectionLost(error) => Self::Connection(error),
            _ => Self::CutShort,
        }
    }
}

impl From<ReadExactError> for FrameError {
    fn from(error: ReadExactError) -> Self {
        match error {
            ReadExactError::ReadError(error) => error.into(),
            ReadExactError::FinishedEarly(_) => Self::CutShort,
        }
    }
}

impl From<WriteError> for FrameError {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::ConnectionLost(error) => Self::Connection(error),
            _ => Self::CutShort,
        }
    }
}

/// How the connection ended, or has to end.
impl From<FrameError> for Disconnect {
    fn from(error: FrameError) -> Self {
        match error {
            FrameError::Connection(error) => error.into(),
            FrameError::TooLong | FrameError::CutShort => Self::Dropped(Reason::Malformed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_takes_as_few_bytes_as_it_can() {
        for (length, start) in
            [(0, &[0][..]), (63, &[63]), (64, &[0x40, 64]), (16_383, &[0x7f, 0xff])]
        {
            assert_eq!(&with_length(&vec![7; length]).unwrap()[..start.len()], start);
        }
        let largest = with_length(&vec![0; LARGEST_FRAME]).unwrap();
        assert_eq!(&largest[..4], &[0x80, 1, 0, 0]);
        assert!(matches!(with_length(&vec![0; LARGEST_FRAME + 1]), Err(FrameError::TooLong)));
    }
}
