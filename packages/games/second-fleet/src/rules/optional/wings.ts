import type { Refusal } from '@narrow-seas/core';
import type { Event } from '../../model/event.ts';
import { pieceOf } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import { forcesInPlay } from '../../scenarios/spec.ts';
import type { Secret, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';

/** [C.21.3] What may change carriers. */
const TYPES: readonly string[] = ['A6', 'F14', 'F18', 'E2', 'EA6', 'S3'];
/** [C.21.3] What every carrier keeps. */
const LEAST = { INT: 2, AEW: 1 } as const;

interface Wing {
  readonly unit: UnitId;
  readonly carrier: UnitId;
}

const isTyped = (table: PublicState, unit: UnitId): boolean => {
  const { nation, code } = specOf(table, unit);
  return nation === 'US' && TYPES.some(type => code === type || code.startsWith(`${type}-`));
};

/** The wings as the scenario has them, on the map or still to come. */
const usualWings = (table: PublicState): readonly Wing[] =>
  forcesInPlay(scenarioOf(table), table).flatMap(({ start, units }) =>
    start.at === 'carrier'
      ? units
          .filter(unit => isTyped(table, unit) && pieceOf(table, unit).where.at !== 'unused')
          .map(unit => ({ unit, carrier: start.carrier }))
      : [],
  );

const countOf = (
  table: PublicState,
  wings: readonly Wing[],
  carrier: UnitId,
  kind: keyof typeof LEAST,
): number => wings.filter(wing => wing.carrier === carrier && specOf(table, wing.unit).kind === kind).length;

const keepsLeast = (table: PublicState, wings: readonly Wing[], carrier: UnitId): boolean =>
  countOf(table, wings, carrier, 'INT') >= LEAST.INT && countOf(table, wings, carrier, 'AEW') >= LEAST.AEW;

const swapped = (wings: readonly Wing[], a: Wing, b: Wing): readonly Wing[] =>
  wings.map(wing => {
    if (wing.unit === a.unit) return { ...wing, carrier: b.carrier };
    return wing.unit === b.unit ? { ...wing, carrier: a.carrier } : wing;
  });

/** [C.21.3] Two aircraft of different carriers; every carrier keeps two INT and one AEW. */
export const refuseSwap = (view: View, side: Side, unit: UnitId, other: UnitId): Refusal | undefined => {
  const { table, own } = view;
  if (!table.options.alternateWings || side !== 'nato' || own === undefined)
    return no('24.3', 'fixed-wings', 'You cannot change carrier wings in this game.', unit, other);
  const { wings } = own;
  const [a, b] = [wings.find(wing => wing.unit === unit), wings.find(wing => wing.unit === other)];
  if (a === undefined || b === undefined || a.carrier === b.carrier)
    return no(
      'C.21.3',
      'no-swap',
      'Name two aircraft of different US carriers to change places.',
      unit,
      other,
    );
  const after = swapped(wings, a, b);
  return keepsLeast(table, after, a.carrier) && keepsLeast(table, after, b.carrier)
    ? undefined
    : no('C.21.3', 'bare-carrier', 'Every carrier must keep two INT and one AEW.', unit, other);
};

/** [C.21.3] In secret. */
export const swapWings = (
  { wings }: Pick<Secret, 'wings'>,
  unit: UnitId,
  other: UnitId,
): readonly Event[] => {
  const carrierOf = (id: UnitId): UnitId => wings.find(wing => wing.unit === id)?.carrier as UnitId;
  return [
    { type: 'wing-set', unit, carrier: carrierOf(other) },
    { type: 'wing-set', unit: other, carrier: carrierOf(unit) },
  ];
};

/** [C.21.3] All that may change carriers is put out of sight, as the scenario has it; only its owner knows where. */
export const foldWings = (table: PublicState): readonly Event[] => {
  if (!hasWingsToChange(table)) return [];
  const wings = usualWings(table);
  return [
    { type: 'wings-folded', units: wings.map(({ unit }) => unit) },
    ...wings.map((wing): Event => ({ type: 'wing-set', ...wing })),
  ];
};

/** Whether there is anything to change: at least two carriers. */
export const hasWingsToChange = (table: PublicState): boolean =>
  table.options.alternateWings && new Set(usualWings(table).map(({ carrier }) => carrier)).size > 1;

const hasFlown = (table: PublicState, carrier: UnitId): boolean =>
  table.pieces.some(
    ({ where }) => 'home' in where && where.home.kind === 'carrier' && where.home.carrier === carrier,
  );

/** Where the other side may suppose what is out of sight: aboard carriers that have not flown, as many as each holds. */
export const supposedWings = (table: PublicState): readonly Wing[] => {
  const usual = usualWings(table);
  const hidden = usual.filter(({ unit }) => pieceOf(table, unit).where.at === 'wing');
  const free = usual.map(({ carrier }) => carrier).filter(carrier => !hasFlown(table, carrier));
  return hidden.flatMap(({ unit, carrier }) => {
    const place = free.includes(carrier) ? free.indexOf(carrier) : 0;
    const [aboard] = free.splice(place, 1);
    return aboard === undefined ? [] : [{ unit, carrier: aboard }];
  });
};
