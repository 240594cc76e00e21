//! An invitation in a picture that was dropped on the window or pasted: its QR code is read in a
//! thread of its own.
//!
//! Anybody may have made the picture, so the file and what it unfolds to are bounded, and whatever
//! goes wrong in the thread, even a panic of a decoder, is no more than a picture without a code.

use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::{fs, io, thread};

use eframe::egui::{ColorImage, Context};
use image::{ImageReader, Limits};
use rqrr::PreparedImage;

use super::desktop::fault;
use crate::net::admission::invite::{Invite, InviteError};
use crate::storage::private_file;

/// The largest file, in bytes.
const LARGEST_FILE: u64 = 16 << 20;
/// The largest picture, in pixels: a good camera's.
const MOST_PIXELS: u64 = 24_000_000;
/// The longest side of a picture.
const LONGEST_SIDE: u32 = 16_384;
/// How much memory a decoder may take.
const MOST_MEMORY: u64 = 128 << 20;
/// In a picture with a longer side the code is looked for in a smaller copy first.
const USUAL_SIDE: usize = 1600;
/// No QR code has fewer modules in a row.
const SMALLEST_SIDE: usize = 21;

/// Why a picture is no invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The file or the picture is larger than what is read.
    TooLarge,
    /// The file cannot be read, or is no picture of a kind that is known.
    Unreadable,
    /// No QR code was found in it.
    NoCode,
    /// Its QR code says something else.
    NoInvitation,
}

/// A picture that is being looked at.
pub struct QrPicture {
    found: Receiver<Result<String, PictureError>>,
}

impl QrPicture {
    /// A file that was dropped on the window.
    pub fn dropped(path: PathBuf, ctx: &Context) -> Self {
        Self::read(ctx, move || read(&decode(&path)?))
    }

    /// A picture from the clipboard.
    pub fn pasted(image: Arc<ColorImage>, ctx: &Context) -> Self {
        Self::read(ctx, move || read(&image))
    }

    fn read(
        ctx: &Context,
        read: impl FnOnce() -> Result<String, PictureError> + Send + 'static,
    ) -> Self {
        let (sender, found) = channel();
        let ctx = ctx.clone();
        let work = move || {
            let (lost, to_wake) = (sender.clone(), ctx.clone());
            fault::may_be_lost(move || {
                let _nobody_waits_any_more = lost.send(Err(PictureError::NoCode));
                to_wake.request_repaint();
            });
            let _nobody_waits_any_more = sender.send(read());
            drop(sender);
            ctx.request_repaint();
        };
        let _without_a_thread_nothing_is_found =
            thread::Builder::new().name("picture".to_owned()).spawn(work);
        Self { found }
    }

    /// The invitation in it, as soon as that is known.
    pub fn result(&self) -> Option<Result<String, PictureError>> {
        match self.found.try_recv() {
            Ok(found) => Some(found),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(PictureError::NoCode)),
        }
    }
}

fn decode(path: &Path) -> Result<ColorImage, PictureError> {
    let is_file = fs::metadata(path).is_ok_and(|about| about.is_file());
    let bytes = match private_file::read_up_to(path, LARGEST_FILE) {
        Ok(bytes) if is_file => bytes,
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
            return Err(PictureError::TooLarge);
        }
        _ => return Err(PictureError::Unreadable),
    };
    unfold(&bytes)
}

/// A picture from the bytes of its file.
fn unfold(bytes: &[u8]) -> Result<ColorImage, PictureError> {
    let reader = || ImageReader::new(Cursor::new(bytes)).with_guessed_format();
    let size = reader().map(ImageReader::into_dimensions);
    let Ok(Ok((width, height))) = size else { return Err(PictureError::Unreadable) };
    if u64::from(width) * u64::from(height) > MOST_PIXELS || width.max(height) > LONGEST_SIDE {
        return Err(PictureError::TooLarge);
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_MEMORY);
    let picture = reader().ok().and_then(|mut reader| {
        reader.limits(limits);
        reader.decode().ok()
    });
    let pixels = picture.ok_or(PictureError::Unreadable)?.into_rgba8();
    Ok(ColorImage::from_rgba_unmultiplied([width as usize, height as usize], &pixels))
}

/// The invitation in a picture.
fn read(picture: &ColorImage) -> Result<String, PictureError> {
    let [width, height] = picture.size;
    if width.min(height) < SMALLEST_SIDE || (width * height) as u64 > MOST_PIXELS {
        let large = width.min(height) >= SMALLEST_SIDE;
        return Err(if large { PictureError::TooLarge } else { PictureError::NoCode });
    }
    let coarse = width.max(height).div_ceil(USUAL_SIDE);
    let mut codes = texts(picture, coarse);
    if codes.is_empty() && coarse > 1 {
        codes = texts(picture, 1);
    }
    let is_invitation = |text: &&String| text.parse::<Invite>() != Err(InviteError::Other);
    match codes.iter().find(is_invitation) {
        Some(invitation) => Ok(invitation.clone()),
        None if codes.is_empty() => Err(PictureError::NoCode),
        None => Err(PictureError::NoInvitation),
    }
}

/// What the QR codes in a picture say, where squares of so many pixels are taken for one.
fn texts(picture: &ColorImage, step: usize) -> Vec<String> {
    let [width, height] = picture.size.map(|side| side / step);
    let grey = |column: usize, row: usize| {
        let rows = (row * step..(row + 1) * step).map(|row| row * picture.width());
        let squares = rows.flat_map(|row| row + column * step..row + (column + 1) * step);
        let sum: usize = squares.map(|at| usize::from(on_white(picture, at))).sum();
        (sum / (step * step)) as u8
    };
    let mut prepared = PreparedImage::prepare_from_greyscale(width, height, grey);
    let codes = prepared.detect_grids().into_iter();
    codes.filter_map(|code| code.decode().ok()).map(|(_, text)| text).collect()
}

/// How light a pixel is where the picture lies on white paper.
fn on_white(picture: &ColorImage, at: usize) -> u8 {
    let [red, green, blue, alpha] = picture.pixels[at].to_array().map(u16::from);
    ((red + 2 * green + blue) / 4 + (255 - alpha)).min(255) as u8
}

#[cfg(test)]
mod tests {
    use eframe::egui::Color32;
    use image::{ImageFormat, RgbaImage};

    use super::*;
    use crate::game::Chance;
    use crate::net::admission::fingerprint::Fingerprint;

    fn invite() -> Invite {
        let addresses = ["192.168.1.20".parse().unwrap(), "fe80::1".parse().unwrap()];
        Invite::new(&addresses, 40_000, Fingerprint::of(b"host"), None)
    }

    /// The code with a module of that many pixels, on a ground of that colour.
    fn painted(text: &str, module: usize, light: Color32) -> ColorImage {
        let code = qrcode::QrCode::new(text.to_uppercase()).unwrap();
        let side = (code.width() + 8) * module;
        let mut picture = ColorImage::filled([side, side], light);
        for (number, color) in code.to_colors().into_iter().enumerate() {
            let at = [number / code.width(), number % code.width()].map(|it| (it + 4) * module);
            for inner in (0..module * module).filter(|_| color == qrcode::Color::Dark) {
                let at = (at[0] + inner / module) * side + at[1] + inner % module;
                picture.pixels[at] = Color32::BLACK;
            }
        }
        picture
    }

    fn file(picture: &ColorImage, format: ImageFormat) -> Vec<u8> {
        let [width, height] = picture.size.map(|side| side as u32);
        let pixels = picture.pixels.iter().flat_map(Color32::to_srgba_unmultiplied).collect();
        let image = RgbaImage::from_raw(width, height, pixels).unwrap();
        let mut bytes = Cursor::new(Vec::new());
        match format {
            ImageFormat::Jpeg => {
                let opaque = image::DynamicImage::from(image).into_rgb8();
                opaque.write_to(&mut bytes, format).unwrap();
            }
            _ => image.write_to(&mut bytes, format).unwrap(),
        }
        bytes.into_inner()
    }

    #[test]
    fn an_invitation_is_read_from_small_and_large_and_transparent_pictures() {
        let text = invite().to_string();
        for (module, light) in
            [(2, Color32::WHITE), (5, Color32::TRANSPARENT), (40, Color32::from_gray(200))]
        {
            let read = read(&painted(&text, module, light)).unwrap();
            assert_eq!(read.parse(), Ok(invite()), "{module} pixels a module");
        }
        assert_eq!(
            read(&painted("https://example.org", 5, Color32::WHITE)),
            Err(PictureError::NoInvitation)
        );
        let empty = ColorImage::filled([300, 200], Color32::WHITE);
        assert_eq!(read(&empty), Err(PictureError::NoCode));
    }

    #[test]
    fn files_of_both_kinds_are_read_and_large_ones_refused() {
        let picture = painted(&invite().to_string(), 6, Color32::WHITE);
        for format in [ImageFormat::Png, ImageFormat::Jpeg] {
            let picture = unfold(&file(&picture, format)).unwrap();
            assert_eq!(read(&picture).unwrap().parse(), Ok(invite()), "{format:?}");
        }
        let wide = ColorImage::filled([LONGEST_SIDE as usize + 1, 1], Color32::WHITE);
        assert_eq!(unfold(&file(&wide, ImageFormat::Png)).err(), Some(PictureError::TooLarge));
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(decode(folder.path()).err(), Some(PictureError::Unreadable));
        assert_eq!(decode(&folder.path().join("none")).err(), Some(PictureError::Unreadable));
        let path = folder.path().join("long.png");
        fs::write(&path, vec![0; LARGEST_FILE as usize + 1]).unwrap();
        assert_eq!(decode(&path).err(), Some(PictureError::TooLarge));
    }

    /// Whatever is in a file or on the clipboard is answered, and nothing panics.
    #[test]
    fn a_hostile_picture_is_only_refused() {
        let mut luck = Chance::from_number(7, 0);
        let picture = painted(&invite().to_string(), 3, Color32::WHITE);
        for format in [ImageFormat::Png, ImageFormat::Jpeg] {
            let whole = file(&picture, format);
            for _ in 0..60 {
                let mut bytes = whole.clone();
                bytes.truncate(luck.below(whole.len()));
                let _answered = unfold(&bytes).and_then(|picture| read(&picture));
                let mut bytes = whole.clone();
                for _ in 0..8 {
                    let at = luck.below(bytes.len());
                    bytes[at] = luck.below(256) as u8;
                }
                let _answered = unfold(&bytes).and_then(|picture| read(&picture));
            }
        }
        for _ in 0..40 {
            let mut noise = picture.clone();
            for _ in 0..luck.below(noise.pixels.len()) {
                let at = luck.below(noise.pixels.len());
                noise.pixels[at] = Color32::from_gray(luck.below(256) as u8);
            }
            let _answered = read(&noise);
        }
        for size in [[0, 0], [1, 5000], [21, 21], [22, 3000]] {
            assert_eq!(read(&ColorImage::filled(size, Color32::BLACK)), Err(PictureError::NoCode));
        }
    }
}
