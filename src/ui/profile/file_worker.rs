//! Files, off the frame: a thread writes and reads them in order, and says what came of it.
//!
//! Of several settings that wait only the newest are written. What waits when the window closes is
//! still written.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::{fs, io};

use eframe::egui::Context;

use super::challenges::progress::Progress;
use super::finished_game::{FinishedGame, RECORDS, record_name};
use super::history::{History, PastGame};
use super::saved_tables::game_of;
use super::settings::Settings;
use super::statistics::Statistics;
use crate::game::record::LARGEST_FILE;
use crate::games::{GameName, with_game};
use crate::storage::private_file;
use crate::ui::boards::ToldAfterwards as _;
use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::screens::replay::AnyReplay;

/// No profile has more records of a game.
const MOST_RECORDS: u32 = 99_999;

/// Something to be written or read.
#[derive(Debug)]
pub enum FileJob {
    Settings(Box<Settings>),
    Statistics(Box<Statistics>),
    /// Deals of the day and the ladder.
    Progress(Box<Progress>),
    /// A game that has ended, with its record.
    Finished(Box<PastGame>, Vec<String>),
    /// A record that somebody wants to have.
    Keep(Vec<String>),
    /// The same of a game that ended before.
    KeepPast(Box<PastGame>),
    /// Which games there are.
    List,
    /// How a game lay that ended before.
    Picture(Box<PastGame>),
    /// A game that ended before and is to be looked at.
    OpenPast(Box<PastGame>),
    /// A record that is to be looked at.
    Open(PathBuf),
}

/// What came of a job.
pub enum FileResult {
    /// Settings, statistics or progress could not be kept, and why.
    Unsaved(io::Error),
    /// A game that has ended could not be kept, and why.
    NotKept(io::Error),
    /// Where a record is now, or why it is nowhere.
    Kept(io::Result<PathBuf>),
    /// The games that have ended, and the records that somebody wanted to have, newest first.
    Listed(Box<History>, Vec<PathBuf>),
    /// How that game lay when it was over, if its record can be read.
    Pictured(Box<PastGame>, Option<EndPicture>),
    /// A game from a record, if that can be read.
    Opened(Option<Opened>),
}

/// A game from a record, ready to be shown.
pub type Opened = Box<dyn FnOnce() -> AnyReplay + Send>;

/// The thread that does it.
pub struct FileWorker {
    jobs: Option<Sender<FileJob>>,
    results: Receiver<FileResult>,
    thread: Option<JoinHandle<()>>,
}

impl FileWorker {
    /// For the profile in that folder.
    pub fn new(folder: PathBuf, ctx: &Context) -> Self {
        let (jobs, waiting) = channel();
        let (sender, results) = channel();
        let ctx = ctx.clone();
        let work = move || {
            while let Ok(job) = waiting.recv() {
                for job in newest(job, &waiting) {
                    if let Some(result) = run(job, &folder) {
                        let _nobody_is_left = sender.send(result);
                        ctx.request_repaint();
                    }
                }
            }
        };
        let thread = std::thread::Builder::new().name("files".to_owned()).spawn(work).ok();
        Self { jobs: Some(jobs), results, thread }
    }

    /// Has something written or read when its turn comes.
    pub fn send(&self, job: FileJob) {
        if let Some(jobs) = &self.jobs {
            let _without_a_thread_nothing_is_kept = jobs.send(job);
        }
    }

    /// What is new.
    pub fn result(&self) -> Option<FileResult> {
        self.results.try_recv().ok()
    }
}

impl Drop for FileWorker {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ended = thread.join();
        }
    }
}

/// What waits, without what is overtaken.
fn newest(first: FileJob, waiting: &Receiver<FileJob>) -> Vec<FileJob> {
    let mut jobs = vec![first];
    while let Ok(job) = waiting.try_recv() {
        if let (Some(FileJob::Settings(before)), FileJob::Settings(after)) = (jobs.last_mut(), &job)
        {
            before.clone_from(after);
        } else {
            jobs.push(job);
        }
    }
    jobs
}

fn run(job: FileJob, folder: &Path) -> Option<FileResult> {
    let unsaved = |saved: io::Result<()>| saved.err().map(FileResult::Unsaved);
    match job {
        FileJob::Settings(settings) => unsaved(settings.save(folder)),
        FileJob::Statistics(statistics) => unsaved(statistics.save(folder)),
        FileJob::Progress(progress) => unsaved(progress.save(folder)),
        FileJob::Finished(game, record) => {
            History::keep(folder, *game, &record).err().map(FileResult::NotKept)
        }
        FileJob::Keep(lines) => Some(FileResult::Kept(keep(&lines, &folder.join(RECORDS)))),
        FileJob::KeepPast(game) => {
            let read = private_file::read_up_to(&game.record_in(folder), LARGEST_FILE);
            let lines = |bytes: Vec<u8>| -> Vec<String> {
                String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect()
            };
            let kept = read.and_then(|bytes| keep(&lines(bytes), &folder.join(RECORDS)));
            Some(FileResult::Kept(kept))
        }
        FileJob::List => {
            let history = Box::new(History::load(folder));
            Some(FileResult::Listed(history, list(&folder.join(RECORDS))))
        }
        FileJob::Picture(game) => {
            let picture = picture(&game.record_in(folder));
            Some(FileResult::Pictured(game, picture))
        }
        FileJob::OpenPast(game) => Some(FileResult::Opened(open(&game.record_in(folder)))),
        FileJob::Open(path) => Some(FileResult::Opened(open(&path))),
    }
}

/// Writes a record under the next free number.
fn keep(lines: &[String], folder: &Path) -> io::Result<PathBuf> {
    let mut text = lines.join("\n");
    text.push('\n');
    let game = lines.first().and_then(|line| game_of(line)).unwrap_or_default();
    let last = list(folder).first().and_then(|path| number(path)).map_or(0, |(number, _)| number);
    for number in last + 1..MOST_RECORDS {
        let path = folder.join(record_name(game.id(), number));
        if private_file::create(&path, &text)? {
            return Ok(path);
        }
    }
    Err(io::Error::from(io::ErrorKind::QuotaExceeded))
}

/// The records in a folder, newest first.
fn list(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut records: Vec<PathBuf> = paths.filter(|path| number(path).is_some()).collect();
    records.sort_by_key(|path| std::cmp::Reverse(number(path)));
    records
}

/// The number in the name of a record, and what was played.
pub fn number(path: &Path) -> Option<(u32, GameName)> {
    let name = path.file_name()?.to_str()?.strip_suffix(".jsonl")?;
    let (game, number) = name.rsplit_once('-')?;
    Some((number.parse().ok()?, game.parse().ok()?))
}

fn open(path: &Path) -> Option<Opened> {
    let (text, game) = read(path)?;
    with_game!(game, G => {
        let game = FinishedGame::<G>::of_record(&text).ok()?;
        Some(Box::new(move || AnyReplay::new(game)))
    })
}

fn picture(path: &Path) -> Option<EndPicture> {
    let (text, game) = read(path)?;
    with_game!(game, G => {
        let game = FinishedGame::<G>::of_record(&text).ok()?;
        G::end_picture(&game)
    })
}

/// What a record says, and what was played.
fn read(path: &Path) -> Option<(String, GameName)> {
    let bytes = private_file::read_up_to(path, LARGEST_FILE).ok()?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let game = text.lines().find_map(game_of)?;
    Some((text, game))
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;
    use crate::ui::profile::finished_game::record;
    use crate::ui::profile::finished_game::tests::ended;

    #[test]
    fn records_get_numbers_of_their_own_and_can_be_opened() {
        let folder = tempdir().unwrap();
        let snapshot = ended(3, true, 4);
        let lines = record(&snapshot, &FinishedGame::of_table(&snapshot).unwrap()).unwrap();
        let paths: Vec<PathBuf> = (0..3).map(|_| keep(&lines, folder.path()).unwrap()).collect();
        let newest_first: Vec<PathBuf> = paths.iter().rev().cloned().collect();
        assert_eq!(list(folder.path()), newest_first);
        assert!(paths[2].ends_with("memoarrr-003.jsonl"));
        assert!(open(&paths[1]).is_some());
        assert!(picture(&paths[1]).is_some());
        let missing = folder.path().join("memoarrr-009.jsonl");
        assert!(open(&missing).is_none() && picture(&missing).is_none());
    }

    #[test]
    fn the_newest_settings_are_written_before_the_thread_ends() {
        let folder = tempdir().unwrap();
        let file_worker = FileWorker::new(folder.path().to_owned(), &Context::default());
        for volume in [0.1, 0.2, 0.3] {
            file_worker
                .send(FileJob::Settings(Box::new(Settings { volume, ..Settings::default() })));
        }
        drop(file_worker);
        assert_eq!(Settings::load(folder.path()).0.volume, 0.3);
    }
}
