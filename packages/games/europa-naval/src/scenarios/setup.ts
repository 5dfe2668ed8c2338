import {
  type Fault,
  fault,
  type OptionalRule,
  type OptionValue,
  ok,
  paceOf,
  type Result,
  type Scenario,
  type ScenarioOpening,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { withCommon } from '../model/change.ts';
import { CHARTS, type Chart, hexNamed, type PortSpec, portNamed, portOfName } from '../model/chart.ts';
import { copyOfShip } from '../model/copy.ts';
import type { DangerCause } from '../rules/danger-zones/danger-zone.ts';
import { NO_POOLS, ownerAt, ownerAtStart } from '../model/fleet.ts';
import {
  HANDICAP_OPTION,
  HANDICAP_WANTED,
  handicapRule,
  isHandicap,
  scoreAtStart,
} from '../rules/victory/handicap.ts';
import { FRESH_NIGHT } from '../rules/night/night.ts';
import { PORT_SPECS } from '../rules/ports/port.ts';
import { type AirSpec, rosterOf, type ScenarioData, type ShipSpec } from '../model/roster.ts';
import type {
  AirUnit,
  Cargo,
  Common,
  Fleet,
  Minefield,
  Pools,
  Port,
  Ship,
  State,
  Troop,
} from '../model/state.ts';
import { afterHits } from '../rules/naval-combat/strength.ts';
import {
  type AreaId,
  type BySide,
  type FieldId,
  type GroundId,
  OPTIONAL_RULES,
  type OptionalRuleId,
  type PortId,
  type ShipId,
  type Side,
} from '../model/vocabulary.ts';
import type { ScenarioForm } from './form.ts';
import { allScenarios, isScenario, OWN_SCENARIOS, scenarioOf } from './shelf.ts';

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

const turnsOf = ({ first, last }: ScenarioData): number => last - first + 1;

/** [S.3] The turns of a second act, where it follows. */
const turnsAfter = (opensAs: ScenarioForm['opensAs'], acts: ScenarioForm['acts']): number =>
  opensAs === undefined || acts === undefined ? 0 : turnsOf(scenarioOf(acts.second).data);

/** How the menu shows a scenario. */
const entryOf = ({
  id,
  title,
  summary,
  hasShortForm,
  handicap,
  orders,
  data,
  opensAs,
  acts,
}: ScenarioForm): Scenario => ({
  id,
  title,
  summary,
  pace: paceOf(orders, turnsOf(data) + turnsAfter(opensAs, acts)),
  options: [...OPTIONS, ...(hasShortForm ? [SHORT] : []), handicapRule(handicap)],
});

export const SCENARIOS: readonly Scenario[] = OWN_SCENARIOS.map(entryOf);

const refuseOption = ({ options }: Scenario, id: string, value: OptionValue): Fault | undefined => {
  const option = options.find(known => known.id === id);
  const wrong = (message: string): Fault => ({ code: 'ERR_OPTION', at: `options.${id}`, message });
  if (option === undefined)
    return wrong(`There is no such option; there are ${options.map(known => known.id).join(', ')}.`);
  if (id === HANDICAP_OPTION) return isHandicap(value) ? undefined : wrong(HANDICAP_WANTED);
  return option.values.includes(value) ? undefined : wrong('The option is on (true) or off (false).');
};

const refuseScenario = (id: string): Result<never, Fault> =>
  fault(
    'ERR_SCENARIO',
    'scenario',
    `There is no scenario ${JSON.stringify(id)}; choose ${allScenarios()
      .map(known => known.id)
      .join(', ')}.`,
  );

export const setup = ({ scenario, options }: ScenarioOpening): Result<State, Fault> => {
  if (!isScenario(scenario)) return refuseScenario(scenario);
  const form = scenarioOf(scenario);
  const entry = entryOf(form);
  for (const [id, value] of Object.entries(options)) {
    const wrong = refuseOption(entry, id, value);
    if (wrong !== undefined) return { ok: false, error: wrong };
  }
  const on = Object.fromEntries(OPTIONAL_RULES.map(id => [id, options[id] === true]));
  const chosen = on as { readonly [id in OptionalRuleId]: boolean };
  const state = opening(form.opensAs ?? form.id, chosen, form.opensAs !== undefined);
  return ok(withCommon(state, { score: scoreAtStart(form.handicap, options[HANDICAP_OPTION]) }));
};

const portAtStart = (spec: PortSpec, data: ScenarioData): Port => ({
  owner: ownerAtStart(data, spec),
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
  salvos: salvosUsed(data, spec.side),
  fuel: 0,
  night: FRESH_NIGHT.night,
  day: FRESH_NIGHT.day,
  turnedBack: false,
  shipping: 'none',
});

/** [F.23.3] A scenario that starts inside a year leaves only a share of it. */
export const salvosUsed = ({ gunfire }: ScenarioData, side: Side): number => {
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

const fleetAtStart = (chart: Chart, { data, roster }: ScenarioForm, side: Side): Fleet => ({
  ships: roster.ships.map(spec =>
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

const airAtStart = (chart: Chart, { data, roster }: ScenarioForm): readonly AirUnit[] =>
  roster.air.map(spec => ({
    status: spec.arrives === undefined ? 'ready' : 'due',
    base: airBase(chart, data, spec),
    bombed: false,
  }));

const troopsAtStart = (chart: Chart, { roster }: ScenarioForm): readonly Troop[] =>
  roster.ground.flatMap(({ at, re, arrives }, unit) =>
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

const dangerAtStart = ({ danger }: ScenarioForm, ports: readonly Port[]): DangerCause => ({
  ports: ports.map(({ owner }) => ({ axis: 'X', allied: 'A', neutral: 'n' })[owner]).join(''),
  italySurrendered: false,
  ...danger,
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
  name: string,
  options: { readonly [rule in OptionalRuleId]: boolean },
  actTwoFollows: boolean,
): State => {
  const form = scenarioOf(name);
  const { data } = form;
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
      troops: troopsAtStart(chart, form),
      air: airAtStart(chart, form),
      mines: minesAtStart(chart, data),
      malta: { status: data.malta?.status ?? 0, unfed: 0, starved: false },
      fronts: data.fronts.map(({ id, start, supply }) => ({ id, box: start, paid: supply[1]?.from ?? 0 })),
      italy: { morale: data.morale ?? 0, surrendered: false },
      danger: dangerAtStart(form, ports),
      assaults: assaultsAtStart(chart, data),
    },
    fleets: both(side => fleetAtStart(chart, form, side)),
    nextGroup: 1,
  });
};

/** The port of a name on the scenario's map, for the tables of a scenario. */
export const portIdOf = (common: Pick<Common, 'map'>, name: string): PortId =>
  portOfName(CHARTS[common.map], name).id;
