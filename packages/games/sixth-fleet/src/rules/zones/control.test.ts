import { describe, expect, test } from 'vitest';
import { reachOfUnit, ruling, table } from '../../testing/table.ts';

const NATO = 'movement side=nato';

/** Made up, for what the order of battle has not. */
const FAST = 'unit FAST soviet So DD 9-9-9-6-3-2';
const BLIND = 'unit BLIND soviet So DD 9-0-9-6-3-2';
const BLIND_SUB = 'unit DEAF soviet So SN 0-0-14-5-9-5';

const rulings = (rows: readonly (readonly [string, string, string, string])[]): void => {
  test.each(rows)('%s', (_name, forces, order, verdict) => {
    expect(ruling(table(NATO, forces), order)).toBe(verdict);
  });
};

describe('a controlled hex stops', () => {
  rulings([
    ['[6.11] a unit may enter it', 'nato @0912 US6 | soviet @0915 So5', 'nato move US6 0913 0914', 'ok'],
    [
      '[6.11] [5.25] and goes no further',
      'nato @0912 US6 | soviet @0915 So5',
      'nato move US6 0913 0914 0813',
      '5.25 must-stop',
    ],
    [
      '[6.11] not even a submarine',
      'nato @0912 US11 | soviet @0915 So5',
      'nato move US11 0913 0914 0813',
      '5.25 must-stop',
    ],
    [
      '[6.11] nor an aircraft',
      'nato @0912 USa1 | soviet @0915 So5',
      'nato move USa1 0913 0914 0813',
      '5.25 must-stop',
    ],
    [
      '[6.12] entering costs nothing extra',
      'nato @0910 US6 | soviet @0915 So5',
      'nato move US6 0911 0912 0913 0914',
      'ok',
    ],
    [
      '[6.13] two in control are as one',
      'nato @0912 US6 | soviet @0915 So22 | soviet @1014 So23',
      'nato move US6 0913 0914',
      'ok',
    ],
    [
      '[6.14] zones that overlap hold nobody',
      'nato @0912 US6 | soviet @0914 So5',
      'nato move US6 0911',
      'ok',
    ],
    [
      '[6.14] adjacent units hold each other',
      'nato @0913 US6 | soviet @0914 So5',
      'nato move US6 0912',
      '6.43 held',
    ],
    [
      '[6.15] one’s own zones stop nobody',
      'nato @0912 US6 | nato @0914 US7 | soviet @0920 So5',
      'nato move US6 0913 0813',
      'ok',
    ],
    [
      '[6.16] a friend in the hex does not help',
      'nato @0912 US6 | nato @0914 US7 | soviet @0915 So5',
      'nato move US6 0913 0914 0813',
      '5.25 must-stop',
    ],
    ['[6.0] control reaches one hex', 'nato @0911 US6 | soviet @0914 So5', 'nato move US6 0912 0812', 'ok'],
    [
      '[5.25] the hex it began in stops it too when it comes back',
      'nato @0914 US6 | soviet @0915 So22',
      'nato move US6 0913 0914 0913',
      '5.25 must-stop',
    ],
    [
      '[5.25] it may come back and stay',
      'nato @0914 US6 | soviet @0915 So22',
      'nato move US6 0913 0914',
      'ok',
    ],
  ]);
});

describe('terrain and control', () => {
  const over = 'violated | options neutralAirSpace | nato @1714 Ita24 | soviet @1516 So5';
  rulings([
    ['[10.21] no control of neutral hexes', over, 'nato move Ita24 1715 1716 1616 1617', 'ok'],
    ['[10.21] the sea beside them is controlled', over, 'nato move Ita24 1715 1615 1616', '5.25 must-stop'],
    [
      '[10.22] a ship’s control stops at an all-land hexside',
      'nato @1512 US6 | soviet @1413 So5',
      'nato move US6 1412 1411',
      'ok',
    ],
    ['[10.22] a submarine’s too', 'nato @1512 US6 | soviet @1413 So36', 'nato move US6 1412 1411', 'ok'],
    ['[10.22] it holds nobody there', 'nato @1412 US6 | soviet @1413 So5', 'nato move US6 1411', 'ok'],
    [
      '[10.22] an aircraft’s control passes',
      'nato @1512 US6 | soviet @1413 Soa12',
      'nato move US6 1412 1411',
      '5.25 must-stop',
    ],
    [
      '[10.22] also that of one stacked with a ship',
      'nato @1512 US6 | soviet @1413 Soa12 So5',
      'nato move US6 1412 1411',
      '5.25 must-stop',
    ],
    [
      '[10.22] which then does not hold',
      'nato @1412 US6 | soviet @1413 Soa12 So5',
      'nato move US6 1411',
      'ok',
    ],
    ['[6.21] across water it holds', 'nato @1414 US6 | soviet @1413 So5', 'nato move US6 1415', '6.43 held'],
    [
      '[10.42] a Defended hex controls nothing',
      'nato @0627 US6',
      'nato move US6 0727 0626',
      '10.15 defended',
    ],
    ['[10.42] so a ship passes beside it', 'nato @0627 US6', 'nato move US6 0727 0726 0725', 'ok'],
  ]);
});

describe('enemies that cannot attack the unit', () => {
  rulings([
    [
      '[6.42] an aircraft ignores the zone of a submarine',
      'nato @0912 USa1 | soviet @0915 So36',
      'nato move USa1 0913 0914 0814 0815',
      'ok',
    ],
    [
      '[6.42] and flies over it',
      'nato @0912 USa1 | soviet @0915 So36',
      'nato move USa1 0913 0914 0915 0916',
      'ok',
    ],
    [
      '[6.42] but does not stay with it',
      'nato @0912 USa1 | soviet @0915 So36',
      'nato move USa1 0913 0914 0915',
      '5.21 enemy-there',
    ],
    [
      '[6.42] a submarine passes under an aircraft that hunts none',
      'nato @0913 US11 | soviet @0915 Soa12',
      'nato move US11 0914 0915 0916',
      'ok',
    ],
    [
      '[6.42] and does not stay',
      'nato @0913 US11 | soviet @0915 Soa12',
      'nato move US11 0914 0915',
      '5.21 enemy-there',
    ],
    [
      '[6.42] one that hunts submarines stops it',
      'nato @0913 US11 | soviet @0915 Soa6',
      'nato move US11 0914 0915',
      '5.25 must-stop',
    ],
    [
      '[6.42] a ship ignores what has no strength against ships',
      `${BLIND} | nato @0913 US6 | soviet @0915 BLIND`,
      'nato move US6 0914 0915 0916',
      'ok',
    ],
    [
      '[6.42] a zero counts by the type attacked',
      `${BLIND} | nato @0913 US11 | soviet @0915 BLIND`,
      'nato move US11 0914 0915',
      '5.25 must-stop',
    ],
    [
      '[6.42] one in the stack that can attack is enough',
      'nato @0913 US11 | soviet @0915 Soa12 So5',
      'nato move US11 0914 0915',
      '5.25 must-stop',
    ],
    [
      '[5.21] a hex with both is closed',
      'nato @0914 US11 | soviet @0915 Soa12 So5',
      'nato move US11 0915',
      '5.21 enemy-there',
    ],
    [
      '[6.42] a harmless enemy’s hex that another controls cannot be passed',
      'nato @0913 US11 | soviet @0915 Soa12 | soviet @1015 So5',
      'nato move US11 0914 0915 0815',
      '5.21 enemy-there',
    ],
    [
      '[6.42] nor entered',
      'nato @0913 US11 | soviet @0915 Soa12 | soviet @1015 So5',
      'nato move US11 0914 0915',
      '5.21 enemy-there',
    ],
    [
      '[6.42] nor from control to control',
      'nato @0914 US11 | soviet @0915 Soa12 | soviet @1014 So5',
      'nato move US11 0915',
      '5.21 enemy-there',
    ],
    [
      '[6.42] a harmless enemy does not shield from another',
      'nato @0912 USa1 | soviet @0914 So36 | soviet @0814 So5',
      'nato move USa1 0913 0914',
      '5.21 enemy-there',
    ],
  ]);

  test('[6.42] the reach passes over such an enemy and leaves its hex out', () => {
    const reach = reachOfUnit(table(NATO, 'nato @0913 Ita28 | soviet @0915 So36'), 'nato', 'Ita28');
    expect(reach).toContain('0917');
    expect(reach).not.toContain('0915');
  });
});

describe('leaving a controlled hex', () => {
  const held = '6.43 held';
  rulings([
    ['[6.43] A: from an aircraft', 'nato @0914 Gr29 | soviet @0915 Soa12', 'nato move Gr29 0913', 'ok'],
    [
      '[6.43] [9.32] A: from several',
      'nato @0914 Gr29 | soviet @0915 Soa12 | soviet @0814 Soa1',
      'nato move Gr29 0913',
      'ok',
    ],
    ['[6.43] B: from a slower ship', 'nato @0914 US6 | soviet @0915 So22', 'nato move US6 0913', 'ok'],
    ['[6.43] B: not from one as fast', 'nato @0914 US6 | soviet @0915 So5', 'nato move US6 0913', held],
    [
      '[6.43] B: not from a faster one',
      `${FAST} | nato @0914 US6 | soviet @0915 FAST`,
      'nato move US6 0913',
      held,
    ],
    [
      '[6.43] B: a slow ship is held by a slow one',
      'nato @0914 It20 | soviet @0915 So22',
      'nato move It20 0913',
      held,
    ],
    [
      '[6.43] B: from two slower ones',
      'nato @0914 US6 | soviet @0915 So22 | soviet @0814 So32',
      'nato move US6 0913',
      'ok',
    ],
    [
      '[6.43] B: all must be slower',
      'nato @0914 US6 | soviet @0915 So22 | soviet @0814 So5',
      'nato move US6 0913',
      held,
    ],
    ['[6.43] B: also in one stack', 'nato @0914 US6 | soviet @0915 So22 So5', 'nato move US6 0913', held],
    [
      '[6.43] A and B: a slower ship with an aircraft',
      'nato @0914 US6 | soviet @0915 Soa12 So22',
      'nato move US6 0913',
      'ok',
    ],
    [
      '[6.43] A and B: a ship as fast with an aircraft',
      'nato @0914 US6 | soviet @0915 Soa12 So5',
      'nato move US6 0913',
      held,
    ],
    ['[6.43] B: a slower submarine', 'nato @0914 US6 | soviet @0915 So25', 'nato move US6 0913', 'ok'],
    ['[6.43] B: a faster submarine', 'nato @0914 US6 | soviet @0915 So36', 'nato move US6 0913', held],
    [
      '[6.42] a faster submarine without strength against ships',
      `${BLIND_SUB} | nato @0914 US6 | soviet @0915 DEAF`,
      'nato move US6 0913',
      'ok',
    ],
    [
      '[6.42] a faster harmless ship beside a slower one',
      `${BLIND} | nato @0914 US6 | soviet @0915 BLIND | soviet @0814 So22`,
      'nato move US6 0913',
      'ok',
    ],
    [
      '[6.43] C: a submarine from anybody',
      `${FAST} | nato @0914 It22 | soviet @0915 FAST So5 So36`,
      'nato move It22 0913',
      'ok',
    ],
    [
      '[6.43] [9.31] D: an aircraft from anybody',
      `${FAST} | nato @0914 USa1 | soviet @0915 Soa12 FAST So5`,
      'nato move USa1 0913',
      'ok',
    ],
    ['[5.26] a held unit goes nowhere', 'nato @0914 US6 | soviet @0915 So5', 'nato move US6 0915', held],
  ]);
});

describe('from one controlled hex to another', () => {
  rulings([
    [
      '[6.44] never a ship',
      'nato @0914 US6 | soviet @0915 So22',
      'nato move US6 1014',
      '6.44 control-to-control',
    ],
    [
      '[6.44] though controlled by another',
      'nato @0914 US6 | soviet @0915 So22 | soviet @0912 So23',
      'nato move US6 0913',
      '6.44 control-to-control',
    ],
    [
      '[6.44] [6.43] not even by aircraft',
      'nato @0914 US6 | soviet @0915 Soa12',
      'nato move US6 1014',
      '6.44 control-to-control',
    ],
    [
      '[9.31] never an aircraft',
      'nato @0914 USa1 | soviet @0915 So22',
      'nato move USa1 1014',
      '9.31 control-to-control',
    ],
    [
      '[9.31] [6.42] but harmless control is none',
      'nato @0914 USa1 | soviet @0915 So36',
      'nato move USa1 1014',
      'ok',
    ],
    [
      '[6.44] a submarine goes from control to control, one hex',
      'nato @0914 US11 | soviet @0915 So22',
      'nato move US11 1014',
      'ok',
    ],
    [
      '[6.44] and no further',
      'nato @0914 US11 | soviet @0915 So22',
      'nato move US11 1014 1114',
      '5.25 must-stop',
    ],
    [
      '[6.44] not in the middle of its move',
      'nato @0913 US11 | soviet @0915 So22',
      'nato move US11 0914 1014',
      '5.25 must-stop',
    ],
    [
      '[6.44] a ship goes out and in again',
      'nato @0914 US6 | soviet @0915 So22',
      'nato move US6 1013 1014',
      'ok',
    ],
    ['[6.44] an aircraft too', 'nato @0914 USa1 | soviet @0915 So22', 'nato move USa1 1013 1014', 'ok'],
    ['[6.44] a submarine too', 'nato @0914 US11 | soviet @0915 So22', 'nato move US11 1013 1014', 'ok'],
    [
      '[6.44] and stops where it came in',
      'nato @0914 US6 | soviet @0915 So22',
      'nato move US6 1013 1014 1114',
      '5.25 must-stop',
    ],
  ]);
});
