import { grouped, percent, plural, signed } from './numbers.ts';

/** The table: map, panel, phase bar, computer and advice. */
export const TABLE_WORDS = {
  bar: {
    turn: (turn: number, last: number): string => `Turn ${turn} of ${last}`,
    track: (turn: number, last: number, night: boolean): string =>
      `Turn ${turn} of ${last}, ${night ? 'night' : 'day'}`,
    day: 'day',
    night: 'night',
    menu: 'Menu',
    leave: 'Back to the games',
    toGame: 'Back to the game',
    score: 'Score',
  },

  panel: {
    title: 'Details',
    tabs: { line: 'Moves', orders: 'Orders', here: 'Here', forces: 'Forces', log: 'Log', rules: 'Rules' },
    nothing: 'Click a hex to see what is there.',
    stack: 'In this hex, top first',
    can: 'What it can do',
    canMany: (count: number): string => `What these ${count} can do together`,
    cannot: 'There is nothing to do here right now.',
    cannotTogether: 'There is no order for all of them together now. Pick fewer, or one.',
    hexes: (count: number): string =>
      `${plural(count, 'hex is', 'hexes are')} in reach and tinted on the map.`,
    targets: (count: number): string => `${plural(count, 'target is', 'targets are')} ringed on the map.`,
    list: 'List them',
    pickAll: 'Pick all ready units',
    attack: 'Attack',
    confirm: 'Do it',
    towards: (place: string): string => `Way ${place}`,
    against: (place: string): string => `Attack ${place}`,
    pickTargets: 'Pick the targets yourself',
    points: 'Points',
    pointsFor: (name: string): string => `Points for ${name}`,
    back: 'Back',
    turned: 'must land',
    spent: 'has acted',
    height: 'Change the height of this panel',
    close: 'Close',
  },

  odds: {
    chance: percent,
    ways: (ways: number, total: number): string => `${ways} of ${total}`,
    about: (what: string): string => `${what}:`,
    of: (result: string, chance: number): string => `${result} ${percent(chance)}`,
    terms: 'How it adds up',
  },

  phase: {
    ready: (count: number): string => `${count} can act`,
    undo: 'Undo',
    askUndo: 'Ask to take back',
    nothingLost: 'Nothing will be lost.',
    still: (count: number): string => `${plural(count, 'unit', 'units')} can still act.`,
    endAnyway: 'End it',
    stay: 'Not yet',
    plays: (side: string, level: string): string => `The computer plays ${side}. ${level}.`,
    looked: (nodes: number, seconds: number): string =>
      `${grouped(nodes)} positions examined in ${seconds} s`,
    progress: (done: number): string => `The computer has done ${percent(done)} of its thinking`,
    enough: 'Move now',
    enoughHint: 'The computer plays the best plan it has found so far',
    pause: 'Pause',
    resume: 'Continue',
    skip: 'Skip to the end of its moves',
    handOver: (side: string): string => `${side} plays next.`,
    takeOver: (side: string): string => `Continue as ${side}`,
    over: 'The game is over.',
    duties: 'To do now',
  },

  handOver: {
    leave: (name: string): string => `Hand over to ${name}`,
    title: (name: string): string => `${name} plays next`,
    text: (name: string): string =>
      `This screen shows nothing of either side. Continue when only ${name} can see it.`,
    arrive: (name: string): string => `I am ${name}: show the table`,
  },

  advice: {
    ask: 'Advice',
    title: 'What you could do',
    by: (level: string, points: number): string =>
      `The ${level} values this position at ${signed(points)} points for you.`,
    thinking: (nodes: number): string => `The computer has examined ${grouped(nodes)} positions so far.`,
    none: 'There is no better plan than to continue.',
    change: (points: number): string => `${signed(points)} points`,
    steps: (count: number): string => plural(count, 'step', 'steps'),
    one: 'Do the next step',
    all: 'Do all steps',
    next: (place: number): string => `Next: step ${place}`,
    look: 'Look at this plan',
    close: 'Close',
  },

  refusal: {
    title: 'Not allowed',
    close: 'Close',
    noSeat: "Spectators can't move.",
    undoAsked: 'The other side has been asked to agree, and has not answered yet.',
    nothingToUndo: 'There is nothing to take back.',
    setUp: 'You have not moved yet, and the set-up was made for you.',
  },

  dice: { rolled: (face: number): string => `The die shows ${face}.` },

  rules: {
    title: 'Rules',
    search: 'Search the rules',
    whole: 'All rules, with pictures',
  },

  map: {
    label: 'Map. The arrow keys or W E A D Z X move the cursor, and Enter picks.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Whole map',
    find: 'Go to the next unit that can act',
    minimap: 'Overview map',
    /** The words that are seen come first, then what they mean here. */
    area: (seen: string, meant: string): string => `${seen}: ${meant}`,
    cost: (cost: number): string => plural(cost, 'point', 'points'),
  },

  tray: { count: (count: number): string => plural(count, 'unit', 'units') },
};
