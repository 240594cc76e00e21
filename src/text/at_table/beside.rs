//! Several people at one laptop.

texts! { Beside:
    // The curtain.
    pass_to(name: &str) = "Pass the laptop to {name}", "Passez l’ordinateur à {name}";
    nobody_else = "Nobody else looks at the screen now.", "Personne d’autre ne regarde l’écran.";
    i_am(name: &str) = "I am {name}", "C’est moi, {name}";
    /// What that player is asked to do.
    line(name: &str, line: &str) = "{name} – {line}", "{name} – {line}";

    // Sitting down.
    add = "Add a player at this laptop", "Ajouter quelqu’un à cet ordinateur";
    about =
        "You play at the same screen. A curtain hides what is secret.",
        "Vous jouez sur le même écran. Un rideau cache ce qui est secret.";
    name_of(number: usize) = "Name of player {number}", "Nom de la personne {number}";
    remove(number: usize) = "Send player {number} away", "Renvoyer la personne {number}";
    usual_name(number: usize) = "Player {number}", "Joueur {number}";
    sit_down = "Sit down", "S’asseoir";
}
