//! How everything looks: colours, sizes, durations and letters, here and nowhere else.
//!
//! Paper-cut by lantern light: a deep night sea around parchment, ember and gold. A widget takes its
//! colours from the [`Palette`] of the current theme and its measures from [`size`]; it never names
//! a literal one.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::epaint::Shadow;
use eframe::egui::style::{Selection, WidgetVisuals, Widgets};
use eframe::egui::{
    Color32, Context, CornerRadius, FallbackRequest, FontData, FontDefinitions, FontFamily, FontId,
    FontInsert, FontProvider, FontTweak, Margin, Stroke, Style, TextStyle, Theme as Mode, Ui, Vec2,
    Visuals, vec2,
};
use serde::{Deserialize, Serialize};

use super::font::{self, Font};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Light {
    /// Night: parchment letters on the sea.
    #[default]
    Night,
    /// Day: ink on parchment.
    Day,
}

/// The colours of a theme, by what they are for.
#[derive(Clone, Debug, PartialEq)]
pub struct Palette {
    /// The sea around everything, at the top and at the bottom of the window.
    pub sea: [Color32; 2],
    /// The wood of the table, under the island.
    pub deck: Color32,
    /// The snow under the map of a kingdom.
    pub snow: Color32,
    /// What text is read on.
    pub panel: Color32,
    /// A panel on a panel; a field to type in.
    pub inset: Color32,
    /// Edges of panels.
    pub edge: Color32,
    /// Letters, on panels and fields.
    pub text: Color32,
    /// Letters that matter less, such as hints.
    pub weak: Color32,
    /// What one should press, and the light on what may be chosen.
    pub gold: Color32,
    /// Letters on gold.
    pub on_gold: Color32,
    /// Danger, heat, the player in turn.
    pub ember: Color32,
    /// Rubies; what is lost.
    pub ruby: Color32,
    /// What went well.
    pub good: Color32,
    /// A ring around what has the focus.
    pub ring: Color32,
    /// What stands out: signs, links, what is new.
    pub focus: Color32,
    /// Under everything that lies on something.
    pub shadow: Color32,
    /// Over a screen that has to wait for an answer.
    pub veil: Color32,
}

/// Parchment, ink and the rim of cards: the same by day and by night, since cards are.
pub mod paper {
    use super::Color32;
    /// The pale side of paper.
    pub const PARCHMENT: Color32 = Color32::from_rgb(0xF3, 0xE6, 0xCB);
    /// What is written with.
    pub const INK: Color32 = Color32::from_rgb(0x22, 0x30, 0x3C);
    /// Smoke, where a picture is not ready yet.
    pub const SMOKE: Color32 = Color32::from_rgb(0x5A, 0x55, 0x6E);
    /// A picture that stands back.
    pub const DUSK: Color32 = Color32::from_rgb(128, 128, 150);
    /// The face of somebody who is away.
    pub const AWAY: Color32 = Color32::from_gray(110);
    /// A picture in its own colours.
    pub const AS_PAINTED: Color32 = Color32::WHITE;
}

/// The colours by which players are told apart, on ink.
pub const MARKS: [Color32; 6] = [
    Color32::from_rgb(0xF0, 0x74, 0x48),
    Color32::from_rgb(0x62, 0xB2, 0xEE),
    Color32::from_rgb(0xF2, 0xC5, 0x4A),
    Color32::from_rgb(0x7C, 0xD0, 0x8E),
    Color32::from_rgb(0xC9, 0x9A, 0xF2),
    Color32::from_rgb(0xF7, 0xF2, 0xE6),
];

/// The colours of heroes and cities, as their pictures have them.
pub mod kingdom {
    use super::Color32;
    /// Ranger, smith, herbalist, piper, mapmaker, lamplighter.
    pub const HEROES: [Color32; 6] = [
        Color32::from_rgb(0x5E, 0x9A, 0x38),
        Color32::from_rgb(0xC8, 0x40, 0x2A),
        Color32::from_rgb(0xA0, 0x46, 0x8F),
        Color32::from_rgb(0xE3, 0xA8, 0x2E),
        Color32::from_rgb(0x2F, 0x6F, 0xB5),
        Color32::from_rgb(0x17, 0x90, 0x8F),
    ];
    /// Harbour, shipyard, mill, glassworks, observatory, monastery, market, garden.
    pub const CITIES: [Color32; 8] = [
        Color32::from_rgb(0x2F, 0x7F, 0xC0),
        Color32::from_rgb(0x9A, 0x62, 0x38),
        Color32::from_rgb(0xD3, 0x9A, 0x3C),
        Color32::from_rgb(0x25, 0xA7, 0x9A),
        Color32::from_rgb(0x6E, 0x55, 0xB8),
        Color32::from_rgb(0x7E, 0x8C, 0x99),
        Color32::from_rgb(0xC9, 0x43, 0x2F),
        Color32::from_rgb(0x5E, 0x9E, 0x44),
    ];
    pub const PALACE: Color32 = Color32::from_rgb(0xD9, 0x9A, 0x1E);
}

impl Palette {
    /// The colours of that theme.
    pub fn of(light: Light) -> Self {
        match light {
            Light::Night => Self::night(),
            Light::Day => Self::day(),
        }
    }

    fn night() -> Self {
        Self {
            sea: [Color32::from_rgb(0x0E, 0x1B, 0x2A), Color32::from_rgb(0x16, 0x32, 0x4A)],
            deck: Color32::from_rgb(0x12, 0x27, 0x3A),
            snow: Color32::from_rgb(0x6E, 0x92, 0xB8),
            panel: Color32::from_rgb(0x18, 0x2E, 0x43),
            inset: Color32::from_rgb(0x0F, 0x20, 0x31),
            edge: Color32::from_rgb(0x35, 0x55, 0x70),
            text: paper::PARCHMENT,
            weak: Color32::from_rgb(0xB8, 0xBE, 0xC4),
            gold: Color32::from_rgb(0xF2, 0xB5, 0x44),
            on_gold: Color32::from_rgb(0x22, 0x1A, 0x0C),
            ember: Color32::from_rgb(0xF0, 0x74, 0x48),
            ruby: Color32::from_rgb(0xFF, 0x7A, 0x8F),
            good: Color32::from_rgb(0x8F, 0xD1, 0xA0),
            ring: Color32::from_rgb(0xFF, 0xE3, 0xA3),
            focus: Color32::from_rgb(0xFF, 0xE3, 0xA3),
            shadow: Color32::from_black_alpha(110),
            veil: Color32::from_rgba_premultiplied(4, 9, 15, 190),
        }
    }

    fn day() -> Self {
        Self {
            sea: [Color32::from_rgb(0xC3, 0xDA, 0xE0), Color32::from_rgb(0x9C, 0xC2, 0xCE)],
            deck: Color32::from_rgb(0xB4, 0xD0, 0xD8),
            snow: Color32::from_rgb(0xC4, 0xD6, 0xE4),
            panel: Color32::from_rgb(0xF7, 0xEE, 0xDA),
            inset: Color32::from_rgb(0xFF, 0xFA, 0xEE),
            edge: Color32::from_rgb(0xC6, 0xAE, 0x82),
            text: paper::INK,
            weak: Color32::from_rgb(0x47, 0x53, 0x5B),
            gold: Color32::from_rgb(0xF2, 0xB5, 0x44),
            on_gold: Color32::from_rgb(0x22, 0x1A, 0x0C),
            ember: Color32::from_rgb(0xA8, 0x38, 0x12),
            ruby: Color32::from_rgb(0xA3, 0x10, 0x30),
            good: Color32::from_rgb(0x1D, 0x66, 0x38),
            ring: Color32::from_rgb(0x16, 0x32, 0x4A),
            focus: Color32::from_rgb(0x8A, 0x2A, 0x08),
            shadow: Color32::from_black_alpha(60),
            veil: Color32::from_rgba_premultiplied(20, 28, 34, 150),
        }
    }
}

/// How much larger everything is in a window of that size: in quarters, so that it seldom changes.
pub fn zoom(window: Vec2) -> f32 {
    let times = (window / Vec2::from(size::ROOMY)).min_elem();
    ((times * 4.0).floor() / 4.0).clamp(1.0, 3.0)
}

/// Measures, on a grid of four points.
pub mod size {
    /// What is read, at normal size.
    pub const BODY: f32 = 16.0;
    /// The unit of all gaps.
    pub const GRID: f32 = 4.0;
    /// Between things that belong together.
    pub const GAP: f32 = 8.0;
    /// Between things that do not.
    pub const BREAK: f32 = 16.0;
    /// Around what is in a panel.
    pub const PADDING: i8 = 16;
    /// The corners of panels.
    pub const CORNER: u8 = 12;
    /// The corners of buttons and fields.
    pub const BUTTON_CORNER: u8 = 8;
    /// A button is at least so high: a finger has to hit it.
    pub const BUTTON: f32 = 40.0;
    /// A button that one should press.
    pub const BIG_BUTTON: f32 = 52.0;
    /// An icon in a line of text.
    pub const ICON: f32 = 20.0;
    /// A button with nothing but an icon.
    pub const ICON_BUTTON: f32 = 36.0;
    /// The line at the top of every screen.
    pub const BAR: f32 = 48.0;
    /// A column of text or controls is not wider.
    pub const COLUMN: f32 = 560.0;
    /// The ring around what has the focus.
    pub const FOCUS: f32 = 3.0;
    /// The smallest window.
    pub const SMALLEST: [f32; 2] = [900.0, 640.0];
    /// The window at the first start.
    pub const FIRST: [f32; 2] = [1180.0, 780.0];
    /// A window in which there is room for everything; what is larger, makes it larger.
    pub const ROOMY: [f32; 2] = [1440.0, 900.0];
}

/// How long motion takes, at normal speed.
pub mod pace {
    use super::Duration;
    /// A card turns over.
    pub const FLIP: Duration = Duration::from_millis(200);
    /// Two cards change places.
    pub const SWAP: Duration = Duration::from_millis(700);
    /// A volcano flies to whoever failed.
    pub const FLIGHT: Duration = Duration::from_millis(600);
    /// A pair is looked at before it leaves.
    pub const PLEASURE: Duration = Duration::from_millis(350);
    /// What went wrong is looked at before it has its consequence.
    pub const REGRET: Duration = Duration::from_millis(500);
    /// A clock that counts tenths moves on.
    pub const TENTH: Duration = Duration::from_millis(100);
    /// What shows time running out becomes shorter.
    pub const BURNING: Duration = Duration::from_millis(40);
    /// A chest slides to its winner.
    pub const SLIDE: Duration = Duration::from_millis(700);
    /// A card is lifted, or put back.
    pub const LIFT: Duration = Duration::from_millis(250);
    /// A card is looked at or touched by somebody.
    pub const MARK: Duration = Duration::from_millis(900);
    /// A figure walks a step on a map.
    pub const STEP: Duration = Duration::from_millis(220);
    /// The Wizard, or a tile, glides to another hex.
    pub const GLIDE: Duration = Duration::from_millis(700);
    /// An adventure card or a tile goes to what it is meant for.
    pub const THROW: Duration = Duration::from_millis(450);
    /// An adventure card is drawn or thrown away.
    pub const DRAW: Duration = Duration::from_millis(260);
    /// A misfortune is read before it strikes.
    pub const READING: Duration = Duration::from_millis(900);
    /// A challenge is turned over.
    pub const TURN: Duration = Duration::from_millis(260);
    /// An arrow turns, slows down and stops.
    pub const SPIN: Duration = Duration::from_millis(1250);
    /// Something that counts drops into a sum.
    pub const DROP: Duration = Duration::from_millis(240);
    /// How a contest has ended, or that the end begins, is looked at.
    pub const VERDICT: Duration = Duration::from_millis(1100);
    /// The same where nothing moves.
    pub const RESULT: Duration = Duration::from_millis(2400);
    /// Points are counted.
    pub const COUNT: Duration = Duration::from_millis(500);
    /// A memory, an animal or the snow comes to its place.
    pub const SETTLE: Duration = Duration::from_millis(600);
    /// A scene opens or closes.
    pub const CURTAIN: Duration = Duration::from_millis(260);
    /// What somebody has decided is read.
    pub const SAID: Duration = Duration::from_millis(420);
    /// What was told of somebody stays under the line, and what they show over their plate.
    pub const REACTION: Duration = Duration::from_millis(2500);
}

/// Letters that egui has no style for.
pub mod letters {
    use super::{Arc, FontFamily, TextStyle};

    /// Titles.
    pub fn display() -> FontFamily {
        FontFamily::Name(Arc::from("display"))
    }

    /// Bold.
    pub fn bold() -> FontFamily {
        FontFamily::Name(Arc::from("bold"))
    }

    /// The program's name, and what a screen is called.
    pub fn title() -> TextStyle {
        TextStyle::Name(Arc::from("title"))
    }

    /// Body text that matters.
    pub fn strong() -> TextStyle {
        TextStyle::Name(Arc::from("strong"))
    }

    /// A join code, to be read across a room.
    pub fn huge() -> TextStyle {
        TextStyle::Name(Arc::from("huge"))
    }
}

/// Puts the bundled letters in.
pub fn set_fonts(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    let bundled: [(&str, &'static Font, FontFamily); 3] = [
        ("text", &font::TEXT, FontFamily::Proportional),
        ("bold", &font::BOLD, letters::bold()),
        ("display", &font::DISPLAY, letters::display()),
    ];
    for (name, font, _) in &bundled {
        fonts.font_data.insert((*name).to_owned(), Arc::new(font_data(font)));
    }
    let families = bundled.map(|(name, _, family)| (name, family));
    for (name, family) in families.into_iter().chain([("bold", FontFamily::Monospace)]) {
        // What a face lacks is taken from the next.
        fonts.families.insert(family, [name, "text"].map(str::to_owned).into());
    }
    ctx.set_fonts(fonts);
    ctx.set_font_providers(vec![
        on_demand("scripts", &font::SCRIPTS),
        on_demand("emoji", &font::EMOJI),
    ]);
}

/// Ours write English and French. Names may be written in any letters; what holds those is large, and is
/// unpacked when the first of them is to be seen.
fn on_demand(name: &'static str, font: &'static Font) -> Arc<dyn FontProvider> {
    Arc::new(move |_: &FallbackRequest<'_>| {
        Some(FontInsert::new(name, font_data(font), Vec::new()))
    })
}

fn font_data(font: &'static Font) -> FontData {
    // The letters are as sharp without, and their first ones on the screen sooner.
    let tweak = FontTweak { hinting: Some(false), ..FontTweak::default() };
    FontData::from_static(font).tweak(tweak)
}

/// Makes egui's own widgets look like ours, with text of that size (1 is normal).
pub fn apply(ctx: &Context, light: Light, text_size: f32) {
    let mode = match light {
        Light::Night => Mode::Dark,
        Light::Day => Mode::Light,
    };
    ctx.set_theme(mode);
    let palette = Palette::of(light);
    ctx.set_style_of(mode, style(&palette, mode, text_size));
}

fn style(palette: &Palette, mode: Mode, text_size: f32) -> Style {
    let mut style = Style { visuals: visuals(palette, mode), ..mode.default_style() };
    let font = |size: f32, family: FontFamily| FontId::new((size * text_size).round(), family);
    style.text_styles = [
        (TextStyle::Small, font(14.0, FontFamily::Proportional)),
        (TextStyle::Body, font(size::BODY, FontFamily::Proportional)),
        (TextStyle::Monospace, font(16.0, FontFamily::Monospace)),
        (TextStyle::Button, font(16.0, letters::bold())),
        (TextStyle::Heading, font(22.0, letters::display())),
        (letters::strong(), font(16.0, letters::bold())),
        (letters::title(), font(34.0, letters::display())),
        (letters::huge(), font(44.0, letters::bold())),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(size::GAP, size::GAP);
    spacing.button_padding = vec2(size::BREAK, size::GAP);
    spacing.interact_size = vec2(size::BUTTON, size::BUTTON);
    spacing.icon_width = size::ICON;
    spacing.icon_width_inner = size::ICON - 2.0 * size::GRID;
    spacing.icon_spacing = size::GAP;
    spacing.slider_width = 220.0;
    spacing.window_margin = Margin::same(size::PADDING);
    spacing.menu_margin = Margin::same(size::PADDING / 2);
    spacing.tooltip_width = 340.0;
    spacing.scroll.floating = false;
    style.interaction.tooltip_delay = 0.4;
    style.interaction.selectable_labels = false;
    style
}

fn visuals(palette: &Palette, mode: Mode) -> Visuals {
    let corner = CornerRadius::same(size::BUTTON_CORNER);
    let widget = |fill: Color32, edge: Color32, letters: Color32, width: f32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, edge),
        corner_radius: corner,
        fg_stroke: Stroke::new(1.5, letters),
        expansion: 0.0,
    };
    let Palette { panel, inset, edge, text, gold, ring, .. } = *palette;
    Visuals {
        override_text_color: None,
        weak_text_color: Some(palette.weak),
        widgets: Widgets {
            noninteractive: widget(panel, edge, text, 1.0),
            inactive: widget(inset, edge, text, 1.0),
            hovered: widget(inset, gold, text, 2.0),
            active: widget(inset, ring, text, size::FOCUS),
            open: widget(inset, gold, text, 1.0),
        },
        selection: Selection { bg_fill: gold, stroke: Stroke::new(1.5, palette.on_gold) },
        hyperlink_color: palette.gold,
        faint_bg_color: inset,
        extreme_bg_color: inset,
        text_edit_bg_color: Some(inset),
        warn_fg_color: palette.ember,
        error_fg_color: palette.ruby,
        window_corner_radius: CornerRadius::same(size::CORNER),
        window_shadow: shadow(palette),
        popup_shadow: shadow(palette),
        window_fill: panel,
        window_stroke: Stroke::new(1.0, edge),
        menu_corner_radius: corner,
        panel_fill: Color32::TRANSPARENT,
        disabled_alpha: 0.7,
        slider_trailing_fill: true,
        ..match mode {
            Mode::Dark => Visuals::dark(),
            Mode::Light => Visuals::light(),
        }
    }
}

/// How large letters are, 1 being normal.
pub fn text_scale(ui: &Ui) -> f32 {
    TextStyle::Body.resolve(ui.style()).size / size::BODY
}

/// The shadow under what lies on something.
pub fn shadow(palette: &Palette) -> Shadow {
    Shadow { offset: [0, 4], blur: 12, spread: 0, color: palette.shadow }
}

/// Runs a check with our letters at hand; nothing is painted.
#[cfg(test)]
pub(crate) fn with_letters(
    ctx: &Context,
    input: eframe::egui::RawInput,
    check: impl FnMut(&mut Ui),
) {
    set_fonts(ctx);
    // egui insists that somebody knows of what would be painted.
    let mut textures = ctx.run_ui(input, check).textures_delta;
    textures.clear();
}

#[cfg(test)]
mod tests {
    use eframe::egui::RawInput;

    use super::*;

    #[test]
    fn a_name_can_be_written_in_other_letters() {
        let families =
            [FontFamily::Proportional, FontFamily::Monospace, letters::bold(), letters::display()];
        with_letters(&Context::default(), RawInput::default(), |ui| {
            for font in families.clone().map(|family| FontId::new(14.0, family)) {
                ui.fonts_mut(|fonts| {
                    assert!(fonts.has_glyphs(&font, "Zoë Ωμέγα Жанна שרה 🎲🦀"), "{font:?}");
                    assert!(!fonts.has_glyph(&font, '\u{10ffff}'), "{font:?}");
                });
            }
        });
    }
}
