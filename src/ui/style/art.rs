//! Pictures on the screen: drawn once for each size, off the frame, and kept as textures.
//!
//! A frame asks for a picture at a size; what is not ready yet is drawn by a thread of its own, and
//! the frame paints the nearest size that is there, or nothing. Sizes are rounded, so that a window
//! that is being resized does not draw everything anew at every step. The very first frame has none:
//! what is drawn meanwhile would only keep it from the screen.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use eframe::egui::{Color32, ColorImage, Context, Painter, Rect, TextureId, lerp, pos2};
use resvg::tiny_skia::{FillRule, Mask, Paint, PathBuilder, Pixmap, Stroke, Transform};
use resvg::usvg::{Options, Tree};

use super::atlas::{Atlas, TextureSlot};
use super::picture::{BADGE, Layer, NEAR, Picture};
use super::theme::paper;

/// Sizes are multiples of so many pixels.
const STEP: u32 = 16;
/// No picture is drawn larger; it is stretched then.
const LARGEST: u32 = 2048;
/// No texture is wider. Letters are kept in one that is as wide as may be: at the 16384 pixels of
/// most systems, a few large letters would make megabytes of nothing that the first frame has to send.
pub const WIDEST_TEXTURE: usize = 4096;
/// The corner of a card, in parts of its width.
pub const CARD_CORNER: f32 = 0.09;
/// A picture that was not asked for in so many frames is forgotten.
const FORGOTTEN_AFTER: u64 = 600;

type Key = (Picture, u32);

/// The pictures that are on the screen or were lately.
pub struct Art {
    ctx: Context,
    textures: RefCell<Textures>,
    drawing: Option<DrawingThread>,
}

/// The thread that draws.
struct DrawingThread {
    wanted: Sender<Key>,
    drawn: Receiver<(Key, ColorImage)>,
}

/// What was drawn and not forgotten, and what is being drawn.
#[derive(Default)]
struct Textures {
    ready: BTreeMap<Key, Texture>,
    pending: BTreeSet<Key>,
    /// Where small pictures are together. None: each has a texture of its own, named for it.
    atlas: Option<Atlas>,
    frame: u64,
}

struct Texture {
    slot: TextureSlot,
    /// The frame in which it was last asked for.
    used: u64,
}

impl Art {
    /// Pictures that are drawn by a thread of their own.
    pub fn new(ctx: &Context) -> Self {
        let (wanted, queue) = channel::<Key>();
        let (sender, drawn) = channel();
        let wake = ctx.clone();
        let thread = std::thread::Builder::new().name("art".to_owned()).spawn(move || {
            while let Ok(key) = queue.recv() {
                if sender.send((key, draw(key.0, key.1))).is_err() {
                    break;
                }
                wake.request_repaint();
            }
        });
        // Without a thread, pictures are drawn where they are needed.
        let drawing = thread.is_ok().then_some(DrawingThread { wanted, drawn });
        let textures = Textures { atlas: Some(Atlas::default()), ..Textures::default() };
        Self { ctx: ctx.clone(), textures: RefCell::new(textures), drawing }
    }

    /// Pictures that are there as soon as they are asked for: for tests, which share what was drawn, and
    /// look for what is painted by its name.
    pub fn at_once(ctx: &Context) -> Self {
        Self { ctx: ctx.clone(), textures: RefCell::default(), drawing: None }
    }

    /// Takes in what was drawn since the last frame, and forgets what nobody looks at.
    pub fn begin_frame(&self) {
        let mut textures = self.textures.borrow_mut();
        textures.frame += 1;
        if let Some(thread) = &self.drawing {
            while let Ok((key, image)) = thread.drawn.try_recv() {
                textures.put(&self.ctx, key, Arc::new(image));
            }
        }
        let oldest = textures.frame.saturating_sub(FORGOTTEN_AFTER);
        textures.ready.retain(|_, texture| texture.used >= oldest);
        textures.atlas.iter_mut().for_each(Atlas::tidy);
    }

    /// Paints a picture, tinted; in its own colours with [`paper::AS_PAINTED`].
    pub fn paint(&self, painter: &Painter, picture: Picture, rect: Rect, tint: Color32) {
        self.paint_part(painter, picture, rect, whole(), tint);
    }

    /// Paints a part of a picture, which is given in parts of its width and height.
    pub fn paint_part(
        &self,
        painter: &Painter,
        picture: Picture,
        rect: Rect,
        part: Rect,
        tint: Color32,
    ) {
        if rect.width() <= 0.0 || rect.height() <= 0.0 {
            return;
        }
        let width = rect.width().max(rect.height() / picture.height()) / part.width();
        match self.texture(picture, width * painter.pixels_per_point()) {
            Some((texture, whole)) => {
                painter.image(texture, rect, part_of(whole, part), tint);
            }
            None if picture.is_card() => {
                let corner = rect.width() * CARD_CORNER;
                painter.rect_filled(rect, corner, paper::SMOKE.gamma_multiply(0.5));
            }
            None => {}
        }
    }

    /// The texture of a picture that is to be that many pixels wide and the part of it that the picture
    /// is, as soon as there is one. A card that is squeezed while it turns has to ask for the width that
    /// it has when it lies.
    pub fn texture(&self, picture: Picture, pixels: f32) -> Option<(TextureId, Rect)> {
        let key = (picture, rounded(pixels));
        let mut textures = self.textures.borrow_mut();
        if !textures.ready.contains_key(&key) && !textures.pending.contains(&key) {
            match &self.drawing {
                Some(_) if textures.frame <= 1 => self.ctx.request_repaint(),
                Some(thread) if thread.wanted.send(key).is_ok() => {
                    textures.pending.insert(key);
                }
                _ => textures.put(&self.ctx, key, drawn(key)),
            }
        }
        textures.nearest(key)
    }
}

impl Textures {
    fn put(&mut self, ctx: &Context, key: Key, image: Arc<ColorImage>) {
        self.pending.remove(&key);
        let name = format!("{key:?}");
        let slot = match &mut self.atlas {
            Some(atlas) => atlas.put(ctx, name, image),
            None => TextureSlot::alone(ctx, name, image),
        };
        self.ready.insert(key, Texture { slot, used: self.frame });
    }

    fn nearest(&mut self, (picture, size): Key) -> Option<(TextureId, Rect)> {
        let sizes = self.ready.range((picture, 0)..=(picture, u32::MAX));
        let (&key, _) = sizes.min_by_key(|((_, there), _)| there.abs_diff(size))?;
        let texture = self.ready.get_mut(&key)?;
        texture.used = self.frame;
        Some(texture.slot.texture())
    }
}

/// A picture that was drawn where it was needed: once for all who need it.
fn drawn(key: Key) -> Arc<ColorImage> {
    static DRAWN: Mutex<BTreeMap<Key, Arc<ColorImage>>> = Mutex::new(BTreeMap::new());
    // Whoever panicked while drawing has left it as it was.
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    drawn.entry(key).or_insert_with(|| Arc::new(draw(key.0, key.1))).clone()
}

fn whole() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}

/// A part of something that is a part itself.
fn part_of(whole: Rect, part: Rect) -> Rect {
    let at = |x, y| pos2(lerp(whole.x_range(), x), lerp(whole.y_range(), y));
    Rect::from_min_max(at(part.min.x, part.min.y), at(part.max.x, part.max.y))
}

fn rounded(pixels: f32) -> u32 {
    let pixels = pixels.ceil().clamp(1.0, LARGEST as f32) as u32;
    pixels.next_multiple_of(if pixels <= 2 * STEP { 4 } else { STEP })
}

/// The pixels of a picture at that width.
pub fn draw(picture: Picture, width: u32) -> ColorImage {
    let height = (width as f32 * picture.height()).round().max(1.0) as u32;
    let Some(mut pixmap) = Pixmap::new(width.max(1), height) else {
        return ColorImage::filled([1, 1], Color32::TRANSPARENT);
    };
    for layer in picture.layers() {
        match layer {
            Layer::Full(source) => draw_source(&mut pixmap, source.svg(), [0.0, 0.0], width as f32),
            Layer::Near(source) => {
                let cut = (1.0 - NEAR) / 2.0 * width as f32;
                draw_source(&mut pixmap, source.svg(), [cut, cut], width as f32 * NEAR);
            }
            Layer::Part(source, place) => {
                let [x, y, wide] = place.map(|part| f32::from(part) / 256.0 * width as f32);
                draw_source(&mut pixmap, source.svg(), [x, y], wide);
            }
            Layer::Badge(source, corner) => {
                draw_badge(&mut pixmap, source.svg(), corner.middle(), width as f32);
            }
        }
    }
    if picture.is_card() {
        round_corners(&mut pixmap, width as f32 * CARD_CORNER);
    }
    let size = [width.max(1) as usize, height as usize];
    ColorImage::from_rgba_premultiplied(size, pixmap.data())
}

fn draw_source(pixmap: &mut Pixmap, source: &str, at: [f32; 2], width: f32) {
    // Our own pictures can be read; a test draws every one of them.
    let Ok(tree) = Tree::from_str(source, &Options::default()) else { return };
    let scale = width / tree.size().width();
    let transform = Transform::from_translate(at[0], at[1]).pre_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
}

/// A disc of ink with a parchment edge, and the sign on it.
fn draw_badge(pixmap: &mut Pixmap, source: &str, middle: [f32; 2], width: f32) {
    let [x, y] = middle.map(|part| part * width);
    let [disc, sign, edge] = BADGE.map(|part| part * width);
    if let Some(circle) = PathBuilder::from_circle(x, y, (disc - edge) / 2.0) {
        let mut paint = solid(paper::INK);
        pixmap.fill_path(&circle, &paint, FillRule::Winding, Transform::identity(), None);
        paint = solid(paper::PARCHMENT);
        let stroke = Stroke { width: edge, ..Stroke::default() };
        pixmap.stroke_path(&circle, &paint, &stroke, Transform::identity(), None);
    }
    draw_source(pixmap, source, [x - sign / 2.0, y - sign / 2.0], sign);
}

fn solid(color: Color32) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(color.r(), color.g(), color.b(), color.a());
    paint
}

fn round_corners(pixmap: &mut Pixmap, radius: f32) {
    let (width, height) = (pixmap.width() as f32, pixmap.height() as f32);
    // A quarter of a circle by a cubic curve.
    let bend = radius * 0.552_285;
    let mut path = PathBuilder::new();
    path.move_to(radius, 0.0);
    path.line_to(width - radius, 0.0);
    path.cubic_to(width - radius + bend, 0.0, width, radius - bend, width, radius);
    path.line_to(width, height - radius);
    path.cubic_to(
        width,
        height - radius + bend,
        width - radius + bend,
        height,
        width - radius,
        height,
    );
    path.line_to(radius, height);
    path.cubic_to(radius - bend, height, 0.0, height - radius + bend, 0.0, height - radius);
    path.line_to(0.0, radius);
    path.cubic_to(0.0, radius - bend, radius - bend, 0.0, radius, 0.0);
    path.close();
    let (Some(path), Some(mut mask)) = (path.finish(), Mask::new(pixmap.width(), pixmap.height()))
    else {
        return;
    };
    mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
    pixmap.apply_mask(&mask);
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::ui::style::picture::{Icon, PORTRAITS};

    /// A picture shows something.
    pub fn is_drawn(picture: Picture) {
        let image = draw(picture, 48);
        let painted = image.pixels.iter().filter(|pixel| pixel.a() > 0).count();
        assert!(painted > 48, "{picture:?} shows nothing");
    }

    #[test]
    fn every_picture_can_be_drawn() {
        let mut all = vec![Picture::Title, Picture::TitleByDay, Picture::Emblem];
        all.extend(Level::ALL.map(Picture::Bot));
        all.extend((0..PORTRAITS).map(Picture::Person));
        all.extend(Icon::ALL.iter().copied().map(Picture::Icon));
        all.into_iter().for_each(is_drawn);
    }
}
