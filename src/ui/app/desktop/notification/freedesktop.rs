//! The service of a Linux desktop, by the Desktop Notifications Specification 1.2, over the session bus.
//! The connection lasts as long as a notification is shown.

use std::collections::HashMap;
use std::future::pending;
use std::time::Duration;

use futures_lite::StreamExt;
use futures_lite::future::or;
use tracing::info;
use zbus::connection::Builder;
use zbus::zvariant::Value;

use super::{Notification, ServiceAnswer, ServiceOrder};

/// The name of our desktop entry and of our icon.
const ENTRY: &str = "cinderpeek";
/// What the specification calls a press on the notification itself.
const PRESSED: &str = "default";
/// A service that has not answered by then does not.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it is shown is up to the desktop.
const AS_USUAL: i32 = -1;

#[zbus::proxy(
    interface = "org.freedesktop.Notifications",
    default_service = "org.freedesktop.Notifications",
    default_path = "/org/freedesktop/Notifications",
    gen_blocking = false
)]
trait Notifications {
    #[expect(clippy::too_many_arguments, reason = "so the specification has it")]
    fn notify(
        &self,
        app_name: &str,
        replaces_id: u32,
        app_icon: &str,
        summary: &str,
        body: &str,
        actions: &[&str],
        hints: HashMap<&str, Value<'_>>,
        expire_timeout: i32,
    ) -> zbus::Result<u32>;

    fn close_notification(&self, id: u32) -> zbus::Result<()>;

    fn get_server_information(&self) -> zbus::Result<(String, String, String, String)>;

    #[zbus(signal)]
    fn action_invoked(&self, id: u32, action_key: &str) -> zbus::Result<()>;
}

/// A notification that is shown.
struct Shown {
    service: NotificationsProxy<'static>,
    id: u32,
    presses: ActionInvokedStream,
}

/// What the thread waits for.
enum Next {
    ServiceOrder(ServiceOrder),
    Pressed,
    /// The window is closed.
    Over,
}

/// Does what is ordered, until there is nobody left to order anything.
pub fn serve(
    bus: Option<&str>,
    orders: &flume::Receiver<ServiceOrder>,
    tell: &dyn Fn(ServiceAnswer),
) {
    zbus::block_on(async {
        let mut shown: Option<Shown> = None;
        loop {
            let order = async { orders.recv_async().await.map_or(Next::Over, Next::ServiceOrder) };
            match or(order, pressed(&mut shown)).await {
                Next::ServiceOrder(ServiceOrder::Show(notification)) => {
                    withdraw(shown.take()).await;
                    shown = logged(show(bus, &notification).await);
                }
                Next::ServiceOrder(ServiceOrder::Withdraw) => withdraw(shown.take()).await,
                Next::ServiceOrder(ServiceOrder::Probe) => {
                    if logged(probe(bus).await).is_none() {
                        tell(ServiceAnswer::NoService);
                    }
                }
                Next::Pressed => {
                    shown = None;
                    tell(ServiceAnswer::Pressed);
                }
                Next::Over => return withdraw(shown).await,
            }
        }
    });
}

async fn service(bus: Option<&str>) -> zbus::Result<NotificationsProxy<'static>> {
    let bus = bus.map_or_else(Builder::session, Builder::address)?;
    NotificationsProxy::new(&bus.method_timeout(PATIENCE).build().await?).await
}

async fn probe(bus: Option<&str>) -> zbus::Result<()> {
    service(bus).await?.get_server_information().await.map(|_whose| ())
}

async fn show(bus: Option<&str>, notification: &Notification) -> zbus::Result<Shown> {
    let service = service(bus).await?;
    // Before it is shown, so that no press is missed.
    let presses = service.receive_action_invoked().await?;
    let Notification { title, body, open } = notification;
    let hints = HashMap::from([("desktop-entry", Value::from(ENTRY))]);
    let actions = [PRESSED, open];
    let id = service.notify("Cinderpeek", 0, ENTRY, title, body, &actions, hints, AS_USUAL).await?;
    Ok(Shown { service, id, presses })
}

/// Waits until the player presses the notification that is shown.
async fn pressed(shown: &mut Option<Shown>) -> Next {
    if let Some(Shown { id, presses, .. }) = shown {
        while let Some(press) = presses.next().await {
            if press.args().is_ok_and(|press| press.id == *id && press.action_key == PRESSED) {
                return Next::Pressed;
            }
        }
    }
    // Nothing is shown, or the bus is gone.
    pending().await
}

async fn withdraw(shown: Option<Shown>) {
    if let Some(Shown { service, id, .. }) = shown {
        logged(service.close_notification(id).await);
    }
}

/// A desktop without notifications is none of the player's concern while they play.
fn logged<T>(done: zbus::Result<T>) -> Option<T> {
    done.inspect_err(|error| info!("no notification: {error}")).ok()
}
