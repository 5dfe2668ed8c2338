import { expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';

const MAP = 'soviet @0914 So1 So5 | nato @0915 US13 | nato @1020 USa9 US6';

const read = (phase: string, forces = MAP): string => {
  const parsed = sixthFleet.notation.parse(`sixth-fleet short turn 3 of 9 | phase ${phase} | ${forces}`);
  return parsed.ok ? 'ok' : `${parsed.error.at}: ${parsed.error.message}`;
};

const COMBAT = 'under combat side=soviet';

test.each([
  [
    '[8.13] one target for each attacker, also under another phase',
    'retreat side=nato from=0915 pending=US13 cause=combat | under combat side=soviet attacked=So1 targets=',
    'one target hex',
  ],
  [
    '[8.13] nobody attacks twice',
    'combat side=soviet attacked=So1,So1 targets=0915,0915',
    'So1 is named twice',
  ],
  ['the side that attacks', 'combat side=soviet attacked=US6 targets=0915', 'US6 is not a soviet unit'],
  [
    '[8.7] who retreats is there',
    `retreat side=nato from=0915 pending=US6 cause=combat | ${COMBAT}`,
    'US6 is not in the hex',
  ],
  [
    '[8.7] and is the other side',
    `retreat side=soviet from=0914 pending=So1 cause=combat | ${COMBAT}`,
    '[8.7]',
  ],
  ['[8.5] the hex to be taken is empty', `advance side=soviet hex=0915 candidates=So1 | ${COMBAT}`, '[8.5]'],
  [
    'defenders are in the hex attacked',
    `attack attackers=So1 hex=0915 defenders=US6 need=3 | ${COMBAT}`,
    'US6 is not in the hex',
  ],
  [
    'attackers are on the map',
    `attack attackers=So7 hex=0915 defenders=US13 need=3 | ${COMBAT}`,
    'attackers must be units on the map',
  ],
  [
    '[8.13] nobody attacks twice in one attack',
    `attack attackers=So1,So1 hex=0915 defenders=US13 need=3 | ${COMBAT}`,
    'So1 is named twice in attackers',
  ],
  ['[9.22] nobody lands twice', 'movement side=nato mustLand=USa9,USa9', 'USa9 is named twice'],
  ['[9.22] nor who is gone', 'movement side=nato mustLand=USa10', 'USa10 must land but is not on the map'],
  ['[7.0] the opponent chooses', 'excess side=nato mover=nato', '[7.0]'],
])('%s', (_rule, phase, message) => {
  expect(read(phase)).toContain(message);
});

test('[11] nobody is dead before everybody is set up', () => {
  expect(read('set-up side=nato branch=naval', 'dead US2')).toContain('[11]');
});

test.each([
  ['a retreat', `retreat side=nato from=0915 pending=US13 cause=combat | ${COMBAT}`],
  ['an attack', `attack attackers=So1 hex=0915 defenders=US13 need=3 | ${COMBAT}`],
  ['a landing', 'movement side=nato mustLand=USa9'],
])('%s as it should be is read', (_what, phase) => {
  expect(read(phase)).toBe('ok');
});
