import { plural } from './numbers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (count: number): string => String(count).padStart(2, '0');

/** Time on a clock: days and hours where there are days, else hours, minutes and seconds. */
const left = (milliseconds: number): string => {
  const rest = Math.max(0, milliseconds);
  const [days, hours] = [Math.floor(rest / DAY), Math.floor((rest % DAY) / HOUR)];
  const [minutes, seconds] = [Math.floor((rest % HOUR) / MINUTE), Math.floor((rest % MINUTE) / 1000)];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};

/** Online play. Loaded with the parts of the page that say it. */
export const ONLINE = {
  api: {
    unreachable: 'The server cannot be reached. Check your connection, then try again.',
    tooMuch: 'The whole game can be replayed when it is over.',
    unreadable: 'The server gave an answer that this page cannot read. Reload the page.',
  },

  connection: {
    lost: 'No connection.',
    lostHint: 'The page tries again by itself. You can look around meanwhile.',
    waits: 'Your last move waits and is sent as soon as the connection is back.',
    back: 'The connection is back.',
    now: 'Try now',
    waiting: 'No connection. This move waits and is sent as soon as the connection is back.',
    already: 'Your last move still waits for the connection. It is sent first.',
    unsent: (sentence: string): string => `Your move was not made. ${sentence}`,
  },

  home: {
    title: 'Online',
    friend: 'Play with a friend',
    friendHint: 'Make a link and send it. You need no account.',
    mine: 'My online games',
    yourTurn: 'your turn',
    open: 'waits for a player',
    over: 'finished',
    waitsFor: (names: string): string => `waits for ${names}`,
    versus: (players: readonly string[]): string => players.join(' against '),
    seat: (side: string, name: string): string => `${side}: ${name}`,
    computer: (level: string): string => `computer (${level})`,
    free: 'free',
    left: (milliseconds: number): string => `${left(milliseconds)} left`,
    noTime: 'out of time',
    openGames: 'Open games',
    noOpenGames: 'Nobody is looking for an opponent right now. Make a public game and wait for one.',
    running: 'Games to watch',
    noRunning: 'No public game is being played right now.',
    finished: 'Finished games',
    noFinished: 'No finished game fits.',
    search: 'Search by player, game or scenario',
    find: 'Search',
    take: 'Take a seat',
    watch: 'Watch',
    look: 'Look at it',
    more: 'Show more',
    resume: (title: string): string => `Continue: ${title}`,
    waiting: (count: number): string =>
      `● ${plural(count, 'game waits', 'games wait')} for you · Narrow Seas`,
  },

  make: {
    title: 'A new online game',
    game: 'Game',
    scenario: 'Scenario',
    file: 'Or start from a saved game or position (file)',
    rules: 'Choose optional rules and a handicap',
    fileChosen: (name: string): string => `The game goes on from ${name}. It does not count for the ladder.`,
    noFile: 'Choose a scenario instead',
    fileTitle: (name: string): string => `From ${name}`.slice(0, 80),
    fileTooLong: 'This file is too long: it can have 1 MB at most.',
    fileIsRecord:
      'This file is a record of what one side saw. Nobody can play on from it: take a file of the whole game.',
    fileIsNoGame: 'This file is not a saved game of Narrow Seas.',
    side: 'Who plays which side',
    me: 'I play',
    friend: 'Open: the person who opens the link',
    clock: 'Clock',
    clocks: {
      none: 'No clock',
      quick: 'Live: 30 minutes each, 30 seconds more with each turn',
      long: 'Live: 2 hours each, 1 minute more with each turn',
      day: 'Slow: 1 day for each turn',
      days3: 'Slow: 3 days for each turn',
      days7: 'Slow: 7 days for each turn',
    },
    who: 'Who can join',
    link: 'Only people with the link',
    public: 'Everybody: it stands in the list of open games',
    name: 'Your name',
    nameHint: 'The others see it. You can leave it empty.',
    salt: 'A word of your own for the dice',
    saltHint:
      'It is mixed into every throw, so that nobody can choose the dice alone. You can leave it empty.',
    begin: 'Make the game',
    cancel: 'Cancel',
    making: 'The game is being made.',
  },

  lobby: {
    waiting: 'Your game is ready',
    send: 'Send this link to your opponent. The person who opens it takes the free seat.',
    link: 'Link to the free seat',
    copy: 'Copy the link',
    share: 'Share the link',
    copied: 'The link is copied.',
    another: 'Make a new link',
    waits: 'This page waits for your opponent and opens the table by itself.',
    later: 'You can close this page. You find the game under "My online games".',
    invited: (name: string): string => `${name} invites you to a game`,
    invitedBy: 'You are invited to a game',
    free: (sides: string): string => `Free: ${sides}`,
    take: (side: string): string => `Take the seat: ${side}`,
    takeAny: 'Take the seat',
    watch: 'Watch instead',
    notStarted: 'The game has not started: a seat is still free.',
    taken: 'All seats are taken. You are watching.',
    seats: 'Seats',
    noLink: 'Only people with the link can take a seat in this game.',
  },

  clock: {
    left,
    say: (name: string, milliseconds: number): string => `${name} has ${left(milliseconds)} left`,
    rule: {
      none: 'No clock',
      fischer: (minutes: number, seconds: number): string =>
        `${plural(minutes, 'minute', 'minutes')} each, ${plural(seconds, 'second', 'seconds')} more with each turn`,
      days: (days: number): string => `${plural(days, 'day', 'days')} for each turn`,
    },
  },

  table: {
    label: 'Players',
    you: 'you',
    yourTurn: 'Your turn',
    bothTurn: 'Both sides act now',
    waitsFor: (name: string): string => `${name} plays`,
    computerPlays: 'The computer plays',
    watching: 'You are watching.',
    watchingLate: 'You are watching, with a delay.',
    here: (name: string): string => `${name} is here`,
    away: (name: string): string => `${name} is away`,
    over: 'The game is over.',
    open: 'Talk and game',
    unread: (count: number): string => `Talk and game: ${plural(count, 'new message', 'new messages')}`,
  },

  offer: {
    undo: (name: string): string => `${name} asks to take back the last move, with the dice since then.`,
    draw: (name: string): string => `${name} offers a draw.`,
    file: (name: string): string =>
      `${name} asks for a file of the whole game. You can both save it then. It contains the secrets of both sides up to now and the seed of the dice, so it gives away every roll to come. The game will not count for the ladder.`,
    mineUndo: 'You asked to take back your last move. Your opponent has to agree.',
    mineDraw: 'You offered a draw. Your opponent has to agree.',
    mineFile: 'You asked for a file of the whole game. Your opponent has to agree.',
    accept: 'Accept',
    decline: 'Decline',
    withdraw: 'Withdraw',
    late: (name: string): string => `${name} has run out of time.`,
    claim: 'Claim the win',
  },

  panel: {
    title: 'Talk and game',
    chat: 'Talk',
    noChat: 'Nothing has been said yet.',
    say: 'Say something',
    send: 'Send',
    notSaid: (sentence: string): string => `Not sent. ${sentence}`,
    spectator: 'Only the players can read and write here.',
    game: 'Game',
    draw: 'Offer a draw',
    resign: 'Resign',
    sure: 'Do you want to resign? Your opponent wins.',
    sureYes: 'Yes, I resign',
    sureNo: 'No, I play on',
    file: 'Ask for a file of the whole game',
    fileAgain: 'Ask for a file of the game as it is now',
    fileHint:
      'Your opponent has to agree. The file contains the secrets of both sides and the seed of the dice, so it gives away every roll to come. The game will not count for the ladder.',
    fileAlone:
      'The file contains the seed of the dice and everything that the computer hides from you, so it gives away every roll to come.',
    fileSave: 'Save the whole game to a file',
    fileSaveHint:
      'This is the game as it was when the file was agreed on, with the secrets of both sides and the seed. Use "Load a file" on the start page to play on from it.',
    rematch: 'Rematch with sides swapped',
    goRematch: 'Play the rematch',
    invite: 'Copy the address of this game',
    inviteHint: 'People who open it can watch.',
    copied: 'The address is copied.',
    dice: 'Dice',
    sealed:
      'The seed of the dice was sealed before the game began. When the game is over, the seed is shown and you can check every throw.',
    commitment: 'Seal (SHA-256)',
    salt: 'Words of the players',
    seed: 'Seed',
    check: 'Check the seal',
    holds: 'The seal holds: this seed was chosen before the game began.',
    broken: 'The seal does not hold: this is not the seed that was sealed.',
    verify: 'Save the game to a file to check every throw: npx narrow-seas verify FILE.',
    clock: 'Clock',
    close: 'Close',
  },

  notes: {
    title: 'My notes',
    label: 'Notes about this game',
    hint: 'Only you can read them.',
    reading: 'Your notes are being fetched.',
    unread: (sentence: string): string => `Your notes could not be fetched. ${sentence}`,
    kept: { saved: 'Saved.', changed: 'Not saved yet.', saving: 'Being saved.' },
    failed: (sentence: string): string => `Not saved. ${sentence}`,
    again: 'Try again',
  },

  marks: {
    title: 'My marks on the map',
    hint: 'Only you can see them.',
    choose: 'Choose a hex on the map, then give it a word here.',
    word: (hex: string): string => `Word for hex ${hex}`,
    set: 'Mark the hex',
    show: (hex: string, text: string): string => `${hex}: ${text}`,
    remove: 'Remove',
    removeOf: (hex: string): string => `Remove the mark at ${hex}`,
    full: (most: number): string => `The map has ${most} marks already. Remove one first.`,
    failed: (sentence: string): string => `The mark was not saved. ${sentence}`,
    unread: (sentence: string): string => `Your marks could not be fetched. ${sentence}`,
  },

  /** How a game ended that the rules did not end. */
  ended: {
    resigned: (loser: string, winner: string): string => `${loser} resigned. ${winner} wins.`,
    agreed: 'Both players agreed on a draw.',
    time: (loser: string, winner: string): string => `${loser} ran out of time. ${winner} wins.`,
    abandoned: (loser: string, winner: string): string => `${loser} left the game. ${winner} wins.`,
  },
};
