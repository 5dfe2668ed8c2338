import {
  type Adjustable,
  type Culprit,
  type Edit,
  type Editor,
  type EditorSheet,
  type Fault,
  fault,
  fieldsIn,
  noSuchUnit,
  ok,
  type Result,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { shipPiece } from '../face/piece-id.ts';
import { sideName } from '../face/words.ts';
import type { EuropaNavalTypes } from '../game.ts';
import { withCommon } from '../model/change.ts';
import { chartOf, groupIn } from '../model/fleet.ts';
import type { State } from '../model/state.ts';
import { type GroundId, type GroupId, type PortId, SIDES } from '../model/vocabulary.ts';
import { causeNow } from '../rules/danger-zones/zones.ts';
import { idOf } from '../text/names.ts';
import { set } from './adjust.ts';
import { asideAir, putAir } from './aircraft.ts';
import { asideBelt, newBelt, putBelt } from './belts.ts';
import { blank } from './blank.ts';
import { campaignFields } from './campaign-fields.ts';
import { hexFields } from './hex-fields.ts';
import { deleted, inventFields, invented } from './made-up.ts';
import { type Named, namedBy, partsOf } from './named.ts';
import { asideShip, hexOfShip, putShip } from './ships.ts';
import { supplyFields } from './supply-fields.ts';
import { optionFields, timeFields, weatherFields } from './time.ts';
import { asideTroops, putTroops } from './troops.ts';
import { fieldsOfNamed } from './unit-fields.ts';
import { editPlaces, editUnits } from './units.ts';
import { goalFields, victoryFields } from './victory-fields.ts';
import { SAID } from './words.ts';

/** All that can be set of the whole, under its headings. */
const settingsOf = (
  state: State,
): readonly (readonly [title: string, fields: readonly Adjustable<State>[]])[] =>
  (
    [
      [SAID.time, timeFields(state)],
      [SAID.weather, weatherFields(state)],
      [SAID.options, optionFields],
      [SAID.scoring, victoryFields(state)],
      [SAID.goals, goalFields(state)],
      ...SIDES.map(side => [SAID.pools(sideName(state.common, side)), supplyFields(state, side)] as const),
      [SAID.campaign, campaignFields(state)],
    ] as const
  ).filter(([, fields]) => fields.length > 0);

const sheet = (state: State): EditorSheet => ({
  units: editUnits(state),
  places: editPlaces(state),
  unordered: true,
  settings: settingsOf(state).map(([title, fields]) => ({ title, fields: fieldsIn(fields, state) })),
  invent: inventFields(state),
});

const put = (state: State, named: Named, hex: HexId): Result<State, Fault> => {
  switch (named.is) {
    case 'ship':
      return ok(putShip(state, named.ship, hex));
    case 'air':
      return putAir(state, named.unit, hex);
    case 'belt':
      return ok(putBelt(state, named.place, hex));
    case 'new-belt':
      return ok(newBelt(state, named.side, hex));
    default:
      return putTroops(state, named, hex);
  }
};

const aside = (state: State, named: Named, place: string): Result<State, Fault> => {
  switch (named.is) {
    case 'ship':
      return asideShip(state, named.ship, place);
    case 'air':
      return asideAir(state, named.unit, place);
    case 'belt':
      return asideBelt(state, named.place, place);
    case 'new-belt':
      return asideBelt(state, undefined, place);
    default:
      return asideTroops(state, named, place);
  }
};

type Step = (named: Named) => Result<State, Fault>;

const withUnit = (state: State, id: string, step: Step): Result<State, Fault> => {
  const named = namedBy(state, id);
  return named === undefined ? noSuchUnit(id) : step(named);
};

const made = (state: State, edit: Edit): Result<State, Fault> => {
  switch (edit.do) {
    case 'put':
      return withUnit(state, edit.unit, named => put(state, named, edit.hex as HexId));
    case 'aside':
      return withUnit(state, edit.unit, named => aside(state, named, edit.place));
    case 'raise':
      return fault('ERR_EDIT', edit.unit, SAID.noOrder);
    case 'mark':
      return withUnit(state, edit.unit, named =>
        set(fieldsOfNamed(state, named), state, edit.field, edit.value),
      );
    case 'delete':
      return withUnit(state, edit.unit, named =>
        named.is === 'ship' ? deleted(state, named.ship) : fault('ERR_EDIT', edit.unit, SAID.notMadeUp),
      );
    case 'set':
      return set(
        settingsOf(state).flatMap(([, fields]) => fields),
        state,
        edit.field,
        edit.value,
      );
    case 'terrain':
      return set(hexFields(state, edit.hex as HexId), state, edit.field, edit.value);
    default:
      return invented(state, edit.values);
  }
};

/** [36.D] Danger zones follow from ports and fields: a change of those draws them again. */
const withZones = (before: State, state: State): State => {
  const [was, is] = [before.common, state.common];
  const isSame =
    was.ports === is.ports &&
    was.taken === is.taken &&
    was.playerTurn === is.playerTurn &&
    was.phasing === is.phasing &&
    was.italy === is.italy &&
    was.danger === is.danger;
  return isSame ? state : withCommon(state, { danger: causeNow(is, false) });
};

const change = (state: State, edit: Edit): Result<State, Fault> => {
  const changed = made(state, edit);
  return changed.ok ? ok(withZones(state, changed.value)) : changed;
};

const hexCulprit = (hex: number | undefined): readonly Culprit[] =>
  hex === undefined ? [] : [{ kind: 'hex', id: hex }];

const groupCulprits = (state: State, at: string): readonly Culprit[] => {
  const id = Number(/^group (\d+)$/.exec(at)?.[1]);
  const has = SIDES.some(side => state.fleets[side].groups.some(group => group.id === id));
  return has ? groupIn(state, id as GroupId).ships.flatMap(ship => hexCulprit(hexOfShip(state, ship))) : [];
};

/** What stands in a hex is to blame by its hex: a ship, troops, a port, a field, or the hex itself. */
const culprits = (state: State, at: string): readonly Culprit[] => {
  const { common } = state;
  const chart = chartOf(common);
  const ship = idOf(common, 'ship', at);
  if (ship !== undefined) return [{ kind: 'unit', id: shipPiece(ship) }];
  const unit = idOf(common, 'ground', at) as GroundId | undefined;
  if (unit !== undefined) return partsOf(state, unit).flatMap(part => hexCulprit(common.troops[part]?.hex));
  const port = idOf(common, 'port', at) as PortId | undefined;
  const field = chart.fields.find(({ name }) => name === at);
  const hex = at.startsWith('@') ? idOf(common, 'hex', at.slice(1)) : undefined;
  const found = port === undefined ? (field?.hex ?? hex) : chart.ports[port]?.hex;
  return found === undefined ? groupCulprits(state, at) : hexCulprit(found);
};

export const europaNavalEditor: Editor<EuropaNavalTypes> = {
  blank,
  hexes: ({ common }) => chartOf(common).grid.size,
  sheet,
  fieldsOf: (state, id) => {
    const named = namedBy(state, id);
    return named === undefined ? [] : fieldsIn(fieldsOfNamed(state, named), state);
  },
  fieldsAt: (state, hex) => fieldsIn(hexFields(state, hex as HexId), state),
  change,
  culprits,
};
