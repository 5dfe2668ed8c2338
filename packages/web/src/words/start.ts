import { plural } from './numbers.ts';

const LEVELS: { readonly [level: string]: string } = {
  random: 'Landlubber: plays any legal move',
  recruit: 'Recruit: for first games, forgets things and trusts in luck',
  cadet: 'Cadet: quick and sound',
  // The only level of games saved by the first version.
  computer: 'Cadet: quick and sound',
  captain: 'Captain: plans the whole phase',
  admiral: 'Admiral: looks ahead',
  nobody: 'Lesson: only answers',
};

/** The start page: the games, a new game, saved games. */
export const START_WORDS = {
  late: {
    coming: 'This part of the page is loading.',
    missing: 'This part of the page could not be loaded. Check the network, then try again.',
  },

  start: {
    what: 'What is this?',
    rules: (game: string): string => `The rules of ${game}`,
    about: 'About Narrow Seas',
    guides: 'Help and guides',
    quick: 'Play now',
    quickHint: (side: string, scenario: string, level: string): string =>
      `${scenario}: you play the ${side} side against the computer (${level})`,
    scenario: 'Scenario',
    options: 'Optional rules',
    seats: 'Who plays',
    person: 'A person at this screen',
    /** A level without a name here is called by its own. */
    level: (level: string): string => LEVELS[level] ?? level,
    noGame: (game: string): string => `There is no game called "${game}" here.`,
    noLesson: (id: string): string => `There is no lesson called "${id}" here. Choose one from the list.`,
    unloaded: (title: string): string =>
      `${title} could not be loaded because part of it did not download. Check your connection and try again.`,
    again: 'Try again',
    reload: 'Reload the page',
    position: 'Position',
    begin: 'Set up this game',
    tables: 'Your own tables',
    tableHint:
      'If you own the printed sheet, you can play with its numbers: save our table, enter your numbers and load the file.',
    saveOurs: 'Save our table',
    loadOwn: 'Load your table',
    ownTable: 'The game uses your table.',
    oursAgain: 'Use our table again',
    badTable: (place: string, message: string): string =>
      `This table cannot be used: ${place === '' ? '' : `${place}: `}${message}`,
    noTable: (game: string, option: string): string => `${game} has no table called "${option}".`,
    yours: 'Your games',
    yourMove: 'your move',
    computerMoves: 'computer plays',
    players: (game: string, sides: readonly string[], levels: readonly string[]): string =>
      [
        game,
        ...(sides.length > 0 ? [sides.join(' and ')] : []),
        ...(levels.length > 0 ? [`computer: ${levels.join(', ')}`] : []),
      ].join(', '),
    learn: 'Learn',
    learnHint: 'Short lessons on the map. You win a small fight in ten minutes',
    dailyDoor: 'Problem of the day',
    dailyHint: 'One position, one aim, and luck decides nothing',
    dailyNamed: (title: string, game: string): string => `${game} · ${title}`,
    dailySolved: 'Solved. The next one comes tomorrow',
    streak: (days: number): string => `${plural(days, 'day', 'days')} in a row`,
    allProblems: 'All problems, by game and difficulty',
    computerDoor: 'Play the computer',
    computerHint: (scenario: string, minutes: number): string =>
      `Starts at once: ${scenario}, ${minutes} minutes`,
    friend: 'Two at one screen',
    friendHint: (scenario: string): string => `Take turns at this screen: ${scenario}`,
    choose: 'Choose a battle',
    startHere: 'start here',
    turns: (turns: number): string => plural(turns, 'turn', 'turns'),
    difficulty: (level: number, hardest: number): string => `difficulty ${level} of ${hardest}`,
    sides: (names: readonly string[]): string => names.join(' or '),
    more: (count: number): string => `Show ${plural(count, 'older game', 'older games')}`,
    unknown:
      'This browser has no saved game at this address. The game may have been removed, or you played it in another browser.',
    unreadable: (reason: string): string => `The saved games in this browser cannot be read. ${reason}`,
    mayBeCleared:
      'This browser may delete saved games when it runs out of space. Save the ones that matter to a file: Menu, Save to a file.',
    fileAgain: 'Load the file again. The page no longer has it.',
    notDropped: (title: string, reason: string): string => `${title} could not be removed. ${reason}`,
    notBack: (title: string, reason: string): string => `${title} could not be restored. ${reason}`,
    load: 'Load a file',
    drop: 'Remove',
    dropped: (title: string): string => `${title} was removed.`,
    restore: 'Restore it',
    dropNamed: (title: string): string => `Remove ${title}`,
    resumeNamed: (title: string): string => `Resume: ${title}`,
    over: 'finished',
    atPlace: (place: string, message: string): string => (place === '' ? message : `At ${place}: ${message}`),
    make: 'Make a scenario',
    makeHint: 'Put units on a map, set the rules and the goals, play it and share it',
    badFile: (message: string): string => `This file cannot be played: ${message}`,
    own: 'Your own game',
    trust:
      'You need no account, and no network after the first visit. The dice are sealed before the game begins, and you can check them afterwards.',
    licences: 'Licences and sources',
  },
};
