import { plural } from './numbers.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Roughly how long, for those who wait. */
const sayTime = (seconds: number): string => {
  if (seconds < MINUTE) return 'Less than a minute';
  if (seconds < HOUR) return `About ${plural(Math.ceil(seconds / MINUTE), 'minute', 'minutes')}`;
  return `About ${plural(Math.ceil(seconds / HOUR), 'hour', 'hours')}`;
};

/** The editor of scenarios. */
export const EDITOR_WORDS = {
  title: 'Make a scenario',
  intro:
    'Start with an empty map or with a scenario of the game. Put units on the map, set the turn, the rules and the points, write what the players read, then play it, check its balance and share it.',
  home: 'Start page',
  drafts: 'Your scenarios',
  noDrafts: 'You have made none yet.',
  open: (title: string): string => `Open ${title}`,
  remove: (title: string): string => `Delete ${title}`,
  removed: (title: string): string => `${title} was deleted.`,
  back: 'Restore it',
  changed: (when: string): string => `changed ${when}`,
  fresh: 'A new scenario',
  game: 'Game',
  base: 'Rules, map and length of',
  from: 'Start with',
  blank: 'an empty map',
  whole: 'its units where they start',
  begin: 'Start the editor',
  file: 'From a scenario file',
  fileAgain: 'Replace by a file',
  gone: 'This browser has no such scenario. It may have been deleted, or you made it in another browser.',
  otherGame: (title: string): string =>
    `${title} is a scenario of another game. Load it from the list of your scenarios.`,
  fault: (place: string, message: string): string => (place === '' ? message : `${message} (${place})`),
  badFile: (place: string, message: string): string =>
    `This file cannot be used. ${place === '' ? '' : `At ${place}: `}${message}`,
  untitled: 'New scenario',
  copyOf: (title: string): string => `${title}, changed`,
  notKept: 'This browser does not keep the scenario. Save it to a file before you leave.',
  kept: 'Kept in this browser',

  undo: 'Undo',
  redo: 'Redo',
  leave: 'All scenarios',
  map: 'Map of the scenario. Arrow keys move the cursor. Enter puts the unit in your hand there, or shows the hex. Delete takes the unit off.',
  tabsLabel: 'Parts of the scenario',
  tabs: { units: 'Units', rules: 'Rules', texts: 'Texts', play: 'Play' } as const,

  inHand: (title: string): string => `In your hand: ${title}. Choose a hex.`,
  drop: 'Put it back',
  nothing: 'Choose a unit, then a hex. You can also drag units on the map.',
  hexTitle: 'This hex',
  hexEmpty: 'There is nothing here that can be changed. Choose a unit below to put it here.',
  take: 'Pick up',
  takeNamed: (title: string): string => `Pick up ${title}`,
  raise: 'To the top',
  raiseNamed: (title: string): string => `${title} to the top`,
  off: 'Take off the map',
  offNamed: (title: string): string => `Take off ${title}`,
  details: (title: string): string => `Details of ${title}`,
  closeDetails: 'Close',
  deleteUnit: 'Delete this unit',
  beside: 'Beside the map',
  onMap: 'On the map',
  placed: (title: string, at: string): string => `${title}: ${at}.`,
  notPlaced: 'takes no part',

  search: 'Search units',
  side: 'Side',
  group: 'Kind',
  where: 'Where',
  all: 'All',
  wheres: { free: 'Not placed', map: 'On the map', beside: 'Beside the map' } as const,
  found: (count: number): string => plural(count, 'unit', 'units'),
  more: (count: number): string => `Show ${count} more`,
  invent: 'Make up a unit',
  inventDo: 'Add this unit',

  titleField: 'Title',
  summaryField: 'In a sentence or two',
  textField: (side: string): string => `What ${side} is told before the first move`,
  textHint:
    'Left empty, a side reads the sentence or two above; without those, the orders of the scenario that yours is made from.',

  playHeading: 'Play it',
  playDo: 'Play this scenario',
  share: 'Save and share',
  save: 'Save to a file',
  link: 'Copy as a link',
  linkCopied: 'The link is copied. It contains the whole scenario.',
  linkLong: 'This scenario is too long for a link. Save it to a file instead.',
  linkByHand: 'The browser does not let the page use the clipboard. Copy this link yourself.',

  balance: 'Is it fair?',
  balanceAbout: (games: number): string =>
    `Two equal computers (cadets) play it ${games} times, in the background. You can keep editing; the games are of the scenario as it was when they began.`,
  balanceDo: (games: number): string => `Play ${games} games`,
  balanceStop: 'Stop',
  progress: (played: number, games: number): string => `${played} of ${games} games played`,
  firstGame: 'How long it takes is known when the first game is over.',
  timeLeft: (seconds: number): string =>
    `${sayTime(seconds)} to go. Stop when you have seen enough: what is played counts.`,
  won: (side: string, won: number, games: number, low: number, high: number): string =>
    `${side} won ${won} of ${games}, between ${low} and ${high} in 100.`,
  drawn: (count: number): string => `${plural(count, 'game was', 'games were')} drawn.`,
  fair: 'Neither side is clearly stronger.',
  stronger: (side: string): string => `${side} is stronger. Change the points, the turns or the units.`,
  tooFew: 'Too few games were decided to tell who is stronger.',
  trialFailed: (message: string): string => `The games could not be played: ${message}`,

  noEditor: (title: string): string => `Scenarios of ${title} cannot be made yet.`,
  noPlayers: 'no computer plays it',
  unfinished: 'unfinished',
  fileName: (title: string): string =>
    `${
      title
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'scenario'
    }.scenario.json`,
};
