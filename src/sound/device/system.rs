//! The system's own output, where there is no sound server to speak to (Windows, macOS).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{Error, ErrorKind, OutputCallbackInfo, StreamConfig};

use super::{Device, DeviceError, OpenOutput, SharedMixer};

/// The output that the system prefers.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

/// An open stream to it.
pub struct Stream {
    lost: Arc<AtomicBool>,
    _stream: cpal::Stream,
}

impl Device for System {
    type OpenOutput = Stream;

    fn open(&mut self, mixer: &SharedMixer) -> Result<Stream, DeviceError> {
        let output = cpal::default_host().default_output_device();
        let output = output.ok_or(DeviceError::Missing("This machine has no sound output."))?;
        connect(&output, mixer)
            .map_err(|why| DeviceError::Failed("The sound output does not open", why.to_string()))
    }
}

impl OpenOutput for Stream {
    fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }
}

fn connect(output: &cpal::Device, mixer: &SharedMixer) -> Result<Stream, Error> {
    let config: StreamConfig = output.default_output_config()?.into();
    mixer.with(|mixer| mixer.set_rate(config.sample_rate));
    let lost = Arc::new(AtomicBool::new(false));
    let channels = usize::from(config.channels).max(1);
    let filling = filling(mixer.clone(), channels);
    let stream = output.build_output_stream(config, filling, watching(Arc::clone(&lost)), None)?;
    stream.play()?;
    Ok(Stream { lost, _stream: stream })
}

/// The same sample on every channel.
fn filling(
    mixer: SharedMixer,
    channels: usize,
) -> impl FnMut(&mut [f32], &OutputCallbackInfo) + Send + 'static {
    move |wanted, _| {
        mixer.take(Instant::now(), |mixer| {
            for frame in wanted.chunks_mut(channels) {
                frame.fill(mixer.sample());
            }
        });
    }
}

/// A hiccup passes; after anything else the next cue opens another stream.
fn watching(lost: Arc<AtomicBool>) -> impl FnMut(Error) + Send + 'static {
    move |error| {
        let passes = [ErrorKind::Xrun, ErrorKind::DeviceChanged, ErrorKind::RealtimeDenied];
        if !passes.contains(&error.kind()) {
            lost.store(true, Ordering::Relaxed);
        }
    }
}
