import { rowsOf, type Sheet, type SheetBlock, signedShift } from '@narrow-seas/core';
import { DIE_FACES, WEATHERS, ZONES } from '../model/vocabulary.ts';
import { COLUMN_STARTS, COMBAT_RESULTS } from '../rules/combat/crt.ts';
import { ASSAULT_COLUMNS, assaultResult } from '../rules/invasion/assault-table.ts';
import {
  airResult,
  type AirToll,
  bounceResult,
  CAP_RATIOS,
  INTERCEPTION_RATIOS,
} from '../rules/patrols/air-table.ts';
import { CARRIER_CAP } from '../rules/patrols/carrier-cap.ts';
import { searchNumber } from '../rules/strategic-air/search-table.ts';
import { ELIGIBLE, zonesInRange } from '../rules/strategic-air/strategic-range.ts';
import { worthOfKind } from '../rules/victory/values.ts';
import { WEATHER_EFFECTS, weatherOnDie, zonesOnDie } from '../rules/weather/weather.ts';

const FIRST_ROW = -7;

const columnHead = (start: number, place: number): string => {
  const next = COLUMN_STARTS[place + 1];
  return next === undefined ? `${start}+` : `${start}-${next - 1}`;
};

const COMBAT: SheetBlock = {
  title: 'Combat results: points, by strength and modified die',
  rule: 'A1',
  head: ['die', ...COLUMN_STARTS.map(columnHead)],
  rows: rowsOf(
    COMBAT_RESULTS.map((_, row) => row + FIRST_ROW),
    COMBAT_RESULTS.map(row => row.map(points => (points === 0 ? '·' : points))),
  ),
  note: 'Defence reads one line lower. Points equal to the defence destroy, half of it damage [11]. On a base 5 and 6 are Damage 1, 7 to 9 Damage 2, 10 destroys [C.2.9].',
};

const SEQUENCE: SheetBlock = {
  title: 'A day: AM, PM, Night',
  rule: '2',
  lines: [
    'AM: events, weather, reinforcement, submarine mode, strategic air (application, interception, bounce, mining, detection), invasion.',
    'Every turn: patrols, sweeping, replenishment, local detection, three action segments, local marks off, patrols land.',
    'A segment: each side plays one arm, air, submarines or ships; each arm once a turn. Even die: NATO chooses first.',
    'Night: fuel, repair, strategic marks off.',
  ],
};

const MODIFIERS: SheetBlock = {
  title: 'What changes a die',
  rule: 'A2',
  head: ['roll', 'why', 'change'],
  rows: [
    ['defence', 'a target in a Task Force', '+2'],
    ['defence', 'no target in a group', '-1'],
    ['defence', 'the only ship in the hex (instead)', '-3'],
    ['defence', 'SSM: each patrol within a hex; with F-14', '+1; +2'],
    ['attack', 'each Tac-Coord, three at most', '+1'],
    ['attack', 'SSM or torpedo into a fjord', '-3'],
    ['attack', 'SSM, no own ship adjacent', '-2'],
    ['attack', 'SSM on a base', '-4'],
    ['attack', 'ASW against a deep submarine', '-1'],
    ['attack', 'SSM of ships in a storm', signedShift(WEATHER_EFFECTS.storm.ssmDie)],
  ],
};

const toll = ({ steps, home }: AirToll): string => `${steps}${home ? 'r' : ''}`;
const sayAir = ({ attacker, defender }: ReturnType<typeof airResult>): string =>
  `${toll(attacker)}/${toll(defender)}`;

const AIR: SheetBlock = {
  title: 'Air to air: attacker/defender, steps lost, r returns',
  rule: 'A3',
  head: [
    'die',
    ...INTERCEPTION_RATIOS.map((ratio, column) => `${ratio} (CAP ${CAP_RATIOS[column]})`),
    'bounce',
  ],
  rows: rowsOf(
    DIE_FACES,
    DIE_FACES.map(face => [
      ...INTERCEPTION_RATIOS.map((_, column) => sayAir(airResult(column, face))),
      sayAir(bounceResult(face)),
    ]),
  ),
};

const CARRIERS: SheetBlock = {
  title: 'Patrol of a carrier: its AA divided by',
  rule: 'A3',
  head: ['look-out', ...[0, 1, 2, 3, 4].map(far => `${far} hexes`)],
  rows: Object.entries(CARRIER_CAP).map(([lookout, divisors]) => [lookout, ...divisors.map(String)]),
};

const QUARRIES = [
  ['nato', 'SS'],
  ['nato', 'SN'],
  ['soviet', 'SS'],
  ['soviet', 'SN'],
  ['soviet', 'SB'],
] as const;

const SEARCH: SheetBlock = {
  title: 'A submarine is found by this die or less',
  rule: 'A4',
  head: [...QUARRIES.map(([side, kind]) => `${side === 'nato' ? 'NATO' : 'Soviet'} ${kind}`), 'noisy'],
  rows: [
    [
      ...QUARRIES.map(([side, kind]) => String(searchNumber({ side, kind, noisy: false }))),
      String(searchNumber({ side: 'soviet', kind: 'SN', noisy: true })),
    ],
  ],
  note: 'Deep 2 harder, among mountains 4; Soviet in a SOSUS hex 2 easier; squall 1, storm 2 harder.',
};

const DETECTION: SheetBlock = {
  title: 'Detection',
  rule: 'C.3',
  lines: [
    'Limited zone: own hex and beside it. Extended: two hexes, ships against ships only.',
    'From one zone hex to another of the same watcher: marked. Entering or leaving: free.',
    'Submarines: only past six ASW or more, in limited zones.',
    'Attacking from an enemy limited zone: marked. Coast watch: marked.',
    'Local marks go after the third segment unless still watched; strategic at night.',
  ],
};

const yes = (value: boolean): string => (value ? 'yes' : 'no');

const WEATHER: SheetBlock = {
  title: 'Weather',
  rule: 'C.13',
  head: ['', ...WEATHERS],
  rows: [
    ['submarine search', ...WEATHERS.map(weather => signedShift(WEATHER_EFFECTS[weather].searchDie))],
    ['extended zones', ...WEATHERS.map(weather => yes(WEATHER_EFFECTS[weather].extendedZones))],
    ['air grounded', ...WEATHERS.map(weather => yes(WEATHER_EFFECTS[weather].grounds))],
    ['small craft', ...WEATHERS.map(weather => WEATHER_EFFECTS[weather].patrolCraft)],
    ['supply at sea', ...WEATHERS.map(weather => WEATHER_EFFECTS[weather].supplyAtSea)],
    ['landings', ...WEATHERS.map(weather => yes(WEATHER_EFFECTS[weather].landings))],
  ],
};

const PERIODS = [1, 2, 3, 4] as const;

const SKIES: SheetBlock = {
  title: 'Weather of the day: by die and period, and where',
  rule: 'A9',
  head: ['die', ...PERIODS.map(period => `period ${period}`), 'zones'],
  rows: rowsOf(
    DIE_FACES,
    DIE_FACES.map(face => {
      const zones = zonesOnDie(face);
      return [
        ...PERIODS.map(period => weatherOnDie(period, face)),
        zones.length === ZONES.length ? 'all' : zones.join(' '),
      ];
    }),
  ),
};

const STRATEGIC: SheetBlock = {
  title: 'Strategic air: zones by movement, missions by type',
  rule: 'A5',
  lines: [
    ...[25, 50, 70, 71].map(
      (move, place) => `${place === 3 ? 'more' : `up to ${move}`} points: ${zonesInRange(move)} zones.`,
    ),
    ...Object.entries(ELIGIBLE).map(
      ([kind, missions]) => `${kind}: ${missions.length === 0 ? 'none' : missions.join(', ')}.`,
    ),
  ],
};

const ROLLS = [0, 1, 2, 5, 8, 9] as const;

const ASSAULT: SheetBlock = {
  title: 'Assault on a base',
  rule: 'C.17.7',
  head: ['die', ...ASSAULT_COLUMNS.map(([label]) => label)],
  rows: ROLLS.map((die, place) => {
    const from = place === 0 ? undefined : (ROLLS[place - 1] ?? 0) + 1;
    const said =
      from === undefined
        ? `${die} or less`
        : die === 9
          ? '9 or more'
          : from === die
            ? String(die)
            : `${from}-${die}`;
    return [said, ...ASSAULT_COLUMNS.map((_, column) => assaultResult(column, die))];
  }),
};

const KINDS = ['CV', 'BB', 'CG', 'CL', 'DD', 'FF', 'SN', 'SS', 'SB', 'AM', 'PC', 'INT', 'ATK'] as const;

const POINTS: SheetBlock = {
  title: 'Points for a unit destroyed',
  rule: 'A11',
  head: ['of', ...KINDS],
  rows: (['nato', 'soviet'] as const).map(side => [
    side === 'nato' ? 'NATO' : 'Soviet',
    ...KINDS.map(kind => {
      const worth = worthOfKind(side, kind);
      return worth === 0 ? '·' : String(worth);
    }),
  ]),
  note: 'A NATO carrier is 25 (US) or 10 (UK); an amphibious ship 8 loaded, 2 landed.',
};

/** Two pages for the table. */
export const SHEET: Sheet = {
  pages: [
    [SEQUENCE, COMBAT, MODIFIERS, DETECTION, SEARCH],
    [AIR, CARRIERS, STRATEGIC, WEATHER, SKIES, ASSAULT, POINTS],
  ],
};
