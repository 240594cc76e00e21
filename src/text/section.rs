//! How texts are written down: the name of one, then its words in every language.
//!
//! A section is a struct of texts, with a constant for each language. An entry is
//! - a text: `title = "Your games", "Vos parties";`
//! - a text about something, called like a method: `won(wins: u32) = "{wins} won", "{wins} gagnées";`
//!   or, where more than the words differ, with a block instead of the words;
//! - several texts: `sides: [&'static str; 2] = ["left", "right"], ["gauche", "droite"];`
//! - anything else, in parentheses: `walk: Said = (Said::read("…")), (Said::read("…"));`
//! - another section: `lobby: Lobby;`
//!
//! So a text that a language lacks does not compile, and one that nobody reads is a warning.

/// Makes a section of its name and its entries.
macro_rules! texts {
    ($(#[$doc:meta])* $section:ident: $(
        $(#[$about:meta])*
        $name:ident $(($($arg:ident: $arg_type:ty),+))? $(: $type:ty)? $(= $en:tt, $fr:tt)?;
    )+) => {
        $(#[$doc])*
        pub struct $section {
            $($(#[$about])* pub(crate) $name: text_type!($(($($arg_type),+))? $($type)?),)+
        }

        impl $section {
            pub(crate) const EN: Self =
                Self { $($name: text_value!(EN $(($($arg),+))? $(: $type)? $(= $en)?),)+ };
            pub(crate) const FR: Self =
                Self { $($name: text_value!(FR $(($($arg),+))? $(: $type)? $(= $fr)?),)+ };

            $($(pub(crate) fn $name(&self, $($arg: $arg_type),+) -> String {
                (self.$name)($($arg),+)
            })?)+
        }
    };
}

/// What an entry is kept as.
macro_rules! text_type {
    () => { &'static str };
    (($($arg:ty),+)) => { fn($($arg),+) -> String };
    ($type:ty) => { $type };
}

/// What an entry says in one language.
macro_rules! text_value {
    ($language:ident ($($arg:ident),+) = $text:literal) => {
        |$($arg),+| {
            // Not every language needs all of them.
            $(let _ = &$arg;)+
            format!($text)
        }
    };
    ($language:ident ($($arg:ident),+) = $words:block) => { |$($arg),+| $words };
    ($language:ident = $text:literal) => { $text };
    ($language:ident: $type:ty = [$($item:tt)*]) => { [$($item)*] };
    ($language:ident: $type:ty = ($value:expr)) => { $value };
    ($language:ident: $type:ty) => { <$type>::$language };
}
