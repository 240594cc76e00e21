//! Small pictures, many to a texture: what lies on the same one is painted in one go. Without that, every
//! picture is a call to the graphics card, and a renderer without one keeps 64 kilobytes for each.
//!
//! A page is filled row by row and not tidied up: when nothing on it is needed any more, it goes.

use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::{
    Color32, ColorImage, Context, ImageData, Rect, TextureHandle, TextureId, TextureOptions, pos2,
};

/// The side of a page in pixels, and the same on a screen with fine pixels.
const PAGE: [usize; 2] = [512, 1024];
/// From so many pixels in a point on they are fine.
const FINE: f32 = 1.5;
/// What is wider or higher than this part of a page has a texture of its own.
const LARGEST: usize = 3;
/// How many pixels around a picture repeat its edge: its neighbours are not to be seen in it.
const EDGE: usize = 1;

/// Where a picture is. Dropping it frees its place.
pub struct TextureSlot {
    texture: TextureHandle,
    part: Rect,
    /// What keeps its page.
    _page: Option<Rc<()>>,
}

impl TextureSlot {
    /// A picture that has a texture of its own, by that name.
    pub fn alone(ctx: &Context, name: String, image: Arc<ColorImage>) -> Self {
        let image = ImageData::Color(image);
        let texture = ctx.load_texture(name, image, TextureOptions::LINEAR);
        let part = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        Self { texture, part, _page: None }
    }

    /// The texture, and the part of it that the picture is.
    pub fn texture(&self) -> (TextureId, Rect) {
        (self.texture.id(), self.part)
    }
}

/// The pages.
#[derive(Default)]
pub struct Atlas {
    pages: Vec<Page>,
}

impl Atlas {
    /// Finds a place for a picture.
    pub fn put(&mut self, ctx: &Context, name: String, image: Arc<ColorImage>) -> TextureSlot {
        let side = PAGE[usize::from(ctx.pixels_per_point() >= FINE)];
        if image.size.iter().any(|length| *length > side / LARGEST) {
            return TextureSlot::alone(ctx, name, image);
        }
        let image = with_edge(&image);
        let found = self.pages.iter_mut().find_map(|page| page.put(&image));
        found.unwrap_or_else(|| {
            let mut page = Page::new(ctx, side);
            let placed = page.put(&image);
            self.pages.push(page);
            // A fresh page has room for anything that is not alone.
            placed.unwrap_or_else(|| TextureSlot::alone(ctx, name, image.into()))
        })
    }

    /// Forgets pages on which nothing is needed any more.
    pub fn tidy(&mut self) {
        self.pages.retain(|page| Rc::strong_count(&page.users) > 1);
    }
}

struct Page {
    texture: TextureHandle,
    side: usize,
    rows: Vec<Row>,
    /// Held by whatever lies on this page.
    users: Rc<()>,
}

/// A row of pictures of about the same height.
struct Row {
    top: usize,
    height: usize,
    taken: usize,
}

impl Page {
    fn new(ctx: &Context, side: usize) -> Self {
        let empty = ColorImage::filled([side, side], Color32::TRANSPARENT);
        let texture = ctx.load_texture("pictures", empty, TextureOptions::LINEAR);
        Self { texture, side, rows: Vec::new(), users: Rc::new(()) }
    }

    fn put(&mut self, image: &ColorImage) -> Option<TextureSlot> {
        let at = self.place(image.size)?;
        self.texture.set_partial(at, image.clone(), TextureOptions::LINEAR);
        let point = |x: usize, y: usize| {
            pos2((at[0] + x) as f32 / self.side as f32, (at[1] + y) as f32 / self.side as f32)
        };
        let [width, height] = image.size;
        let part = Rect::from_min_max(point(EDGE, EDGE), point(width - EDGE, height - EDGE));
        Some(TextureSlot { texture: self.texture.clone(), part, _page: Some(self.users.clone()) })
    }

    /// The row that wastes least, or a new one.
    fn place(&mut self, [width, height]: [usize; 2]) -> Option<[usize; 2]> {
        let (side, new) = (self.side, self.rows.last().map_or(0, |row| row.top + row.height));
        let fits = |row: &&mut Row| row.taken + width <= side && row.height >= height;
        let row = self.rows.iter_mut().filter(fits).min_by_key(|row| row.height);
        // A low picture in a high row wastes more than a new row, as long as there is room for one.
        let row = row.filter(|row| row.height <= 2 * height || new + height > side);
        if let Some(row) = row {
            row.taken += width;
            return Some([row.taken - width, row.top]);
        }
        if new + height > side || width > side {
            return None;
        }
        self.rows.push(Row { top: new, height, taken: width });
        Some([0, new])
    }
}

/// A picture with its outermost pixels once more around it.
fn with_edge(image: &ColorImage) -> ColorImage {
    let [width, height] = image.size;
    let size = [width + 2 * EDGE, height + 2 * EDGE];
    let inside = |at: usize, length: usize| at.saturating_sub(EDGE).min(length - 1);
    let pixel = |at: usize| {
        let (x, y) = (inside(at % size[0], width), inside(at / size[0], height));
        image.pixels[y * width + x]
    };
    ColorImage::new(size, (0..size[0] * size[1]).map(pixel).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(width: usize, height: usize) -> Arc<ColorImage> {
        Arc::new(ColorImage::filled([width, height], Color32::WHITE))
    }

    fn put(atlas: &mut Atlas, ctx: &Context, width: usize, height: usize) -> TextureSlot {
        atlas.put(ctx, "a picture".to_owned(), picture(width, height))
    }

    #[test]
    fn small_pictures_share_a_texture_and_lie_apart_on_it() {
        let (ctx, mut atlas) = (Context::default(), Atlas::default());
        let sizes = [(16, 16), (64, 74), (48, 48), (20, 20), (128, 170), (64, 74), (12, 12)];
        let placed: Vec<TextureSlot> =
            sizes.iter().map(|(width, height)| put(&mut atlas, &ctx, *width, *height)).collect();
        for (number, one) in placed.iter().enumerate() {
            let (texture, part) = one.texture();
            assert_eq!(texture, placed[0].texture().0);
            assert!(part.min.x >= 0.0 && part.max.x <= 1.0 && part.max.y <= 1.0, "{part:?}");
            let size = part.size() * PAGE[0] as f32;
            assert_eq!((size.x.round() as usize, size.y.round() as usize), sizes[number]);
            let apart = |other: &TextureSlot| !other.texture().1.intersects(part);
            assert!(placed[..number].iter().all(apart), "{number} lies on another");
        }
    }

    #[test]
    fn a_large_picture_has_its_own_texture() {
        let (ctx, mut atlas) = (Context::default(), Atlas::default());
        let small = put(&mut atlas, &ctx, 16, 16);
        let large = put(&mut atlas, &ctx, 300, 200);
        assert_ne!(small.texture().0, large.texture().0);
        assert_eq!(large.texture().1.size(), eframe::egui::vec2(1.0, 1.0));
    }

    #[test]
    fn a_page_that_is_full_is_followed_by_another_and_goes_when_nothing_on_it_is_needed() {
        let (ctx, mut atlas) = (Context::default(), Atlas::default());
        let mut placed: Vec<TextureSlot> =
            (0..60).map(|_| put(&mut atlas, &ctx, 100, 100)).collect();
        let pages = atlas.pages.len();
        assert!(pages > 1, "{pages}");
        let first = placed[0].texture().0;
        placed.retain(|it| it.texture().0 != first);
        assert!(!placed.is_empty());
        atlas.tidy();
        assert_eq!(atlas.pages.len(), pages - 1);
        placed.clear();
        atlas.tidy();
        assert!(atlas.pages.is_empty());
    }

    #[test]
    fn the_edge_of_a_picture_is_repeated_around_it() {
        let pixels = (0..6).map(Color32::from_gray).collect();
        let image = with_edge(&ColorImage::new([3, 2], pixels));
        let gray: Vec<u8> = image.pixels.iter().map(|pixel| pixel.r()).collect();
        assert_eq!(image.size, [5, 4]);
        assert_eq!(gray, [0, 0, 1, 2, 2, 0, 0, 1, 2, 2, 3, 3, 4, 5, 5, 3, 3, 4, 5, 5]);
    }
}
