//! Sea and wind, for whoever likes it while they play: made sample by sample, so that there is no loop
//! to be heard and no file to be kept.
//!
//! Both are noise through filters. Waves come and go with a slow swell, gusts with a slower one; the
//! two never meet in the same way within an hour. It fades in and out, so that nothing clicks.

use std::f32::consts::TAU;

use super::RATE;

/// How long it takes to fade in or out, in seconds.
const FADE: f32 = 2.0;
/// How many seconds a wave takes, and a gust.
const WAVE: f32 = 9.7;
const GUST: f32 = 23.3;
/// How loud waves and gusts are where they are loudest.
const SEA: f32 = 1.0;
const WIND: f32 = 0.4;
/// Where the filters of the sea, and the two of the wind, begin to hold back, in hertz.
const DEEP: f32 = 420.0;
const AIRY: [f32; 2] = [900.0, 300.0];

/// Sea and wind.
#[derive(Clone, Debug)]
pub struct Ambience {
    /// How loud it is now, and how loud it shall be.
    gain: f32,
    wanted: f32,
    /// What the noise goes on from.
    noise: u32,
    /// How far the wave is, and the gust: parts of one.
    wave: f32,
    gust: f32,
    /// What the filters hold: two in a row for the sea, and those of the wind.
    sea: [f32; 2],
    wind: [f32; 2],
    /// The last two samples, and how far it is from the one to the other.
    samples: [f32; 2],
    between: f64,
}

impl Default for Ambience {
    fn default() -> Self {
        Self {
            gain: 0.0,
            wanted: 0.0,
            noise: 0x2545_F491,
            wave: 0.0,
            gust: 0.25,
            sea: [0.0; 2],
            wind: [0.0; 2],
            samples: [0.0; 2],
            between: 0.0,
        }
    }
}

impl Ambience {
    /// It shall be that loud, from 0 to 1; it takes its time.
    pub fn set_gain(&mut self, wanted: f32) {
        self.wanted = wanted;
    }

    /// The next sample, where a second has so many samples of ours for each that is asked for.
    pub fn sample(&mut self, stride: f64) -> f32 {
        if self.gain == 0.0 && self.wanted == 0.0 {
            return 0.0;
        }
        self.between += stride;
        while self.between >= 1.0 {
            self.between -= 1.0;
            self.samples = [self.samples[1], self.next()];
        }
        let [here, next] = self.samples;
        here + self.between as f32 * (next - here)
    }

    fn next(&mut self) -> f32 {
        let step = 1.0 / RATE as f32;
        self.gain += (self.wanted - self.gain).clamp(-step / FADE, step / FADE);
        self.wave = (self.wave + step / WAVE).fract();
        self.gust = (self.gust + step / GUST).fract();
        let noise = self.noise();
        self.sea[0] += share(DEEP) * (noise - self.sea[0]);
        self.sea[1] += share(DEEP) * (self.sea[0] - self.sea[1]);
        for (wind, hertz) in self.wind.iter_mut().zip(AIRY) {
            *wind += share(hertz) * (noise - *wind);
        }
        // A wave rises faster than it runs out.
        let swell = 0.35 + 0.65 * rise(self.wave.sqrt());
        let gust = 0.2 + 0.8 * rise(self.gust).powi(2);
        let wind = self.wind[0] - self.wind[1];
        self.gain * (SEA * swell * self.sea[1] + WIND * gust * wind)
    }

    /// Noise between -1 and 1: an xorshift.
    fn noise(&mut self) -> f32 {
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 17;
        self.noise ^= self.noise << 5;
        self.noise as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

/// From nothing to 1 and back, while the part goes from 0 to 1.
fn rise(part: f32) -> f32 {
    0.5 - 0.5 * (TAU * part).cos()
}

/// How much of a step a filter follows that begins to hold back there.
fn share(hertz: f32) -> f32 {
    let turn = TAU * hertz / RATE as f32;
    turn / (1.0 + turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many seconds of it.
    fn seconds(ambience: &mut Ambience, count: f32) -> Vec<f32> {
        (0..(count * RATE as f32) as usize).map(|_| ambience.sample(1.0)).collect()
    }

    fn loudness(samples: &[f32]) -> f32 {
        (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32).sqrt()
    }

    #[test]
    fn it_is_silent_until_it_is_wanted_and_when_it_is_wanted_no_more() {
        let mut ambience = Ambience::default();
        assert!(seconds(&mut ambience, 1.0).iter().all(|sample| *sample == 0.0));
        ambience.set_gain(1.0);
        assert!(loudness(&seconds(&mut ambience, 30.0)) > 0.01);
        ambience.set_gain(0.0);
        seconds(&mut ambience, FADE + 0.1);
        assert!(seconds(&mut ambience, 1.0).iter().all(|sample| *sample == 0.0));
    }

    /// Minutes of it, from silence to silence: no sample is far from the one before it.
    #[test]
    fn nothing_clicks() {
        let mut ambience = Ambience::default();
        ambience.set_gain(1.0);
        let mut heard = seconds(&mut ambience, 180.0);
        let middle = heard[RATE as usize * 20..].windows(2);
        let usual = middle.map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
        assert!(usual < 0.1, "steps of {usual}");
        ambience.set_gain(0.0);
        heard.extend(seconds(&mut ambience, FADE + 1.0));
        let ends = [&heard[..RATE as usize], &heard[heard.len() - 2 * RATE as usize..]];
        for end in ends {
            let steps = end.windows(2).map(|pair| (pair[1] - pair[0]).abs());
            assert!(steps.fold(0.0, f32::max) <= usual, "at an end");
        }
        assert!(heard[0].abs() < 1e-4 && heard[heard.len() - 1] == 0.0);
        assert!(heard.iter().all(|sample| sample.abs() < 0.6), "it leaves room for cues");
    }

    #[test]
    fn waves_come_and_go() {
        let mut ambience = Ambience::default();
        ambience.set_gain(1.0);
        seconds(&mut ambience, FADE);
        let heard: Vec<f32> = (0..60).map(|_| loudness(&seconds(&mut ambience, 0.5))).collect();
        let (least, most) = heard
            .iter()
            .fold((1.0f32, 0.0f32), |(least, most), loud| (least.min(*loud), most.max(*loud)));
        assert!(most > 1.5 * least, "from {least} to {most}");
    }

    #[test]
    fn another_rate_sounds_as_loud() {
        let loud = |stride: f64| {
            let mut ambience = Ambience::default();
            ambience.set_gain(1.0);
            let count = (20.0 * f64::from(RATE) / stride) as usize;
            let heard: Vec<f32> = (0..count).map(|_| ambience.sample(stride)).collect();
            loudness(&heard)
        };
        let ours = loud(1.0);
        assert!((loud(0.5) - ours).abs() < 0.2 * ours);
    }
}
