#!/usr/bin/env python3
"""Makes the sounds of the table, by synthesis alone: wood, air and a little earth.

    assets/sound/generate.py            writes the ten .wav files beside this script
    assets/sound/generate.py FOLDER     writes them elsewhere (a test compares the two)
    assets/sound/generate.py --measure  tells length, peak, loudness and brightness of each

The same bytes come out on every run: the noise has a seed, and nothing but the standard library is
used. Everything is mono, 16 bit, 24 kHz. A sound is a list of samples; times are in seconds,
pitches in hertz, and every sound is kept dark (little above 6 kHz) and begins and ends in silence.
"""

import cmath
import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 24_000
# The effective value of the loudest 50 ms of every sound, and the peak that none goes beyond.
LOUDNESS = 10 ** (-16 / 20)
PEAK = 10 ** (-6 / 20)
# Ears differ from meters (decibels): air is heard more than it measures, and often; earth less.
EAR = {"flip": -2, "swap": -2, "peek": -2, "rumble": +3, "tick": -4}

# One pentatonic scale for everything that sings (C major, around middle C and above).
C4, D4, E4, G4, A4 = 261.63, 293.66, 329.63, 392.00, 440.00
C5, D5, E5, G5, A5, C6 = 523.25, 587.33, 659.26, 783.99, 880.00, 1046.50


# Putting sounds together


def silence(length):
    return [0.0] * int(length * RATE)


def put(table, at, sound, gain=1.0):
    """Adds a sound to the table at a time; what would hang over the end is cut."""
    start = int(at * RATE)
    for i, sample in enumerate(sound[: max(0, len(table) - start)]):
        table[start + i] += gain * sample


def shaped(sound, attack, release):
    """Half a cosine in, half a cosine out: nothing clicks."""
    rise, fall, n = int(attack * RATE), int(release * RATE), len(sound)
    out = list(sound)
    for i in range(min(rise, n)):
        out[i] *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
    for i in range(min(fall, n)):
        out[n - 1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / fall)
    return out


# What things are made of


def partial(pitch, decay, length):
    """One way in which a body rings: a sine that dies away."""
    step = 2 * math.pi * pitch / RATE
    return [math.sin(step * i) * math.exp(-i / (RATE * decay)) for i in range(int(length * RATE))]


def noise(length, seed):
    luck = random.Random(seed)
    return [luck.uniform(-1, 1) for _ in range(int(length * RATE))]


def low_pass(sound, cutoff):
    """Two gentle poles: takes the edge off."""
    keep = math.exp(-2 * math.pi * cutoff / RATE)
    first = second = 0.0
    out = []
    for sample in sound:
        first = sample + keep * (first - sample)
        second = first + keep * (second - first)
        out.append(second)
    return out


def high_pass(sound, cutoff):
    keep = math.exp(-2 * math.pi * cutoff / RATE)
    low = 0.0
    out = []
    for sample in sound:
        low = sample + keep * (low - sample)
        out.append(sample - low)
    return out


def band_pass(sound, start, end, q):
    """A state-variable filter whose centre glides from one pitch to another."""
    low = band = 0.0
    out = []
    for i, sample in enumerate(sound):
        centre = start * (end / start) ** (i / len(sound))
        f = 2 * math.sin(math.pi * centre / RATE)
        low += f * band
        band += f * (sample - low - band / q)
        out.append(band / q)
    return out


def ring(pitch, modes, length):
    """A struck body: (ratio, gain, decay) for each way in which it rings."""
    out = silence(length)
    for ratio, gain, decay in modes:
        put(out, 0, partial(pitch * ratio, decay, length), gain)
    return out


# The instruments


def knock(pitch, seed, decay=0.030):
    """A knuckle on wood. The ratios are those of a small plate: no note, but a size."""
    plate = [(1, 1.0), (1.58, 0.6), (2.24, 0.4), (2.92, 0.25), (3.46, 0.12)]
    length = decay * 7
    out = ring(pitch, [(ratio, gain, decay / ratio**0.7) for ratio, gain in plate], length)
    put(out, 0, shaped(low_pass(noise(0.008, seed), 1800), 0.0005, 0.006), 1.2)
    return shaped(out, 0.0015, length * 0.3)


def bar(pitch, seed, decay=0.22):
    """A marimba's bar under a soft mallet: tuned to 1 : 4, and a third mode that is soon gone."""
    modes = [(1, 1.0, decay), (3.98, 0.20, decay * 0.22), (9.4, 0.03, decay * 0.08)]
    out = ring(pitch, modes, decay * 5)
    put(out, 0, shaped(low_pass(noise(0.010, seed), 1200), 0.001, 0.008), 0.7)
    return shaped(out, 0.0025, decay * 2)


def glint(pitch):
    """A small stone on a smaller one, from far away."""
    out = ring(pitch, [(1, 1.0, 0.050), (1.51, 0.4, 0.030), (2.13, 0.15, 0.018)], 0.26)
    return shaped(out, 0.002, 0.12)


def swish(length, start, end, seed, peak_at=0.5, q=1.4):
    """Air that something pushes aside."""
    air = low_pass(band_pass(noise(length, seed), start, end, q), 4200)
    n, top = len(air), peak_at
    out = []
    for i, sample in enumerate(air):
        x = i / n
        swell = x / top if x < top else (1 - x) / (1 - top)
        out.append(sample * math.sin(0.5 * math.pi * swell) ** 2)
    return high_pass(out, 120)


def thump(pitch, decay, length):
    """Something heavy, below: it sags in pitch, and small speakers play its overtones."""
    phase, out = 0.0, []
    for i in range(int(length * RATE)):
        t = i / RATE
        phase += 2 * math.pi * pitch * (1 + 0.6 * math.exp(-t / 0.03)) / RATE
        out.append(math.tanh(2.2 * math.sin(phase) * math.exp(-t / decay)))
    return shaped(low_pass(out, 500), 0.004, length * 0.4)


def grumble(length, cutoff, seed):
    """Earth: dark noise whose strength wanders."""
    earth = high_pass(low_pass(low_pass(noise(length, seed), cutoff), cutoff), 45)
    sway = low_pass(noise(length, seed + 1), 9)
    top = max(abs(sample) for sample in sway)
    return [sample * (0.65 + 0.35 * s / top) for sample, s in zip(earth, sway)]


def room(sound):
    """A small wooden room: four early echoes, darker than what they answer."""
    dark = low_pass(sound, 1600)
    out = list(sound)
    for delay, gain in [(0.011, 0.16), (0.019, -0.12), (0.029, 0.09), (0.041, -0.06)]:
        put(out, delay, dark, gain)
    return out


# The ten sounds


def flip():
    """A card turns in the air and lies down on wood."""
    out = silence(0.28)
    put(out, 0.000, swish(0.130, 600, 1500, seed=11, peak_at=0.7), 2.0)
    put(out, 0.105, knock(410, seed=12, decay=0.022), 0.75)
    put(out, 0.118, knock(640, seed=13, decay=0.012), 0.26)
    return out


def connect():
    """Two notes that belong together."""
    out = silence(0.75)
    put(out, 0.000, bar(G4, seed=21))
    put(out, 0.095, bar(C5, seed=22), 0.95)
    put(out, 0.000, knock(700, seed=23, decay=0.012), 0.15)
    return out


def rumble():
    """The volcano is awake for a moment; the table feels it."""
    out = silence(0.98)
    earth = shaped(grumble(0.98, 210, seed=31), 0.10, 0.65)
    top = max(abs(sample) for sample in earth)
    put(out, 0.00, earth, 1.0 / top)
    for at, pitch, gain in [(0.04, 74, 0.62), (0.21, 66, 0.42), (0.36, 70, 0.27), (0.55, 62, 0.15)]:
        put(out, at, thump(pitch, 0.09, 0.40), gain)
    for at, pitch, gain in [(0.17, 230, 0.12), (0.33, 280, 0.09), (0.50, 250, 0.06)]:
        put(out, at, knock(pitch, seed=33), gain)
    return out


def chest():
    """A chest slides over the table and stands; what is in it answers."""
    out = silence(0.80)
    scrape = swish(0.30, 260, 480, seed=41, peak_at=0.6, q=1.8)
    grain = [0.75 + 0.25 * math.sin(2 * math.pi * 27 * i / RATE) for i in range(len(scrape))]
    put(out, 0.00, [sample * g for sample, g in zip(scrape, grain)], 1.6)
    put(out, 0.27, knock(165, seed=42, decay=0.055), 0.60)
    put(out, 0.31, knock(245, seed=43, decay=0.035), 0.28)
    for at, pitch, gain in [(0.40, 1568, 0.16), (0.475, 2093, 0.13), (0.55, 1760, 0.10)]:
        put(out, at, glint(pitch), gain)
    return out


def swap():
    """Two cards pass each other, one rising and one falling, and lie down."""
    out = silence(0.58)
    put(out, 0.00, swish(0.30, 600, 1700, seed=51), 1.6)
    put(out, 0.11, swish(0.30, 1500, 520, seed=52), 1.6)
    put(out, 0.33, knock(430, seed=53, decay=0.020), 0.55)
    put(out, 0.41, knock(360, seed=54, decay=0.022), 0.60)
    return out


def peek():
    """A corner is lifted: a breath, and a question."""
    out = silence(0.50)
    put(out, 0.00, swish(0.30, 480, 1500, seed=61, peak_at=0.6), 1.5)
    put(out, 0.20, knock(560, seed=62, decay=0.016), 0.26)
    put(out, 0.22, bar(A4, seed=63, decay=0.050), 0.50)
    return out


def your_turn():
    """A call, as from the next room: come."""
    out = silence(0.95)
    put(out, 0.00, bar(E5, seed=71, decay=0.20))
    put(out, 0.19, bar(C5, seed=72, decay=0.24), 0.95)
    put(out, 0.19, bar(G4, seed=73, decay=0.20), 0.30)
    return out


def tick():
    """A fingernail on the edge of the table: time."""
    out = silence(0.24)
    put(out, 0.000, knock(720, seed=101, decay=0.016), 0.80)
    put(out, 0.004, knock(1080, seed=102, decay=0.009), 0.30)
    return out


def win():
    """Up the scale, and a chord to stand on."""
    out = silence(1.65)
    for i, pitch in enumerate([C5, D5, E5, G5]):
        put(out, 0.105 * i, bar(pitch, seed=81 + i, decay=0.15), 0.70 + 0.05 * i)
    for i, (pitch, gain) in enumerate([(C4, 0.60), (G4, 0.55), (E5, 0.60), (A5, 0.22), (C6, 0.40)]):
        put(out, 0.47 + 0.022 * i, bar(pitch, seed=86 + i, decay=0.26), gain)
    return out


def lose():
    """Oh well: three steps down, and a sigh."""
    out = silence(1.20)
    put(out, 0.00, bar(A4, seed=91, decay=0.15), 0.80)
    put(out, 0.19, bar(G4, seed=92, decay=0.16), 0.75)
    put(out, 0.42, bar(D4, seed=93, decay=0.24), 0.85)
    put(out, 0.36, swish(0.60, 900, 380, seed=94, peak_at=0.25), 0.45)
    return out


SOUNDS = [flip, connect, rumble, chest, swap, peek, your_turn, tick, win, lose]


# From samples to a file


def loudness(sound, window=0.050):
    """The effective value of the loudest window."""
    n = int(window * RATE)
    energy = sum(sample * sample for sample in sound[:n])
    top = energy
    for i in range(n, len(sound)):
        energy += sound[i] ** 2 - sound[i - n] ** 2
        top = max(top, energy)
    return math.sqrt(max(top, 0.0) / n)


def finished(make):
    """In its room, without what no speaker plays, at the common loudness, between silences."""
    sound = high_pass(room(make()), 35)
    sound = shaped(sound, 0.002, min(0.18, 0.25 * len(sound) / RATE))
    gain = LOUDNESS * 10 ** (EAR.get(make.__name__, 0) / 20) / loudness(sound)
    sound = [gain * sample for sample in sound]
    top = max(abs(sample) for sample in sound)
    # What peaks higher is pressed gently, knocks above all, and then brought to the peak.
    if top > PEAK:
        sound = [PEAK * math.tanh(sample / PEAK) / math.tanh(top / PEAK) for sample in sound]
    return sound


def write(path, sound):
    samples = [round(32767 * sample) for sample in sound]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def brightness(sound, above):
    """Which share of the energy lies above a pitch (a plain Fourier transform, in blocks)."""
    n, high, total = 512, 0.0, 0.0
    for start in range(0, len(sound) - n, n):
        block = [
            sound[start + i] * (0.5 - 0.5 * math.cos(2 * math.pi * i / n)) for i in range(n)
        ]
        spectrum = fourier([complex(sample) for sample in block])
        for k in range(1, n // 2):
            energy = abs(spectrum[k]) ** 2
            total += energy
            high += energy if k * RATE / n > above else 0.0
    return high / total


def fourier(block):
    n = len(block)
    if n == 1:
        return block
    even, odd = fourier(block[::2]), fourier(block[1::2])
    turned = [odd[k] * cmath.exp(-2j * math.pi * k / n) for k in range(n // 2)]
    return [a + b for a, b in zip(even, turned)] + [a - b for a, b in zip(even, turned)]


def measure():
    def decibels(value):
        return f"{20 * math.log10(value):6.1f}"

    print("sound      seconds   peak  50 ms  whole  dBFS   > 2 kHz  > 6 kHz")
    for make in SOUNDS:
        sound = finished(make)
        whole = math.sqrt(sum(sample * sample for sample in sound) / len(sound))
        figures = [decibels(max(map(abs, sound))), decibels(loudness(sound)), decibels(whole)]
        bright = f"{100 * brightness(sound, 2000):8.2f} % {100 * brightness(sound, 6000):6.3f} %"
        print(f"{make.__name__:10} {len(sound) / RATE:7.2f} {' '.join(figures)}      {bright}")


def main(arguments):
    if arguments == ["--measure"]:
        return measure()
    folder = Path(arguments[0]) if arguments else Path(__file__).parent
    for make in SOUNDS:
        write(folder / f"{make.__name__}.wav", finished(make))


if __name__ == "__main__":
    main(sys.argv[1:])
