import { dateOf } from '../model/date.ts';
import type { Event } from '../model/event.ts';
import { rosterIn, scenarioInFile } from '../model/scenario-file.ts';
import type { Common } from '../model/state.ts';
import {
  ALEXANDRIA,
  C3_USED,
  FRONT_BOXES,
  MALTA_ACTIVE,
  MALTA_FALLS,
  scored,
} from '../rules/surrender/cause.ts';
import { AFRICA, MAINLAND, SICILY } from './coasts.ts';
import type { ScenarioForm } from './form.ts';
import { MALTA as history } from './history/malta.ts';
import { maltaOrders } from './orders/malta.ts';

const data = scenarioInFile('malta');

/** [S.1] Points: for each box of a front at the end, for Malta, for Alexandria, for landing forces used elsewhere. */
const FRONT_BOX = 3;
const MALTA_POINTS = 20;
const ALEXANDRIA_POINTS = 25;
const RESERVE_POINTS = -5;

/** [S.1] */
const holdings = (common: Common): readonly Event[] => [
  ...scored(
    common,
    'axis',
    FRONT_BOXES,
    common.fronts
      .filter(({ id }) => id !== 'tunisia' || common.once.includes('torch'))
      .reduce((sum, { box }) => sum + FRONT_BOX * box, 0),
  ),
  ...scored(common, 'allied', MALTA_ACTIVE, Math.max(0, Math.floor((9 - common.malta.status) / 3))),
];

export const MALTA: ScenarioForm = {
  id: 'malta',
  title: 'Malta and the African convoys',
  summary: 'Summer 1942: feed the army in Africa past Malta, or starve it; feed Malta, or lose it.',
  hasShortForm: true,
  handicap: {
    side: 'axis',
    points: [0, -6, 9, -17, -23, -30],
    advice:
      'Points that the Axis begins with: -17 is fair between captains, -6 between cadets, -30 between admirals',
  },
  history,
  orders: maltaOrders({
    frontBox: FRONT_BOX,
    malta: MALTA_POINTS,
    alexandria: ALEXANDRIA_POINTS,
    reserve: RESERVE_POINTS,
  }),
  sides: { axis: 'Axis', allied: 'Allied' },
  data,
  roster: rosterIn(data),
  danger: { lineFell: false, safe: 'none' },
  endlessGunfire: false,
  takesIncome: (side, { name, kind }) =>
    side === 'axis' && (MAINLAND.has(name) || SICILY.has(name)) && (kind === 'major' || kind === 'great'),
  consequences: [
    /** [S.1] The landings in French North Africa, and the bridgehead in Tunisia. */
    {
      on: dateOf('Nov I 42'),
      what: 'torch',
      gives: [
        { owner: 'allied', ports: ['Oran', 'Alger', 'Bougie', 'Philippeville', 'Bone'] },
        { owner: 'axis', ports: ['Bizerta', 'Tunis', 'Sousse', 'Sfax', 'Gabes'] },
      ],
    },
    /** [S.1] The south of France and Corsica are occupied. */
    {
      on: dateOf('Nov II 42'),
      what: 'anton',
      gives: [{ owner: 'axis', ports: ['Toulon', 'Marseille', 'Nice', 'Ajaccio', 'Bastia'] }],
    },
  ],
  goals: {
    counts: 'axis',
    losses: {
      war: { axis: ['TF'], allied: ['TF', 'CG'] },
      trade: { axis: ['NT', 'TC', 'LC'], allied: ['NT'] },
    },
    holdings,
    eachTurn: () => [],
    heldFor: [
      { side: 'axis', cause: FRONT_BOXES },
      { side: 'allied', cause: MALTA_ACTIVE },
    ],
    captures: [
      { port: 'Valletta', by: 'axis', cause: MALTA_FALLS, points: MALTA_POINTS },
      { port: 'Alexandria', by: 'axis', cause: ALEXANDRIA, points: ALEXANDRIA_POINTS },
    ],
    supplies: { coast: AFRICA, port: 'Valletta' },
    starvedMalta: MALTA_POINTS,
    reserve: {
      names: ['Motozattere C3', 'Superga', 'San Marco and Loreto groups'],
      cause: C3_USED,
      points: RESERVE_POINTS,
    },
  },
  outlook: {
    suppliesAttract: 3,
    narrowSea: false,
    attackers: [],
    shipsWait: false,
    worthOfPort: () => 0,
    worthOfMove: () => 0,
  },
};
