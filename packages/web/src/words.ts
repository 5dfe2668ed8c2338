import { SAVING_WORDS } from './words-saving.ts';

/** Every English word of the page itself. What a game says stands in the game's own face. A translation is one file. */
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const LEVELS: { readonly [level: string]: string } = {
  random: 'Landlubber: any legal move',
  cadet: 'Cadet: quick and sound',
  // The only level of games kept by the first version.
  computer: 'Cadet: quick and sound',
  captain: 'Captain: plans the whole phase',
  admiral: 'Admiral: looks ahead',
};

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

export const WORDS = {
  name: 'Narrow Seas',
  motto: 'Operational naval wargames on real seas: every rule enforced, every ruling explained.',
  /** Of the window, so that one sees from elsewhere that one is asked. */
  title: (phase: string, isMine: boolean): string => `${isMine ? '● ' : ''}${phase} · Narrow Seas`,
  loading: 'Setting up the table.',
  when: (time: number): string =>
    new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  case: (rule: string): string => `[${rule}]`,

  start: {
    what: 'What is this?',
    quick: 'Play now',
    quickHint: (side: string, scenario: string, level: string): string =>
      `${scenario}: you play ${side} against the computer (${level})`,
    scenario: 'Scenario',
    options: 'Optional rules',
    seats: 'Who plays',
    person: 'A person at this screen',
    /** A level without a name here is called by its own. */
    level: (level: string): string => LEVELS[level] ?? level,
    noGame: (game: string): string => `There is no game called "${game}" here.`,
    unloaded: (title: string): string =>
      `${title} could not be loaded: a part of it did not come over the network. Try again when the network is back.`,
    again: 'Try again',
    reload: 'Load the page anew',
    position: 'A position',
    begin: 'Set up this game',
    tables: 'Tables of your own',
    tableHint: 'Who owns the printed sheet can play by it: save ours, put your numbers in, load it.',
    saveOurs: 'Save ours',
    loadOwn: 'Load yours',
    ownTable: 'Yours is used.',
    oursAgain: 'Use ours again',
    badTable: (place: string, message: string): string =>
      `This table cannot be used: ${place === '' ? '' : `${place}: `}${message}`,
    noTable: (game: string, option: string): string => `${game} has no table called "${option}".`,
    resume: 'Continue a saved game',
    none: 'No game is saved in this browser yet.',
    more: (count: number): string => `Show ${plural(count, 'older game', 'older games')}`,
    unknown:
      'There is no saved game by that address in this browser. It may have been removed, or it was played in another browser.',
    unreadable: (reason: string): string => `The saved games of this browser cannot be read. ${reason}`,
    mayBeCleared:
      'This browser may clear saved games when it runs out of space. Keep a file of the ones that matter: Menu, Save to a file.',
    fileAgain: 'Load the file again: the page no longer has it.',
    notDropped: (title: string, reason: string): string => `${title} could not be removed. ${reason}`,
    notBack: (title: string, reason: string): string => `${title} could not be brought back. ${reason}`,
    load: 'Load a file',
    drop: 'Remove',
    dropped: (title: string): string => `Removed: ${title}.`,
    bringBack: 'Bring it back',
    dropNamed: (title: string): string => `Remove ${title}`,
    goOn: (title: string): string => `Go on: ${title}`,
    over: 'finished',
    badFile: (message: string): string => `This file cannot be played: ${message}`,
    picture: (title: string): string => `The map of ${title}`,
    own: 'Your own game',
    trust:
      'No account, no network after the first load. The dice are sealed before play and can be checked afterwards.',
    licences: 'Licences and sources',
  },

  bar: {
    turn: (turn: number, last: number): string => `Turn ${turn} of ${last}`,
    track: (turn: number, last: number, night: boolean): string =>
      `Turn ${turn} of ${last}, ${night ? 'night' : 'day'}`,
    day: 'day',
    night: 'night',
    menu: 'Menu',
    leave: 'Back to the games',
    score: 'Score',
  },

  panel: {
    title: 'Details',
    tabs: { here: 'Here', forces: 'Forces', log: 'Log', score: 'Score', rules: 'Rules' },
    nothing: 'Click a hex to see what lies there. Counters with a bright line at the foot can still act.',
    stack: 'In this hex, top first',
    can: 'What it can do',
    canMany: (count: number): string => `What these ${count} can do together`,
    cannot: 'Nothing now.',
    hexes: (count: number): string => `${plural(count, 'hex', 'hexes')} in reach, tinted on the map.`,
    targets: (count: number): string => `${plural(count, 'target', 'targets')}, ringed on the map.`,
    list: 'List them',
    pickAll: 'Pick all that are ready',
    whyNot: 'Why not?',
    attack: 'Attack',
    confirm: 'Do it',
    towards: (hex: string): string => `To ${hex}`,
    against: (hex: string): string => `Against ${hex}`,
    pickTargets: 'Pick the targets',
    points: 'Points',
    pointsFor: (name: string): string => `Points for ${name}`,
    back: 'Back',
    turned: 'must land',
    spent: 'has acted',
    sheet: 'Change the height of this panel',
    close: 'Close',
  },

  odds: {
    chance: (percent: number): string => `${percent} %`,
    ways: (ways: number, total: number): string => `${ways} of ${total}`,
    terms: 'How it adds up',
  },

  phase: {
    ready: (count: number): string => `${count} can act`,
    undo: 'Undo',
    lost: 'What will be lost',
    nothingLost: 'Nothing will be lost.',
    still: (count: number): string => `${plural(count, 'unit', 'units')} could still act.`,
    endAnyway: 'End it',
    stay: 'Not yet',
    plays: (side: string, level: string): string => `The computer plays ${side}. ${level}.`,
    looked: (nodes: number, seconds: number): string =>
      `${seconds} s, ${Math.round(nodes).toLocaleString('en-GB')} positions looked at`,
    progress: (percent: number): string => `${percent} % of its thinking is done`,
    enough: 'Move now',
    enoughHint: 'Takes the best plan found so far',
    pause: 'Pause',
    goOn: 'Go on',
    skip: 'Skip to the end of its moves',
    waiting: (side: string): string => `${side} is to act.`,
    handOver: (side: string): string => `${side} is asked now.`,
    takeOver: (side: string): string => `Go on as ${side}`,
    over: 'The game is over.',
    duties: 'Owed now',
  },

  advice: {
    ask: 'Advice',
    title: 'What could be done',
    by: (level: string, points: number): string =>
      `As the ${level} sees it, the position is worth ${signed(points)} points to you.`,
    thinking: (nodes: number): string =>
      `Thinking: ${Math.round(nodes).toLocaleString('en-GB')} positions looked at`,
    none: 'There is nothing better to do than to go on.',
    change: (points: number): string => `${signed(points)} points`,
    steps: (count: number): string => plural(count, 'step', 'steps'),
    follow: 'Do this',
    close: 'Close',
  },

  refusal: { title: 'Not allowed', close: 'Close', noSeat: 'Whoever watches does not play.' },

  veil: {
    leave: (name: string): string => `Hand over to ${name}`,
    title: (name: string): string => `${name} is asked`,
    text: (name: string): string =>
      `Nothing of either side is on this screen. When ${name} alone sits before it, go on.`,
    arrive: (name: string): string => `I am ${name}: show the table`,
  },

  link: {
    damaged:
      'This link is damaged: a part of it is missing or changed. Copy it again as a whole, or ask for the file.',
    tooLong: 'This link is too large: it unpacks to more than any game of ours. Ask for the file instead.',
    otherRules: 'It was made by another version of the rules; ask for the file instead.',
    bad: (message: string): string => `This link cannot be played: ${message}`,
    looking: 'You are looking on. Choose who plays, then go on from here.',
    sitDown: 'Play from here',
  },

  record: {
    looking: (side: string): string => `You see what ${side} saw. A record can be replayed, not played on.`,
    unreadable: 'This record cannot be shown: it is damaged. Ask for the file again.',
  },
  share: {
    title: 'Hand on',
    position: 'Copy the position as a link',
    notation: 'Copy the position as text',
    game: 'Copy the whole game as a link',
    positionCopied: 'The position is copied as text.',
    linkCopied:
      'The link to this position is copied. Nothing is stored on a server: the position is in the link.',
    gameCopied: 'The link to this game is copied.',
    tooLong: 'This game is too long for a link. It was saved as a file instead.',
    share: (side: string): string => `Save what ${side} has seen`,
    shareOpen: 'Save the game with the dice sealed',
    shareHint: 'This file may go to anybody, your opponent too.',
    whole: 'The whole game',
    wholeHint:
      'These hold the seed of the dice and every sealed order of both sides. Keep them to yourself until the game is over.',
    wholeHintOpen:
      'These hold the seed of the dice, so they tell every throw to come. Keep them to yourself until the game is over.',
    byHand: 'The browser does not let the page use the clipboard. Copy this text yourself.',
  },

  dice: { rolled: (face: number): string => `The die shows ${face}.` },

  log: {
    title: 'What has happened',
    empty: 'Nothing yet.',
    earlier: (count: number): string => `Show ${plural(count, 'earlier entry', 'earlier entries')}`,
    replay: 'Replay from here',
    since: 'Since my last turn',
    news: (count: number): string => `${plural(count, 'move', 'moves')} since yours`,
    newsHint: 'Plays what has happened since your last move',
    all: 'Everything',
  },

  replay: {
    title: 'Replay',
    at: (at: number, length: number): string => `${at} of ${length}`,
    first: 'To the start',
    back: 'One back',
    play: 'Play',
    stop: 'Stop',
    forward: 'One on',
    last: 'To the present',
    close: 'Back to the game',
    open: 'Replay',
    scrub: 'Place in the game',
    mark: 'Bookmark this moment',
    unmark: 'Remove this bookmark',
    marks: 'Bookmarks',
    markName: 'Name of this bookmark',
    turn: (turn: number | string): string => (typeof turn === 'string' ? turn : `Turn ${turn}`),
  },

  score: {
    title: 'Score',
    now: 'Points',
    rest: 'Still to be earned',
    chart: 'Net points over the game',
    losses: 'Units lost over the game',
    none: 'A chart appears once something has happened.',
    points: (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−')),
    chartText: (name: string, last: number): string => `${name}, now ${last}`,
  },

  report: {
    open: 'After-action report',
    title: 'After-action report',
    close: 'Back to the table',
    print: 'Print',
    save: 'Save as a file',
    working: 'Going through the game once more.',
    soFar: (turn: number | string): string =>
      `The game is not over: this is how it stands in ${typeof turn === 'string' ? turn : `turn ${turn}`}.`,
    points: 'How the points came about',
    turning: 'Turning points',
    noTurning: 'No points have changed hands yet.',
    swing: (points: number, side: string): string => `${plural(points, 'point', 'points')} to ${side}`,
    losses: 'Losses',
    noLosses: 'None.',
    lossesOf: (side: string, count: number): string => `${side}: ${plural(count, 'unit', 'units')} lost`,
    unit: 'Unit',
    turn: 'Turn',
    how: 'How',
    luck: 'Luck',
    noLuck: 'No attack has been made yet.',
    side: 'Side',
    attacks: 'Attacks',
    expected: 'Hits expected',
    hits: 'Hits rolled',
    verdict: 'How rare',
    even: 'as expected',
    lucky: (share: string): string => `lucky: so many or more in ${share} of such games`,
    unlucky: (share: string): string => `unlucky: so few or fewer in ${share} of such games`,
    share: (share: number): string => (share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`),
    best: (side: string): string => `Best attack of ${side}`,
    worst: (side: string): string => `Worst attack of ${side}`,
    chance: (percent: number): string => `${percent} % to hit`,
    charts: 'The course of the game',
    show: (number: number): string => `Show move ${number} on the map`,
    move: (number: number): string => `move ${number}`,
    byTurn: 'Points by turn',
    net: 'Net points',
  },

  rules: {
    title: 'Rules',
    search: 'Search the rules',
    found: (count: number): string => `${plural(count, 'case', 'cases')} found`,
  },

  menu: {
    overlays: 'Show on the map',
    noOverlay: 'Nothing',
    hideOverlay: 'Take it off the map',
    look: 'Look',
    moods: {
      auto: 'As the device',
      chart: 'Chart',
      operations: 'Operations room',
      safe: 'Colour-blind-safe',
    },
    pace: 'Pace of the computer',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'At once' },
    export: 'Save to a file',
    keys: 'Keys',
    report: 'Save a bug report, with the whole game',
    replay: 'Replay',
  },

  map: {
    label: 'Map. Arrow keys or W E A D Z X move the cursor, Enter picks.',
    zoomIn: 'Closer',
    zoomOut: 'Farther',
    fit: 'Whole map',
    find: 'To the next unit that can act',
    minimap: 'Small map',
    cost: (cost: number): string => plural(cost, 'point', 'points'),
  },

  keys: {
    title: 'Keys',
    list: [
      ['W E A D Z X, arrows', 'move the cursor by one hex'],
      ['Enter', 'pick, move, attack: what a click does'],
      ['Tab', 'in the map: next unit that can act; Shift+Tab: the one before'],
      ['Space', 'end the phase, after asking'],
      ['U', 'undo'],
      ['Escape', 'step back'],
      ['+ and -', 'closer, farther'],
      ['0', 'whole map'],
      ['/', 'search the rules'],
      ['L', 'log'],
      ['← →, Space', 'in a replay: one back, one on, play or stop'],
      ['?', 'these keys'],
    ] as readonly (readonly [keys: string, does: string])[],
  },

  tray: { count: (count: number): string => plural(count, 'unit', 'units') },

  error: {
    title: 'Something went wrong here',
    saved:
      'The game is saved in this browser with every move. You can load it again, or save a report that shows what happened.',
    unsaved:
      'This browser has not confirmed that the last moves are saved. Save the game to a file before you load anything again.',
    noGame: 'No saved game was open. You can save a report that shows what happened.',
    goOn: 'Load the game again',
    home: 'Back to the games',
    report: 'Save a bug report, with the whole game',
    save: 'Save the game to a file',
    nothing: 'There is no game to save to a file.',
    stopped: 'The part of the page that knows the rules has stopped.',
    noWorker: 'The part of the page that knows the rules could not be loaded.',
    noRoom: 'No game is open.',
    noAction: (message: string): string => `The page sent an action that is none: ${message}`,
    noPlayer: (side: string): string => `No computer plays ${side}.`,
    noMove: (side: string): string => `The computer has no move for ${side}.`,
    badMove: (reason: string): string => `The computer's move was refused: ${reason}`,
    noPlace: 'The page has no place for the table.',
    silent: 'The part of the page that knows the rules did not answer.',
  },

  ...SAVING_WORDS,

  offline: {
    update:
      'A new version is here. Your game is saved: load the new version now, or play on and load it later.',
    updateFree: 'A new version is here. Load it now, or later.',
    updateUnsaved:
      'A new version is here. This browser is not saving: download the game before you load the new version.',
    reload: 'Load it now',
  },
  file: {
    game: (id: string): string => `narrow-seas-${id}.json`,
    share: (id: string): string => `narrow-seas-${id}-shared.json`,
    kept: 'narrow-seas-game.json',
    table: (option: string): string => `narrow-seas-${option}.json`,
    report: 'narrow-seas-report.json',
    account: (id: string): string => `narrow-seas-${id}-report.md`,
  },
};
