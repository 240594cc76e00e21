//! Has what was written to a file put on the disk itself, on a thread of its own.
//!
//! What is written survives the end of a program, however sudden; what is flushed survives a power
//! cut, too, but a flush may take as long as a whole round of messages.

use std::fs::File;
use std::io;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// Flushes one file.
#[derive(Debug)]
pub(super) struct Flusher {
    orders: Option<SyncSender<()>>,
    failed: Arc<Mutex<Option<io::Error>>>,
    thread: Option<JoinHandle<()>>,
}

impl Flusher {
    pub fn of(file: &File) -> io::Result<Self> {
        let file = file.try_clone()?;
        let (orders, wanted) = sync_channel(1);
        let failed: Arc<Mutex<Option<io::Error>>> = Arc::default();
        let failure = failed.clone();
        let thread = std::thread::Builder::new().name("flush".to_owned()).spawn(move || {
            while wanted.recv().is_ok() {
                if let Err(error) = file.sync_data() {
                    *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                }
            }
        })?;
        Ok(Self { orders: Some(orders), failed, thread: Some(thread) })
    }

    /// Has everything flushed that was written up to now.
    pub fn flush(&self) {
        // Where an order waits already, it means this as well.
        let _waits_already = self.orders.as_ref().map(|orders| orders.try_send(()));
    }

    /// Whether a flush has failed since this was last asked.
    pub fn check(&self) -> io::Result<()> {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner).take();
        failed.map_or(Ok(()), Err)
    }
}

/// The last flush is waited for.
impl Drop for Flusher {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _it_only_ended = thread.join();
        }
    }
}
