//! What `--help` says. `{games}` and `{bots}` stand for the lists, which come from the code, and
//! `{folder}` for where this system keeps profiles. The manual page and the completions are read
//! off these texts (`cli::commands::manual`): an option is a line that begins with two dashes, and its
//! description follows after two spaces.

texts! { Help:
    program =
        "\
Cinderpeek: games of memory and secrets

  cinderpeek [OPTIONS]           the game, in a window
      --practice                 right at a table against bots
      --data DIR                 another profile folder
      --interface NAME           use only this interface, for instance lo
  cinderpeek INVITATION          the same, with an invitation (cinderpeek:…)

  cinderpeek simulate [OPTIONS]  let bots play many games and count their wins
  cinderpeek replay FILE         check a recorded game by the rules and read it
  cinderpeek audit FILE          check that a saved game was dealt fairly
  cinderpeek host [OPTIONS]      open a table on the network
  cinderpeek join TABLE          a bot at somebody’s table
  cinderpeek tables              what is on the network
  cinderpeek doctor              why no table is seen
  cinderpeek man                 the manual page
  cinderpeek completions SHELL   what bash, zsh or fish completes
  cinderpeek --help              this text; every command has a --help, too
  cinderpeek --version           version, commit and protocol of this program

Everywhere: --lang en|fr         speak this language (the system’s if not given)
            --log LEVEL          how much is noted in the log that doctor names:
                                 error, warn (the default), info, debug or trace
",
        "\
Cinderpeek : des jeux de mémoire et de secrets

  cinderpeek [OPTIONS]           le jeu, dans une fenêtre
      --practice                 tout de suite à une table avec des robots
      --data DOSSIER             un autre dossier de profil
      --interface NOM            n’utiliser que cette interface, par exemple lo
  cinderpeek INVITATION          de même, avec une invitation (cinderpeek:…)

  cinderpeek simulate [OPTIONS]  faire jouer des robots et compter les victoires
  cinderpeek replay FICHIER      vérifier une partie enregistrée, et la lire
  cinderpeek audit FICHIER       vérifier que la donne d’une partie était loyale
  cinderpeek host [OPTIONS]      ouvrir une table sur le réseau
  cinderpeek join TABLE          un robot à la table de quelqu’un
  cinderpeek tables              ce qu’il y a sur le réseau
  cinderpeek doctor              pourquoi on ne voit pas de table
  cinderpeek man                 la page de manuel
  cinderpeek completions SHELL   ce que complète bash, zsh ou fish
  cinderpeek --help              ce texte ; chaque commande a aussi son --help
  cinderpeek --version           version, commit et protocole de ce programme

Partout : --lang en|fr           parler cette langue (sinon celle du système)
          --log NIVEAU           ce que note le journal (doctor dit où il est) :
                                 error, warn (par défaut), info, debug ou trace
";
    simulate =
        "\
cinderpeek simulate: let bots play many games and count their wins

  --players N         how many play (as few as the game allows if not given):
                      memoarrr 2 to 4, ptibapt 2, or 1 solo, royaume 2 to 6
  --bots A,B,…        who plays: {bots},
                      or the yardstick miser; fewer than players: the list is
                      repeated; who sits where changes from game to game
                      (captain is the default)
  --games N           how many games (1000 is the default)
  --seed S            a number; the same seed plays the same games
                      (the default is drawn anew each time)
  --record FILE       write every game, in full, to FILE
  --json              print the counts as one line of JSON
  --tally             count what tuning needs, too (only royaume)
",
        "\
cinderpeek simulate : faire jouer des robots et compter leurs victoires

  --players N         combien jouent (sinon, le moins que le jeu permette) :
                      memoarrr 2 à 4, ptibapt 2, ou 1 en solo, royaume 2 à 6
  --bots A,B,…        qui joue : {bots},
                      ou miser, la mesure étalon ; s’il y a plus de joueurs,
                      la liste se répète ; les places changent à chaque partie
                      (captain par défaut)
  --games N           combien de parties (1000 par défaut)
  --seed S            un nombre ; le même donne les mêmes parties
                      (sinon, un autre à chaque fois)
  --record FICHIER    écrire toutes les parties en entier dans FICHIER
  --json              les comptes en une ligne de JSON
  --tally             relever aussi de quoi régler le jeu (seulement royaume)
";
    replay =
        "\
cinderpeek replay FILE: check a recorded game by the rules and read it

  --game-number K     only the K-th game of the file, counted from 1

It exits with 0 if every game is complete and right, and with 1 if not.
",
        "\
cinderpeek replay FICHIER : vérifier une partie enregistrée, et la lire

  --game-number K     seulement la K-ième partie du fichier, à partir de 1

Finit avec 0 si chaque partie est complète et juste, sinon avec 1.
";
    audit =
        "\
cinderpeek audit FILE: check that a saved game was dealt fairly

A host saves its games in its profile folder (table.jsonl, and games/ for
older ones). The file alone proves that every game was played by the rules.
That the last one was dealt as agreed can be told with the file of a seat
(seats/… in a player’s profile folder).

  --seat FILE         what a seat has kept
  --data DIR          the profile folder (nothing of it is needed here)
  --json              a line of JSON for each game

It exits with 0 if every game was played by the rules, and one of them dealt
as that seat had agreed if one is named; with 1 if not.
",
        "\
cinderpeek audit FICHIER : vérifier que la donne d’une partie était loyale

Un hôte sauvegarde ses parties dans son dossier de profil (table.jsonl, et
games/ pour les anciennes). Le fichier seul prouve que chaque partie respecte
les règles. Que la dernière a été donnée comme convenu se vérifie avec le
fichier d’une place (seats/… dans le dossier de profil d’un joueur).

  --seat FICHIER      ce qu’une place a gardé
  --data DOSSIER      le dossier de profil (sans effet ici)
  --json              une ligne de JSON par partie

Finit avec 0 si chaque partie respecte les règles et, si une place est donnée,
si l’une d’elles a été donnée comme elle l’avait convenu ; sinon avec 1.
";
    host =
        "\
cinderpeek host: open a table on the network, and end with its first game

  --name NAME         what the table is called
  --seats N           how many play; the game begins when all seats are taken
  --bots A,B,…        bots that take seats:
                      {bots}
  --code CODE         the join code (drawn by chance if there is none)
  --open              no code: everybody on the network may join
  --port P            the UDP port (any free one if there is none)
  --interface I       use only this network interface, for instance eth0 or lo
  --think MS          how long the bots pause before an action
  --show MS           how long what goes back down stays in sight: 3000
  --turn SECONDS      how long a turn may take; then the table decides: no limit
  --sit-in SECONDS    when a bot plays on for somebody who is away: never
  --kick SECONDS      when a guest who does not get ready has to go: never
  --resume            go on with the table that this profile hosted last; name,
                      game, seats, bots and code are what they were
  --data DIR          the profile folder
                      ({folder} if there is none)
  --json              a line of JSON for each event
",
        "\
cinderpeek host : ouvrir une table sur le réseau, le temps d’une partie

  --name NOM          le nom de la table
  --seats N           combien jouent ; on commence quand tous sont là
  --bots A,B,…        des robots qui prennent place :
                      {bots}
  --code CODE         le code de la table (sinon, tiré au hasard)
  --open              sans code : tout le monde sur le réseau peut venir
  --port P            le port UDP (sinon, n’importe lequel)
  --interface I       n’utiliser que cette interface réseau, par exemple lo
  --think MS          combien de temps les robots attendent avant d’agir
  --show MS           combien de temps les cartes restent visibles : 3000
  --turn SECONDES     durée d’un tour ; ensuite la table décide : sans limite
  --sit-in SECONDES   quand un bot joue pour un absent : jamais
  --kick SECONDES     quand un invité qui n’est pas prêt doit partir : jamais
  --resume            reprendre la dernière table de ce profil ; nom, jeu,
                      places, robots et code restent ce qu’ils étaient
  --data DOSSIER      le dossier de profil
                      (sinon, {folder})
  --json              une ligne de JSON par événement
";
    join =
        "\
cinderpeek join: a bot at somebody’s table

  cinderpeek join NAME                  the table of that name
  cinderpeek join --address HOST:PORT   the table at that address
  cinderpeek join --invite TEXT         the table that one is invited to

  --bot LEVEL         who plays: {bots}
  --game NAME         only if it is this game: {games}
  --watch             only watch (no --bot needed)
  --code CODE         the join code on the host’s screen
  --name N            as the others read it (the level if there is none)
  --wait SECONDS      how long to look for the table, and for a table that was
                      lost: 30
  --think MS          how long the bot pauses before an action
  --interface I       use only this network interface, for instance eth0 or lo
  --data DIR          the profile folder
                      ({folder} if there is none);
                      every player at a table needs one of their own
  --json              everything that this client receives, a line of JSON each

It ends well when the game is over and the deal was verified.
",
        "\
cinderpeek join : un robot à la table de quelqu’un

  cinderpeek join NOM                   la table de ce nom
  cinderpeek join --address HÔTE:PORT   la table à cette adresse
  cinderpeek join --invite TEXTE        la table de cette invitation

  --bot NIVEAU        qui joue : {bots}
  --game NOM          seulement si c’est ce jeu : {games}
  --watch             seulement regarder (sans --bot)
  --code CODE         le code affiché sur l’écran de l’hôte
  --name N            le nom que les autres lisent (sinon, le niveau)
  --wait SECONDES     combien de temps chercher la table, ou attendre son
                      retour : 30
  --think MS          combien de temps le robot attend avant d’agir
  --interface I       n’utiliser que cette interface réseau, par exemple lo
  --data DOSSIER      le dossier de profil
                      (sinon, {folder}) ;
                      chaque joueur d’une table a besoin du sien
  --json              tout ce que ce client reçoit, une ligne de JSON chacun

Finit bien quand la partie est finie et la donne vérifiée.
";
    tables =
        "\
cinderpeek tables: what is on the network

  --seconds N         how long to look: 3 (the default)
  --game NAME         only tables of this game: {games}
  --interface I       look only on this network interface, for instance lo
  --data DIR          the profile folder (nothing of it is needed here)
  --json              a line of JSON for each table
",
        "\
cinderpeek tables : ce qu’il y a sur le réseau

  --seconds N         combien de temps chercher : 3 (par défaut)
  --game NOM          les tables de ce jeu : {games}
  --interface I       ne chercher que sur cette interface réseau
  --data DOSSIER      le dossier de profil (sans effet ici)
  --json              une ligne de JSON par table
";
    doctor =
        "\
cinderpeek doctor: why no table is seen

It tests what can be tested from here, says what is wrong and what to do next.

  --address HOST:PORT a table that should be there
  --seconds N         how long to listen for others: 4 (the default)
  --interface I       look only at this network interface
  --data DIR          the profile folder
  --json              a line of JSON for each finding, then a summary
",
        "\
cinderpeek doctor : pourquoi on ne voit pas de table

Teste ce qui peut l’être d’ici, dit ce qui ne va pas et quoi faire.

  --address HÔTE:PORT une table qui devrait être là
  --seconds N         combien de temps écouter les autres : 4 (par défaut)
  --interface I       ne regarder que cette interface réseau
  --data DOSSIER      le dossier de profil
  --json              une ligne de JSON par constat, puis un résumé
";
    man =
        "\
cinderpeek man: the manual page, for man -l -
",
        "\
cinderpeek man : la page de manuel, pour man -l -
";
    completions =
        "\
cinderpeek completions SHELL: what bash, zsh or fish completes
",
        "\
cinderpeek completions SHELL : ce que complète bash, zsh ou fish
";
    /// What follows `--game NAME` where a game is chosen.
    game: [&'static str; 2] =
        ["NAME", "{games} (the first is the default)"],
        ["NOM", "{games} (le premier par défaut)"];

    // The options that only one game has.
    of_game(game: &str, about: &str) = "{game}: {about}", "{game} : {about}";
    expert = "with the animals’ abilities", "avec les pouvoirs des animaux";
    ordered_stack = "the chests lie in a known order", "les coffres sont dans un ordre connu";
    opening_ability =
        "the opening reveal of a round has an ability",
        "la carte qui ouvre la manche a son pouvoir";
    extension = "with the five blue pairs", "avec les cinq paires bleues";
    solo = "one player against the clock", "seul contre la montre";
    uneven_start = "all begin with 0 points", "tous commencent avec 0 point";
    early_harvest =
        "in the last turn a memory gives 3 points, not 5",
        "un souvenir du dernier tour vaut 3 points, pas 5";
}
