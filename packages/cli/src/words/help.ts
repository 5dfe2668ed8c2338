/** The text of --help, verb by verb. */
const JSON_ONLY = 'print JSON for machines, and nothing else';
const JSON_TOO = 'print JSON for machines';
const QUIET = 'show no progress';

export const HELP_WORDS = {
  program: {
    description: 'Operational naval wargames on real seas: the command line of Narrow Seas.',
    version: 'print the version',
    help: 'show this help',
    after: '\nEvery verb has examples: narrow-seas judge --help',
  },
  games: {
    summary: 'list games, scenarios and options',
    description: 'Lists the games with their versions, sides, scenarios and options, or says more about one.',
    game: 'only this one',
    json: JSON_TOO,
    manifest: 'print every unit and place of the game with its figures',
    table: 'print the table that a player may replace, or check your own',
    after: `
Examples:
  narrow-seas games
  narrow-seas games --json
  narrow-seas games sixth-fleet --manifest
  narrow-seas games sixth-fleet --table > mine.json
  narrow-seas games sixth-fleet --table mine.json

If you own the printed sheet, you can play with its table. --table prints ours as a file to fill in; with your file it
checks the table and prints it as an option of an opening. Saves and replays carry that option.`,
  },
  simulate: {
    summary: 'let levels of the computer play each other',
    description:
      'Plays a batch of games between levels of the computer and says who won, with 95% intervals.',
    scenario:
      'what to play: a scenario of a game, a scenario file (docs/editor.md), or the study.json of a comparison',
    games:
      'how many games; in a ladder for each pair of levels, and for each combination of rules; in a comparison the most seeds, each played in every way',
    seed: 'the seed of the first game; a random one when left out',
    ladder: 'every two of these levels against each other; all levels when none are named',
    option: 'an optional rule; may be given several times',
    options: 'all: every combination of the optional rules that are not given',
    vary: 'compare: an optional rule, a side, scenario or a table, with the values to try; the first is the measure of the others; may be given several times',
    precision: 'in a comparison: the answer is good enough when it is known to this many points either way',
    whole: 'in a comparison: play all seeds, even when the answer is clear before',
    out: 'write games.jsonl, games.csv, summary.json and report.html there',
    resume: 'continue the batch in that folder',
    times: 'use one thread, and measure the processor time of each phase',
    database:
      'let workers play that share this PostgreSQL database; without an address that of DATABASE_URL (narrow-seas worker --help)',
    threads: 'how many games at once; one for each core when left out',
    json: 'print JSON lines for machines, and nothing else',
    quiet: QUIET,
    side: (side: string): string => `who plays ${side}`,
  },
  worker: {
    summary: 'play games of batches that others have asked for',
    description:
      'Takes games of simulate --database from the same PostgreSQL database and plays them, on as many machines as take part. A worker that dies loses only the games under way: others play them.',
    database: 'the PostgreSQL database of the batches; DATABASE_URL when left out',
    threads: 'how many games at once; one for each core when left out',
    leaveAfter:
      'leave when there was nothing to do for this many seconds; stay until told otherwise when left out',
    quiet: 'say nothing but what goes wrong',
    after: `
Examples:
  narrow-seas worker --database postgres://lab@10.0.0.5/lab
  DATABASE_URL=postgres://lab@10.0.0.5/lab narrow-seas worker --threads 8 --leave-after 60
  narrow-seas simulate sixth-fleet/short --games 1000 --nato cadet --soviet cadet --database postgres://lab@10.0.0.5/lab

All machines need the same version: a worker with other rules or minds refuses the batch and says so. Ctrl-C or SIGTERM
lets a worker finish the games that it has begun.`,
  },
  play: {
    summary: 'play a game in the terminal',
    description:
      'Plays against the computer, against somebody at the same keyboard, or on a server. You give orders in notation or by the numbers of a list.',
    what: 'a scenario, the file of a scenario or of a match, the link to a seat, or with --server the id of a game',
    side: 'your side: the first of the game when left out',
    level:
      'who plays the other side: a level of the computer (captain when left out), or person for somebody beside you',
    option: 'an optional rule; may be given several times',
    seed: 'equal numbers throw equal dice; secret dice when left out',
    server: 'play on this server; without --level the other seat is free for who gets the link',
    token: 'who you are on that server, as it was told when you first sat down',
    name: 'what you are called there',
    after: `
Examples:
  narrow-seas play second-fleet/standing-force
  narrow-seas play sixth-fleet/short --side soviet --level admiral
  narrow-seas play skerry/sortie --level person
  narrow-seas play my-game.json --side nato
  narrow-seas play skerry/sortie --server http://127.0.0.1:4170
  narrow-seas play 'http://127.0.0.1:4170/#join/GAME/TOKEN'

At the table type help for the commands.`,
  },
  advise: {
    summary: 'the three best plans for the side to move, with reasons',
    description:
      'Thinks about a position for the side to move and shows up to three different plans, with the reason for each and what it is expected to change.',
    position: 'the position',
    side: 'whom to advise, where both may act',
    level: 'who advises: captain when left out',
    seed: 'the seed of its thinking: 1 when left out',
    milliseconds: 'stop after this time and take the best plans found',
    case: 'which case of a file of cases: 1 when left out',
    json: 'print JSON for machines, with all steps',
    quiet: QUIET,
    after: `
Examples:
  narrow-seas advise sixth-fleet/short
  narrow-seas advise match.json --side nato --level cadet
  narrow-seas advise packages/cli/examples/sixth-fleet.cases.json --case 2
  narrow-seas advise position.txt --milliseconds 2000 --json

A file is a saved match, a file of cases for judge, or a position as text. The same position, level and seed give the
same advice. With --milliseconds it depends on how fast the machine is. Ctrl-C stops the thinking at once and shows the
best plans so far. docs/computer.md explains how to read them.`,
  },
  analyse: {
    summary: 'what was luck and what was skill in a game, and what would have been better',
    description:
      'Goes through a saved match: the expected result over time, luck apart from skill, the five moments that decided the game, and every decision graded against the best plan that the computer finds.',
    file: 'the saved match',
    side: 'for whom figures are told: the first side when left out',
    level: 'who analyses: captain when left out',
    seed: 'the seed of its thinking: 1 when left out',
    seconds: 'stop after this time and tell what is found by then',
    json: JSON_TOO,
    out: 'also write the whole analysis into this file, as JSON',
    quiet: QUIET,
    after: `
Examples:
  narrow-seas analyse match.json
  narrow-seas analyse match.json --side nato --level cadet
  narrow-seas analyse match.json --seconds 30 --out analysis.json

A decision is all that a side does until dice are thrown, the other side acts or the phase ends. It is judged from what
its side could know. The same match, level and seed give the same analysis; with --seconds it depends on how fast the
machine is. While a game with secrets is not over, only what one side knew is looked at. Ctrl-C stops the work and shows
what is found. docs/analysis.md explains every figure.`,
  },
  explore: {
    summary: 'what was played from each position in many games, and how those games ended',
    description:
      'Goes through saved matches and batches of simulate: which decisions were made from the start on, how often, how those games ended for the side that decided, and its mean lead at the end.',
    file: 'saved matches, a games.jsonl of simulate --out, or its folder; all of one game',
    turns: 'how many turns are told: 1 when left out',
    json: JSON_TOO,
    quiet: QUIET,
    after: `
Examples:
  narrow-seas explore match1.json match2.json
  narrow-seas simulate skerry/sortie --games 20 --seed 1 --north cadet --south cadet --out batch
  narrow-seas explore batch --turns 2
  narrow-seas explore batch/games.jsonl --json > explored.json

A decision is all that a side does until dice are thrown, somebody else acts or the phase ends. Two of them are the same
when they lead to the same position, in whatever order the units moved. Beyond the first decision only positions that two
games share are followed. A batch keeps seeds and no moves: its games are played again, which takes as long as it took
then. Ctrl-C stops and tells what is read. Games with secrets that are not over are left out. docs/analysis.md says more.`,
  },
  problems: {
    summary: 'find moments with one clearly best answer and write them as problems',
    description:
      'Lets the computer play itself and looks for decisions where one answer is clearly best and the tempting ones miss it. Each becomes a problem with an aim that a machine can check, hints, the proven solution, wrong answers with the reply that refutes them, and the levels of the computer that solve it.',
    scenario: 'what to play',
    games: 'how many games',
    out: 'the file that the problems are written to',
    retell:
      'prove the problems of this file again and write them there in the words of today; nothing is searched',
    seed: 'the seed of the first game: 1 when left out',
    level: 'who plays both sides: cadet when left out',
    most: 'stop after this many problems: 40 when left out',
    quiet: QUIET,
    after: `
Examples:
  narrow-seas problems sixth-fleet/short --games 3 --seed 1 --out problems.json
  narrow-seas problems second-fleet/iceland-gap --games 5 --level captain --most 12 --out problems.json
  narrow-seas problems sixth-fleet --retell problems.json

Dice are enumerated and replies are all tried, so what an answer reaches is exact. The same games, seed and level find the
same problems. Ctrl-C stops and writes what is found. docs/problems.md explains the file.`,
  },
  judge: {
    summary: 'rule on actions in positions, case by case',
    description:
      'Reads positions with actions. For each action it says whether it is legal, or which rule refuses it and why, with the odds and everything that happens.',
    file: 'the cases',
    json: JSON_TOO,
    schema: 'print the JSON Schema of these files, or of the positions of a game',
    after: `
Examples:
  narrow-seas judge packages/cli/examples/sixth-fleet.cases.json
  narrow-seas judge positions.json --json
  narrow-seas judge --schema > cases.schema.json
  narrow-seas judge --schema sixth-fleet > sixth-fleet-position.schema.json

A file with one case. You may leave out what you expect; then any ruling is fine:
  {"format": "narrow-seas/cases", "version": 1, "game": "sixth-fleet", "cases": [{
    "name": "a submarine attacks", "show": "position",
    "position": ["sixth-fleet short turn 2 of 10", "phase combat side=soviet",
                 "soviet @1422 So32", "nato @1423 Gr25 Tu36"],
    "actions": [{"do": "soviet done", "expect": "8.21"},
                {"do": "soviet attack So32 at 1423 on Gr25 Tu36", "expect": {
                   "events": [{"type": "attacked", "defenders": ["Gr25", "Tu36"]}],
                   "odds": {"chances": {"retreat": "2/6"}, "modifiers": {"8.43": 30}},
                   "figures": {"differential": 10, "need": 2}}},
                "chance roll 2", "nato retreat Gr25 1424"]}]}

Expect "legal", "refused", the number of the rule that refuses, or an object with one or more of
  refused      true or the number of a rule; the case continues in the same position
  events       types of events, or objects that match in the fields they have, in order; others may come between
  onlyEvents   the same, and nothing else happens
  odds         chances by result ("2/6", "33.3%" within 0.5 or as "within" says), modifiers by case
  figures      numbers by the field of an event or the word in the odds
  position     the whole position after the action; positionHas: some lines of it
  outcome      winner, level and points of a game that ends; null: it is not over
A refusal that you did not expect ends its case.

Exit code 0: everything was judged, whether legal or refused; 1: something was not as expected; 2: a case or the file
cannot be used, and the other cases were judged.`,
  },
  rules: {
    summary: 'list the rules of a game with the code and tests behind each',
    description:
      'Lists every case of the rulebook in our own words, how we closed its gaps, and the code and the tests behind it.',
    game: 'the game',
    json: JSON_TOO,
    missing: 'only the cases that lack code or a test',
    weak: 'only the cases whose tests are a title, a desk, a mind or a display',
    after: `
Examples:
  narrow-seas rules sixth-fleet
  narrow-seas rules sixth-fleet --missing
  narrow-seas rules sixth-fleet --weak
  narrow-seas rules skerry --json

A case is weak when all tests that cite it stand under desk, face, charts, mind or advice, or when only the title of a
group of tests cites it and none of the tests in it.

Exit code 1 means that a case has no code or no test; with --weak, that a case is weak.`,
  },
  replay: {
    summary: 'play a saved match again, a line for each move',
    description:
      'Plays a saved match again under the rules and shows every move, or the position after some of them. Moves made under older rules are shown as they were played, and the output says so.',
    file: 'the saved match',
    to: 'print the position after this many moves instead',
    as: 'show only what this side, or a spectator, saw',
    after: `
Examples:
  narrow-seas replay match.json
  narrow-seas replay match.json --as nato
  narrow-seas replay match.json --to 120

--as shows what that side saw and nothing else; spectator sees what is public. With --to it prints the view as JSON
where the game has secrets.`,
  },
  verify: {
    summary: 'check the moves and the dice of a saved match',
    description:
      'Plays a saved match again under the rules and checks every throw of the dice against the seed that was committed to before play.',
    file: 'the saved match',
    after: `
Examples:
  narrow-seas verify match.json

Exit code 0: every move and every throw is right; 1: a throw is wrong or cannot be checked; 2: the file is not a match
that the rules allow; 3: not verified, because some or all of its moves were played under older rules. Their dice are
still checked, and the answer says so, but it does not say whether those moves were allowed.`,
  },
  fuzz: {
    summary: 'play at random under all checks until something breaks',
    description:
      'Plays random legal moves, and tries mutated and forbidden ones, under every check of the examination. Stops at the first finding with exit code 1 and writes a file that reproduces it.',
    game: 'the game to play',
    seconds: 'how long to play',
    seed: 'the seed of the first game; a random one when left out',
    out: 'where the file of a finding goes; this folder when left out',
    pace: 'examine one moment in about this many; 1 examines every moment',
    threads: 'how many threads play; one for each core when left out',
    repro: 'play the game of a finding again from its file',
    json: JSON_ONLY,
    quiet: QUIET,
    after: `
Examples:
  narrow-seas fuzz sixth-fleet --seconds 60
  narrow-seas fuzz skerry --seconds 30 --pace 1
  narrow-seas fuzz skerry --seconds 600 --seed 1 --out findings
  narrow-seas fuzz --repro findings/skerry-secrecy-17.repro.json`,
  },
  bench: {
    summary: 'measure speed and memory, with peers beside us',
    description:
      'Measures our speed and memory, and that of peers from npm in the same run on the same machine.',
    json: JSON_ONLY,
    only: 'only the measurements whose name contains this',
    out: 'also write the JSON to a file',
    quick: 'few and short windows',
    quiet: QUIET,
    after: `
Examples:
  narrow-seas bench
  narrow-seas bench --json --out figures.json
  narrow-seas bench --quick
  narrow-seas bench --only europa

Each measurement has its own thread, and so its own engine, as a game has when people play it. In one engine the games
would slow down the code that they share. --quick takes all measurements in one engine.
A run takes two minutes. Exit code 1 means that a target was missed; other work on the machine is the usual reason.
The spread is that of one run: the engine may compile the same code better or worse in the next.
--quick only shows that everything runs: its windows are too short to judge by.`,
  },
  storage: {
    folder: 'the data folder of the server; .data when left out',
    url: 'the PostgreSQL of the server, instead of a folder',
  },
  backup: {
    summary: 'write a backup of online play',
    description:
      'Writes everything that online play has stored to one file. A folder must not be in use; a PostgreSQL may be.',
    file: 'where the backup goes',
    after: `
Examples:
  narrow-seas backup games.backup.gz
  narrow-seas backup games.backup.gz --folder /var/lib/narrow-seas
  narrow-seas backup games.backup.gz --url postgres://user@host/seas

A running server writes backups of its folder by itself, into FOLDER/backups.`,
  },
  restore: {
    summary: 'fill a new storage from a backup',
    description: 'Fills an empty folder or an empty database from a backup, all or nothing.',
    file: 'the backup',
    after: `
Examples:
  narrow-seas restore games.backup.gz --folder new
  narrow-seas restore games.backup.gz --url postgres://user@host/empty

This is also how to move from a folder to PostgreSQL and back.`,
  },
  doctor: {
    summary: 'look whether the storage of online play is well',
    description:
      'Opens the storage, reads every page of it, and says what it holds and how old the newest backup is.',
    after: `
Examples:
  narrow-seas doctor
  narrow-seas doctor --url postgres://user@host/seas

Exit code 1 means that something is wrong.`,
  },
  serve: {
    summary: 'start the server, with the page and online play',
    description:
      'Starts the server. docs/hosting.md lists its settings, which it reads from the environment.',
    after: `
Examples:
  narrow-seas serve
  narrow-seas serve --port 8080 --host 0.0.0.0`,
  },
  map: {
    summary: 'draw the hex map of a game',
    description: 'Draws the hex map of a game as an SVG chart.',
    game: 'the game',
    svg: 'where the drawing goes; - for the standard output',
    map: 'which map, where the game has several',
    after: `
Examples:
  narrow-seas map sixth-fleet --svg mediterranean.svg
  narrow-seas map europa-naval --map baltic --svg baltic.svg
  narrow-seas map second-fleet --svg - > norwegian-sea.svg`,
  },
} as const;
