import { type Adjustable, adjustChoice, adjustNumber, type EditChoice, sameData } from '@narrow-seas/core';
import { baseName, theZone } from '../face/map.ts';
import { shortName } from '../face/units.ts';
import { type Arrival, changesOf, withChanges } from '../model/changes.ts';
import { edgeOf, nameOfHex } from '../model/chart.ts';
import { pieceOf } from '../model/position.ts';
import { isCarrier, specOf } from '../model/roster.ts';
import type { PublicState, State } from '../model/state.ts';
import { type Side, type UnitId, type Zone, ZONES } from '../model/vocabulary.ts';
import { BASE_IDS, baseSpec, isHeldBy } from '../rules/stacking/bases.ts';
import { scenarioNamed } from '../scenarios/scenarios.ts';
import { forcesInPlay, type StartForce } from '../scenarios/spec.ts';
import { SAID } from './words.ts';

type Place = Omit<Arrival, 'side' | 'turn' | 'units'>;

/** "anywhere in the Norwegian Sea". */
export const sayPlace = (table: PublicState, { zone, edge, base, hex, carrier }: Place): string => {
  if (zone !== undefined) return SAID.inZone(theZone(zone));
  if (edge !== undefined) return SAID.onEdge(theZone(edge));
  if (base !== undefined) return SAID.toBase(baseName(base));
  if (hex !== undefined) return SAID.inHex(nameOfHex(hex));
  return carrier === undefined ? '' : SAID.aboard(shortName(table, carrier));
};

const arrivalOf = (table: PublicState, unit: UnitId): Arrival | undefined =>
  changesOf(table).arrivals.find(({ units }) => units.includes(unit));

/** Forces that their scenario lets wait: for a box of the track, for a place that is chosen, or for their carrier. */
const waits = (table: PublicState, { box, start }: StartForce): boolean =>
  box > 0 ||
  start.at === 'zone' ||
  start.at === 'edge' ||
  (start.at === 'carrier' && pieceOf(table, start.carrier).where.at === 'due');

/** Whether the scenario itself says when and where the unit comes. */
export const comesByScenario = (table: PublicState, unit: UnitId): boolean => {
  const spec = scenarioNamed(table.scenario);
  if (spec === undefined) return false;
  return forcesInPlay(spec, table).some(force => force.units.includes(unit) && waits(table, force));
};

const keyOf = ({ units: _units, ...when }: Arrival): object => when;

/** In the order of their turns; aircraft that come with a carrier have none and stand last. */
const inOrder = (arrivals: readonly Arrival[]): readonly Arrival[] =>
  arrivals.toSorted((one, other) => (one.turn ?? 100) - (other.turn ?? 100));

const withoutUnit = (arrivals: readonly Arrival[], unit: UnitId): readonly Arrival[] =>
  arrivals.flatMap(arrival => {
    const units = arrival.units.filter(other => other !== unit);
    return units.length === 0 ? [] : [{ ...arrival, units }];
  });

/** The unit comes as said, together with all that come there and then; by the scenario where nothing is said. */
export const withArrival = (
  table: PublicState,
  unit: UnitId,
  when: Omit<Arrival, 'units' | 'side'> | undefined,
): PublicState => {
  const others = withoutUnit(changesOf(table).arrivals, unit);
  if (when === undefined) return withChanges(table, { arrivals: others });
  const alone: Arrival = { side: specOf(table, unit).side, ...when, units: [unit] };
  const place = others.findIndex(other => sameData(keyOf(other), keyOf(alone)));
  const arrivals = others.map((other, at) =>
    at === place ? { ...other, units: [...other.units, unit].toSorted((a, b) => a - b) } : other,
  );
  return withChanges(table, { arrivals: inOrder(place < 0 ? [...arrivals, alone] : arrivals) });
};

/** The first airfield of its side; without one, any that is there when it comes. */
const firstField = (table: PublicState, side: Side, zone: Zone): Place => {
  const base = BASE_IDS.find(each => baseSpec(each).airfield && isHeldBy(table, side, each));
  return base === undefined ? { zone } : { base };
};

/** Where a unit comes before anybody has said where. */
export const usualArrival = (table: PublicState, unit: UnitId): Omit<Arrival, 'units' | 'side'> => {
  const { side, arm } = specOf(table, unit);
  const turn = Math.min(99, table.turn + 1);
  const zone = side === 'nato' ? 'NS' : 'BS';
  return { turn, ...(arm === 'air' ? firstField(table, side, zone) : { zone }) };
};

/** Places by the name that a form has for them. */
const placesFor = (table: PublicState, unit: UnitId): ReadonlyMap<string, Place> => {
  const { side, arm } = specOf(table, unit);
  const flies = arm === 'air';
  const zones = (kind: 'zone' | 'edge', list: readonly Zone[]): readonly (readonly [string, Place])[] =>
    list.map(zone => [`${kind}-${zone}`, kind === 'zone' ? { zone } : { edge: zone }]);
  const bases = BASE_IDS.filter(
    base => isHeldBy(table, side, base) && (flies ? baseSpec(base).airfield : baseSpec(base).port),
  );
  const now = arrivalOf(table, unit);
  return new Map<string, Place>([
    ...(flies ? [] : [...zones('zone', ZONES), ...zones('edge', EDGES)]),
    ...bases.map((base): [string, Place] => [`base-${baseSpec(base).name}`, { base }]),
    ...(flies ? carriersDue(table, unit) : []).map((carrier): [string, Place] => [
      `carrier-${specOf(table, carrier).name}`,
      { carrier },
    ]),
    ...(now === undefined ? [] : [[nameOfPlace(table, now), placeIn(now)] as [string, Place]]),
  ]);
};

/** [C.16.3] Zones that have open sea at the edge of the map. */
const EDGES: readonly Zone[] = ZONES.filter(zone => edgeOf(zone).length > 0);

const carriersDue = ({ pieces, extra }: PublicState, unit: UnitId): readonly UnitId[] => {
  const { carrierCapable, nation, side } = specOf({ extra }, unit);
  return pieces.flatMap(({ where }, other) => {
    const spec = specOf({ extra }, other as UnitId);
    const isHers = carrierCapable && isCarrier(spec) && spec.nation === nation && spec.side === side;
    return isHers && where.at === 'due' ? [other as UnitId] : [];
  });
};

const placeIn = ({ side: _side, turn: _turn, units: _units, ...place }: Arrival): Place => place;

const nameOfPlace = (table: PublicState, { zone, edge, base, hex, carrier }: Place): string => {
  if (zone !== undefined) return `zone-${zone}`;
  if (edge !== undefined) return `edge-${edge}`;
  if (base !== undefined) return `base-${baseSpec(base).name}`;
  if (hex !== undefined) return `hex-${nameOfHex(hex)}`;
  return carrier === undefined ? '' : `carrier-${specOf(table, carrier).name}`;
};

const BY_SCENARIO = 'scenario';

const choicesFor = (table: PublicState, unit: UnitId): readonly EditChoice[] => [
  ...(comesByScenario(table, unit) ? [{ value: BY_SCENARIO, title: SAID.byScenario }] : []),
  ...[...placesFor(table, unit)].map(([value, place]) => ({ value, title: sayPlace(table, place) })),
];

const onTable = (state: State, table: PublicState): State => ({ ...state, table });

const placed = (state: State, unit: UnitId, value: string): State => {
  const { table } = state;
  const place = placesFor(table, unit).get(value);
  if (place === undefined) return onTable(state, withArrival(table, unit, undefined));
  const turn = arrivalOf(table, unit)?.turn ?? usualArrival(table, unit).turn ?? 1;
  return onTable(state, withArrival(table, unit, place.carrier === undefined ? { turn, ...place } : place));
};

const turnOf = (unit: UnitId): Adjustable<State> =>
  adjustNumber(
    ({ table }) => ({
      id: 'arrival-turn',
      title: SAID.arrivalTurn,
      about: SAID.arrivalAbout,
      least: 1,
      most: 99,
      value: arrivalOf(table, unit)?.turn ?? 1,
    }),
    (state, turn) => {
      const now = arrivalOf(state.table, unit);
      return now === undefined
        ? state
        : onTable(state, withArrival(state.table, unit, { ...placeIn(now), turn }));
    },
  );

/** When and where a unit comes that is not there yet. */
export const arrivalFields = (table: PublicState, unit: UnitId): readonly Adjustable<State>[] => {
  if (pieceOf(table, unit).where.at !== 'due') return [];
  const now = arrivalOf(table, unit);
  const place = adjustChoice<State>(
    state => ({
      id: 'arrival-place',
      title: SAID.arrivalPlace,
      choices: choicesFor(state.table, unit),
      value: now === undefined ? BY_SCENARIO : nameOfPlace(table, now),
    }),
    (state, value) => placed(state, unit, value),
  );
  return now?.turn === undefined ? [place] : [place, turnOf(unit)];
};
