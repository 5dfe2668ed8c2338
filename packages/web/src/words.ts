/** Every English word of the page itself. What a game says stands in the game's own face. A translation is one file. */
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const WORDS = {
  name: 'Narrow Seas',
  motto: 'Operational naval wargames on real seas: every rule enforced, every ruling explained.',
  loading: 'Setting up the table.',
  case: (rule: string): string => `[${rule}]`,

  start: {
    what: 'What is this?',
    quick: 'Play now',
    quickHint: (side: string, scenario: string): string =>
      `${scenario}: you play ${side}, the computer the other side`,
    scenario: 'Scenario',
    options: 'Optional rules',
    seats: 'Who plays',
    person: 'A person at this screen',
    levels: { computer: 'Computer, simple', random: 'Computer, any legal move' } as {
      [level: string]: string;
    },
    begin: 'Set up this game',
    resume: 'Go on with a kept game',
    none: 'No game is kept in this browser yet.',
    load: 'Load a file',
    drop: 'Remove',
    dropNamed: (title: string): string => `Remove ${title}`,
    goOn: (title: string): string => `Go on: ${title}`,
    over: 'finished',
    badFile: (message: string): string => `This file cannot be played: ${message}`,
    picture: (title: string): string => `The map of ${title}`,
    own: 'Your own game',
    trust:
      'No account, no network after the first load. The dice are sealed before play and can be checked afterwards.',
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
    against: (hex: string): string => `Against ${hex}`,
    pickTargets: 'Pick the targets',
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
    thinking: (side: string): string => `The computer plays ${side}.`,
    pause: 'Pause',
    goOn: 'Go on',
    skip: 'Skip to the end of its moves',
    waiting: (side: string): string => `${side} is to act.`,
    handOver: (side: string): string => `${side} is asked now.`,
    takeOver: (side: string): string => `Go on as ${side}`,
    over: 'The game is over.',
    duties: 'Owed now',
  },

  refusal: { title: 'Not allowed', close: 'Close' },

  dice: { rolled: (face: number): string => `The die shows ${face}.` },

  log: {
    title: 'What has happened',
    empty: 'Nothing yet.',
    earlier: (count: number): string => `Show ${plural(count, 'earlier entry', 'earlier entries')}`,
    replay: 'Replay from here',
    since: 'Since my last turn',
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
    mark: 'Bookmark',
    marks: 'Bookmarks',
  },

  score: {
    title: 'Score',
    now: 'Points',
    rest: 'Still to be earned',
    chart: 'Net points over the game',
    losses: 'Units lost over the game',
    none: 'A chart appears once something has happened.',
    chartText: (name: string, last: number): string => `${name}, now ${last}`,
  },

  rules: {
    title: 'Rules',
    search: 'Search the rules',
    found: (count: number): string => `${plural(count, 'case', 'cases')} found`,
  },

  menu: {
    overlays: 'Show on the map',
    noOverlay: 'Nothing',
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
    copy: 'Copy the position',
    copied: 'The position is copied as text.',
    keys: 'Keys',
    report: 'Save a bug report',
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
      ['?', 'these keys'],
    ] as readonly (readonly [keys: string, does: string])[],
  },

  tray: { count: (count: number): string => plural(count, 'unit', 'units') },

  error: {
    title: 'Something went wrong here',
    text: 'The game itself is kept in this browser up to the last move. You can go on with it, or save a report that shows what happened.',
    goOn: 'Load the game again',
    home: 'Back to the games',
    report: 'Save a bug report',
  },

  offline: {
    update: 'A new version is here. It is used from the next load on; your game is kept.',
    reload: 'Load it now',
  },
  file: { game: (id: string): string => `narrow-seas-${id}.json`, report: 'narrow-seas-report.json' },
};
