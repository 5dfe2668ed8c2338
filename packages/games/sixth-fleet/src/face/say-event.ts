import type { Phrase } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import { FORTRESSES, hexLabel } from './map.ts';
import { sayPhase } from './say-phase.ts';
import { isNightTurn } from './track.ts';
import { shortName } from './units.ts';
import { WORDS } from './words.ts';

const toHex = (hex: number): Phrase => ({ text: hexLabel(hex), hex });

type Names = Pick<State, 'extra'>;

const toUnit = (state: Names, piece: number): Phrase => ({ text: shortName(state, piece), piece });

const toUnits = (state: Names, pieces: readonly number[]): readonly Phrase[] =>
  pieces.flatMap((piece, place) => [...(place > 0 ? [WORDS.comma] : []), toUnit(state, piece)]);

const lastOf = (path: readonly number[]): number => path.at(-1) as number;

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

type Teller<Type extends Event['type']> = (state: Names, event: Of<Type>) => readonly Phrase[];

/** One sentence for each type of event. */
const TELLERS: { readonly [Type in Event['type']]: Teller<Type> } = {
  deployed: (state, { unit, hex }) => [toUnit(state, unit), WORDS.event.deployed, toHex(hex), WORDS.stop],
  embarked: (state, { unit, carrier }) => [
    toUnit(state, unit),
    WORDS.event.embarked,
    toUnit(state, carrier),
    WORDS.stop,
  ],
  launched: (state, { unit, hex }) => [toUnit(state, unit), WORDS.event.launched, toHex(hex), WORDS.stop],
  moved: (state, { unit, path }) => [
    toUnit(state, unit),
    WORDS.event.moved(path.length),
    toHex(lastOf(path)),
    WORDS.stop,
  ],
  grounded: (state, { unit, path }) => [
    toUnit(state, unit),
    ...(path.length === 0 ? [WORDS.event.groundedHere] : [WORDS.event.grounded, toHex(lastOf(path))]),
    WORDS.event.groundedEnd,
  ],
  // The order of a stack is seen in the stack: told each time, it would fill the log.
  arranged: () => [],
  violated: () => [WORDS.event.violated],
  attacked: (state, event) => tellAttack(state, event),
  rolled: (_state, { face }) => [WORDS.event.rolled(face)],
  routed: (state, { units, from, cause }) => [
    ...toUnits(state, units),
    cause === 'combat' ? WORDS.event.routed : WORDS.event.gaveWay,
    toHex(from),
    WORDS.stop,
  ],
  retreated: (state, { unit, to }) => [toUnit(state, unit), WORDS.event.retreated, toHex(to), WORDS.stop],
  crowded: (state, { units, hex, unit }) => [
    ...toUnits(state, units),
    WORDS.event.crowded,
    toHex(hex),
    WORDS.event.crowdedFor,
    toUnit(state, unit),
    WORDS.stop,
  ],
  displaced: (state, { unit, to }) => [toUnit(state, unit), WORDS.event.displaced, toHex(to), WORDS.stop],
  died: (state, { unit, cause }) => [toUnit(state, unit), WORDS.event.died[cause]],
  destroyed: (_state, { hex }) => [
    WORDS.event.destroyed,
    { text: fortressName(hex), hex },
    WORDS.event.destroyedEnd,
  ],
  opened: (_state, { side, hex }) => [toHex(hex), WORDS.event.opened(side)],
  advanced: (state, { unit, hex }) => [toUnit(state, unit), WORDS.event.advanced, toHex(hex), WORDS.stop],
  resumed: () => [WORDS.event.stayed],
  began: (_state, { phase }) => [sentence(sayPhase(phase))],
  turned: (_state, { turn }) => [WORDS.event.turned(turn, isNightTurn(turn))],
  mobilised: (_state, { face }) => [WORDS.event.mobilised(face)],
  delayed: (_state, { until }) => [WORDS.event.delayed(until)],
  forfeited: (state, { unit }) => [toUnit(state, unit), WORDS.event.forfeited],
  answered: (_state, { side, yes }) => [WORDS.event.answered(side, yes)],
  extended: (_state, { lastTurn }) => [WORDS.event.extended(lastTurn)],
};

const fortressName = (hex: number): string =>
  FORTRESSES.find(place => place.hex === hex)?.name ?? hexLabel(hex);

const tellAttack: Teller<'attacked'> = (state, event) => {
  const { attackers, from, hex, defenders, differential, ecm, need } = event;
  return [
    ...toUnits(state, attackers),
    WORDS.event.from,
    toHex(from),
    WORDS.event.attack(attackers.length),
    ...(defenders.length > 0 ? toUnits(state, defenders) : [WORDS.event.defences]),
    WORDS.event.inHex,
    toHex(hex),
    WORDS.event.sum(differential, ecm, need),
  ];
};

/** The table above pairs each type with its own teller; the compiler cannot see that through a lookup. */
const tellerFor = <Type extends Event['type']>(type: Type): Teller<Type> => TELLERS[type];

export const sayEvent = <Type extends Event['type']>(state: Names, event: Of<Type>): readonly Phrase[] =>
  tellerFor<Type>(event.type)(state, event);

/** Nothing is said of going back to a phase: the reader never left it. Where nothing else happened, an advance was declined. */
export const told = (events: readonly Event[]): readonly Event[] =>
  events.length > 1 ? events.filter(({ type }) => type !== 'resumed') : events;

/** A question has its own mark at the end. */
const sentence = (text: string): string => (text.endsWith('?') ? text : `${text}${WORDS.stop}`);
