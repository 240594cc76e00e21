//! Several sounds at once. The line to the device asks for samples; whoever plays adds voices.

use arrayvec::ArrayVec;

use super::RATE;
use super::ambience::Ambience;
use super::wav::Wave;

/// How many sounds at once are a crowd: one more would not be told apart.
const MOST_VOICES: usize = 8;

/// Up to here a sum of sounds is passed on as it is; above, it is pressed together.
const KNEE: f32 = 0.6;

/// What no sum goes beyond, so that whoever converts it for a device does not clip either.
const CEILING: f32 = 0.97;

/// What is being heard right now.
#[derive(Debug)]
pub struct Mixer {
    voices: ArrayVec<Voice, MOST_VOICES>,
    ambience: Ambience,
    /// How far a voice moves with each sample that is asked for.
    stride: f64,
}

/// A sound on its way.
#[derive(Clone, Copy, Debug)]
struct Voice {
    wave: Wave,
    gain: f32,
    place: f64,
}

impl Default for Mixer {
    fn default() -> Self {
        Self { voices: ArrayVec::new(), ambience: Ambience::default(), stride: 1.0 }
    }
}

impl Mixer {
    /// From now on it is asked for so many samples a second.
    pub fn set_rate(&mut self, rate: u32) {
        self.stride = f64::from(RATE) / f64::from(rate.max(1));
    }

    /// Begins a sound. Where too many are heard already it is left out: to cut another short would
    /// click.
    pub fn start(&mut self, wave: Wave, gain: f32) {
        let _crowded = self.voices.try_push(Voice { wave, gain, place: 0.0 });
    }

    /// Sea and wind shall be that loud.
    pub fn set_ambience(&mut self, gain: f32) {
        self.ambience.set_gain(gain);
    }

    /// Ends everything but sea and wind, which only stop where nobody asks for samples.
    pub fn clear(&mut self) {
        self.voices.clear();
    }

    /// How many sounds are heard.
    #[must_use]
    pub fn voices(&self) -> usize {
        self.voices.len()
    }

    /// The next sample, from -1 to 1.
    pub fn sample(&mut self) -> f32 {
        let stride = self.stride;
        let sum: f32 = self.voices.iter_mut().map(|voice| voice.sample(stride)).sum();
        self.voices.retain(|voice| !voice.is_over());
        pressed(sum + self.ambience.sample(stride))
    }
}

impl Voice {
    fn sample(&mut self, stride: f64) -> f32 {
        let index = self.place as usize;
        let between = self.place.fract() as f32;
        let (here, next) = (self.wave.at(index), self.wave.at(index + 1));
        self.place += stride;
        self.gain * (here + between * (next - here))
    }

    fn is_over(&self) -> bool {
        self.place >= self.wave.len() as f64
    }
}

/// Never beyond the ceiling, and without an edge: the greater the sum, the gentler it rises.
fn pressed(sum: f32) -> f32 {
    let beyond = sum.abs() - KNEE;
    if beyond <= 0.0 {
        return sum;
    }
    let room = CEILING - KNEE;
    (KNEE + room * (beyond / room).tanh()).copysign(sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::cue::Cue;

    fn samples(mixer: &mut Mixer) -> Vec<f32> {
        std::iter::from_fn(|| (mixer.voices() > 0).then(|| mixer.sample())).collect()
    }

    fn alone(cue: Cue, gain: f32) -> Vec<f32> {
        let mut mixer = Mixer::default();
        mixer.start(cue.wave(), gain);
        samples(&mut mixer)
    }

    #[test]
    fn a_mixer_with_nothing_to_play_gives_silence() {
        let mut mixer = Mixer::default();
        assert!((0..100).all(|_| mixer.sample() == 0.0));
    }

    #[test]
    fn one_sound_is_heard_as_it_is_and_then_ends() {
        let wave = Cue::Flip.wave();
        let heard = alone(Cue::Flip, 1.0);
        assert_eq!(heard, (0..wave.len()).map(|i| wave.at(i)).collect::<Vec<_>>());
    }

    #[test]
    fn a_gain_makes_it_softer() {
        let (loud, soft) = (alone(Cue::Win, 1.0), alone(Cue::Win, 0.25));
        assert!(loud.iter().zip(&soft).all(|(loud, soft)| loud * 0.25 == *soft));
    }

    #[test]
    fn two_sounds_are_their_sum() {
        let mut mixer = Mixer::default();
        mixer.start(Cue::Flip.wave(), 0.5);
        mixer.start(Cue::Chest.wave(), 0.5);
        let heard = samples(&mut mixer);
        let (flip, chest) = (alone(Cue::Flip, 0.5), alone(Cue::Chest, 0.5));
        assert_eq!(heard.len(), chest.len(), "until the longer one ends");
        assert!((0..flip.len()).all(|i| heard[i] == flip[i] + chest[i]));
        assert_eq!(heard[flip.len()..], chest[flip.len()..]);
    }

    #[test]
    fn a_ninth_sound_is_left_out_until_there_is_room() {
        let mut mixer = Mixer::default();
        for _ in 0..20 {
            mixer.start(Cue::Flip.wave(), 0.1);
        }
        assert_eq!(mixer.voices(), MOST_VOICES);
        samples(&mut mixer);
        mixer.start(Cue::Flip.wave(), 0.1);
        assert_eq!(mixer.voices(), 1);
    }

    #[test]
    fn a_crowd_does_not_clip_and_keeps_its_shape() {
        let mut mixer = Mixer::default();
        for _ in 0..MOST_VOICES {
            mixer.start(Cue::Win.wave(), 1.0);
        }
        let heard = samples(&mut mixer);
        assert!(heard.iter().all(|sample| sample.abs() <= CEILING));
        let steps = heard.windows(2).map(|pair| (pair[1] - pair[0]).abs());
        let sums = alone(Cue::Win, 1.0);
        let raw = sums.windows(2).map(|pair| 8.0 * (pair[1] - pair[0]).abs());
        assert!(steps.zip(raw).all(|(pressed, raw)| pressed <= raw + 1e-4), "no new edges");
    }

    #[test]
    fn pressing_is_even_rising_and_bounded() {
        let steps: Vec<f32> = (0..1000).map(|i| i as f32 / 100.0).collect();
        assert!(steps.windows(2).all(|pair| pressed(pair[0]) <= pressed(pair[1])));
        assert!(steps.iter().all(|x| pressed(*x) <= CEILING && pressed(-x) == -pressed(*x)));
        assert_eq!(pressed(0.5), 0.5);
    }

    #[test]
    fn another_rate_takes_as_long_and_sounds_as_high() {
        for rate in [44_100, 48_000, 96_000, 16_000] {
            let mut mixer = Mixer::default();
            mixer.set_rate(rate);
            let wave = Cue::Connect.wave();
            mixer.start(wave, 1.0);
            let seconds = samples(&mut mixer).len() as f32 / rate as f32;
            let wanted = wave.len() as f32 / RATE as f32;
            assert!((seconds - wanted).abs() < 0.001, "{rate}: {seconds} s, not {wanted}");
        }
    }
}
