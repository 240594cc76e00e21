//! Several people at one laptop.

pub struct Beside {
    // The curtain.
    pub pass_to: fn(name: &str) -> String,
    pub nobody_else: &'static str,
    pub i_am: fn(name: &str) -> String,
    /// What that player is asked to do.
    pub line: fn(name: &str, line: &str) -> String,

    // Sitting down.
    pub add: &'static str,
    pub about: &'static str,
    pub name: &'static str,
    pub name_of: fn(number: usize) -> String,
    pub remove: fn(number: usize) -> String,
    pub usual_name: fn(number: usize) -> String,
    pub sit_down: &'static str,
}

pub const EN: Beside = Beside {
    pass_to: |name| format!("Pass the laptop to {name}"),
    nobody_else: "Nobody else looks at the screen now.",
    i_am: |name| format!("I am {name}"),
    line: |name, line| format!("{name}: {line}"),

    add: "Add a player at this laptop",
    about: "You play at the same screen. A curtain hides what is secret.",
    name: "Name",
    name_of: |number| format!("Name of player {number}"),
    remove: |number| format!("Send player {number} away"),
    usual_name: |number| format!("Player {number}"),
    sit_down: "Sit down",
};

pub const FR: Beside = Beside {
    pass_to: |name| format!("Passez l’ordinateur à {name}"),
    nobody_else: "Personne d’autre ne regarde l’écran.",
    i_am: |name| format!("C’est moi, {name}"),
    line: |name, line| format!("{name} : {line}"),

    add: "Ajouter quelqu’un à cet ordinateur",
    about: "Vous jouez sur le même écran. Un rideau cache ce qui est secret.",
    name: "Nom",
    name_of: |number| format!("Nom de la personne {number}"),
    remove: |number| format!("Renvoyer la personne {number}"),
    usual_name: |number| format!("Joueur {number}"),
    sit_down: "S’asseoir",
};
