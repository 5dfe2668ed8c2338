import { AIRBASES, FORTRESSES, nameOfHex } from '../model/chart.ts';
import { WORDS } from '../face/words.ts';
import { MARKS, ROSTER, type UnitSpec } from '../model/roster.ts';
import { NATIONS, type Nation, SIDES, type Side } from '../model/vocabulary.ts';
import { lossPoints } from '../rules/victory/victory.ts';

type Cells = readonly (string | number)[];

/** A table of the page; numbers stand to the right. */
const table = (heads: readonly string[], rows: readonly Cells[]): readonly string[] => {
  const sides = heads.map((_, place) => (typeof rows[0]?.[place] === 'number' ? '--:' : '---'));
  return [heads, sides, ...rows].map(cells => `| ${cells.join(' | ')} |`);
};

const RATINGS = ['air', 'surface', 'submarine', 'move', 'defence', 'ECM'] as const;

const ratingsOf = ({ ratings }: UnitSpec): Cells => {
  const { antiAir, antiSurface, antiSubmarine, move, defence, ecm } = ratings;
  return [antiAir, antiSurface, antiSubmarine, move, defence, ecm];
};

/** [11] [12.2] [14.3] When and where a unit comes into play. */
const entryOf = ({ arrives, home, side, fleet }: UnitSpec): string => {
  const fleetText = fleet === '' ? '' : `fleet ${fleet}, `;
  if (arrives === 'middle-east') return '14.3';
  if (arrives === 'turn-11') return `${fleetText}turn 11, 12.2`;
  const rule = side === 'nato' ? '11.1' : '11.2';
  return `${fleetText}${rule}, ${home.startsWith('CV:') ? `aboard ${home.slice(3)}` : home}`;
};

const titleOf = ({ title, ships, daylight, carrierBased }: UnitSpec): string => {
  const names = ships.length === 1 && ships[0] === title ? '' : ships.join(', ');
  const bands = [daylight ? 'daylight' : '', carrierBased ? 'carrier-based' : ''].filter(Boolean).join(', ');
  const detail = [names, bands].filter(Boolean).join('; ');
  return detail === '' ? title : `${title} (${detail})`;
};

const rowOf = (spec: UnitSpec): Cells => [
  spec.name,
  spec.kind,
  titleOf(spec),
  ...ratingsOf(spec),
  lossPoints(spec),
  entryOf(spec),
  Object.values(MARKS[ROSTER.indexOf(spec)] ?? {}).join(' '),
];

const unitTable = (units: readonly UnitSpec[], what: string): readonly string[] => [
  '',
  ...table(['unit', 'type', what, ...RATINGS, 'points', 'set-up', 'marks'], units.map(rowOf)),
];

const forceOf = (nation: Nation): readonly string[] => {
  const units = ROSTER.filter(spec => spec.nation === nation);
  const ships = units.filter(({ domain }) => domain !== 'air');
  const aircraft = units.filter(({ domain }) => domain === 'air');
  return [
    '',
    `### ${WORDS.nations[nation]}: ${ships.length} naval, ${aircraft.length} air`,
    ...(ships.length > 0 ? unitTable(ships, 'name and ships') : []),
    ...(aircraft.length > 0 ? unitTable(aircraft, 'aircraft') : []),
  ];
};

const nationsOf = (side: Side): readonly Nation[] =>
  NATIONS.filter(nation => ROSTER.some(spec => spec.nation === nation && spec.side === side));

const sideOf = (side: Side): readonly string[] => [
  '',
  `## ${WORDS.side(side)}`,
  ...nationsOf(side).flatMap(forceOf),
];

const bases = (): readonly string[] =>
  table(
    ['hex', 'base', 'of', 'in', 'in use', 'mark'],
    AIRBASES.map(({ hex, name, nation, country, optional, source }) => [
      nameOfHex(hex),
      name,
      nation,
      country,
      optional ? '14.3' : 'always',
      source,
    ]),
  );

const defences = (): readonly string[] =>
  table(
    ['hex', 'place', 'side', 'defence', 'ECM', 'mark'],
    FORTRESSES.map(({ hex, name, side, defence, ecm, source }) => [
      nameOfHex(hex),
      name,
      WORDS.side(side),
      defence,
      ecm,
      source,
    ]),
  );

/** [16.0] Every unit, base and Defended hex with its figures, as a page for people. */
export const manifest = (): string =>
  [
    '# Sixth Fleet: ship manifest',
    '',
    'Case 16.0. Printed from the data in use by `npx narrow-seas games sixth-fleet --manifest`.',
    '',
    'Strengths are those against aircraft, surface ships and submarines. Move is the Movement Allowance of a ship and',
    'the Range Allowance of an aircraft. Points go to the enemy when the unit is lost [13.0]. Set-up names the case and',
    'where the automatic set-up puts the unit, or when it comes; any place of its group will do [11.1] [11.2].',
    '',
    'Marks say where three things come from: the number and type of the counter, then the name of a ship or the base of',
    'an aircraft, then the ratings. **given** is stated in the rules. **set**: the rules state these ratings for a',
    'counter of that nation and type, and we chose the counter. **min**: the least number of such counters with',
    'which the rules can be played. **ours**: the printed counters are not known, and this is our own estimate.',
    ...SIDES.flatMap(sideOf),
    '',
    '## Airbases',
    '',
    ...bases(),
    '',
    '## Defended hexes',
    '',
    ...defences(),
    '',
  ].join('\n');
