import { either } from '@narrow-seas/core';
import { COMMON_WORDS } from './common.ts';

const { brief } = COMMON_WORDS;

/** What `games` says. */
export const GAMES_WORDS = {
  whichGame: 'Say which game: narrow-seas games sixth-fleet --manifest.',
  noManifest: (title: string): string => `${title} has no manifest.`,
  noTable: (title: string): string => `${title} has no table that a player can replace.`,
  tableWorks: (title: string, file: string): string =>
    `${title}: you can play with ${file}, as this option of an opening:`,
  byDefault: (value: string): string => `${value} (default)`,
  head: (id: string, title: string, version: number): string => `${id}  ${title}, rules version ${version}`,
  sides: (sides: readonly string[]): string => `  Sides: ${sides.join(', ')}`,
  scenarios: '  Scenarios, with the options of each:',
} as const;

/** What `advise` says. */
export const ADVISE_WORDS = {
  onlyRandom: 'The computer plays this game only at random and gives no advice.',
  noWords: (game: string): string => `${game} has no words for advice yet.`,
  dice: 'The next step is a roll of the dice, so there is nothing to advise on.',
  over: 'The game is over, so there is nothing to advise on.',
  noSide: (name: string, sides: readonly string[]): string =>
    `There is no side ${brief(name)}: choose ${either(sides)}.`,
  notItsTurn: (side: string, acting: readonly string[]): string =>
    `It is not the turn of ${side}; ${either(acting)} acts next.`,
  progress: (positions: string): string => `${positions} positions`,
  unknownFile: (file: string): string =>
    `${file} is not a saved match, a file of cases or a position of a known game.`,
  inGame: (file: string, why: string): string => `${file}: game: ${why}`,
  noCase: (file: string, cases: number, place: number): string =>
    `${file} has ${cases} cases: there is no case ${place}.`,
  expected: (points: string, change: string): string => `   expected ${points} points, a change of ${change}`,
  moreSteps: (count: number): string => `     and ${count} more steps`,
  head: (game: string, level: string, side: string, worth: string): string =>
    `${game}: ${level} advises ${side}; the position is now worth ${worth} points to ${side}.`,
  nothing: 'There is nothing to choose.',
  searched: (positions: string, isComplete: boolean): string =>
    `${positions} positions searched${isComplete ? '' : '; thinking was cut short'}.`,
} as const;

/** What `replay` and `verify` say. */
export const REPLAY_WORDS = {
  nobody: (name: string, advice: string): string => `Nobody is called ${brief(name)}: ${advice}`,
  asPlayed: (older: string): string => `Accepted as played: ${older}`,
  end: (moves: string, summary: string | undefined): string =>
    `${moves}: ${summary ?? 'the match is not over'}.`,
  nothingSeen: 'nothing was seen',
  older: (game: string, rules: number, ours: number, which: string): string =>
    `${game} was played under version ${rules} of the rules, ours is ${ours}; ${which} not checked.`,
  allMoves: 'its moves were',
  firstMoves: (moves: string, isOne: boolean): string => `its first ${moves} ${isOne ? 'was' : 'were'}`,
  notVerified: (file: string, older: string, dice: string): string =>
    `Not verified: ${file} of ${older} ${dice}`,
  played: (file: string, moves: string, game: string): string => `${file}: ${moves} of ${game} played again`,
  but: (played: string, dice: string): string => `${played}, but ${dice}`,
  and: (played: string, dice: string): string => `${played}; ${dice}`,
  noDice: 'it has no committed dice: its throws cannot be checked.',
  sealed: 'the seed of its dice is still sealed: check it after the match.',
  diceRight: (throws: string): string => `${throws} checked, all as the committed seed gives them.`,
  diceWrong: (right: number, throws: string, why: string): string =>
    `only ${right} of ${throws} are right. ${why}`,
} as const;

/** What `rules` says. */
export const RULES_WORDS = {
  notBoth: 'Give --missing or --weak, not both.',
  weak: (why: string, file: string, name: string): string => `      WEAK: ${why}: ${file}: ${name}`,
  weakTotal: (cases: string, weak: number): string => `${cases}: ${weak} with weak evidence only`,
  onlyTitle: 'the title of a group of tests, none of which cites it',
  fill: (id: string, value: string, reason: string): string => `fill ${id}: ${value} Why: ${reason}`,
  code: (files: readonly string[]): string => `code: ${files.join(', ')}`,
  tests: (tests: string): string => `tests: ${tests}`,
  testsIn: (count: number, file: string): string => `${count} in ${file}`,
  prose: 'This case only explains: it needs no code and no test.',
  missing: (parts: readonly string[]): string => `MISSING: ${parts.join(' and ')}`,
  total: (cases: string, carried: number, prose: number, lacking: number): string =>
    `${cases}: ${carried} with code and tests, ${prose} that only explain, ${lacking} with something missing`,
} as const;

/** What `fuzz` says. */
export const FUZZ_WORDS = {
  howLong: 'Say how long to play, for example with --seconds 30.',
  whichGame: 'Say which game to play: narrow-seas games lists them.',
  otherGame: (file: string, game: string, asked: string): string =>
    `${file} is for ${game.slice(0, 60)}, not for ${asked}: leave the game out.`,
  progress: (games: string, moves: string, rate: string): string => `${games}, ${moves}, ${rate} moves/s`,
  /** How the summary starts, by why the hunt ended. */
  leads: { time: 'Played', finding: 'Stopped at a finding after', interrupt: 'Stopped after' },
  played: (lead: string, count: string, game: string, rules: number, seconds: string, seed: number): string =>
    `${lead} ${count} of ${game} ${rules} in ${seconds} s from seed ${seed}`,
  thorough: (played: string, games: string): string => `${played}, ${games} of them examined at every moment`,
  nothing: (played: string): string => `${played}: nothing found.`,
  written: (file: string): string =>
    `Written to ${file}; reproduce it with: npx narrow-seas fuzz --repro ${file}`,
  fixed: (check: string): string => `It no longer fails: the check ${check} passes in this game now.`,
  stillFails: (check: string): string => `It still fails (${check}):`,
  failsElse: (check: string): string => `It no longer fails ${check}, but something else does:`,
  fault: {
    noGame: 'The file does not say which game it is for.',
    noRules: 'The version of the rules is missing.',
    opening: 'The opening is missing or has the wrong form.',
    seed: 'The seed is missing or is not a valid number.',
    pace: 'The pace must be a whole number above 0.',
    moves: 'The number of moves is missing.',
    check: 'There is no such check.',
    detail: 'The finding itself is missing.',
    version: (rules: number, game: string, now: number): string =>
      `It was found in version ${rules} of ${game}, this is version ${now}: run narrow-seas fuzz ${game} instead.`,
  },
} as const;

/** What `bench` says. */
export const BENCH_WORDS = {
  notHere: 'bench measures the sources beside other libraries: run it in a clone of the repository.',
  noneCalled: (only: string, ids: readonly string[]): string =>
    `No measurement has "${only}" in its name; there are ${ids.join(', ')}.`,
  progress: (done: number, total: number, rate: string, title: string): string =>
    `${done} of ${total} windows, ${rate} windows/s, ${title}`,
  machine: (node: string, cores: number, cpu: string): string => `Node ${node}, ${cores} cores, ${cpu}`,
  columns: ['', 'ours', '+-', 'peer', '+-', 'ratio', 'target'] as const,
  legend: 'ours and peer: median of the windows; +-: interquartile range over median; ratio: ours to peer',
  met: (target: string): string => `${target}: met`,
  missed: (target: string): string => `${target}: missed`,
} as const;

/** What `map` says. */
export const MAP_WORDS = {
  noMapOf: (game: string): string => `There is no map of ${brief(game, 60)}`,
  noMap: (game: string, map: string): string => `${game} has no map ${brief(map, 60)}`,
  whichMap: (game: string, maps: readonly string[]): string =>
    `${game} has ${maps.length} maps: add ${either(maps.map(map => `--map ${map}`))}.`,
  drawn: (map: string, file: string, kilobytes: number): string =>
    `Drew the ${map} map to ${file}, ${kilobytes} kB.`,
} as const;

/** What `backup`, `restore`, `doctor` and `serve` say. */
export const STORAGE_WORDS = {
  written: (file: string): string => `The backup is in ${file}.`,
  restored: (file: string): string => `Everything was restored from ${file}.`,
  exists: (file: string): string => `${file} exists already: choose another name.`,
  missing: (file: string): string => `There is no backup ${file}.`,
  nothing: (folder: string): string =>
    `There is no storage in ${folder}: name its folder with --folder, or its database with --url.`,
  notBuilt: 'The server is not built yet: run `npm run build` in the repository first.',
  well: (kind: string, answeredInMs: string): string =>
    `The ${kind} storage is well; it answers in ${answeredInMs} ms.`,
  ill: (kind: string): string => `The ${kind} storage does not answer.`,
  holds: (players: number, games: number, running: number): string =>
    `It holds ${players} players and ${games} games, of which ${running} are running.`,
  backup: (file: string, made: string): string => `The newest backup is ${file}, made ${made}.`,
  brokenBackup: (file: string): string => `The newest backup ${file} is cut off or changed.`,
  noBackup: 'There is no backup yet.',
} as const;
