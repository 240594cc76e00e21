//! The sound server of a Linux desktop: PulseAudio, or PipeWire that speaks as PulseAudio does. Its
//! protocol is spoken by a library in Rust, so that nothing of it is needed to build or to start.

use std::ffi::CStr;
use std::io;
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    ChannelMap, DEFAULT_SINK, PlaybackStreamParams, Prop, Props, ProtocolError, SampleFormat,
    SampleSpec,
};
use pulseaudio::{AsPlaybackSource, Client, ClientError, PlaybackStream};

use super::{Device, DeviceError, OpenOutput, SharedMixer};
use crate::sound::RATE;

/// As the desktop's own volume settings list us.
const NAME: &CStr = c"Cinderpeek";

/// What the settings screen says where there is none.
const NO_SERVER: &str = "No sound server (PulseAudio or PipeWire) is running.";

/// A server on this machine answers within milliseconds.
const PATIENCE: Duration = Duration::from_secs(1);

/// How much sound a line holds in advance: what it takes at least from a cue to the ear.
const AHEAD: Duration = Duration::from_millis(100);

/// How long a cookie is.
const COOKIE: usize = 256;

/// A sample on the line: four bytes, mono.
const WIDTH: usize = size_of::<f32>();

/// The sound server.
#[derive(Clone, Debug, Default)]
pub struct Pulse {
    /// Where it listens; none to look where the environment says, each time anew.
    socket: Option<PathBuf>,
}

/// An open line to the server.
pub struct Stream {
    socket: UnixStream,
    /// Held by what the server asks: the library lets go of it when the server is gone.
    asked: Weak<()>,
    _client: Client,
    _stream: PlaybackStream,
}

impl Pulse {
    /// A server that listens there.
    #[must_use]
    pub const fn at(socket: PathBuf) -> Self {
        Self { socket: Some(socket) }
    }
}

impl Device for Pulse {
    type OpenOutput = Stream;

    fn open(&mut self, mixer: &SharedMixer) -> Result<Stream, DeviceError> {
        let path = self.socket.clone().or_else(pulseaudio::socket_path_from_env);
        let path = path.ok_or(DeviceError::Missing(NO_SERVER))?;
        connect(&path, mixer).map_err(|why| failed(&why))
    }
}

impl OpenOutput for Stream {
    fn is_lost(&self) -> bool {
        self.asked.strong_count() == 0
    }
}

impl Drop for Stream {
    /// The library's thread waits for the server alone; this ends its waiting.
    fn drop(&mut self) {
        let _gone_already = self.socket.shutdown(Shutdown::Both);
    }
}

fn connect(path: &Path, mixer: &SharedMixer) -> Result<Stream, ClientError> {
    let socket = UnixStream::connect(path)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    socket.set_write_timeout(Some(PATIENCE))?;
    let client = Client::new_unix(NAME, socket.try_clone()?, Some(cookie()))?;
    mixer.with(|mixer| mixer.set_rate(RATE));
    let asked = Arc::new(());
    let held = Arc::downgrade(&asked);
    let source = source(mixer.clone(), asked);
    let stream = client.create_playback_stream(wanted(), source.as_playback_source());
    match soon(stream) {
        Ok(stream) => Ok(Stream { socket, asked: held, _client: client, _stream: stream }),
        Err(why) => {
            let _gone_already = socket.shutdown(Shutdown::Both);
            Err(why)
        }
    }
}

/// What shows a server that we belong to its user. A server that knows so already wants one all the
/// same, of the right length.
fn cookie() -> Vec<u8> {
    let kept = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
    kept.filter(|cookie| cookie.len() == COOKIE).unwrap_or_else(|| vec![0; COOKIE])
}

/// Fills what the server asks for, with silence where nothing sounds: a stream that runs dry starts
/// late.
fn source(mixer: SharedMixer, asked: Arc<()>) -> impl FnMut(&mut [u8]) -> usize + Send + 'static {
    move |wanted| {
        let _held_as_long_as_this = &asked;
        mixer.take(Instant::now(), |mixer| {
            for sample in wanted.chunks_exact_mut(WIDTH) {
                sample.copy_from_slice(&mixer.sample().to_le_bytes());
            }
        });
        wanted.len() - wanted.len() % WIDTH
    }
}

/// One quiet stream to wherever the desktop sends sound, with little in advance.
fn wanted() -> PlaybackStreamParams {
    let mut props = Props::new();
    props.set(Prop::MediaName, c"The table");
    props.set(Prop::MediaRole, c"game");
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 1, sample_rate: RATE },
        channel_map: ChannelMap::mono(),
        sink_name: Some(DEFAULT_SINK.to_owned()),
        buffer_attr: BufferAttr { target_length: bytes(AHEAD), ..BufferAttr::default() },
        flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
        props,
        ..PlaybackStreamParams::default()
    }
}

/// How many bytes last so long.
fn bytes(time: Duration) -> u32 {
    let samples = time.as_millis() * u128::from(RATE) / 1000;
    u32::try_from(samples * WIDTH as u128).unwrap_or(u32::MAX)
}

fn failed(why: &ClientError) -> DeviceError {
    let (what, why) = match why {
        ClientError::Io(why) | ClientError::Protocol(ProtocolError::Io(why)) => {
            ("The sound server does not answer", why.to_string())
        }
        ClientError::Protocol(why) => ("The sound server is not understood", why.to_string()),
        why => ("The sound server refuses", why.to_string()),
    };
    DeviceError::Failed(what, why)
}

/// Waits for an answer of the server, but not for ever.
fn soon<T>(answer: impl Future<Output = Result<T, ClientError>>) -> Result<T, ClientError> {
    let waiting = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    waiting.block_on(async {
        let late = |_| io::Error::from(io::ErrorKind::TimedOut);
        tokio::time::timeout(PATIENCE, answer).await.map_err(late)?
    })
}
