import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { after, namesOf, offered, phaseOf, ruling, table, whereIs } from '../../testing/table.ts';

const NATO = 'combat side=nato';
const MUST_WITHDRAW = '8.24 must-withdraw';
const EITHER = '8.24 attack-or-withdraw';

/** Made up: a ship too strong for anybody, and one that cannot harm submarines besides. */
const WALL = 'unit WALL soviet So DD 9-9-9-4-60-2';
const WALL_AGAINST_SHIPS = 'unit WALL soviet So DD 9-9-0-4-60-2';
/** Too strong for Belknap, not for a submarine, which it cannot attack. */
const TOUGH_SHIP = 'unit TOUGH soviet So DD 9-9-0-4-15-2';

describe('forced withdrawal', () => {
  test.each([
    ['[8.24] of a unit that must', NATO, `${WALL} | nato @0914 US6 | soviet @0915 WALL`, 'US6', 'ok'],
    [
      '[8.24] not of one that can attack',
      NATO,
      'nato @0914 US6 | soviet @0915 So5',
      'US6',
      '8.24 need-not-withdraw',
    ],
    [
      '[8.24] not of one that owes nothing',
      NATO,
      'nato @0914 US6 | soviet @0916 So5',
      'US6',
      '8.24 need-not-withdraw',
    ],
    [
      '[8.24] not of one whose stack has attacked',
      `${NATO} fulfilled=0914`,
      `${WALL} | nato @0914 US6 | soviet @0915 WALL`,
      'US6',
      '8.24 need-not-withdraw',
    ],
    [
      '[8.75] not twice',
      `${NATO} exempt=US6`,
      `${WALL} | nato @0914 US6 | soviet @0915 WALL`,
      'US6',
      '8.24 need-not-withdraw',
    ],
    [
      '[6.42] not of one that the enemy cannot attack',
      NATO,
      `${WALL_AGAINST_SHIPS} | nato @0914 US6 US11 | soviet @0915 WALL`,
      'US11',
      '8.24 need-not-withdraw',
    ],
    [
      '[8.24] though it shares the hex with one that must',
      NATO,
      `${WALL_AGAINST_SHIPS} | nato @0914 US6 US11 | soviet @0915 WALL`,
      'US6',
      'ok',
    ],
    [
      '[8.24] not of the enemy’s',
      NATO,
      `${WALL} | nato @0914 US6 | soviet @0915 WALL`,
      'WALL',
      '8.24 need-not-withdraw',
    ],
  ])('%s', (_name, phase, forces, unit, verdict) => {
    expect(ruling(table(phase, forces), `nato withdraw ${unit}`)).toBe(verdict);
  });

  const alone = table(NATO, `${WALL} | nato @0914 US6 | soviet @0915 WALL`);

  test('[8.24] its owner chooses where to, in the same phase', () => {
    const routed = after(alone, 'nato withdraw US6');
    expect(phaseOf(routed)).toBe('retreat side=nato from=0914 pending=US6 cause=obligation');
    expect(ruling(routed, 'nato retreat US6 0913')).toBe('ok');
    expect(ruling(routed, 'nato retreat US6 0814')).toBe('6.5 controlled');
  });

  test('[8.74] [8.75] it attacks no more and owes nothing more, though enemies follow', () => {
    const followed = after(alone, 'nato withdraw US6', 'nato retreat US6 0913', 'soviet advance WALL');
    expect(whereIs(followed, 'WALL')).toBe('0914');
    expect(ruling(followed, 'nato attack US6 at 0914 on WALL')).toBe('8.74 has-left');
    expect(ruling(followed, 'nato done')).toBe('ok');
  });

  test('[8.24] every unit of the stack that owes must go, and the phase waits for the last', () => {
    const state = table(NATO, `${WALL} | nato @0914 US6 US3 | soviet @0915 WALL`);
    const once = after(state, 'nato withdraw US6', 'nato retreat US6 0913');
    expect(once.phase.name).toBe('combat');
    expect(ruling(once, 'nato done')).toBe(MUST_WITHDRAW);
    expect(
      ruling(after(once, 'nato withdraw US3', 'nato retreat US3 0813', 'soviet advance'), 'nato done'),
    ).toBe('ok');
  });

  test('[8.72] an aircraft in that place is lost', () => {
    const state = table(NATO, `${WALL} | nato @0914 USa1 | soviet @0915 WALL`);
    expect(ruling(state, 'nato done')).toBe(MUST_WITHDRAW);
    const lost = after(state, 'nato withdraw USa1');
    expect(whereIs(lost, 'USa1')).toBe('dead');
    expect(phaseOf(lost)).toBe('advance side=soviet hex=0914 candidates=WALL');
  });

  test('[8.71] without a refuge it is lost', () => {
    const state = table(
      NATO,
      `${WALL} | nato @0914 US6 | soviet @0915 WALL | soviet @0912 So5 | soviet @1113 So12 | soviet @0713 So7`,
    );
    const lost = after(state, 'nato withdraw US6');
    expect([whereIs(lost, 'US6'), lost.phase.name]).toEqual(['dead', 'advance']);
  });

  test('[8.71] as a last resort it goes among harmless enemies, who make room', () => {
    const ring = `${WALL} | soviet @0914 WALL | soviet @0917 So5 | soviet @0715 So6 | soviet @1015 Soa12`;
    const crowded = after(
      table(NATO, `${ring} | nato @0915 US11`),
      'nato withdraw US11',
      'nato retreat US11 1015',
    );
    expect(phaseOf(crowded)).toBe('displacement side=soviet hex=1015 units=Soa12 unit=US11');
    const gone = after(crowded, 'soviet displace Soa12 1016');
    expect(whereIs(gone, 'US11')).toBe('1015');
    expect(phaseOf(gone)).toBe('advance side=soviet hex=0915 candidates=WALL');
  });

  test('[8.24] the options list it, and no end of the phase', () => {
    expect(offered(alone, 'nato', 'withdraw')).toHaveLength(1);
    expect(offered(alone, 'nato', 'done')).toHaveLength(0);
  });
});

describe('a hex in which only a unit that owes nothing can attack', () => {
  const state = table(NATO, `${TOUGH_SHIP} | nato @0914 US6 US11 | soviet @0915 TOUGH`);

  test('[6.42] [8.21] its attack settles what the hex owes', () => {
    expect(ruling(after(state, 'nato attack US11 at 0915 on TOUGH', 'roll 6'), 'nato done')).toBe('ok');
  });

  test('[6.42] [8.24] so does the withdrawal of the unit that owes, and it stays and owes nothing', () => {
    expect(ruling(state, 'nato withdraw US6')).toBe('ok');
    const gone = after(state, 'nato withdraw US6', 'nato retreat US6 0913');
    expect([whereIs(gone, 'US6'), whereIs(gone, 'US11'), gone.phase.name]).toEqual([
      '0913',
      '0914',
      'combat',
    ]);
    expect(ruling(gone, 'nato done')).toBe('ok');
  });

  test('[6.42] it is not withdrawn itself', () => {
    expect(ruling(state, 'nato withdraw US11')).toBe('8.24 need-not-withdraw');
  });

  test('[8.24] with two that owe, each is withdrawn, or one attack frees both', () => {
    const three = table(NATO, `${TOUGH_SHIP} | nato @0914 US6 Gr29 US11 | soviet @0915 TOUGH`);
    const once = after(three, 'nato withdraw US6', 'nato retreat US6 0913');
    expect(ruling(once, 'nato done')).toBe(EITHER);
    expect(ruling(after(once, 'nato attack US11 at 0915 on TOUGH', 'roll 6'), 'nato done')).toBe('ok');
    expect(ruling(after(once, 'nato withdraw Gr29', 'nato retreat Gr29 0913'), 'nato done')).toBe('ok');
  });

  test('[8.24] the options list both, and no end of the phase', () => {
    expect(offered(state, 'nato', 'withdraw')).toHaveLength(1);
    const parties = offered(state, 'nato', 'attack').map(action =>
      action.type === 'attack' ? namesOf(state, action.attackers).join(' ') : '',
    );
    expect(parties).toEqual(['US6 US11', 'US11']);
    expect(offered(state, 'nato', 'done')).toHaveLength(0);
  });
});

describe('an attack on defences', () => {
  const owing = 'nato @0627 US11 | soviet @0628 So5';
  test.each([
    ['[8.21] not by the only one that could attack what is owed', NATO, owing, 'US11', '8.21 owes-attack'],
    ['[8.21] by one that is not needed', NATO, 'nato @0627 US11 US12 | soviet @0628 So5', 'US11', 'ok'],
    [
      '[8.21] not by all together',
      NATO,
      'nato @0627 US11 US12 | soviet @0628 So5',
      'US11 US12',
      '8.21 owes-attack',
    ],
    [
      '[8.21] not by the last that is left',
      `${NATO} attacked=US12 targets=0626`,
      'nato @0627 US11 US12 | soviet @0628 So5',
      'US11',
      '8.21 owes-attack',
    ],
    [
      '[6.42] [8.21] by one that owes nothing, though its attack could free another',
      NATO,
      `${TOUGH_SHIP} | nato @0627 US6 US11 | soviet @0628 TOUGH`,
      'US11',
      'ok',
    ],
    [
      '[8.21] not by those that owe, though one that owes nothing could attack in their place',
      NATO,
      `${TOUGH_SHIP} | nato @0627 Gr27 US6 US11 | soviet @0628 TOUGH`,
      'Gr27 US6',
      '8.21 owes-attack',
    ],
    ['[8.21] when the attack was made', `${NATO} fulfilled=0627`, owing, 'US11', 'ok'],
    ['[8.21] when nothing is owed', NATO, 'nato @0627 US11', 'US11', 'ok'],
    [
      '[8.24] when what is owed cannot be done',
      NATO,
      `${WALL} | nato @0627 US11 | soviet @0628 WALL`,
      'US11',
      'ok',
    ],
  ])('%s', (_name, phase, forces, attackers, verdict) => {
    expect(ruling(table(phase, forces), `nato attack ${attackers} at 0626`)).toBe(verdict);
  });

  test('[8.21] it is not offered either', () => {
    const targets = offered(table(NATO, owing), 'nato', 'attack').map(
      attack => 'hex' in attack && attack.hex,
    );
    expect(targets).toEqual([hexOf('0628')]);
  });
});
