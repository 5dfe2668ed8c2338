import { nameOfHex } from '../model/chart.ts';
import { isOurs, printTable } from '../rules/combat/crt.ts';
import { specOf, type UnitSpec } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { ownGoalsOf } from '../scenarios/own-goals.ts';
import { OPTIONAL_RULES, SIDES, type UnitId } from '../model/vocabulary.ts';
import { printPhases } from './phase.ts';

/** A position as text: heading, what applies, the phase with what it interrupts, then the table, one force a line. */
export const print = (state: State): string =>
  [
    `sixth-fleet ${state.scenario.id} turn ${state.turn} of ${state.lastTurn}`,
    ...printConditions(state),
    ...printPhases(state, state.phase),
    ...state.extra.map(printSpec),
    ...SIDES.flatMap(side =>
      state.stacks[side].map(({ hex, units }) => `${side} @${nameOfHex(hex)} ${names(state, units)}`),
    ),
    ...state.boxes.map(({ carrier, units }) => `aboard ${names(state, [carrier])} ${names(state, units)}`),
    ...printList('dead', names(state, state.dead)),
    ...printList('grounded', names(state, state.grounded)),
    ...printList('forfeited', names(state, state.forfeited)),
    ...printList('destroyed', state.destroyed.map(nameOfHex).join(' ')),
  ].join('\n');

const names = (state: State, units: readonly UnitId[]): string =>
  units.map(unit => specOf(state, unit).name).join(' ');

const printList = (word: string, text: string): readonly string[] => (text === '' ? [] : [`${word} ${text}`]);

const printConditions = (state: State): readonly string[] => [
  ...printList('options', OPTIONAL_RULES.filter(rule => state.options[rule]).join(' ')),
  ...(state.handicap === 0 ? [] : [`handicap ${state.handicap}`]),
  ...ownGoalsOf(state.scenario).map(({ rule, points }) => `goal ${rule} ${points}`),
  ...(isOurs(state.crt) ? [] : [`table ${printTable(state.crt)}`]),
  ...(state.middleEast > 0 ? [`middle-east ${state.middleEast}`] : []),
  ...(state.violated ? ['violated'] : []),
  ...(state.gateOpens > 0 ? [`gate ${state.gateOpens}`] : []),
];

const printSpec = (spec: UnitSpec): string => {
  const { antiAir, antiSurface, antiSubmarine, move, defence, ecm } = spec.ratings;
  const ratings = [antiAir, antiSurface, antiSubmarine, move, defence, ecm].join('-');
  const marks = `${spec.daylight ? ' daylight' : ''}${spec.carrierBased ? ' carrier-based' : ''}`;
  return `unit ${spec.name} ${spec.side} ${spec.nation} ${spec.kind} ${ratings}${marks}`;
};
