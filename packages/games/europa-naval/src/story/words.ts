import type { SuccessResult } from '../model/vocabulary.ts';

/** "A", "A and B", "A, B and C". */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** More names than this are no help. */
const MANY = 3;

const named = (names: readonly string[]): string =>
  names.length <= MANY ? listed(names) : `${names[0]} and ${names.length - 1} others`;

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const hits = (count: number): string => `${count} ${verb(count, 'hit', 'hits')}`;

/** Who and the verb, which speaks of one or of several. */
const does = (who: string, one: string, many: string): string => `${who} ${/ and /.test(who) ? many : one}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const RESULTS: { readonly [result in SuccessResult]: string } = {
  D: 'disaster',
  'F*': 'complete failure',
  F: 'failure',
  S: 'success',
  'S*': 'great success',
};

/** What the story of Europa Naval says. */
export const STORY_WORDS = {
  named,
  group: 'A group',
  andMore: (name: string, count: number): string => `${name} and ${count} more`,
  enemyGroup: (side: string, count: number): string =>
    `${side} group of ${count} ${verb(count, 'unit', 'units')}`,
  fort: (port: string): string => `the guns of ${port}`,
  noted: (kind: string, result: string): string => `${kind}, ${result}`,
  sunkNote: 'sunk',

  sails: (who: string, from: string, to: string): string =>
    from === '' || from === to
      ? `${does(who, 'sails', 'sail')} on, to ${to}.`
      : `${does(who, 'sails', 'sail')} from ${from} to ${to}.`,
  toAtlantic: (who: string): string => `${does(who, 'goes', 'go')} out into the Atlantic.`,
  transfers: (who: string, to: string): string => `${who} moves to ${to}.`,
  raid: (names: readonly string[], target: string): string =>
    `${named(names)} ${verb(names.length, 'attacks', 'attack')} ${target}.`,

  battle: (where: string): string => `Battle ${where}`,
  round: (round: number, isNight: boolean): string =>
    `round ${round} of 3, ${isNight ? 'by night' : 'by day'}`,
  fights: (one: string, other: string, where: string): string =>
    other === ''
      ? `${does(one, 'fights', 'fight')} ${where}.`
      : `${does(one, 'fights', 'fight')} ${other} ${where}.`,
  shot: (firer: string, target: string): string => `${capital(firer)} at ${target}`,
  hits,
  missed: 'no hit',
  noHits: 'No hits',
  sunk: (names: readonly string[]): string => `${capital(named(names))} sunk`,
  hit: (names: readonly string[]): string => `${capital(named(names))} hit`,
  both: (axis: number, allied: number, other: string): string =>
    `The Axis takes ${hits(axis)}, ${other.replace(/^The/, 'the')} ${hits(allied)}.`,
  gunsHit: 'The coast guns are hit',

  zone: (where: string): string => `Danger zone ${where}`,
  slips: (who: string, where: string): string => `${does(who, 'passes', 'pass')} a danger zone ${where}.`,
  contact: (who: string): string => `${who} sighted`,
  noContact: 'Not sighted',
  alarm: 'Every port is alarmed.',
  result: (result: SuccessResult): string => capital(RESULTS[result]),
  mines: (where: string): string => `Mines ${where}`,
  amongMines: (who: string, where: string): string => `${does(who, 'runs', 'run')} into mines ${where}.`,
  noMine: 'No mine struck',
  attackIn: (where: string): string => `Attack in the danger zone ${where}`,
  attackedIn: (who: string, where: string): string => `${does(who, 'is', 'are')} attacked ${where}.`,
  search: (where: string): string => `Air search ${where}`,
  searches: (unit: string, where: string): string => `${unit} searches ${where}.`,
  found: { missed: 'Not found', found: 'Found', well: 'Found and well placed' },
  foundAt: (verdict: string, face: number): string => `${verdict}: die ${face}`,
  torpedoes: (where: string): string => `Torpedo attack ${where}`,
  torpedoed: (who: string, target: string): string =>
    `${does(who, 'attacks', 'attack')} ${target} with torpedoes.`,
  missedAll: 'The torpedoes miss',
  shipping: (where: string): string => `Malta's aircraft look for ships ${where}`,
  looked: (who: string): string => `Malta's aircraft look for ${who}.`,
  shippingResults: new Map([
    ['-', 'Not found'],
    ['T', 'Turned back'],
  ]),
  shippingHit: (result: string): string => `Found: result ${result}`,

  raidOn: (target: string): string => `Air attack on ${target}`,
  meets: (unit: string, other: string): string => `${unit} meets ${other}.`,
  flak: (target: string): string => `Flak over ${target}`,
  fliesThrough: (unit: string): string => `${unit} flies through the flak.`,
  airLost: { aborted: 'driven home', eliminated: 'shot down' },
  malta: 'Malta',
  shipsIn: (port: string): string => `ships in ${port}`,
  bombsMiss: 'The bombs miss',
  laysMines: (names: readonly string[], where: string): string =>
    `${named(names)} ${verb(names.length, 'lays', 'lay')} mines ${where}.`,
  minelaying: (where: string): string => `Mines from the air ${where}`,
  minesLaid: 'Mines laid',
  noMines: 'No mines laid',
  escorts: (where: string): string => `The escorts answer ${where}`,
  answered: (target: string): string => `The escorts hunt ${target}.`,
  escaped: 'The submarines get away',
  portHit: (port: string, count: number): string => `${port}: ${hits(count)}`,
  maltaBombed: (count: number): string => `Malta: ${hits(count)}`,
  bombardment: (port: string): string => `Bombardment of ${port}`,
  bombards: (port: string): string => `${port} is shelled from the sea.`,

  attackEnded: (result: SuccessResult): string => `The attack is a ${RESULTS[result]}`,

  seen: (who: string, where: string): string => `${does(who, 'is', 'are')} seen by the enemy ${where}.`,
  reacts: (who: string, where: string): string =>
    `${does(who, 'comes', 'come')} out to meet the enemy ${where}.`,
  lost: (names: readonly string[]): string => `${capital(named(names))} lost.`,
  taken: (place: string, owner: string): string => `${place} is now ${owner}.`,
  ashore: (side: string, where: string): string => `${side} troops come ashore ${where}.`,
  scored: (side: string, cause: string): string => `${side}: ${cause}.`,
  turn: (date: string): string => `${date} begins.`,
  surrendered: 'Italy surrenders.',
} as const;
