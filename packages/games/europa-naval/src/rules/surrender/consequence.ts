import type { HexId } from '@narrow-seas/hex';
import type { Event } from '../../model/event.ts';
import { groupOf, hexOfPlace, portSpecOf, shipOf, specOf } from '../../model/fleet.ts';
import { groundSpec } from '../../model/roster.ts';
import { portIdOf } from '../../scenarios/setup.ts';
import { flyOff } from '../air/carrier.ts';
import { fieldsOpen } from '../ground/overrun.ts';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { lostForGood } from '../naval-combat/strength.ts';
import { type GroundId, type PortId, type ShipId, SIDES } from '../../model/vocabulary.ts';
import { MAINLAND } from '../../scenarios/coasts.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { hasFootholdInSicily, liesIn, mayItalySurrender } from '../supply/region.ts';
import { redraw } from '../danger-zones/zones.ts';

/** [S.2] What the loss of a port costs Italian morale. */
const HEAVY: readonly string[] = ['Palermo', 'Messina', 'Napoli', 'Taranto', 'Cagliari'];

const fallOf = (name: string, nation: string, kind: string): number => {
  if (name === 'Civitavecchia') return 5;
  if (HEAVY.includes(name)) return 2;
  return nation === 'IT' && kind !== 'minor' ? 1 : 0;
};

const isShaken = ({ common }: State): boolean => mayItalySurrender(common);

const morale = (points: number): readonly Event[] => (points === 0 ? [] : [{ type: 'morale', points }]);

const portLost = (state: State, event: Extract<Event, { readonly type: 'port-taken' }>): readonly Event[] => {
  const { name, nation, kind } = portSpecOf(state.common, event.port);
  return isShaken(state) && event.owner === 'allied' ? morale(-fallOf(name, nation, kind)) : [];
};

/** Italian task force points lost for good so far. */
const italianLosses = ({ common, fleets }: State): number =>
  fleets.axis.ships.reduce((sum, ship, id) => {
    const { nation, kind, strength, side } = specOf(common, id as ShipId);
    return side === 'axis' && nation === 'IT' && kind === 'TF' ? sum + lostForGood(strength, ship) : sum;
  }, 0);

/** [S.2] One for each four Italian task force points lost. */
const fleetShaken = (before: State, after: State): readonly Event[] =>
  isShaken(before)
    ? morale(Math.floor(italianLosses(before) / 4) - Math.floor(italianLosses(after) / 4))
    : [];

const MAINLAND_INVADED = 'mainland-invaded';

/** [S.2] The first Allied RE on the Italian mainland. */
const invaded = (state: State, unit: GroundId, hex: HexId): readonly Event[] => {
  const { common } = state;
  const first =
    isShaken(state) &&
    !common.once.includes(MAINLAND_INVADED) &&
    groundSpec(common.scenario, unit).side === 'allied' &&
    liesIn(common, hex, MAINLAND);
  return first ? [{ type: 'happened', what: MAINLAND_INVADED }, ...morale(-1)] : [];
};

/** [F.19.8] Two SPs landed end Malta's starvation. */
const fed = ({ common, fleets }: State): readonly Event[] => {
  if (common.map !== 'mediterranean' || !common.malta.starved) return [];
  const { status, unfed } = common.malta;
  return stockOf(common, fleets.allied, 'allied', portIdOf(common, 'Valletta')).sp >= 2
    ? [{ type: 'malta-set', status, unfed, starved: false }]
    : [];
};

/** [S.2] With the Allies on Sicily every turn tells. */
const wearied = (state: State, date: number): readonly Event[] => {
  const { surrender } = scenarioOf(state.common.scenario);
  const tells = surrender !== undefined && date >= surrender.wearyFrom;
  return tells && isShaken(state) && hasFootholdInSicily(state.common) ? morale(-1) : [];
};

/** Where a ship loads troops. */
const embarkation = ({ common, fleets }: State, ship: ShipId): HexId | undefined => {
  const fleet = fleets[specOf(common, ship).side];
  const { where } = shipOf(fleet, ship);
  if (where.at === 'port') return portSpecOf(common, where.port).hex;
  const group = where.at === 'group' ? groupOf(fleet, where.group) : undefined;
  return group === undefined ? undefined : hexOfPlace(common, group.place);
};

const aboard = (state: State, ship: ShipId, unit: GroundId): readonly Event[] => {
  const hex = embarkation(state, ship);
  return hex === undefined ? [] : [{ type: 'embarked', unit, hex }];
};

/** [36.A.4] Axis hands close Malta. */
const maltaLost = (after: State): readonly Event[] => {
  const { map, malta, ports } = after.common;
  if (map !== 'mediterranean' || ports[portIdOf(after.common, 'Valletta')]?.owner !== 'axis') return [];
  return malta.status === 15 ? [] : [{ type: 'malta-set', ...malta, status: 15 }];
};

/** What lay in a port that is lost is nobody's. */
const storesLost = ({ common, fleets }: State, port: PortId): readonly Event[] =>
  SIDES.filter(side => common.ports[port]?.owner !== side).flatMap(side =>
    fleets[side].stocks
      .filter(stock => stock.port === port)
      .map(({ sp, srp }): Event => ({ type: 'stocked', side, port, sp: -sp, srp: -srp })),
  );

/** What an event brings about at once, no matter who caused it. */
export const consequencesOf = (before: State, event: Event, after: State): readonly Event[] => {
  switch (event.type) {
    case 'port-taken':
      return [
        ...redraw(after, false),
        ...portLost(before, event),
        ...maltaLost(after),
        ...storesLost(after, event.port),
      ];
    case 'port-given':
      return [
        ...redraw(after, false),
        ...fieldsOpen(before.common, event.port, event.owner),
        ...storesLost(after, event.port),
      ];
    case 'port-hit':
    case 'taken':
    case 'surrendered':
      return redraw(after, false);
    case 'hit':
    case 'scuttled':
      return fleetShaken(before, after);
    case 'sunk':
      return [...fleetShaken(before, after), ...flyOff(before, event.ship)];
    case 'loaded':
      return event.cargo.kind === 'troops' ? aboard(before, event.ship, event.cargo.unit) : [];
    case 'carriage-ended':
      return fed(after);
    case 'unloaded':
      return event.cargo.kind === 'troops'
        ? invaded(before, event.cargo.unit, hexOf(before, event.place))
        : fed(after);
    case 'marched':
      return invaded(before, event.unit, event.to);
    case 'turned':
      return wearied(before, event.date);
    default:
      return [];
  }
};

const hexOf = ({ common }: State, place: { readonly hex: HexId } | { readonly port: number }): HexId =>
  'hex' in place ? place.hex : portSpecOf(common, place.port as Parameters<typeof portSpecOf>[1]).hex;
