import type { UnitSpec } from '../model/roster.ts';
import { fieldToSubmarines, NO_WAY } from '../model/sea-field.ts';
import type { PublicState } from '../model/state.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { type Fate, harmed, type Line } from '../rules/victory/fate.ts';
import { countedBy } from './counted.ts';
import { scenarioOfNames } from './file.ts';
import type { Asked } from './goals.ts';
import { bastionOrders } from './orders/bastion.ts';
import type { ScenarioSpec } from './spec.ts';

/** Only submarines count: the missile boats most, which both sides came for. NATO's boats are few, and their loss is dear. */
const WORTHS = {
  'missile-boat-sunk': ['Missile submarine sunk', 12],
  'missile-boat-damaged': ['Missile submarine damaged', 6],
  'attack-boat-sunk': ['Other Soviet nuclear submarine sunk', 6],
  'attack-boat-damaged': ['Other Soviet nuclear submarine damaged', 3],
  'nato-boat-sunk': ['NATO submarine sunk', 8],
  'nato-boat-damaged': ['NATO submarine damaged', 4],
} as const;

type Points = { readonly [id in keyof typeof WORTHS]: number };
type Boat = 'missile-boat' | 'attack-boat' | 'nato-boat';

const harmTo = (points: Points, boat: Boat): readonly [sunk: number, damaged: number] => [
  points[`${boat}-sunk`],
  points[`${boat}-damaged`],
];

const boatOf = ({ side, kind }: UnitSpec): Boat | undefined => {
  if (kind === 'SB') return 'missile-boat';
  if (kind !== 'SN') return undefined;
  return side === 'nato' ? 'nato-boat' : 'attack-boat';
};

const linesBy =
  (points: Points) =>
  (_table: PublicState, fate: Fate): readonly Line[] => {
    const boat = boatOf(fate.spec);
    return boat === undefined ? [] : harmed(fate, ...harmTo(points, boat));
  };

/** The missile boats stay where they are; everybody else hunts submarines, while there are any. */
const wayOf = ({ table, spec: { side, kind }, hex }: Asked): number => {
  if (kind === 'SB') return 0;
  const way = fieldToSubmarines(table, enemyOf(side))[hex] as number;
  return way === NO_WAY ? 0 : way;
};

export const BASTION: ScenarioSpec = {
  ...scenarioOfNames({
    id: 'bastion',
    title: 'The Bastion',
    briefing:
      'Four NATO submarines enter the Barents Sea to find three Soviet missile boats; a helicopter carrier, patrol aircraft and five submarines hunt them.',
    level: 'basic',
    turns: 9,
    period: 2,
    options: [],
    rules: {
      airSegment: true,
      cap: false,
      missions: ['recon', 'tac-coord'],
      sosus: false,
      attackBases: { nato: [], soviet: [] },
    },
    leave: [],
    levels: [
      { min: 19, level: 'Soviet decisive' },
      { min: 6, level: 'Soviet marginal' },
      { min: 2, level: 'draw' },
      { min: -12, level: 'NATO marginal' },
      { min: null, level: 'NATO decisive' },
    ],
    handicaps: [0],
    handicapHint: '0, none, is fair between cadets and between captains.',
    forces: [
      { side: 'nato', place: { hex: '2810' }, units: ['US-OLYPA'] },
      { side: 'nato', place: { hex: '3010' }, units: ['US-LAJLA'] },
      { side: 'nato', place: { hex: '2709' }, units: ['US-PHENX'] },
      { side: 'nato', place: { hex: '3211' }, units: ['UK-SUPRB'] },
      { side: 'nato', place: { base: 'Andoya' }, units: ['NO-P3-1', 'NO-P3-2'] },
      { side: 'soviet', place: { hex: '3501' }, units: ['SO-UKRNA'] },
      { side: 'soviet', place: { hex: '3202' }, units: ['SO-KSNGV'] },
      { side: 'soviet', place: { hex: '3003' }, units: ['SO-DNSKY'] },
      { side: 'soviet', place: { hex: '3306' }, units: ['SO-KIEV', 'SO-UDLOY', 'SO-VSLYV', 'SO-GRMKY'] },
      { side: 'soviet', place: { carrier: 'SO-KIEV' }, units: ['SO-HLX-1'] },
      { side: 'soviet', place: { hex: '3006' }, units: ['SO-MKALN'] },
      { side: 'soviet', place: { hex: '3104' }, units: ['SO-VCHKV'] },
      { side: 'soviet', place: { hex: '3405' }, units: ['SO-FDZHR'] },
      { side: 'soviet', place: { hex: '2905' }, units: ['SO-YGAGR'] },
      { side: 'soviet', place: { hex: '3209' }, units: ['SO-IKNEV'] },
      { side: 'soviet', place: { base: 'Murmansk' }, units: ['SO-I38-1'] },
      { side: 'soviet', place: { base: 'Polyarnyy' }, units: ['SO-B12-1', 'SO-B12-2'] },
      { side: 'soviet', place: { base: 'Olenogorsk' }, units: ['SO-T95F-1'] },
    ],
  }),
  isCampaign: false,
  countsLosses: false,
  ...countedBy(WORTHS, points => ({
    scoring: { linesOf: linesBy(points) },
    goals: { wayOf },
    orders: bastionOrders({
      missileBoat: harmTo(points, 'missile-boat'),
      attackBoat: harmTo(points, 'attack-boat'),
      natoBoat: harmTo(points, 'nato-boat'),
    }),
  })),
  history: {
    paragraphs: [
      'In the 1960s a Soviet submarine with ballistic missiles had to cross half the Atlantic before it could reach a city in America, past every listening post that NATO had. The missiles of the 1970s flew eight thousand kilometres. A boat that carried them could stay at home. From then on the Northern Fleet kept its missile boats in the Barents Sea and under the edge of the ice, and most of its other ships were there to protect them. Western officers called such a guarded sea a bastion.',
      'What was safe from aircraft and ships was not safe from other submarines. In 1986 the United States Navy published what it had prepared for years: in a war its attack submarines would go north in the first days and hunt the missile boats where they hid. The idea was to tie the Soviet fleet down, and to take away, boat by boat, the weapon that Moscow would want to have left at the end. Critics said that nothing was more likely to make somebody use it.',
      'In peace the boats already met there. American and British submarines followed Soviet ones out of the Kola inlet for weeks, a few hundred metres behind them and unheard. More than once they touched. Soviet crews answered with sudden turns, and the fleet with helicopter carriers, patrol aircraft and ever quieter boats of its own. By the middle of the 1980s nobody could be sure of hearing the other first.',
      'The scenario supposes the second week of a war, in spring, with the ice far south. Four NATO boats have passed Bear Island. Three missile boats lie east of them, spread over a sea as large as the North Sea. The Kiev is out with her helicopters, five attack submarines stand between, and aircraft fly from the Kola. Both sides hunt, and both are hunted. Three days decide who goes home.',
    ],
    tasks: {
      nato: 'Sink the missile boats, and bring your own submarines through three days.',
      soviet: 'Keep the missile boats alive, and sink the submarines that come for them.',
    },
  },
};
