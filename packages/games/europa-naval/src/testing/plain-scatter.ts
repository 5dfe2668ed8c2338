import { mustBe, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type Chart, CHARTS } from '../model/chart.ts';
import { dateOf } from '../model/date.ts';
import { PORT_SPECS } from '../rules/ports/port.ts';
import { groundSpec, scenarioData } from '../model/roster.ts';
import { setup } from '../scenarios/setup.ts';
import type { Common, Phase, Port, State } from '../model/state.ts';
import { type Owner, OWNERS, type PortId, SEAS, SIDES } from '../model/vocabulary.ts';
import { chance, oneOf } from './plain-dice.ts';
import { allHexes, hexesBetween, isLand, isSea, kept, plainOwners, seaOf } from './plain-geometry.ts';
import { scatteredFleet } from './plain-scatter-fleet.ts';
import { type PlainMemory, remember } from './plain-zones.ts';

/** Made-up positions of every scenario and date: changed owners, damage, belts, weather, ships of all kinds in port and at sea. */

const SCENARIO_NAMES: readonly string[] = ['malta', 'husky', 'baltic-act1', 'baltic-act2'];

const begun = new Map<string, State>();

const beginning = (scenario: string): State => {
  const state = begun.get(scenario) ?? mustBe(setup({ scenario, options: {} }));
  begun.set(scenario, state);
  return state;
};

const scatteredPort = (random: Random, chart: Chart, id: PortId, port: Port, calm: number): Port => {
  const spec = chart.ports[id];
  if (spec === undefined || chance(random, calm)) return port;
  const owner: Owner = chance(random, 50) ? oneOf(random, OWNERS) : port.owner;
  const { rating } = PORT_SPECS[spec.kind];
  return {
    ...port,
    owner,
    hits: oneOf(random, [0, random.below(rating + 1), rating]),
    suppressed: random.below(spec.fort + 1),
    cdLost: chance(random, 20),
    collateral: chance(random, 15),
    blockaded: chance(random, 15),
    quietUntil: random.below(4),
  };
};

const isInland = (chart: Chart, hex: HexId): boolean => isLand(chart, hex) && !chart.portAt.has(hex);

const coasts = kept(chart => allHexes(chart).filter(hex => isInland(chart, hex) && isSea(chart, hex)));
const inland = kept(chart => allHexes(chart).filter(hex => isInland(chart, hex)));

/** Coasts that have changed hands, or all the land round a port, hex by hex; no port among them. */
const scatteredLand = (random: Random, chart: Chart): Common['taken'] => {
  const onRivers = chart.ports.filter(port => port.inland);
  const { hex: centre } = oneOf(random, onRivers.length > 0 && chance(random, 30) ? onRivers : chart.ports);
  const land = chance(random, 50)
    ? inland(chart).filter(hex => hexesBetween(chart, centre, hex) <= 6)
    : Array.from({ length: random.below(40) }, () => oneOf(random, coasts(chart)));
  return [...new Set(land)].map(hex => ({ hex, owner: oneOf(random, OWNERS) }));
};

const scatteredMines = (random: Random, chart: Chart): Common['mines'] => {
  const hexes = new Set(Array.from({ length: random.below(12) }, () => oneOf(random, seaOf(chart))));
  return [...hexes]
    .toSorted((a, b) => a - b)
    .map(hex => ({ hex, side: oneOf(random, SIDES), points: 1 + random.below(3) }));
};

/** [F.15.1] Troops where they began, or in parts of one RE all over the land that was fought for; on land of their own. */
const scatteredTroops = (random: Random, chart: Chart, common: Common): Common['troops'] => {
  const owners = plainOwners(chart, common);
  const fought = common.taken.length > 0 ? common.taken.map(({ hex }) => hex) : coasts(chart);
  return common.troops
    .flatMap(troop => {
      if (chance(random, 40) || troop.re < 1) return [troop];
      const parts = Array.from({ length: Math.floor(troop.re) }, () => oneOf(random, fought));
      return [...new Set(parts)].map(hex => ({ ...troop, re: 1, hex }));
    })
    .filter(({ unit, hex }) => owners[hex] === groundSpec(common.scenario, unit).side);
};

const NOTHING: PlainMemory = { silent: new Map(), lineFell: false, safe: 'none' };

/** Zones as the ports have them, in a game that may have gone far. */
const scatteredMemory = (random: Random, chart: Chart, common: Common): PlainMemory => {
  if (chart.name !== 'baltic') return remember(chart, common, NOTHING, true);
  const lineFell = chance(random, 70);
  const safe = lineFell ? oneOf(random, ['none', 'kronshtadt', 'x1', 'x2', 'ended'] as const) : 'none';
  return remember(chart, common, { ...NOTHING, lineFell, safe }, true);
};

/** The letters of `DangerCause`. */
export const causeFrom = (chart: Chart, common: Common, memory: PlainMemory): Common['danger'] => ({
  ports: chart.ports
    .map(({ id }) => {
      const owner = common.ports[id]?.owner ?? 'neutral';
      const letter = { axis: 'X', allied: 'A', neutral: 'n' }[owner];
      return memory.silent.has(id) ? letter.toLowerCase() : letter;
    })
    .join(''),
  italySurrendered: common.italy.surrendered,
  lineFell: memory.lineFell,
  safe: memory.safe,
});

/** [F.27.1] A row of the front's table, as it is told to both sides. */
const scatteredPayment = (random: Random, { scenario }: Common, id: string): number =>
  oneOf(random, scenarioData(scenario).fronts.find(front => front.id === id)?.supply ?? [])?.from ?? 0;

const LAST = dateOf('Dec II 44');
const TORCH = dateOf('Nov I 42');
/** Turns in which a rule begins to hold, and those before. */
const WATERSHEDS = ['Oct II 42', 'Nov I 42', 'Dec II 42', 'Jan I 43'].map(dateOf);

/** What everybody knows. */
const scatteredCommon = (random: Random): Common => {
  const { common } = beginning(oneOf(random, SCENARIO_NAMES));
  const chart = CHARTS[common.map];
  const calm = oneOf(random, [20, 60, 90]);
  const date = chance(random, 30) ? oneOf(random, WATERSHEDS) : random.below(LAST + 1);
  const scene: Common = {
    ...common,
    date,
    once: common.scenario === 'malta' && date >= TORCH ? ['torch'] : [],
    playerTurn: 1 + random.below(4),
    phasing: oneOf(random, SIDES),
    seas: common.seas.map(() => oneOf(random, SEAS)),
    ports: common.ports.map((port, id) => scatteredPort(random, chart, id as PortId, port, calm)),
    taken: chance(random, 60) ? scatteredLand(random, chart) : common.taken,
    mines: scatteredMines(random, chart),
    italy: { ...common.italy, surrendered: common.map === 'mediterranean' && chance(random, 40) },
    fronts: common.fronts.map(front => ({ ...front, paid: scatteredPayment(random, common, front.id) })),
  };
  const danger = causeFrom(chart, scene, scatteredMemory(random, chart, scene));
  return { ...scene, danger, troops: scatteredTroops(random, chart, scene) };
};

/** A position in the initial phase of a side. */
export const scattered = (random: Random): State => {
  const common = scatteredCommon(random);
  const { fleets } = beginning(common.scenario);
  const chart = CHARTS[common.map];
  const centre = chance(random, 50) ? oneOf(random, chart.ports).hex : oneOf(random, seaOf(chart));
  const axis = scatteredFleet(random, common, 'axis', fleets.axis, { centre, firstGroup: 1 });
  const firstGroup = 1 + axis.groups.length;
  const allied = scatteredFleet(random, common, 'allied', fleets.allied, { centre, firstGroup });
  const air = common.air.map(unit => ({ ...unit, status: 'gone' as const, mission: undefined }));
  const phase: Phase = { name: 'initial', side: common.phasing, mended: [], rebased: [], engineers: [] };
  return {
    common: { ...common, air, phase },
    fleets: { axis, allied },
    nextGroup: firstGroup + allied.groups.length,
  };
};
