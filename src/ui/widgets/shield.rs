//! Clicks that were meant for what was there before.
//!
//! What appears by itself may appear under the pointer of somebody who is just pressing. So for a
//! moment it takes no clicks; keys and screen readers, which name what they press, are not held up.

use std::time::Duration;

use eframe::egui::{Area, AsIdSalt, Context, Id, Order, Rect, Sense};

/// So long something new takes no clicks: about as long as it takes to see that it is there.
const MOMENT: Duration = Duration::from_millis(250);

/// Since when something is shown, and the frame in which it was last.
#[derive(Clone, Copy)]
struct Appeared {
    since: f64,
    frame: u64,
}

/// Holds clicks off that area while what is there, by this name, is new. To be called in every frame
/// in which it is shown.
pub fn shield(ctx: &Context, name: impl AsIdSalt, rect: Rect) {
    let id = Id::unique("shield").with(name);
    let (now, frame) = (ctx.input(|input| input.time), ctx.cumulative_frame_nr());
    let known = ctx.data(|data| data.get_temp::<Appeared>(id));
    let since = known.filter(|known| known.frame + 1 >= frame).map_or(now, |known| known.since);
    ctx.data_mut(|data| data.insert_temp(id, Appeared { since, frame }));
    let left = MOMENT.as_secs_f64() - (now - since);
    if left <= 0.0 {
        return;
    }
    ctx.request_repaint_after(Duration::from_secs_f64(left));
    let area = Area::new(id).order(Order::Tooltip).fixed_pos(rect.min).constrain(false);
    area.show(ctx, |ui| ui.allocate_rect(rect, Sense::click_and_drag()));
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Event, Modifiers, PointerButton, Role, Ui, WidgetInfo, pos2, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    use super::*;

    const PLACE: Rect = Rect { min: pos2(20.0, 20.0), max: pos2(120.0, 60.0) };

    /// A button that is there from the second frame on; how often it was pressed.
    fn stage() -> Harness<'static, (u32, u32)> {
        let app = |ui: &mut Ui, (frames, pressed): &mut (u32, u32)| {
            *frames += 1;
            if *frames < 2 {
                return;
            }
            let button = ui.interact(PLACE, Id::unique("again"), Sense::click());
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, "Again"));
            *pressed += u32::from(button.clicked());
            shield(ui.ctx(), "button", PLACE);
        };
        Harness::builder().with_step_dt(0.05).with_max_steps(1).build_ui_state(app, (0, 0))
    }

    fn click(stage: &mut Harness<'static, (u32, u32)>) {
        let pos = PLACE.min + vec2(10.0, 10.0);
        stage.event(Event::PointerMoved(pos));
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            stage.event(Event::PointerButton { pos, button, pressed, modifiers });
            stage.step();
        }
    }

    #[test]
    fn what_has_just_appeared_takes_no_click_and_then_it_does() {
        let mut stage = stage();
        stage.run_steps(2);
        click(&mut stage);
        assert_eq!(stage.state().1, 0, "it was meant for something else");
        stage.run_steps(6);
        click(&mut stage);
        assert_eq!(stage.state().1, 1);
    }

    #[test]
    fn whoever_names_it_presses_it_at_once() {
        let mut stage = stage();
        stage.run_steps(2);
        stage.get_by_label("Again").click_accesskit();
        stage.run_steps(2);
        assert_eq!(stage.state().1, 1);
    }
}
