import { type Adjustable, adjustChoice } from '@narrow-seas/core';
import { type HalfMonth, parseDate, printDate } from '../model/date.ts';
import { portNamed } from '../model/chart.ts';
import { chartOf } from '../model/fleet.ts';
import type { Common, State } from '../model/state.ts';
import { arrivalOf, departureOf, type PlannedKind, planOf } from '../model/terms.ts';
import { idOf, nameOf } from '../text/names.ts';
import type { PortId } from '../model/vocabulary.ts';
import { choices, withNow } from './adjust.ts';
import { planned, usualOf } from './plans.ts';
import { SAID } from './words.ts';

const USUAL = '';
const NEVER = 'never';

/** The turns that are left, by name. */
const turnsLeft = ({ date, lastDate }: Common): readonly HalfMonth[] =>
  Array.from({ length: Math.max(0, lastDate - date + 1) }, (_, turn) => date + turn);

const dateChoices = (common: Common) =>
  choices(turnsLeft(common).map(turn => [printDate(turn), printDate(turn)] as const));

const fromField = (kind: PlannedKind, unit: number): Adjustable<State> =>
  adjustChoice(
    ({ common }) => {
      const from = arrivalOf(common, kind, unit, usualOf(common, kind, unit).from);
      const value = from === undefined ? NEVER : printDate(from);
      return {
        id: 'from',
        title: SAID.from,
        choices: withNow(dateChoices(common), value),
        value,
      };
    },
    (state, value) => planned(state, kind, unit, { from: parseDate(value) }),
  );

/** What the scenario says, as long as it says a place of the map. */
const usualPlace = (common: Common, kind: PlannedKind, unit: number): string | undefined => {
  const { at } = usualOf(common, kind, unit);
  const isPlace = kind === 'ground' || at === 'Atlantic' || portNamed(chartOf(common), at) !== undefined;
  return isPlace ? at : undefined;
};

const atField = (kind: PlannedKind, unit: number): Adjustable<State> =>
  adjustChoice(
    ({ common }) => {
      const usual = usualPlace(common, kind, unit);
      const at = planOf(common, kind, unit)?.at;
      const ports = chartOf(common)
        .ports.map(({ id, name }) => [nameOf(common, 'port', id), name] as const)
        .toSorted(([, one], [, other]) => one.localeCompare(other));
      const list = choices([
        ...(usual === undefined ? [] : [[USUAL, SAID.usually(usual)] as const]),
        ...ports,
      ]);
      return {
        id: 'at',
        title: SAID.at,
        choices: list,
        value: at === undefined ? (list[0]?.value ?? USUAL) : nameOf(common, 'port', at),
      };
    },
    (state, value) => {
      const port = value === USUAL ? undefined : idOf(state.common, 'port', value);
      return planned(state, kind, unit, { at: port as PortId | undefined });
    },
  );

/** When a unit comes that is still to come, and where to; the base of aircraft says their field. */
export const arrivalFields = (kind: PlannedKind, unit: number): readonly Adjustable<State>[] =>
  kind === 'air' ? [fromField(kind, unit)] : [fromField(kind, unit), atField(kind, unit)];

/** When a ship or an air unit leaves. */
export const leavingField = (kind: PlannedKind, unit: number): Adjustable<State> =>
  adjustChoice(
    ({ common }) => {
      const until = departureOf(common, kind, unit, usualOf(common, kind, unit).until);
      const value = until === undefined ? NEVER : printDate(until);
      return {
        id: 'until',
        title: SAID.until,
        choices: [
          { value: NEVER, title: SAID.never },
          ...withNow(dateChoices(common), value === NEVER ? printDate(common.lastDate) : value),
        ],
        value,
      };
    },
    (state, value) => planned(state, kind, unit, { until: value === NEVER ? NEVER : parseDate(value) }),
  );
