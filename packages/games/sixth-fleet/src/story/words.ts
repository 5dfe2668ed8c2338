import { DIE_FACES } from '../model/vocabulary.ts';
import { WORDS } from '../face/words.ts';
import { isMany } from './names.ts';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const numberOf = (count: number): string => NUMBERS[count] ?? String(count);

/** "A", "A and B", "A, B and C". */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Of many of one name one says how many. */
const counted = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map(name => {
    const count = names.filter(other => other === name).length;
    return count === 1 ? name : `${numberOf(count)} ${name}`;
  });

const all = (names: readonly string[], done: string): string => {
  if (names.length === 1) return `${names[0]} ${done}`;
  if (names.length === 2) return `Both ${done}`;
  return `All ${numberOf(names.length)} ${done}`;
};

/** Who and the verb, which speaks of one or of several. */
const does = (who: string, one: string, many: string): string => `${who} ${isMany(who) ? many : one}`;

/** A long list of names is no news. */
const MANY = 3;

const needed = (need: number): string => (need === 1 ? 'needed 1' : `needed 1 to ${need}`);

const ships = (count: number): string => (count === 1 ? 'ship unit' : 'ship units');

/** What the story of Sixth Fleet says. */
export const STORY_WORDS = {
  listed: (names: readonly string[]): string => listed(counted(names)),
  who: (title: string, kind: string): string => `${title}, ${kind}`,

  sails: (who: string, from: string, to: string): string =>
    `${does(who, 'sails', 'sail')} from ${from} to ${to}.`,
  within: (who: string, place: string): string => `${does(who, 'sails', 'sail')} on ${place}.`,
  flies: (who: string, from: string, to: string): string => `${who} flies from ${from} to ${to}.`,
  embarks: (who: string, carrier: string): string => `${who} lands aboard ${carrier}.`,
  grounded: (who: string, to: string): string => `${who} lands at ${to} and is out of the game.`,
  fallsBack: (who: string, to: string): string => `${does(who, 'falls', 'fall')} back to ${to}.`,
  makesRoom: (who: string, to: string): string =>
    `${does(who, 'moves', 'move')} to ${to} to make room for others.`,
  follows: (who: string, to: string): string => `${does(who, 'advances', 'advance')} to ${to}.`,
  beside: (name: string): string => `now beside your ${name}`,
  aboard: (carrier: string): string => `aboard ${carrier}`,

  yourAttack: (where: string): string => `Your attack ${where}`,
  attack: (side: 'nato' | 'soviet', where: string): string => `${WORDS.side(side)} attack ${where}`,
  against: (attackers: string, targets: string): string => `${attackers} against ${targets}`,
  attacks: (attackers: string, count: number, targets: string, where: string): string =>
    `${count === 1 ? does(attackers, 'attacks', 'attack') : `${attackers} attack`} ${[targets, where].join(' ').trim()}.`,
  defences: (place: string): string => `the coast defences of ${place}`,
  sum: (attack: number, defence: number): string => `${attack} against defence ${defence}`,
  needed,
  faces: (need: number): readonly number[] => DIE_FACES.filter(face => face <= need),

  noEffect: (face: number, need: number): string => `No effect: die ${face}, ${needed(need)}`,
  noChance: 'No effect: too weak',
  noChanceDetail: 'The difference is too small for any die.',
  forcedBack: (names: readonly string[]): string => all(names, 'forced back'),
  lost: (names: readonly string[], of: number): string =>
    names.length === of ? all(names, 'lost') : `${names.length} of ${of} lost`,
  destroyed: (place: string): string => `${place}: coast defences destroyed`,
  mustRetreat: (count: number): string => (count === 1 ? 'It must retreat.' : 'They must retreat.'),
  noRefuge: 'There is nowhere to retreat.',
  shotDown: 'The aircraft are shot down.',
  wentDown: (count: number): string => `${count} aircraft went down with the carrier.`,
  stood: 'The attack is over.',
  gunsGone: 'Its guns no longer fire.',
  became: { loss: 'lost', hit: 'must retreat', none: '' },
  noted: (kind: string, result: string): string => (result === '' ? kind : `${kind}, ${result}`),
  labelLost: (count: number): string => `${count} ${ships(count)} lost here`,
  labelShotDown: (count: number): string => `${count} aircraft shot down here`,

  lostLater: (names: readonly string[], what: string, cause: string): string => {
    const short = counted(names);
    const who = short.length > MANY ? `${names.length} ${what}` : listed(short);
    return `${WORDS.capital(who)} ${names.length > 1 || isMany(who) ? 'are' : 'is'} lost: ${cause}.`;
  },
  unitsOf: { air: 'aircraft', surface: 'ship units', submarine: 'submarine units' },
  causes: {
    combat: 'beaten in battle',
    'no-retreat': 'nowhere to retreat',
    'aircraft-hit': 'shot down',
    'with-carrier': 'sunk with the carrier',
    'no-base': 'no base within reach',
    overstacked: 'too many units in one hex',
    'first-strike': 'hit by the first strike',
    sacrifice: 'given up for the first strike',
  },
  turn: (turn: number, night: boolean): string => `Turn ${turn} begins. It is ${night ? 'night' : 'day'}.`,
  violated: 'The Soviet side violates neutral air space.',
  defenceKind: 'coast defences',
} as const;
