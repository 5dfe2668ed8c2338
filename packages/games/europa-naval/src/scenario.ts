import {
  type Fault,
  fault,
  type OptionalRule,
  type OptionValue,
  ok,
  type Result,
  type Scenario,
  type ScenarioOpening,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { withCommon } from './change.ts';
import { CHARTS, type Chart, hexNamed, type PortSpec, portNamed, portOfName } from './chart.ts';
import { copyOfShip } from './copy.ts';
import type { DangerCause } from './danger-zone.ts';
import { NO_POOLS, ownerAt } from './fleet.ts';
import {
  HANDICAP_OPTION,
  type Handicap,
  HANDICAP_WANTED,
  handicapRule,
  isHandicap,
  scoreAtStart,
} from './handicap.ts';
import { FRESH_NIGHT } from './night.ts';
import { PORT_SPECS } from './port.ts';
import {
  type AirSpec,
  rosterOf,
  type ScenarioData,
  type ScenarioName,
  type ShipSpec,
  scenarioData,
} from './roster.ts';
import type { AirUnit, Cargo, Common, Fleet, Minefield, Pools, Port, Ship, State, Troop } from './state.ts';
import { afterHits } from './strength.ts';
import {
  type AreaId,
  type BySide,
  type FieldId,
  type GroundId,
  OPTIONAL_RULES,
  type OptionalRuleId,
  type Owner,
  type PortId,
  type ShipId,
  type Side,
} from './vocabulary.ts';

const OPTIONS: readonly OptionalRule[] = [
  {
    id: 'openSea',
    title: 'Open sea',
    summary: 'Nothing is hidden: groups, cargoes, submarines and stocks lie open [F.29].',
    values: [false, true],
  },
];

const SHORT: OptionalRule = {
  id: 'short',
  title: 'Short game',
  summary: 'The scenario ends early.',
  values: [false, true],
};

/** [F.30] Who wants a start, and how far ahead, between players of which level: see docs/ladder.md. */
const HANDICAPS: { readonly [scenario: string]: Handicap } = {
  malta: {
    side: 'axis',
    points: [0, -6, 9, -17],
    advice:
      'Points that the Axis begins with: -6 is fair between captains, 9 between cadets, -17 between admirals',
  },
  husky: {
    side: 'allied',
    points: [0, 18, 4],
    advice:
      'Points that the Allies begin with: 0 is fair between captains, 18 between cadets, 4 between admirals',
  },
  baltic: {
    side: 'axis',
    points: [0, 2, -4, 5],
    advice:
      'Points that the Axis begins with: 2 is fair between captains, -4 between cadets, 5 between admirals',
  },
  'baltic-act1': {
    side: 'axis',
    points: [0, 1, -4],
    advice:
      'Points that the Axis begins with: 0 is fair between admirals, 1 between captains, -4 between cadets',
  },
  'baltic-act2': {
    side: 'axis',
    points: [0, 1, -1, 4],
    advice:
      'Points that the Axis begins with: 1 is fair between captains, -1 between cadets, 4 between admirals',
  },
};

const FORMS: readonly Scenario[] = [
  {
    id: 'malta',
    title: 'Malta and the African convoys',
    summary: 'Summer 1942: feed the army in Africa past Malta, or starve it; feed Malta, or lose it.',
    options: [...OPTIONS, SHORT],
  },
  {
    id: 'husky',
    title: 'Husky to Avalanche',
    summary: 'Summer 1943: landings in Sicily and on the mainland, and the end of the Italian fleet.',
    options: [...OPTIONS, SHORT],
  },
  {
    id: 'baltic',
    title: 'The Baltic, 1941 and 1944',
    summary: 'Both acts: the fleet runs the mines out of Tallinn, and three years later it comes back.',
    options: OPTIONS,
  },
  {
    id: 'baltic-act1',
    title: 'The Baltic, 1941',
    summary:
      'Base after base falls; the Soviet fleet must get its ships and garrisons home through the belts.',
    options: OPTIONS,
  },
  {
    id: 'baltic-act2',
    title: 'The Baltic, 1944',
    summary: 'The Gulf of Finland opens again; Tallinn, Riga and the islands must be cleared or held.',
    options: OPTIONS,
  },
];

export const SCENARIOS: readonly Scenario[] = FORMS.map(scenario => {
  const handicap = HANDICAPS[scenario.id];
  return handicap === undefined
    ? scenario
    : { ...scenario, options: [...scenario.options, handicapRule(handicap)] };
});

/** The data behind a scenario: the long Baltic game begins with its first act. */
const dataFor = (id: string): ScenarioName | undefined => {
  if (id === 'baltic') return 'baltic-act1';
  return (['malta', 'husky', 'baltic-act1', 'baltic-act2'] as const).find(name => name === id);
};

const refuseOption = ({ options }: Scenario, id: string, value: OptionValue): Fault | undefined => {
  const option = options.find(known => known.id === id);
  const wrong = (message: string): Fault => ({ code: 'ERR_OPTION', at: `options.${id}`, message });
  if (option === undefined)
    return wrong(`There is no such option; there are ${options.map(known => known.id).join(', ')}.`);
  if (id === HANDICAP_OPTION) return isHandicap(value) ? undefined : wrong(HANDICAP_WANTED);
  return option.values.includes(value) ? undefined : wrong('The option is on (true) or off (false).');
};

export const setup = ({ scenario, options }: ScenarioOpening): Result<State, Fault> => {
  const chosen = SCENARIOS.find(({ id }) => id === scenario);
  const name = dataFor(scenario);
  if (chosen === undefined || name === undefined)
    return fault(
      'ERR_SCENARIO',
      'scenario',
      `There is no scenario ${JSON.stringify(scenario)}; choose ${SCENARIOS.map(({ id }) => id).join(', ')}.`,
    );
  for (const [id, value] of Object.entries(options)) {
    const wrong = refuseOption(chosen, id, value);
    if (wrong !== undefined) return { ok: false, error: wrong };
  }
  const on = Object.fromEntries(OPTIONAL_RULES.map(id => [id, options[id] === true]));
  const state = opening(name, on as { readonly [id in OptionalRuleId]: boolean }, scenario === 'baltic');
  return ok(withCommon(state, { score: scoreAtStart(HANDICAPS[scenario], options[HANDICAP_OPTION]) }));
};

/** [F.2.3] In the Baltic the Soviets are the Allies; French ports are nobody's until Torch. */
const ownerOf = ({ owners }: PortSpec, scenario: ScenarioName): Owner => {
  const owner = owners[scenario];
  if (owner === 'axis') return 'axis';
  return owner === 'allied' || owner === 'soviet' ? 'allied' : 'neutral';
};

const portAtStart = (spec: PortSpec, data: ScenarioData): Port => ({
  owner: ownerOf(spec, data.id),
  hits: data.portHits[spec.name] ?? 0,
  suppressed: 0,
  cdLost: false,
  garrison: data.ground.some(({ at }) => at === spec.name) ? 0 : PORT_SPECS[spec.kind].garrison,
  collateral: false,
  blockaded: false,
  quietUntil: 0,
});

const cargoAtStart = ({ load }: ShipSpec): readonly Cargo[] =>
  load === 0 ? [] : [{ kind: 'sp', amount: load }];

const whereAtStart = (chart: Chart, { at, arrives }: ShipSpec): Ship['where'] => {
  if (arrives !== undefined) return { at: 'due' };
  return at === 'Atlantic' ? { at: 'atlantic' } : { at: 'port', port: portOfName(chart, at).id };
};

const shipAtStart = (chart: Chart, data: ScenarioData, spec: ShipSpec): Ship => ({
  where: whereAtStart(chart, spec),
  // [36.F.3] Hits of half the strength have done their work before the first turn.
  ...afterHits(spec.kind, spec.strength, { hits: 0, half: false }, spec.hits),
  refit: spec.refit,
  cargo: cargoAtStart(spec),
  salvos: salvosUsed(data.id, spec.side),
  fuel: 0,
  night: FRESH_NIGHT.night,
  day: FRESH_NIGHT.day,
  turnedBack: false,
  shipping: 'none',
});

/** [F.23.3] A scenario that starts inside a year leaves only a share of it. */
export const salvosUsed = (scenario: ScenarioName, side: Side): number => {
  const { gunfire } = scenarioData(scenario);
  if (side === 'axis') return 8 - gunfire.axis;
  return gunfire.allied === undefined ? 0 : 12 - gunfire.allied;
};

export const NOT_HERE: Ship = {
  where: { at: 'gone' },
  hits: 0,
  half: false,
  refit: false,
  cargo: [],
  salvos: 0,
  fuel: 0,
  night: 0,
  day: 0,
  turnedBack: false,
  shipping: 'none',
};

const fleetAtStart = (chart: Chart, data: ScenarioData, side: Side): Fleet => ({
  ships: rosterOf(data.id).ships.map(spec =>
    spec.side === side ? copyOfShip(shipAtStart(chart, data, spec)) : NOT_HERE,
  ),
  groups: [],
  stocks: Object.entries(data.stocks[side].ports)
    .map(([name, sp]) => ({ port: portOfName(chart, name).id, sp, srp: 0 }))
    .toSorted((a, b) => a.port - b.port),
  pools: poolsAtStart(data, side),
  handled: [],
});

const airBase = (chart: Chart, data: ScenarioData, { base }: AirSpec): AirUnit['base'] => {
  const field = chart.fields.findIndex(({ name }) => name === base);
  if (field >= 0) return { at: 'field', field: field as FieldId };
  return { at: 'ship', ship: data.ships.findIndex(({ name }) => name === base) as ShipId };
};

const airAtStart = (chart: Chart, data: ScenarioData): readonly AirUnit[] =>
  rosterOf(data.id).air.map(spec => ({
    status: spec.arrives === undefined ? 'ready' : 'due',
    base: airBase(chart, data, spec),
    bombed: false,
  }));

const troopsAtStart = (chart: Chart, data: ScenarioData): readonly Troop[] =>
  rosterOf(data.id).ground.flatMap(({ at, re, arrives }, unit) =>
    arrives === undefined
      ? [{ unit: unit as GroundId, re, hex: hexOrPort(chart, at), landed: false, moved: false }]
      : [],
  );

/** A hex or a port, as the data names it. */
export const hexOrPort = (chart: Chart, name: string): HexId => {
  const hex = portNamed(chart, name)?.hex ?? hexNamed(chart, name);
  if (hex === undefined) throw new RangeError(`The ${chart.name} map has no ${name}`);
  return hex;
};

const minesAtStart = (chart: Chart, { mines }: ScenarioData): readonly Minefield[] =>
  mines
    .map(({ hex, side, points }) => ({ hex: hexOrPort(chart, hex), side, points }))
    .toSorted((a, b) => a.hex - b.hex || (a.side < b.side ? -1 : 1));

export const poolsAtStart = ({ stocks }: ScenarioData, side: Side): Pools => ({
  ...NO_POOLS,
  nrp: stocks[side].nrp,
  mines: stocks[side].mines,
});

/** [36.D.1] Before the war reached the Gulf of Finland, or long after. */
const dangerAtStart = (name: ScenarioName, ports: readonly Port[]): DangerCause => ({
  ports: ports.map(({ owner }) => ({ axis: 'X', allied: 'A', neutral: 'n' })[owner]).join(''),
  italySurrendered: false,
  lineFell: name === 'baltic-act2',
  safe: name === 'baltic-act2' ? 'kronshtadt' : 'none',
});

const assaultsAtStart = (chart: Chart, { assaults }: ScenarioData): Common['assaults'] =>
  assaults.map(({ port, side, turn, re }) => ({
    port: portOfName(chart, port).id,
    side,
    from: turn,
    re,
    failures: 0,
    won: false,
  }));

/** [F.2.3] Troops hold the ground that they stand on when the curtain goes up. */
const withHeldGround = (state: State): State => {
  const { common } = state;
  const taken = common.troops.flatMap(({ unit, hex }) => {
    const owner = rosterOf(common.scenario).ground[unit]?.side;
    return owner === undefined || ownerAt(common, hex) === owner ? [] : [{ hex, owner }];
  });
  return withCommon(state, { taken: taken.toSorted((a, b) => a.hex - b.hex) });
};

/** What every scenario begins with. */
const FRESH = {
  part: 'initial',
  step: 0,
  phase: { name: 'sea-roll', area: 0 as AreaId },
  taken: [],
  unsupplied: [],
  embarked: [],
  brought: [],
  once: [],
  score: { axis: [], allied: [] },
} as const;

export const opening = (
  name: ScenarioName,
  options: { readonly [rule in OptionalRuleId]: boolean },
  actTwoFollows: boolean,
): State => {
  const data = scenarioData(name);
  const chart = CHARTS[data.map];
  const ports = chart.ports.map(spec => portAtStart(spec, data));
  const both = <T>(make: (side: Side) => T): BySide<T> => ({ axis: make('axis'), allied: make('allied') });
  return withHeldGround({
    common: {
      scenario: name,
      actTwoFollows,
      map: data.map,
      options,
      date: data.first,
      lastDate: options.short ? (data.shortLast ?? data.last) : data.last,
      playerTurn: 0,
      phasing: data.firstPlayer,
      ports,
      ...FRESH,
      seas: chart.areas.map(() => 'calm'),
      troops: troopsAtStart(chart, data),
      air: airAtStart(chart, data),
      mines: minesAtStart(chart, data),
      malta: { status: data.malta?.status ?? 0, unfed: 0, starved: false },
      fronts: data.fronts.map(({ id, start, supply }) => ({ id, box: start, paid: supply[1]?.from ?? 0 })),
      italy: { morale: data.morale ?? 0, surrendered: false },
      danger: dangerAtStart(name, ports),
      assaults: assaultsAtStart(chart, data),
    },
    fleets: both(side => fleetAtStart(chart, data, side)),
    nextGroup: 1,
  });
};

/** The port of a name on the scenario's map, for the tables of a scenario. */
export const portIdOf = (common: Pick<Common, 'map'>, name: string): PortId =>
  portOfName(CHARTS[common.map], name).id;
