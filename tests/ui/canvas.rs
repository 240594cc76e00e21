//! Pixels without a graphics card: egui's meshes, drawn on the processor.
//!
//! The same from run to run, so that two pictures can be compared.

use std::collections::HashMap;

use eframe::egui::{
    self, Color32, ColorImage, Context, FullOutput, Rect, TextureFilter, TextureId, TextureOptions,
    TexturesDelta, epaint,
};
use egui_kittest::TestRenderer;
use image::RgbaImage;

/// Draws egui's meshes.
#[derive(Default)]
pub struct Canvas {
    textures: HashMap<TextureId, (ColorImage, TextureOptions)>,
}

type Colour = [f32; 4];

impl TestRenderer for Canvas {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let epaint::ImageData::Color(image) = &change.image;
                match (change.pos, self.textures.get_mut(&id)) {
                    (Some(at), Some((whole, _))) => paste(whole, image, at),
                    _ => {
                        self.textures.insert(id, ((**image).clone(), change.options));
                    }
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * scale;
        let mut sheet = Sheet::new(size.x.round() as usize, size.y.round() as usize);
        for clipped in ctx.tessellate(output.shapes.clone(), scale) {
            let epaint::Primitive::Mesh(mesh) = &clipped.primitive else { continue };
            let id = mesh.texture_id;
            let texture = self.textures.get(&id).ok_or(format!("no texture {id:?}"))?;
            let clip = sheet.clip(clipped.clip_rect, scale);
            for corners in mesh.indices.chunks_exact(3) {
                let corners = [0, 1, 2].map(|number| mesh.vertices[corners[number] as usize]);
                sheet.triangle(corners, texture, clip, scale);
            }
        }
        Ok(sheet.image())
    }
}

fn paste(whole: &mut ColorImage, part: &ColorImage, [left, top]: [usize; 2]) {
    let (width, across) = (part.size[0], whole.size[0]);
    for (row, pixels) in part.pixels.chunks_exact(width.max(1)).enumerate() {
        let start = (top + row) * across + left;
        whole.pixels[start..start + width].copy_from_slice(pixels);
    }
}

/// The picture while it is drawn, premultiplied.
struct Sheet {
    width: usize,
    height: usize,
    pixels: Vec<Colour>,
}

/// Columns and rows, the ends not included.
#[derive(Clone, Copy)]
struct Clip {
    x: [i32; 2],
    y: [i32; 2],
}

impl Sheet {
    fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![[0.0, 0.0, 0.0, 255.0]; width * height] }
    }

    fn clip(&self, rect: Rect, scale: f32) -> Clip {
        let pixel = |at: f32, most: usize| ((at * scale).round() as i32).clamp(0, most as i32);
        Clip {
            x: [pixel(rect.min.x, self.width), pixel(rect.max.x, self.width)],
            y: [pixel(rect.min.y, self.height), pixel(rect.max.y, self.height)],
        }
    }

    fn triangle(
        &mut self,
        mut corners: [epaint::Vertex; 3],
        texture: &(ColorImage, TextureOptions),
        clip: Clip,
        scale: f32,
    ) {
        let at = |vertex: &epaint::Vertex| {
            [f64::from(vertex.pos.x * scale), f64::from(vertex.pos.y * scale)]
        };
        if area(corners.each_ref().map(at)) < 0.0 {
            corners.swap(1, 2);
        }
        let points = corners.each_ref().map(at);
        let whole = area(points);
        if whole == 0.0 {
            return;
        }
        let span = |axis: usize, [low, high]: [i32; 2]| {
            let low_point = points.iter().map(|point| point[axis]).fold(f64::MAX, f64::min);
            let high_point = points.iter().map(|point| point[axis]).fold(f64::MIN, f64::max);
            (low_point.floor() as i32).max(low)..(high_point.ceil() as i32).min(high)
        };
        let colours = corners.each_ref().map(|corner| channels(corner.color));
        let flat = corners.iter().all(|corner| corner.uv == corners[0].uv);
        let flat = flat.then(|| sample(texture, corners[0].uv));
        for y in span(1, clip.y) {
            for x in span(0, clip.x) {
                let Some(weights) = inside(points, [f64::from(x) + 0.5, f64::from(y) + 0.5], whole)
                else {
                    continue;
                };
                let texel = flat.unwrap_or_else(|| sample(texture, blend_uv(&corners, weights)));
                let source = std::array::from_fn(|channel| {
                    let colour: f32 =
                        (0..3).map(|corner| colours[corner][channel] * weights[corner]).sum();
                    colour * texel[channel] / 255.0
                });
                self.lay(x as usize, y as usize, source);
            }
        }
    }

    fn lay(&mut self, x: usize, y: usize, source: Colour) {
        let under = &mut self.pixels[y * self.width + x];
        let shine = 1.0 - source[3] / 255.0;
        for channel in 0..4 {
            under[channel] = source[channel] + under[channel] * shine;
        }
    }

    fn image(&self) -> RgbaImage {
        RgbaImage::from_fn(self.width as u32, self.height as u32, |x, y| {
            let pixel = self.pixels[y as usize * self.width + x as usize];
            image::Rgba(pixel.map(|channel| channel.round().clamp(0.0, 255.0) as u8))
        })
    }
}

/// Twice the area, positive for corners in the order of the clock.
fn area(points: [[f64; 2]; 3]) -> f64 {
    edge(points[0], points[1], points[2])
}

fn edge(from: [f64; 2], to: [f64; 2], at: [f64; 2]) -> f64 {
    (to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0])
}

/// How near a point is to each corner, if it is inside. A point on an edge belongs to one side only.
fn inside(points: [[f64; 2]; 3], at: [f64; 2], whole: f64) -> Option<[f32; 3]> {
    let mut weights = [0.0; 3];
    for corner in 0..3 {
        let (from, to) = (points[(corner + 1) % 3], points[(corner + 2) % 3]);
        let side = edge(from, to, at);
        let top_left = (from[1] == to[1] && to[0] > from[0]) || to[1] < from[1];
        if side < 0.0 || (side == 0.0 && !top_left) {
            return None;
        }
        weights[corner] = (side / whole) as f32;
    }
    Some(weights)
}

fn blend_uv(corners: &[epaint::Vertex; 3], weights: [f32; 3]) -> egui::Pos2 {
    let sum = |part: fn(&epaint::Vertex) -> f32| {
        corners.iter().zip(weights).map(|(corner, weight)| part(corner) * weight).sum()
    };
    egui::pos2(sum(|corner| corner.uv.x), sum(|corner| corner.uv.y))
}

fn channels(colour: Color32) -> Colour {
    colour.to_array().map(f32::from)
}

fn sample((image, options): &(ColorImage, TextureOptions), uv: egui::Pos2) -> Colour {
    let [width, height] = image.size.map(|side| side as i32);
    let pixel = |x: i32, y: i32| {
        let (x, y) = (x.clamp(0, width - 1), y.clamp(0, height - 1));
        channels(image.pixels[(y * width + x) as usize])
    };
    let (x, y) = (uv.x * width as f32, uv.y * height as f32);
    if options.magnification == TextureFilter::Nearest {
        return pixel(x.floor() as i32, y.floor() as i32);
    }
    let (x, y) = (x - 0.5, y - 0.5);
    let (column, row) = (x.floor() as i32, y.floor() as i32);
    let (right, down) = (x - x.floor(), y - y.floor());
    let mix = |one: Colour, other: Colour, part: f32| {
        std::array::from_fn::<f32, 4, _>(|channel| {
            one[channel] + (other[channel] - one[channel]) * part
        })
    };
    let above = mix(pixel(column, row), pixel(column + 1, row), right);
    let below = mix(pixel(column, row + 1), pixel(column + 1, row + 1), right);
    mix(above, below, down)
}
