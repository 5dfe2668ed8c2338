import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';

const GUNS = 'kola-strike turn 2 of 15 | options closeCombat';

const gunfight = (heading = GUNS, hex = '2809'): State =>
  position(
    'surface-activation side=soviet units=[FRNZE,OTTUK] hex=2808 start=2808 | under segment side=soviet arm=surface',
    `soviet @2808 FRNZE OTTUK | nato @${hex} HAWES/local GARY/local`,
    heading,
  );

describe('[C.21.9] close combat', () => {
  test.each([
    ['[24.9] only by agreement', gunfight('kola-strike turn 2 of 15'), '24.9 no-close-combat'],
    ['[C.21.9] adjacent', gunfight(), 'ok'],
    ['[C.21.9] not farther', gunfight(GUNS, '2810'), 'C.21.9 out-of-gun-range'],
    [
      'not in a storm',
      gunfight('northern-campaign turn 2 of 36 | options closeCombat | weather BS=storm GS=storm'),
      'C.21.9 storm-for-guns',
    ],
  ])('%s', (_rule, state, result) => {
    const hex = result.includes('range') ? '2810' : '2809';
    expect(ruling(state, `soviet strike close FRNZE OTTUK at ${hex}`)).toBe(result);
  });

  test('[C.21.9] not at an empty hex', () => {
    expect(ruling(gunfight(), 'soviet strike close FRNZE OTTUK at 2807')).toBe('C.21.9 no-ships-for-guns');
  });

  test('[C.21.9] six ships fire, not seven', () => {
    const names = 'FRNZE OTTUK SVRPY SILNY NKTMY VSLYV UDLOY';
    const squadron = position(
      `surface-activation side=soviet units=[${names.replaceAll(' ', ',')}] hex=2808 start=2808 | under segment side=soviet arm=surface`,
      `soviet @2808 ${names} | nato @2809 HAWES/local`,
      GUNS,
    );
    expect(ruling(squadron, `soviet strike close ${names} at 2809`)).toBe('C.21.9 too-many-guns');
    expect(ruling(squadron, `soviet strike close ${names.replace('FRNZE ', '')} at 2809`)).toBe('ok');
  });

  const fired = after(
    gunfight(),
    'soviet strike close FRNZE OTTUK at 2809',
    'soviet aim HAWES=34',
    'roll 0',
    'roll 9',
  );

  test('the guns of the best six defenders, with the group modifiers', () => {
    const aimed = after(gunfight(), 'soviet strike close FRNZE OTTUK at 2809', 'soviet aim HAWES=20 GARY=14');
    expect(aimed.table.phase).toMatchObject({ name: 'defence-roll', value: 24, shift: 0 });
  });

  test('survivors of the force answer once, and are not answered', () => {
    expect(whereIs(fired, 'HAWES')).toBe('lost');
    expect(fired.table.phase).toMatchObject({ name: 'targeting', side: 'nato', strike: { answer: true } });
    expect(ruling(fired, 'nato aim OTTUK=12')).toBe('ok');
    const answered = after(fired, 'nato aim OTTUK=12', 'roll 0', 'roll 9');
    expect(answered.table.phase).toMatchObject({ name: 'surface-activation', attacks: ['close'] });
  });

  test('[C.8.6] Tac-Coord helps torpedoes, missiles, bombs and ASW, not guns', () => {
    const aided = position(
      'surface-activation side=soviet units=[FRNZE,OTTUK] hex=2808 start=2808 | under segment side=soviet arm=surface',
      'soviet @2808 FRNZE OTTUK | nato @2809 HAWES/local GARY/local | mission Olenogorsk tac-coord GS T95D-1',
      GUNS,
    );
    const declared = after(aided, 'soviet strike close FRNZE OTTUK at 2809');
    expect(ruling(declared, 'soviet aim HAWES=34 with T95D-1')).toBe('C.8.6 no-coordinators');
  });

  test('they need not', () => {
    expect(after(fired, 'nato done').table.phase).toMatchObject({
      name: 'surface-activation',
      attacks: ['close'],
    });
  });
});
