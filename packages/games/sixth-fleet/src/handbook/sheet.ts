import { capital, inWords, rowsOf, type Sheet, type SheetBlock } from '@narrow-seas/core';
import { ROSTER } from '../model/roster.ts';
import { ADVANCE_LIMIT } from '../rules/combat/advance.ts';
import { COLUMNS, COMBAT_RESULTS } from '../rules/combat/crt.ts';
import { isNight } from '../rules/combat/strength.ts';
import { AIR_LIMIT, NAVAL_LIMIT } from '../rules/stacking/stacking.ts';
import { CAMPAIGN } from '../scenarios/campaign.ts';
import { levelsOf } from '../rules/victory/victory.ts';

const NIGHTS = Array.from({ length: CAMPAIGN.scenario.lastTurn }, (_, place) => place + 1).filter(isNight);

const DAYLIGHT = [
  ...new Set(ROSTER.filter(({ daylight }) => daylight).map(({ nation, kind }) => `${nation} ${kind}`)),
];

const SEQUENCE: SheetBlock = {
  title: 'A turn: eight hours',
  rule: '4.1',
  lines: [
    'Soviet combat: attack adjacent enemies, retreat, advance.',
    'Soviet movement: ships and aircraft; aircraft away from base must land.',
    'NATO combat, then NATO movement.',
    'Fight first, then move. In turn 11 reinforcements come.',
  ],
};

const COMBAT: SheetBlock = {
  title: 'Combat results: the highest roll that forces the defenders back',
  rule: '8.8',
  head: ['ECM', ...COLUMNS.map(column => (column === COLUMNS.at(-1) ? `${column} or more` : String(column)))],
  rows: rowsOf(
    COMBAT_RESULTS.map((_, ecm) => ecm),
    COMBAT_RESULTS.map(row => row.map(need => (need === 0 ? '·' : need))),
  ),
  note: 'Attack strengths less defences give the differential, rounded down to a column. The highest ECM among the defenders gives the row. A dot: no effect, no die.',
};

const STRENGTHS: SheetBlock = {
  title: 'Strengths in an attack',
  rule: '8.4',
  lines: [
    'Which attack strength: by the type of the target, air, surface or submarine [8.43].',
    'Zero is no strength: no part in that attack [8.41].',
    'Ships and submarines in Restricted Water defend double [8.44].',
    'Daylight aircraft attack at half by night; fractions are kept [8.45].',
    'One attack: one hex from one hex, targets of one type [8.35, 8.36].',
    'Below a differential of zero: no attack [8.23].',
  ],
};

const CONTROL: SheetBlock = {
  title: 'Zones of control',
  rule: '6.0',
  head: ['unit', 'enters', 'leaves', 'from zone to zone'],
  rows: [
    ['surface ship', 'stops', 'if only aircraft or slower ships control', 'never'],
    ['submarine', 'stops', 'always', 'one hex, then stops'],
    ['aircraft', 'stops', 'always', 'never'],
  ],
  note: 'Enemies without strength against a unit do not concern it [6.42]. In each controlled hex one unit must attack [8.21]; if it has strength but cannot reach zero, it retreats [8.24].',
};

const STACKING: SheetBlock = {
  title: 'Stacking and retreat',
  rule: '7.0',
  lines: [
    `${capital(inWords(NAVAL_LIMIT))} ships and ${inWords(AIR_LIMIT)} aircraft a side in a hex at the end of a Movement Phase [7.11].`,
    'Attack from the top down; pass over what you have no strength against [7.44, 7.45].',
    'Retreat one hex, with room and out of control by enemies who could attack; else lost [8.71].',
    'Aircraft that would retreat are lost [8.72].',
    `Up to ${inWords(ADVANCE_LIMIT)} attackers may advance into a hex that was left [8.5].`,
  ],
};

const WATERS: SheetBlock = {
  title: 'Movement and terrain',
  rule: '10.0',
  lines: [
    'Open sea costs a ship 1, Restricted Water 2; each hex costs an aircraft 1.',
    'Ships never cross all-land hexsides; no zones of ships reach across them [10.22].',
    'No zones reach into Prohibited hexes [10.21].',
    'A Defended hex without units is attacked by its own defence and ECM [10.44].',
  ],
};

const AIR: SheetBlock = {
  title: 'Aircraft',
  rule: '9.0',
  lines: [
    'Bases by nation: US on land and carriers, others on land, French on their carrier [9.13].',
    'Who begins the phase away from base must land in it, or is lost [9.22].',
    'From a carrier: fly before she moves, or stay with her [9.63].',
    `Daylight aircraft: ${DAYLIGHT.join(', ')}.`,
    `Night turns: ${NIGHTS.join(', ')}.`,
  ],
};

const VICTORY: SheetBlock = {
  title: 'Points for the Soviets, less those for NATO',
  rule: '13.0',
  lines: [
    'Each lost unit: its ECM, at least 1, for the enemy.',
    ...CAMPAIGN.scenario.goals.map(({ title, points, rule }) => `${title}: ${points} [${rule}].`),
  ],
};

const LEVELS: SheetBlock = {
  title: 'Levels of victory by net points',
  rule: '13.2',
  head: ['from', 'result'],
  rows: levelsOf(CAMPAIGN.scenario).map(({ from, winner, grade }) => [
    from === undefined ? 'less' : String(from),
    winner === undefined ? 'draw' : `${winner === 'nato' ? 'NATO' : 'Soviet'} ${grade}`,
  ]),
};

const COUNTER: SheetBlock = {
  title: 'A counter',
  rule: '3.2',
  lines: [
    'Upper row: strength against aircraft, ships, submarines.',
    'Lower row: movement (range of an aircraft), defence, ECM.',
    'C beside the nation: carrier-based. Yellow strip: daylight only.',
    'Turned: must land. Pale with a tick: has done what it can.',
  ],
};

/** Two pages for the table. */
export const SHEET: Sheet = {
  pages: [
    [SEQUENCE, COMBAT, STRENGTHS, CONTROL, COUNTER],
    [STACKING, WATERS, AIR, VICTORY, LEVELS],
  ],
};
