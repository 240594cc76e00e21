//! Everything that a table was told and answered, to be told again to a table in another world.

use cinderpeek::table::{Input, Moment, Output, Ticket};

use crate::world::Simulated;

/// What happened to a table.
pub enum Step<G: Simulated> {
    Input(Moment, Input<G>),
    /// The lines of that batch went to disk.
    Append(Ticket),
    /// The host was killed and started again, for the so-manieth time; with an empty disk or not.
    Restart(Moment, u32, bool),
}

/// Everything that happened, with what the table answered.
pub struct Trace<G: Simulated> {
    pub steps: Vec<(Step<G>, Vec<Output<G>>)>,
}

impl<G: Simulated> Trace<G> {
    pub fn new() -> Self {
        Self { steps: Vec::new() }
    }

    pub fn push(&mut self, step: Step<G>, outputs: &[Output<G>]) {
        self.steps.push((step, outputs.to_vec()));
    }
}
