import { mustBe, type Random } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import { BASES } from '../rules/stacking/bases.ts';
import { hexOf, isCoastal, isWater, nameOfHex, region, zoneOf } from '../model/chart.ts';
import { parse } from '../text/parse.ts';
import type { State } from '../model/state.ts';
import { STRATEGIES, type Side } from '../model/vocabulary.ts';
import { type Box, boxOf, conditionOf, draw, oneOf, rarely } from './plain-box.ts';
import { scatteredAir } from './plain-scatter-air.ts';
import { within } from './plain-world.ts';

/** Waters of every kind: open sea, SOSUS, fjords, ports and airfields, strips, ice, straits with all-land hexsides. */
const WATERS = [
  ['2922', '2830', '2519', '3231'],
  ['3311', '3412', '3313', '3516', '3720', '3926'],
  ['3605', '3805', '4503', '3906'],
  ['1831', '1928', '2930', '3531', '3529', '2119', '2106'],
  ['3736', '3834', '3334', '3532'],
  ['1616', '2010', '1812', '1420', '2304', '3002'],
].map(names => names.map(hexOf));

const HEADINGS = [
  'standing-force turn $ of 6',
  'iceland-gap turn $ of 12',
  'kola-strike turn $ of 15',
  'norway-convoy turn $ of 15',
  'northern-campaign turn $ of 36',
  'northern-campaign turn $ of 36',
];

const MARKS = ['', 'local', 'local', 'strategic'];

/** Forces of one side in a hex; ships that lie together are marked alike [9.2]. */
const fleetIn = (box: Box, side: Side, hex: HexId): readonly string[] => {
  const { random } = box;
  const mark = oneOf(random, MARKS);
  const lines: string[] = [];
  let room = 12;
  for (let force = 0; force < (rarely(random, 3) ? 2 : 1); force += 1) {
    const isNorse = side === 'nato' && rarely(random, 6);
    const wanted = rarely(random, 6) ? 12 : rarely(random, 2) ? 1 : 2 + random.below(4);
    const ships: string[] = [];
    for (; ships.length < wanted && room > 0; room -= 1) {
      const ship = draw(box, `${side} surface`, ({ nation }) => (nation === 'NO') === isNorse);
      if (ship === undefined) break;
      if (ship.kind === 'CV') box.carriers.push(ship);
      ships.push(
        conditionOf(random, ship, mark, ...(ship.kind === 'AA' && rarely(random, 4) ? ['landed'] : [])),
      );
    }
    if (ships.length > 0) lines.push(`${side} @${nameOfHex(hex)} ${ships.join(' ')}`);
  }
  return lines;
};

const boatIn = (box: Box, side: Side, hex: HexId, isIce: boolean, mayDive: boolean): readonly string[] => {
  const boat = draw(box, `${side} submarine`, ({ kind }) => !isIce || kind !== 'SS');
  if (boat === undefined) return [];
  const isDeep = mayDive && !isIce && boat.front.move >= 2 && rarely(box.random, 3);
  const condition = conditionOf(box.random, boat, oneOf(box.random, MARKS), isDeep ? 'deep' : '');
  return [`${side} @${nameOfHex(hex)} ${condition}`];
};

/** What applies: scenario, turn, level, period, options, weather. */
interface Terms {
  readonly lines: readonly string[];
  readonly isAdvanced: boolean;
  readonly period: number;
  readonly options: readonly string[];
  readonly isCampaign: boolean;
}

const OPTIONS = [
  'deepMode',
  'mines',
  'highSpeeds',
  'closeCombat',
  'variableTargeting',
  'cruiseMissiles',
  'nuclear',
];

const termsOf = (random: Random, centre: HexId): Terms => {
  const heading = oneOf(random, HEADINGS).replace('$', String(1 + random.below(6)));
  const isCampaign = heading.startsWith('northern-campaign');
  const level = oneOf(random, ['basic', 'intermediate', 'advanced', 'advanced']);
  const period = 1 + random.below(4);
  const options = OPTIONS.filter(() => rarely(random, 2));
  const sky = oneOf(random, ['clear', 'clear', 'squall', 'storm']);
  const zones = [...new Set(within(centre, 3).map(zoneOf))].filter(() => !rarely(random, 3));
  const weather = level === 'advanced' && sky !== 'clear' && zones.length > 0;
  return {
    lines: [
      `second-fleet ${heading}`,
      `level ${level}`,
      `period ${period}`,
      ...(options.length > 0 ? [`options ${options.join(' ')}`] : []),
      ...(weather ? [`weather ${zones.map(zone => `${zone}=${sky}`).join(' ')}`] : []),
      'phase initiative',
      ...(isCampaign ? [`secret soviet strategy=${oneOf(random, STRATEGIES)}`] : []),
    ],
    isAdvanced: level === 'advanced',
    period,
    options,
    isCampaign,
  };
};

/** Some bases nearby are hit, beset or taken. */
const basesNear = (random: Random, centre: HexId, terms: Terms): ReadonlyMap<string, string> => {
  const lines = new Map<string, string>();
  const near = within(centre, 6);
  for (const { name, hex, airfield, port, side } of BASES) {
    if (!near.includes(hex) || !rarely(random, 3)) continue;
    const grade = (): number => random.below(4);
    const owner = terms.isCampaign && side === 'nato' && rarely(random, 4) ? ['owner=soviet'] : [];
    const words = [
      ...owner,
      ...(airfield ? [`airfield=${grade()}`] : []),
      ...(port ? [`port=${grade()}`] : []),
      ...(terms.isCampaign && side === 'nato' && rarely(random, 6) ? ['lodgement=2'] : []),
    ];
    if (words.length > 0) lines.set(name, words.join(' '));
  }
  return lines;
};

const mayLie = (hex: HexId, side: Side, taken: ReadonlyMap<string, string>): boolean => {
  const base = BASES.find(one => one.hex === hex);
  if (base === undefined) return true;
  return (taken.get(base.name)?.includes('owner=soviet') ? 'soviet' : base.side) === side;
};

/** A small crowd of both sides around some place of the map: every exception comes up often. */
export const scattered = (random: Random): State => {
  const centre = oneOf(random, oneOf(random, WATERS));
  const terms = termsOf(random, centre);
  const box = boxOf(random);
  const bases = basesNear(random, centre, terms);
  const lines: string[] = [];
  const isIce = (hex: HexId): boolean =>
    hasHex(region(terms.isAdvanced ? `pack-ice-${terms.period}` : 'pack-ice'), hex);
  for (const hex of within(centre, 2)) {
    const side: Side = oneOf(random, ['nato', 'soviet'] as const);
    if (!isWater(hex) || rarely(random, 2) || !mayLie(hex, side, bases)) continue;
    if (!isIce(hex) && !rarely(random, 3)) lines.push(...fleetIn(box, side, hex));
    const mayDive = terms.options.includes('deepMode') && !isCoastal(hex);
    while (rarely(random, 3)) lines.push(...boatIn(box, side, hex, isIce(hex), mayDive));
  }
  if (terms.options.includes('mines')) {
    const mined = within(centre, 2).find(hex => isCoastal(hex) && rarely(random, 3));
    if (mined !== undefined) lines.push(`mines ${nameOfHex(mined)}=${1 + random.below(4)}`);
  }
  for (const [name, words] of bases) lines.push(`base ${name} ${words}`);
  const text = [...terms.lines, ...lines, ...scatteredAir(box, centre, bases)].join('\n');
  return hastened(random, mustBe(parse(text)));
};

/** [C.21.6] Some ships went to high speed earlier in this turn. */
const hastened = (random: Random, state: State): State => {
  const { table } = state;
  if (!table.options.highSpeeds) return state;
  const hasty = table.forces
    .flat()
    .filter(() => rarely(random, 4))
    .toSorted((a, b) => a - b);
  return { ...state, table: { ...table, campaign: { ...table.campaign, hasty } } };
};
