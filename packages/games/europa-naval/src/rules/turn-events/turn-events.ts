import type { HexId } from '@narrow-seas/hex';
import { chain, type Progress } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt, specOf } from '../../model/fleet.ts';
import { airSpec, groundSpec, rosterOf } from '../../model/roster.ts';
import type { Consequence } from '../../scenarios/form.ts';
import { portIdOf } from '../../scenarios/setup.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import type { Common, State } from '../../model/state.ts';
import type { Step } from '../../turn/step.ts';
import type { AirId, PortId, ShipId } from '../../model/vocabulary.ts';
import { putToSea } from '../surrender/put-to-sea.ts';
import { fieldFor } from '../supply/region.ts';

/** [S] Ports that change hands without a fight. */
const given = (common: Common, gives: Consequence['gives']): readonly Event[] =>
  gives.flatMap(({ owner, ports }) =>
    ports.map((name): Event => ({ type: 'port-given', port: portIdOf(common, name), owner, quiet: false })),
  );

const FINLAND = 'FI';
const SUURSAARI = 'Suursaari';

const finnishPorts = (common: Common): readonly PortId[] =>
  chartOf(common)
    .ports.filter(({ id, nation }) => nation === FINLAND && common.ports[id]?.owner === 'axis')
    .filter(({ name, hex }) => name !== SUURSAARI || !holdsTroops(common, hex))
    .map(({ id }) => id);

/** [S.3] Suursaari stays with an RE of the Axis there. */
const holdsTroops = ({ troops, scenario }: Common, hex: number): boolean =>
  troops.some(troop => troop.hex === hex && troop.re >= 1 && isGerman(scenario, troop.unit));

const isGerman = (scenario: string, unit: Parameters<typeof groundSpec>[1]): boolean => {
  const { side, nation } = groundSpec(scenario, unit);
  return side === 'axis' && nation !== FINLAND;
};

/** [S.3] Finnish units leave the war. */
const finnishLeave = ({ common, fleets }: State): readonly Event[] => [
  ...fleets.axis.ships.flatMap(({ where }, ship): readonly Event[] =>
    specOf(common, ship as ShipId).nation === FINLAND && !['gone', 'sunk'].includes(where.at)
      ? [{ type: 'withdrew', ship: ship as ShipId }]
      : [],
  ),
  ...rosterOf(common.scenario).air.flatMap(({ organisation }, unit): readonly Event[] =>
    organisation === 'FAF' && common.air[unit]?.status !== 'gone'
      ? [{ type: 'air-withdrew', unit: unit as AirId }]
      : [],
  ),
  ...common.troops.flatMap(({ unit, re, hex }): readonly Event[] =>
    groundSpec(common.scenario, unit).nation === FINLAND ? [{ type: 'troops-lost', unit, re, hex }] : [],
  ),
];

/** [S.3] Ships of the Axis in Finnish ports put to sea at once. */
const putAllToSea = (state: State): Progress =>
  chain(state, ...finnishPorts(state.common).map(port => (now: State) => putToSea(now, port, () => true)));

/** German aircraft fly out of Finland to the nearest field with room. */
const flyOut = (state: State): Progress =>
  chain(
    state,
    ...state.common.air.map((_, unit) => (now: State): readonly Event[] => {
      const { base, status } = now.common.air[unit] as Common['air'][number];
      if (base.at !== 'field' || ['gone', 'due', 'eliminated'].includes(status)) return [];
      const { side } = airSpec(now.common.scenario, unit as AirId);
      const field = chartOf(now.common).fields[base.field];
      if (side !== 'axis' || field === undefined || ownerAt(now.common, field.hex) !== 'allied') return [];
      const other = fieldFor(now.common, 'axis', field.hex);
      return other === undefined
        ? [{ type: 'air-lost', unit: unit as AirId, how: 'eliminated' }]
        : [{ type: 'based', unit: unit as AirId, base: { at: 'field', field: other.id } }];
    }),
  );

const isFinnish = (common: Common, hex: number): boolean => {
  const { map, portAt } = chartOf(common);
  const nation = portAt.get(hex as HexId)?.nation ?? map.nations[map.nation[hex] ?? 0]?.id;
  return nation === FINLAND;
};

/** German troops that are still ashore in Finland are interned; Suursaari alone may be held. */
const interned = ({ common }: State): readonly Event[] => {
  const held = chartOf(common).ports.find(({ name, hex }) => name === SUURSAARI && holdsTroops(common, hex));
  return common.troops
    .filter(({ unit, hex }) => isGerman(common.scenario, unit) && isFinnish(common, hex) && hex !== held?.hex)
    .map(({ unit, re, hex }): Event => ({ type: 'troops-lost', unit, re, hex }));
};

/** Finnish land far from any port goes with its nation: the fields are taken by name. */
const finnishFields = ({ common }: State): readonly Event[] => {
  const chart = chartOf(common);
  return chart.fields
    .filter(({ hex }) => isFinnish(common, hex))
    .filter(({ hex }) => ownerAt(common, hex) === 'axis' && !chart.portAt.has(hex))
    .map(({ hex }) => ({ type: 'taken', hex, owner: 'allied' }));
};

/** [S.3] The armistice. */
const armistice = (state: State): Progress =>
  chain(
    state,
    finnishLeave,
    interned,
    putAllToSea,
    now => finnishPorts(now.common).map(port => ({ type: 'port-given', port, owner: 'allied', quiet: true })),
    finnishFields,
    flyOut,
  );

const due = ({ common }: State): readonly Consequence[] =>
  scenarioOf(common.scenario).consequences.filter(
    ({ on, what }) => common.date >= on && !common.once.includes(what),
  );

/** [F.3.1] What history brings at the start of a turn. */
export const turnEvents: Step = {
  name: 'turn-events',
  applies: state => due(state).length > 0,
  begin: state =>
    chain(
      state,
      ...due(state).map(({ what, gives, finlandLeaves }) => (now: State): readonly Event[] => [
        { type: 'happened', what },
        ...given(now.common, gives),
        ...(finlandLeaves === true ? armistice(now).events : []),
      ]),
    ),
};
