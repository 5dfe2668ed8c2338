import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { markOf, position, whereIs } from '../../testing/positions.ts';

const AM = 'kola-strike turn 4 of 15';

describe('assignment', () => {
  const state = position(
    'assignment',
    'nato @2716 RSVLT | at RSVLT F14-1 F18-1 S3-1 E2-1 EA6-1 | at Lossiemouth BUC-1 NIM-1 CAN-1 | at Leuchars TOR-1 | at Andoya NO-P3-1 | at Olenogorsk T95D-1 S27-1',
    AM,
  );
  test.each([
    ['[7.4.1] INT intercept', 'nato assign TOR-1 interception BI', 'ok'],
    ['[7.4.1] RCN do not', 'nato assign NIM-1 interception BI', 'A5 not-eligible'],
    ['[7.4.2] ATK look', 'nato assign BUC-1 recon NS', 'ok'],
    ['[A5] EW do nothing', 'nato assign CAN-1 recon BI', 'A5 not-eligible'],
    ['[A5] 24 points: its own zone', 'nato assign TOR-1 interception NS', 'A5 zone-out-of-range'],
    ['[A5] 70 points: two zones', 'nato assign NIM-1 recon BS', 'ok'],
    ['[A5] not three', 'nato assign NIM-1 recon SV', 'A5 zone-out-of-range'],
    ['[A5] 160 points: three', 'soviet assign T95D-1 recon LS', 'ok'],
    ['[7.4.3] Tac-Coord', 'nato assign NO-P3-1 tac-coord NS', 'ok'],
    ['[23] mining is an option', 'nato assign NO-P3-1 mining NS', '23 no-mining'],
    ['[4] not of the enemy', 'nato assign T95D-1 recon BS', 'NS.1 not-yours'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, order)).toBe(result);
  });

  test('[C.26] a scenario may have fewer missions', () => {
    const force = position(
      'assignment',
      'at Andoya NO-P3-1 | at Olenogorsk T95D-1',
      'standing-force turn 4 of 6',
    );
    expect(ruling(force, 'nato assign NO-P3-1 tac-coord NS')).toBe('C.26 no-such-mission');
    expect(ruling(force, 'nato assign NO-P3-1 recon NS')).toBe('ok');
  });

  test('[12.1.2] [C.2.11] one unit a carrier', () => {
    const sent = after(state, 'nato assign F14-1 recon NS');
    expect(ruling(sent, 'nato assign S3-1 recon NS')).toBe('C.2.11 carrier-limit');
    expect(ruling(after(sent, 'nato unassign F14-1'), 'nato assign S3-1 recon NS')).toBe('ok');
  });

  test('[C.12.1] orders that were given are taken back, others are not', () => {
    expect(ruling(state, 'nato unassign NIM-1')).toBe('C.12.1 no-order');
    expect(ruling(after(state, 'nato assign NIM-1 recon NS'), 'nato unassign NIM-1')).toBe('ok');
  });

  test('[2.2.5.1] [C.12.1] orders are sealed: the table does not change until both have finished', () => {
    const sent = after(state, 'nato assign NIM-1 recon NS', 'soviet assign T95D-1 recon NS');
    expect(sent.table).toEqual(state.table);
    const half = after(sent, 'nato done');
    expect(whereIs(half, 'NIM-1')).toBe('home');
    const open = after(half, 'soviet done');
    expect(whereIs(open, 'NIM-1')).not.toBe('home');
    expect(open.secret.nato.orders).toEqual([]);
  });

  test('[C.12.1] who has finished waits for the other', () => {
    expect(ruling(after(state, 'nato done'), 'nato assign NIM-1 recon NS')).toBe('NS.1 not-your-turn');
  });

  test('[7.1] damaged aircraft may be sent', () => {
    const hurt = position('assignment', 'at Leuchars TOR-1/damaged | at Olenogorsk S27-1', AM);
    expect(ruling(hurt, 'nato assign TOR-1 recon BI')).toBe('ok');
  });
});

describe('[C.23] open assignment', () => {
  const start = position(
    'open-assignment',
    'at Leuchars TOR-1 | at Lossiemouth NIM-1 | at Olenogorsk T95D-1',
    `${AM} | options solitaire`,
  );
  test('[7.3] odd NATO, even Soviet places one in the open', () => {
    expect(after(start, 'roll 3').table.phase).toMatchObject({
      name: 'open-assignment',
      side: 'nato',
      rolls: 1,
    });
    const even = after(start, 'roll 0');
    expect(even.table.phase).toMatchObject({ side: 'soviet' });
    const placed = after(even, 'soviet assign T95D-1 recon BS');
    expect(whereIs(placed, 'T95D-1')).toBe('mission');
    expect(placed.table.phase).toEqual({ name: 'open-assignment', rolls: 1, finished: [] });
  });

  test('[7.3] a nine ends it from the fifth roll on', () => {
    const fourth = position('open-assignment rolls=3', 'at Leuchars TOR-1 | at Olenogorsk T95D-1', AM);
    expect(after(fourth, 'roll 9').table.phase).toMatchObject({ name: 'open-assignment', side: 'nato' });
    const fifth = position('open-assignment rolls=4', 'at Leuchars TOR-1 | at Olenogorsk T95D-1', AM);
    expect(after(fifth, 'roll 9').table.phase.name).not.toBe('open-assignment');
  });

  test('the rolls of a side that has finished are skipped', () => {
    const done = after(start, 'roll 1', 'nato done', 'roll 1');
    expect(done.table.phase).toEqual({ name: 'open-assignment', rolls: 2, finished: ['nato'] });
  });
});

const over = (nato: string, soviet: string, phase = 'interception zone=NS'): State =>
  position(phase, `${nato} | ${soviet} | nato @2820 HAWES | soviet @3024 MKALN`, AM);

describe('interception', () => {
  const state = over(
    'mission Bodo interception NS US-F16-1 NO-F16-1',
    'mission Kilpyavr interception NS S27-1 | mission Olenogorsk recon NS T95D-1',
  );
  test('[2.2.5.2] [7.2] [7.6.1] [C.2.14] even: NATO attacks; 17 against 10 in the interception columns', () => {
    const rolled = after(state, 'roll 4');
    expect(rolled.table.phase).toMatchObject({
      name: 'air-roll',
      fight: { kind: 'interception', attacker: 'nato' },
    });
    // 1-1, die 9: 0/2r. The lone defender takes both steps.
    const fought = after(rolled, 'roll 9');
    expect(whereIs(fought, 'S27-1')).toBe('lost');
    expect(fought.table.phase).toMatchObject({ name: 'bounce', side: 'nato' });
  });

  test('[7.6.1] [C.2.14] odd: the Soviets attack, 10 against 17: 1-2', () => {
    // Die 0 in column 1-2: 2r/0.
    expect(whereIs(after(state, 'roll 1', 'roll 0'), 'S27-1')).toBe('lost');
  });

  test('[7.5] [C.12.3] r: all INT of that side return, and who is left alone bounces', () => {
    // 1-1, die 5: 0/0r.
    const fought = after(state, 'roll 0', 'roll 5');
    expect(whereIs(fought, 'S27-1')).toBe('returning');
    expect(fought.table.phase).toMatchObject({ name: 'bounce', side: 'nato', zone: 'NS' });
  });

  test('[7.6] INT fight INT: nobody fights over a zone where one side has none', () => {
    const alone = position(
      'assignment finished=[soviet]',
      'at Bodo US-F16-1 | at Olenogorsk T95D-1 | order nato unit=US-F16-1 mission=interception zone=NS | order soviet unit=T95D-1 mission=recon zone=NS | nato @2820 HAWES | soviet @3024 MKALN',
      AM,
    );
    expect(after(alone, 'nato done').table.phase).toMatchObject({ name: 'bounce', side: 'nato' });
    const met = position(
      'assignment finished=[soviet]',
      'at Bodo US-F16-1 | at Kilpyavr M31-1 | order nato unit=US-F16-1 mission=interception zone=NS | order soviet unit=M31-1 mission=interception zone=NS',
      AM,
    );
    expect(after(met, 'nato done').table.phase).toMatchObject({ name: 'interception', zone: 'NS' });
  });

  test('[C.12.2] zone by zone, one round over each', () => {
    const two = position(
      'assignment finished=[soviet]',
      'at Bodo US-F16-1 F15-1 | at Kilpyavr M31-1 S27-1 | order nato unit=US-F16-1 mission=interception zone=NS | order nato unit=F15-1 mission=interception zone=BS | order soviet unit=M31-1 mission=interception zone=NS | order soviet unit=S27-1 mission=interception zone=BS',
      AM,
    );
    const first = after(two, 'nato done');
    expect(first.table.phase).toMatchObject({ name: 'interception', zone: 'NS' });
    const second = after(first, 'roll 0', 'roll 5');
    expect(second.table.phase).toMatchObject({ name: 'interception', zone: 'BS' });
    expect(after(second, 'roll 0', 'roll 5').table.phase.name).not.toMatch(/interception|air-roll/);
  });

  test('[7.5] [C.12.3] both return: nobody bounces, and the day continues with detection', () => {
    // 1-1, die 4: 0r/0r.
    const fought = after(state, 'roll 0', 'roll 4');
    expect(whereIs(fought, 'US-F16-1')).toBe('returning');
    expect(fought.table.phase).toMatchObject({ name: 'recon', side: 'soviet' });
  });
});

describe('bounce', () => {
  const state = over(
    'mission Bodo interception NS US-F16-1 NO-F16-1',
    'mission Olenogorsk recon NS T95D-1 T95F-1',
    'bounce side=nato zone=NS',
  );
  test.each([
    ['[2.2.5.3] [7.7] one INT on one aircraft of another mission', 'bounce US-F16-1 T95D-1', 'ok'],
    ['[7.7] not by others', 'bounce T95D-1 T95F-1', 'C.12.4 no-bouncer'],
    ['[7.7] not on others', 'bounce US-F16-1 MKALN', 'C.12.4 no-prey'],
    ['[C.12.4] or not at all', 'done', 'ok'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, `nato ${order}`)).toBe(result);
  });

  test('[C.12.4] each INT attacks once, each enemy is attacked once', () => {
    const once = after(state, 'nato bounce US-F16-1 T95D-1', 'roll 0');
    expect(ruling(once, 'nato bounce US-F16-1 T95F-1')).toBe('C.12.4 no-bouncer');
    expect(ruling(once, 'nato bounce NO-F16-1 T95D-1')).toBe('C.12.4 no-prey');
  });

  test('[C.2.32] die 1: the target returns unharmed; die 7: two steps', () => {
    expect(whereIs(after(state, 'nato bounce US-F16-1 T95D-1', 'roll 1'), 'T95D-1')).toBe('returning');
    expect(whereIs(after(state, 'nato bounce US-F16-1 T95D-1', 'roll 7'), 'T95D-1')).toBe('lost');
  });

  test('[7.4.1.1] [C.12.4] [C.17.4] afterwards the INT return, and it is remembered whose sky it was', () => {
    const done = after(state, 'nato done');
    expect(
      done.table.pieces.filter(({ where }) => where.at === 'returning' && where.held === 'NS').length,
    ).toBe(2);
  });
});

describe('detection', () => {
  const state = position(
    'recon side=nato',
    'mission Andoya recon NS NO-P3-1 | mission Bodo recon NS US-F16-1 | mission Bodo recon BS NO-F16-1 | soviet @2820 OTTUK FRNZE | soviet @3024 MKALN/local | soviet @3025 DON/strategic | soviet @3203 KIEV',
    AM,
  );
  test.each([
    ['[9.3.1.1] ships of the zone', 'spot NO-P3-1 2820', 'ok'],
    ['[9.3.1.1] not of another', 'spot NO-P3-1 3203', '9.3.1.1 nothing-there'],
    ['[9.3.1.2] a submarine', 'search NO-P3-1 MKALN', 'ok'],
    ['[9.3.1.2.3] INT never find submarines', 'search US-F16-1 MKALN', '9.3.1.2.3 no-hunter'],
    ['[9.2] not one that bears the mark', 'search NO-P3-1 DON', '9.3.1.2 boat-marked'],
    ['[9.3.1] not by aircraft elsewhere', 'spot TOR-1 2820', '9.3.1 not-on-recon'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, `nato ${order}`)).toBe(result);
  });

  test('[9.3.1.3] [9.3.1.1] all ships of the hex, and the aircraft returns', () => {
    const seen = after(state, 'nato spot NO-P3-1 2820');
    expect([markOf(seen, 'OTTUK'), markOf(seen, 'FRNZE'), whereIs(seen, 'NO-P3-1')]).toEqual([
      'strategic',
      'strategic',
      'returning',
    ]);
  });

  test('[9.3.1.2.4] [9.3.1.2.2] on the table: 5 finds a Soviet SN, 6 does not; a local mark becomes strategic', () => {
    expect(markOf(after(state, 'nato search NO-P3-1 MKALN', 'roll 5'), 'MKALN')).toBe('strategic');
    const missed = after(state, 'nato search NO-P3-1 MKALN', 'roll 6');
    expect([markOf(missed, 'MKALN'), whereIs(missed, 'NO-P3-1')]).toEqual(['local', 'returning']);
  });

  test.each([
    ['[A4] two less in a SOSUS hex', 'iceland-gap turn 4 of 12', 'strategic'],
    ['[C.24] but not where SOSUS is not in play', 'norway-convoy turn 4 of 15', 'none'],
  ])('%s', (_rule, heading, mark) => {
    const gap = position(
      'recon side=nato',
      'mission Keflavik recon IC US-P3-1 | soviet @2429 MKALN',
      heading,
    );
    expect(markOf(after(gap, 'nato search US-P3-1 MKALN', 'roll 7'), 'MKALN')).toBe(mark);
  });

  test('[9.3.1.2.3] T95D and T16D never do, T95F does', () => {
    const soviet = position(
      'recon side=soviet',
      'mission Olenogorsk recon NS T95D-1 T95F-1 T16D-1 | nato @2820 LAJLA | nato @2821 HAWES',
      AM,
    );
    expect(['T95D-1', 'T16D-1', 'T95F-1'].map(unit => ruling(soviet, `soviet search ${unit} LAJLA`))).toEqual(
      ['9.3.1.2.3 no-hunter', '9.3.1.2.3 no-hunter', 'ok'],
    );
  });

  test('[9.3.1] each makes one attempt, a ship or a submarine', () => {
    for (const order of ['nato spot NO-P3-1 2820', 'nato search NO-P3-1 MKALN']) {
      const tried = after(state, order, ...(order.includes('search') ? ['roll 9'] : []));
      expect(ruling(tried, 'nato spot NO-P3-1 2820')).toBe('9.3.1 not-on-recon');
      expect(ruling(tried, 'nato spot US-F16-1 2820')).toBe(order.includes('spot') ? '9.3.1.1 marked' : 'ok');
    }
  });

  test('[2.2.5.5] [7.9] [9.3] [C.12.6] in the morning, the Soviets first, then NATO', () => {
    const forces =
      'mission Andoya recon NS NO-P3-1 | mission Olenogorsk recon NS T95F-1 | nato @2820 HAWES | soviet @3024 MKALN';
    const both = position('recon side=soviet', forces, AM);
    expect(ruling(both, 'nato search NO-P3-1 MKALN')).toBe('NS.1 not-your-turn');
    const nato = after(both, 'soviet spot T95F-1 2820');
    expect(markOf(nato, 'HAWES')).toBe('strategic');
    expect(nato.table.phase).toMatchObject({ name: 'recon', side: 'nato' });
    expect(ruling(nato, 'nato search NO-P3-1 MKALN')).toBe('ok');
  });

  test('[7.4.2.1] who found nothing returns too', () => {
    expect(whereIs(after(state, 'nato done'), 'US-F16-1')).toBe('returning');
  });
});
