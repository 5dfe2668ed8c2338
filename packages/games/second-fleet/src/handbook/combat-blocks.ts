import { rowsOf, type SheetBlock, signedShift } from '@narrow-seas/core';
import { TAC_COORD_LIMIT } from '../rules/combat/aim.ts';
import { COLUMN_STARTS, COMBAT_RESULTS } from '../rules/combat/crt.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../rules/combat/die-shifts.ts';
import { baseResult } from '../rules/combat/results.ts';
import { ASSAULT_COLUMNS, assaultResult } from '../rules/invasion/assault-table.ts';
import { AMPHIBIOUS, CARRIERS, worthOfKind } from '../rules/victory/values.ts';
import { WEATHER_EFFECTS } from '../rules/weather/weather.ts';

const FIRST_ROW = -7;
const MOST_POINTS = Math.max(...COMBAT_RESULTS.flat());

const columnHead = (start: number, place: number): string => {
  const next = COLUMN_STARTS[place + 1];
  return next === undefined ? `${start}+` : `${start}-${next - 1}`;
};

/** The least points that do this to a base. */
const pointsFor = (grade: 1 | 2 | 3): number =>
  Array.from({ length: MOST_POINTS + 1 }, (_, points) => points).findIndex(
    points => baseResult(points) === grade,
  );

export const COMBAT: SheetBlock = {
  title: 'Combat results: points, by strength and modified die',
  rule: 'A1',
  head: ['die', ...COLUMN_STARTS.map(columnHead)],
  rows: rowsOf(
    COMBAT_RESULTS.map((_, row) => row + FIRST_ROW),
    COMBAT_RESULTS.map(row => row.map(points => (points === 0 ? '·' : points))),
  ),
  note: `Defence reads one line lower. Points equal to the defence destroy, half of it damage [11]. A base has Damage 1 from ${pointsFor(1)} points on, Damage 2 from ${pointsFor(2)}, and is destroyed from ${pointsFor(3)} [C.2.9].`,
};

export const MODIFIERS: SheetBlock = {
  title: 'What changes a die',
  rule: 'A2',
  head: ['roll', 'why', 'change'],
  rows: [
    ['defence', 'a target in a Task Force', signedShift(DEFENCE_DIE.taskForce)],
    ['defence', 'no target in a group', signedShift(DEFENCE_DIE.noGroup)],
    ['defence', 'the only ship in the hex (instead)', signedShift(DEFENCE_DIE.alone)],
    ['defence', 'SSM: each patrol within a hex', signedShift(DEFENCE_DIE.patrol)],
    ['defence', 'SSM: with F-14 (instead)', signedShift(DEFENCE_DIE.patrolWithTomcats)],
    ['attack', `each Tac-Coord, at most ${TAC_COORD_LIMIT}`, signedShift(ATTACK_DIE.coordinator)],
    ['attack', 'SSM or torpedo into a fjord', signedShift(ATTACK_DIE.fjord)],
    ['attack', 'SSM, no own ship adjacent', signedShift(ATTACK_DIE.nobodyNear)],
    ['attack', 'SSM on a base', signedShift(ATTACK_DIE.base)],
    ['attack', 'ASW against a deep submarine', signedShift(ATTACK_DIE.deep)],
    ['attack', 'SSM of ships in a storm', signedShift(WEATHER_EFFECTS.storm.ssmDie)],
  ],
};

const ROLLS = [0, 1, 2, 5, 8, 9] as const;

export const ASSAULT: SheetBlock = {
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

export const POINTS: SheetBlock = {
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
  note: `A NATO carrier is ${CARRIERS.US} (US) or ${CARRIERS.UK} (UK); an amphibious ship ${AMPHIBIOUS.loaded} loaded, ${AMPHIBIOUS.landed} landed.`,
};
