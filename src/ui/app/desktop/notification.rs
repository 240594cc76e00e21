//! "Your turn" as a notification of the desktop, for whoever wants that.
//!
//! A thread speaks with the desktop's service, from the first notification on: nobody waits for a
//! service that is not there or does not answer. A notification can be read over one's shoulder, and
//! stays in lists: it says nothing but that it is the player's turn, and in which game.

#![cfg_attr(
    not(target_os = "linux"),
    expect(dead_code, reason = "elsewhere nothing is shown, and nothing comes back")
)]

#[cfg(target_os = "linux")]
mod freedesktop;

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use eframe::egui::Context;

/// How many orders wait for a service that is slow; more are dropped.
const WAITING: usize = 4;

/// What a notification says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notification {
    /// In a few words.
    pub title: String,
    /// What the desktop may take for markup, and so nothing that others have written.
    pub body: String,
    /// What a press on it does.
    pub open: String,
}

/// What the service is to do.
#[derive(Clone, Debug)]
enum ServiceOrder {
    /// Is there one?
    Probe,
    /// Show this instead of what is shown.
    Show(Notification),
    /// Take back what is shown.
    Withdraw,
}

/// What the thread tells the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServiceAnswer {
    /// No service has answered.
    NoService,
    /// The player has pressed the notification.
    Pressed,
}

/// The notifications of this window.
pub struct Notifier {
    /// Wakes the window; none: nothing is ever shown.
    ctx: Option<Context>,
    /// Which session bus; none: the desktop's.
    bus: Option<String>,
    /// There from the first order on.
    orders: Option<flume::Sender<ServiceOrder>>,
    answers: (Sender<ServiceAnswer>, Receiver<ServiceAnswer>),
}

impl Notifier {
    /// Whether this system has notifications that we can show.
    pub const POSSIBLE: bool = cfg!(target_os = "linux");

    /// None are shown.
    pub fn silent() -> Self {
        Self { ctx: None, bus: None, orders: None, answers: channel() }
    }

    /// Those of the desktop, or of the service on this bus.
    pub fn open(ctx: &Context, bus: Option<String>) -> Self {
        Self { ctx: Some(ctx.clone()), bus, ..Self::silent() }
    }

    /// Asks whether there is a service. Only the lack of one is answered.
    pub fn probe(&mut self) {
        self.send(ServiceOrder::Probe);
    }

    /// Shows a notification in place of the last one.
    pub fn show(&mut self, notification: Notification) {
        self.send(ServiceOrder::Show(notification));
    }

    /// Takes the notification back.
    pub fn withdraw(&mut self) {
        if self.orders.is_some() {
            self.send(ServiceOrder::Withdraw);
        }
    }

    /// The next answer.
    pub fn answer(&self) -> Option<ServiceAnswer> {
        self.answers.1.try_recv().ok()
    }

    fn send(&mut self, order: ServiceOrder) {
        let Some(ctx) = &self.ctx else { return };
        let orders = self.orders.get_or_insert_with(|| {
            let (bus, tell, ctx) = (self.bus.clone(), self.answers.0.clone(), ctx.clone());
            start(bus, move |answer| {
                let _the_window_is_closed = tell.send(answer);
                ctx.request_repaint();
            })
        });
        let _too_many_wait = orders.try_send(order);
    }
}

/// Starts the thread; where it gets its orders.
fn start(
    bus: Option<String>,
    tell: impl Fn(ServiceAnswer) + Send + 'static,
) -> flume::Sender<ServiceOrder> {
    let (sender, orders) = flume::bounded(WAITING);
    let serve = move || serve(bus.as_deref(), &orders, &tell);
    let _without_if_there_is_no_thread =
        thread::Builder::new().name("notifications".to_owned()).spawn(serve);
    sender
}

#[cfg(target_os = "linux")]
use freedesktop::serve;

#[cfg(not(target_os = "linux"))]
fn serve(
    _bus: Option<&str>,
    _orders: &flume::Receiver<ServiceOrder>,
    _tell: &dyn Fn(ServiceAnswer),
) {
}
