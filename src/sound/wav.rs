//! A sound as it lies in a WAV file. Only what our own files are is read: 16 bit, mono, [`RATE`].

use super::RATE;

/// The samples of a file that is part of the program. They are read in place: nothing is allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wave {
    bytes: &'static [u8],
}

impl Wave {
    /// No sample at all.
    pub const NOTHING: Self = Self { bytes: &[] };

    /// The sound in a file; none if it is not one of our kind.
    #[must_use]
    pub fn read(file: &'static [u8]) -> Option<Self> {
        let mut rest = file.strip_prefix(b"RIFF")?.get(4..)?.strip_prefix(b"WAVE")?;
        let mut ours = false;
        loop {
            let (name, body, after) = chunk(rest)?;
            match name {
                b"fmt " => ours = is_ours(body),
                b"data" => return (ours && body.len() % 2 == 0).then_some(Self { bytes: body }),
                _ => (),
            }
            rest = after;
        }
    }

    /// How many samples there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.bytes.len() / 2
    }

    /// Whether there is nothing to hear.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bytes.is_empty()
    }

    /// One sample, from -1 to 1; silence after the end.
    #[must_use]
    pub fn at(self, index: usize) -> f32 {
        match self.bytes.get(2 * index..2 * index + 2) {
            Some(&[low, high]) => f32::from(i16::from_le_bytes([low, high])) / 32_768.0,
            _ => 0.0,
        }
    }
}

/// The first chunk: its name, its body, and what comes after it (chunks begin at even places).
fn chunk(bytes: &'static [u8]) -> Option<(&'static [u8; 4], &'static [u8], &'static [u8])> {
    let (name, rest) = bytes.split_first_chunk::<4>()?;
    let (length, rest) = rest.split_first_chunk::<4>()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
    let body = rest.get(..length)?;
    Some((name, body, rest.get(length + length % 2..).unwrap_or_default()))
}

/// Whether a format chunk says: plain samples, one channel, our rate, 16 bit.
fn is_ours(format: &[u8]) -> bool {
    let mut said = [0; 16];
    said[..4].copy_from_slice(&[1, 0, 1, 0]);
    said[4..8].copy_from_slice(&RATE.to_le_bytes());
    said[8..12].copy_from_slice(&(2 * RATE).to_le_bytes());
    said[12..].copy_from_slice(&[2, 0, 16, 0]);
    format == said
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with those chunks, for as long as the tests run.
    fn file(chunks: &[(&[u8; 4], &[u8])]) -> &'static [u8] {
        let mut bytes = b"RIFF\0\0\0\0WAVE".to_vec();
        for (name, body) in chunks {
            bytes.extend_from_slice(*name);
            bytes.extend_from_slice(&(body.len() as u32).to_le_bytes());
            bytes.extend_from_slice(body);
            bytes.resize(bytes.len().next_multiple_of(2), 0);
        }
        bytes.leak()
    }

    fn format(channels: u8) -> Vec<u8> {
        let mut bytes = vec![1, 0, channels, 0];
        bytes.extend_from_slice(&RATE.to_le_bytes());
        bytes.extend_from_slice(&(2 * RATE).to_le_bytes());
        bytes.extend_from_slice(&[2, 0, 16, 0]);
        bytes
    }

    #[test]
    fn samples_are_read_and_unknown_chunks_passed_over() {
        let samples = [0, 0, 0, 0x40, 0, 0x80];
        let chunks: [(&[u8; 4], &[u8]); 3] =
            [(b"LIST", b"odd"), (b"fmt ", &format(1)), (b"data", &samples)];
        let wave = Wave::read(file(&chunks)).unwrap();
        assert_eq!(wave.len(), 3);
        assert_eq!([wave.at(0), wave.at(1), wave.at(2), wave.at(3)], [0.0, 0.5, -1.0, 0.0]);
    }

    #[test]
    fn what_is_not_ours_is_refused() {
        assert_eq!(Wave::read(b"not a file"), None);
        assert_eq!(Wave::read(file(&[(b"data", &[0, 0])])), None, "no format");
        assert_eq!(Wave::read(file(&[(b"fmt ", &format(1))])), None, "no samples");
        assert_eq!(Wave::read(file(&[(b"fmt ", &format(2)), (b"data", &[0, 0])])), None, "stereo");
        let whole = file(&[(b"fmt ", &format(1)), (b"data", &[0, 0])]);
        for end in 0..whole.len() {
            assert_eq!(Wave::read(&whole[..end]), None, "cut at {end}");
        }
    }
}
