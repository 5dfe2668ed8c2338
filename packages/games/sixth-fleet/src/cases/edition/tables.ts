import type { Fill } from '@narrow-seas/core';
import { COLUMNS, COMBAT_RESULTS } from '../../rules/combat/crt.ts';
import { ROSTER } from '../../model/roster.ts';
import { isNight } from '../../rules/combat/strength.ts';

/** The table as text, row after row, so that it cannot differ from the one in use. */
const tableText = (): string => {
  const rows = COMBAT_RESULTS.map((row, ecm) => `ECM ${ecm}: ${row.map(need => need || '.').join(' ')}`);
  return `columns ${COLUMNS.join(' ')}; ${rows.join('; ')}`;
};

const LAST_TURN = 21;

const nightTurns = (): string =>
  Array.from({ length: LAST_TURN }, (_, index) => index + 1)
    .filter(isNight)
    .join(', ');

const daylightTypes = (): string => {
  const types = ROSTER.filter(({ daylight }) => daylight).map(({ nation, kind }) => `${nation} ${kind}`);
  return [...new Set(types)].join(', ');
};

/** Tables and texts that the rulebook refers to and does not hold. */
export const TABLES: readonly Fill[] = [
  {
    id: 'combat-results-table',
    rule: '8.8',
    value: tableText(),
    reason:
      'The printed table is on a map sheet that is not known. Ours holds the three cells that the examples state: 10 on ECM 2 needs 1 or 2, 5 on ECM 4 needs 1, 5 on ECM 6 cannot succeed. It never falls with the differential nor rises with ECM, and makes a certain retreat rare, as 15.0 says.',
  },
  {
    id: 'own-table',
    rule: '8.8',
    value:
      'our table is data/crt.json; players who own the sheet may agree on a file of that form with their own numbers, 0 to 6, in seven rows of nine',
    reason:
      'We do not know the numbers, so only their form is checked. The table in force belongs to the opening: saves, replays and positions carry it.',
  },
  {
    id: 'table-ends',
    rule: '8.9',
    value: `differentials above ${COLUMNS.at(-1)} use the last column, ECM above 6 the last row`,
    reason:
      'How far the printed table goes is not known; no counter stated in the rules has more than ECM 6.',
  },
  {
    id: 'differential-fractions',
    rule: '8.9',
    value:
      'a fraction is kept until the column is chosen: 0.5 is column 0, and minus 0.5 is below zero, so no attack is possible',
    reason:
      'Fractions of halved strengths are kept [9.52], and the differential is rounded down, not up to zero.',
  },
  {
    id: 'night-turns',
    rule: '8.45',
    value: `turns ${nightTurns()}`,
    reason:
      'The track is not known. Turns are eight hours [3.6] and 21 of them are a week, so one turn in three is night; we chose the third.',
  },
  {
    id: 'daylight-types',
    rule: '9.52',
    value: daylightTypes(),
    reason:
      'The band on the counters is not known. The case points to the sample F; the rest are clear-weather types by what is generally known of them.',
  },
  {
    id: 'terrain-chart',
    rule: '10.5',
    value: 'terrain works as cases 10.1 to 10.4 say',
    reason: 'The chart is on the unknown map sheet; those cases state all of its effects.',
  },
  {
    id: 'ships-of-a-unit',
    rule: '3.2',
    value: 'a DE is six ships, a CA one',
    reason:
      'The text has a damaged word where it names six ships, and gives no number for CA; DE is the only group left, and every other cruiser is a single ship.',
  },
  {
    id: 'case-numbers',
    rule: '3.2',
    value: '3.2.1 to 3.2.4 are listed as 3.21 to 3.24',
    reason: 'Other cases of the same text call them so, and the next is printed 3.25.',
  },
  {
    id: 'ship-manifest',
    rule: '16.0',
    value:
      'the names in the list of units; numbers run through each side, nation after nation, ships and aircraft apart',
    reason:
      'The manifest is listed in the contents only. The numbering fits the seven numbers that the text states: US 1, 2 and 6, It 22, So 1, 2 and 42.',
  },
  {
    id: 'design-credits',
    rule: '17.0',
    value: 'left out',
    reason: 'Listed in the contents only; nothing in play depends on it.',
  },
  {
    id: 'margin-note',
    rule: '6.31',
    value:
      'A submarine can be surrounded by aircraft, not pinned by them. Aircraft with anti-submarine strength stop it where it enters their zone, and it may not retreat into their zone; but it may always leave [6.43 C] and always move one hex from control to control [6.44]. It is shut in only when such aircraft stand in every hex it could enter. Aircraft without that strength it ignores.',
    reason:
      'A note in the margin asks the question; it is not a rule. 6.41 and 6.42 say which enemies a unit may ignore, 6.43 and 6.44 when it may leave, 6.5 and 8.71 where it may retreat.',
  },
  {
    id: 'open-table',
    rule: '7.4',
    value: 'both players may look at every stack and every holding box at any time',
    reason: 'Nothing in the rules is hidden, and the order of a stack matters to both [7.44].',
  },
  {
    id: 'options-together',
    rule: '14.0',
    value: 'any of the four options, in any combination, chosen when a game is opened',
    reason: 'The case asks both players to agree at the start and forbids no combination.',
  },
];
