import { type Fault, faultAt, ok, type Result, type Statement, wholeOf } from '@narrow-seas/core';
import { type Arrival, ARRIVAL, changesOf, withChanges } from '../model/changes.ts';
import { isWater } from '../model/chart.ts';
import { isCarrier, isCombatant, specOf } from '../model/roster.ts';
import type { PublicState } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { baseSpec } from '../rules/stacking/bases.ts';
import { levelsOf, MOST_DIFFERENCE, withLevels } from '../rules/victory/victory.ts';
import { MOST_WORTH, withWorth, worthNames } from '../rules/victory/worths.ts';
import { placeOf } from '../scenarios/changed.ts';
import { printLine } from './names.ts';

type Read = Result<PublicState, Fault>;

/** What a position changes of its scenario, line by line. */
export const printChanges = (table: PublicState): readonly string[] => {
  const { arrivals, worths, levels } = changesOf(table);
  return [
    ...arrivals.map(arrival => `arrival ${printLine({ table }, ARRIVAL, arrival).join(' ')}`),
    ...Object.entries(worths).map(([id, points]) => `worth ${id} ${points}`),
    ...(levels.length === 0 ? [] : [`levels ${levels.join(' ')}`]),
  ];
};

/** `worth landing-sunk 20`. */
export const readWorth = (table: PublicState, [first, name, figure]: Statement): Read => {
  if (name === undefined || !worthNames(table).includes(name.text))
    return faultAt(name ?? first, `Name what counts here: ${worthNames(table).join(', ')}.`);
  if (changesOf(table).worths[name.text] !== undefined)
    return faultAt(name, 'What this is worth was already given.');
  const points = figure === undefined ? undefined : wholeOf(figure, 0, MOST_WORTH);
  return points === undefined
    ? faultAt(figure ?? first, `Write what it is worth, 0 to ${MOST_WORTH} points.`)
    : ok(withWorth(table, name.text, points));
};

const isRising = (figures: readonly (number | undefined)[]): figures is readonly number[] =>
  figures.every(
    (figure, place) => figure !== undefined && (place === 0 || figure > (figures[place - 1] ?? figure)),
  );

/** `levels -7 1 8`: the difference at which each level begins, from the second best for NATO upwards. */
export const readLevels = (table: PublicState, [first, ...words]: Statement): Read => {
  const figures = words.map(word => wholeOf(word, -MOST_DIFFERENCE, MOST_DIFFERENCE));
  const needed = levelsOf(table).length - 1;
  return figures.length === needed && isRising(figures)
    ? ok(withLevels(table, figures))
    : faultAt(first, `Write ${needed} differences, each above the one before it, such as "levels -7 1 8".`);
};

/** Ships that come together lie in one hex [6.1]. */
const TOGETHER = 12;

const isTooMany = (table: PublicState, units: readonly UnitId[]): boolean => {
  const ships = units.map(unit => specOf(table, unit)).filter(({ arm }) => arm === 'surface');
  const combatants = ships.filter(isCombatant).length;
  return combatants > TOGETHER || ships.length - combatants > TOGETHER;
};

/** Whether somebody of these cannot come to where they are to come to. */
const flawOfPlace = (table: PublicState, { hex, base, carrier, units }: Arrival): string | undefined => {
  const specs = units.map(unit => specOf(table, unit));
  const flies = specs.some(({ arm }) => arm === 'air');
  if (hex !== undefined && !isWater(hex)) return 'Ships cannot come to a hex on land.';
  if (base !== undefined && flies && !baseSpec(base).airfield)
    return 'Aircraft can only come to an airfield.';
  if (carrier === undefined) return undefined;
  const { side, nation } = specOf(table, carrier);
  const fits = specs.every(spec => spec.carrierCapable && spec.nation === nation && spec.side === side);
  return isCarrier(specOf(table, carrier)) && fits
    ? undefined
    : 'Only carrier aircraft of its own nation can come with a carrier [5.8].';
};

const flawOfArrival = (table: PublicState, arrival: Arrival): string | undefined => {
  const { side, turn, zone, edge, base, hex, carrier, units } = arrival;
  const places = [zone, edge, base, hex, carrier].filter(place => place !== undefined);
  if (places.length !== 1 || placeOf(arrival) === undefined)
    return 'Name one place: zone, edge, base, hex or carrier, as in "arrival side=nato turn=4 zone=NS units=[HAWES]".';
  if ((turn === undefined) !== (carrier !== undefined))
    return 'Name the turn in which they come; aircraft of a carrier come with her and have none.';
  if (units.length === 0) return 'Name the units that come.';
  if (units.some(unit => specOf(table, unit).side !== side)) return `One of these is not a ${side} unit.`;
  const known = changesOf(table).arrivals.flatMap(other => other.units);
  if (units.some((unit, place) => known.includes(unit) || units.indexOf(unit) !== place))
    return 'One of these units comes twice.';
  if (isTooMany(table, units))
    return `At most ${TOGETHER} combat ships and ${TOGETHER} others can come together [6.1].`;
  return flawOfPlace(table, arrival);
};

/** Once its fields are read: `arrival side=nato turn=4 zone=NS units=[HAWES]`. */
export const withArrival = (table: PublicState, [first]: Statement, arrival: Arrival): Read => {
  const flaw = flawOfArrival(table, arrival);
  return flaw === undefined
    ? ok(withChanges(table, { arrivals: [...changesOf(table).arrivals, arrival] }))
    : faultAt(first, flaw);
};
