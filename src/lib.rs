pub mod bot;
pub mod cli;
pub mod game;
pub mod games;
pub mod net;
