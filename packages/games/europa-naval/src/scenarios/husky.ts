import { CHARTS, type PortSpec } from '../model/chart.ts';
import { dateOf } from '../model/date.ts';
import { rosterIn, scenarioInFile } from '../model/scenario-file.ts';
import type { Common } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { FERRIED_OUT, PORTS_HELD, scored } from '../rules/surrender/cause.ts';
import { MAINLAND, SICILY } from './coasts.ts';
import type { ByPortKind, ScenarioForm } from './form.ts';
import { heldBy } from './held.ts';
import { HUSKY as history } from './history/husky.ts';
import { huskyOrders } from './orders/husky.ts';

const data = scenarioInFile('husky');

const BY_KIND: ByPortKind = { minor: 1, standard: 2, major: 3, great: 5 };
const ISLANDS: readonly string[] = ['Cagliari', 'Ajaccio', 'Bastia'];

/** [S.2] */
const MESSINA_POINTS = 3;
const SICILY_POINTS = 1;
const ISLAND_POINTS = 2;
/** For each RE of Germans that comes out of Sicily. */
const FERRIED_POINTS = 1;

/** [S.2] */
const pointsOf = ({ name, kind }: PortSpec): number => {
  if (name === 'Messina') return MESSINA_POINTS;
  if (SICILY.has(name)) return SICILY_POINTS;
  if (MAINLAND.has(name)) return BY_KIND[kind];
  return ISLANDS.includes(name) ? ISLAND_POINTS : 0;
};

/** [F.28.1] What a port means for Italian morale, in points. */
const MORALE: ByPortKind = { minor: 0.2, standard: 1, major: 2, great: 2 };

/** [F.28.1] Without a port of Sicily Italy does not surrender: the first one brings what the surrender hands over. */
const FOOTHOLD = 12;

const hasFoothold = ({ ports, map }: Common): boolean =>
  CHARTS[map].ports.some(({ id, name }) => SICILY.has(name) && ports[id]?.owner === 'allied');

/** What a port is worth with what its loss does to Italy. */
const worthOfHolding = ({ italy }: Common, port: PortSpec): number => {
  const points = pointsOf(port);
  return points === 0 || italy.surrendered ? points : points + MORALE[port.kind];
};

/** What taking a port is worth: the first of Sicily brings more, whichever it is. */
const worthOfPort = (common: Common, port: PortSpec): number => {
  const isFirst = SICILY.has(port.name) && !common.italy.surrendered && !hasFoothold(common);
  return worthOfHolding(common, port) + (isFirst ? FOOTHOLD : 0);
};

/** The Axis keeps the enemy out while it holds every port of Sicily: once, and not for each of them. */
const keptOut = ({ italy, map }: Common, side: Side, held: readonly PortSpec[]): number => {
  const isWhole = CHARTS[map].ports.every(port => !SICILY.has(port.name) || held.includes(port));
  return side === 'axis' && isWhole && !italy.surrendered ? FOOTHOLD : 0;
};

const FERRY_OUT = dateOf('Aug I 43');

export const HUSKY: ScenarioForm = {
  id: 'husky',
  title: 'Husky to Avalanche',
  summary: 'Summer 1943: landings in Sicily and on the mainland, and the end of the Italian fleet.',
  hasShortForm: true,
  handicap: {
    side: 'allied',
    points: [0, 18, 4, 13],
    advice:
      'Points that the Allies begin with: 0 is fair between captains, 4 between cadets, 13 between admirals',
  },
  history,
  orders: huskyOrders({
    byKind: BY_KIND,
    messina: MESSINA_POINTS,
    sicily: SICILY_POINTS,
    island: ISLAND_POINTS,
    ferried: FERRIED_POINTS,
  }),
  sides: { axis: 'Axis', allied: 'Allied' },
  data,
  roster: rosterIn(data),
  danger: { lineFell: false, safe: 'none' },
  endlessGunfire: false,
  takesIncome: (side, { name, kind }) =>
    side === 'axis' && MAINLAND.has(name) && (kind === 'major' || kind === 'great'),
  consequences: [],
  goals: {
    counts: 'allied',
    losses: { war: { axis: [], allied: ['TF', 'CG'] }, trade: { axis: [], allied: ['NT', 'LC'] } },
    holdings: common => scored(common, 'allied', PORTS_HELD, heldBy(common, 'allied', pointsOf)),
    eachTurn: () => [],
    heldFor: [{ side: 'allied', cause: PORTS_HELD }],
    captures: [],
    /** [S.2] [36.G] */
    rescue: {
      side: 'axis',
      nation: 'DE',
      after: dateOf('Jul II 43'),
      cause: FERRIED_OUT,
      points: FERRIED_POINTS,
      from: SICILY,
      isHome: (_, { name }) => !SICILY.has(name),
      byFerry: true,
    },
    troopsLost: 'allied',
  },
  surrender: { earliest: dateOf('Aug II 43'), latest: dateOf('Oct I 43'), wearyFrom: dateOf('Aug I 43') },
  outlook: {
    suppliesAttract: 0.5,
    narrowSea: false,
    attackers: ['allied'],
    invader: 'allied',
    shipsWait: true,
    refuge: { side: 'axis', nation: 'DE', from: FERRY_OUT, port: 'Messina' },
    worthOfPort,
    worthOfHolding,
    keptOut,
    worthOfMove: ({ side, date, carried, from, to }) =>
      side === 'axis' &&
      carried.nation === 'DE' &&
      date >= FERRY_OUT &&
      SICILY.has(from.name) &&
      !SICILY.has(to.name)
        ? 1
        : 0,
  },
};
