import type { PortSpec } from '../model/chart.ts';
import { dateOf } from '../model/date.ts';
import type { Event } from '../model/event.ts';
import { rosterIn, type ScenarioData, scenarioInFile } from '../model/scenario-file.ts';
import type { Common } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { EVACUATED, KURESSAARE, PORTS_HELD, scored, TALLINN_HELD } from '../rules/surrender/cause.ts';
import { ESTONIA_AND_RIGA, SOVIET_BASES, SOVIET_HOME } from './coasts.ts';
import type { Goals, Outlook, ScenarioForm } from './form.ts';
import { heldBy } from './held.ts';
import * as history from './history/baltic.ts';
import { baltic1941Orders, baltic1944Orders, balticOrders } from './orders/baltic.ts';

const acts = { first: 'baltic-act1', second: 'baltic-act2' };

const losses: Goals['losses'] = {
  war: { axis: ['TF', 'SUB'], allied: ['TF', 'SUB'] },
  trade: { axis: ['NT', 'TC', 'LB'], allied: ['NT', 'TC', 'LC'] },
};

const worthByName =
  (worth: { readonly [port: string]: number }): Outlook['worthOfPort'] =>
  (_, { name }) =>
    worth[name] ?? 0;

/** [S.3] Points: for a port at the end, for each turn of Tallinn, for each RE brought home. */
const PORT_POINTS = 3;
const TALLINN_POINTS = 3;
const EVACUATED_POINTS = { early: 2, late: 1 } as const;
const KURESSAARE_POINTS = 4;
const SAFE_ZONE = { x1: 4, x2: 12 } as const;
const EARLY_FIGURES = { port: PORT_POINTS, tallinn: TALLINN_POINTS, evacuated: EVACUATED_POINTS.early };

/** [S.3] Three points for each of these ports. */
const threeEach =
  (names: readonly string[]) =>
  (common: Common): readonly Event[] =>
    scored(
      common,
      'axis',
      PORTS_HELD,
      heldBy(common, 'axis', ({ name }) => (names.includes(name) ? PORT_POINTS : 0)),
    );

/** What both acts have in common. */
const inTheBaltic = (data: ScenarioData) => ({
  hasShortForm: false,
  sides: { axis: 'Axis', allied: 'Soviet' },
  data,
  roster: rosterIn(data),
  endlessGunfire: true,
  takesIncome: (side: Side, { name }: PortSpec): boolean => data.supplySources[side].includes(name),
  acts,
});

const OUTLOOK = { suppliesAttract: 0.5, narrowSea: true, shipsWait: false };

const AFTER_AUGUST = dateOf('Aug II 41');

/** [S.3] Three points for each turn that Tallinn holds out. */
const tallinnHolds = (common: Common): readonly Event[] =>
  common.date <= AFTER_AUGUST
    ? []
    : scored(
        common,
        'allied',
        TALLINN_HELD,
        heldBy(common, 'allied', ({ name }) => (name === 'Tallinn' ? TALLINN_POINTS : 0)),
      );

export const BALTIC_1941: ScenarioForm = {
  id: acts.first,
  title: 'The Baltic, 1941',
  summary: 'Base after base falls; the Soviet fleet must get its ships and garrisons home through the belts.',
  handicap: {
    side: 'axis',
    points: [0, 1, -4],
    advice:
      'Points that the Axis begins with: 1 is fair between captains, -4 between cadets and between admirals',
  },
  history: history.BALTIC_1941,
  orders: baltic1941Orders(EARLY_FIGURES),
  ...inTheBaltic(scenarioInFile('baltic-act1')),
  danger: { lineFell: false, safe: 'none' },
  consequences: [],
  goals: {
    counts: 'axis',
    losses,
    holdings: threeEach(['Kuressaare', 'Kardla', 'Hango']),
    eachTurn: tallinnHolds,
    heldFor: [
      { side: 'axis', cause: PORTS_HELD },
      { side: 'allied', cause: TALLINN_HELD },
    ],
    captures: [],
    rescue: {
      side: 'allied',
      cause: EVACUATED,
      points: EVACUATED_POINTS.early,
      from: SOVIET_BASES,
      isHome: (_, { name }) => SOVIET_HOME.has(name),
      byFerry: false,
    },
  },
  outlook: {
    ...OUTLOOK,
    // Garrisons that were brought home do not march back round the gulf to be brought home again.
    attackers: ['axis'],
    worthOfPort: worthByName({ Kuressaare: 3, Kardla: 3, Hango: 3 }),
    // The garrisons of the bases: an army that marched there to be counted home again would be a trick.
    worthOfMove: ({ side, carried, from, to }) =>
      side === 'allied' &&
      SOVIET_BASES.has(carried.at) &&
      SOVIET_BASES.has(from.name) &&
      SOVIET_HOME.has(to.name)
        ? 2
        : 0,
  },
};

/** Kuressaare is held: it counts for the Axis at the end, and for the Soviets when it falls. */
const isGivenUp = ({ name }: PortSpec): boolean => ESTONIA_AND_RIGA.has(name) && name !== 'Kuressaare';

export const BALTIC_1944: ScenarioForm = {
  id: acts.second,
  title: 'The Baltic, 1944',
  summary: 'The Gulf of Finland opens again; Tallinn, Riga and the islands must be cleared or held.',
  handicap: {
    side: 'axis',
    points: [0, 1, -1, 4, 2],
    advice:
      'Points that the Axis begins with: 2 is fair between captains, -1 between cadets and between admirals',
  },
  history: history.BALTIC_1944,
  orders: baltic1944Orders({
    port: PORT_POINTS,
    kuressaare: KURESSAARE_POINTS,
    evacuated: EVACUATED_POINTS.late,
    safeZone: SAFE_ZONE,
  }),
  ...inTheBaltic(scenarioInFile('baltic-act2')),
  danger: { lineFell: true, safe: 'kronshtadt' },
  consequences: [{ on: dateOf('Sep I 44'), what: 'armistice', gives: [], finlandLeaves: true }],
  goals: {
    counts: 'axis',
    losses,
    holdings: threeEach(['Kuressaare', 'Windau', 'Memel', 'Riga']),
    eachTurn: () => [],
    heldFor: [{ side: 'axis', cause: PORTS_HELD }],
    captures: [{ port: 'Kuressaare', by: 'allied', cause: KURESSAARE, points: KURESSAARE_POINTS }],
    rescue: {
      side: 'axis',
      cause: EVACUATED,
      points: EVACUATED_POINTS.late,
      from: ESTONIA_AND_RIGA,
      isHome: port => port?.nation === 'DE',
      byFerry: false,
    },
    safeZone: SAFE_ZONE,
  },
  outlook: {
    ...OUTLOOK,
    // Who only has to hold what he has gains nothing on foot: Memel fell behind its garrison.
    attackers: ['allied'],
    // [S.3] Then most of those who leave Estonia and Riga have left.
    sailingsUntil: dateOf('Sep II 44'),
    worthOfPort: worthByName({
      Kuressaare: 7,
      Windau: 3,
      Memel: 3,
      Riga: 3,
      Suursaari: 1,
      Hango: 1,
      Paldiski: 1,
      Hapsal: 1,
    }),
    worthOfMove: ({ side, from, to }) => (side === 'axis' && isGivenUp(from) && to.nation === 'DE' ? 1 : 0),
  },
};

/** [S.3] Both acts in a row. */
export const BALTIC: ScenarioForm = {
  ...BALTIC_1941,
  id: 'baltic',
  title: 'The Baltic, 1941 and 1944',
  summary: 'Both acts: the fleet runs the mines out of Tallinn, and three years later it comes back.',
  handicap: {
    side: 'axis',
    points: [0, 2, -4, 5],
    advice:
      'Points that the Axis begins with: 2 is fair between captains, -4 between cadets, 5 between admirals',
  },
  history: history.BALTIC,
  orders: balticOrders(EARLY_FIGURES),
  opensAs: acts.first,
};
