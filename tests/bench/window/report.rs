//! What was measured, beside its floor and its goal.

/// What was measured so far.
#[derive(Default)]
pub struct Report {
    rows: Vec<String>,
}

impl Report {
    /// A figure, the floor if there is one, and what the figure should not exceed: its ratio to the
    /// floor, or itself.
    pub fn add(&mut self, what: &str, figure: f64, floor: Option<f64>, unit: &str, goal: f64) {
        let judged = floor.map_or(figure, |floor| figure / floor);
        let verdict = if judged <= goal { "met" } else { "MISSED" };
        let (floor, ratio, goal) = match floor {
            Some(floor) => {
                (format!("{floor:.1} {unit}"), format!("{judged:.2} ×"), format!("{goal} ×"))
            }
            None => (String::new(), String::new(), format!("{goal} {unit}")),
        };
        let figure = format!("{figure:.1} {unit}");
        self.rows.push(format!("{what:<34}{figure:>12}{floor:>12}{ratio:>9}{goal:>12}  {verdict}"));
    }

    /// Prints all of it.
    pub fn tell(&self) {
        println!("{:<34}{:>12}{:>12}{:>9}{:>12}", "", "seen", "floor", "ratio", "at most");
        self.rows.iter().for_each(|row| println!("{row}"));
    }
}
