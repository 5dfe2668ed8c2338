import { describe, expect, test } from 'vitest';
import type { Expectation } from '../judge/expect.ts';
import type { CaseRuling } from '../judge/judge-case.ts';
import { ATTACK, casesFile, judgeContent, LINES, POSITION } from '../testing/cases.ts';
import type { Played } from '../testing/stage.ts';

const after = [
  'sixth-fleet short turn 2 of 10',
  'phase attack need=2 attackers=So32 hex=1423 defenders=Gr25,Tu36',
  'under combat side=soviet attacked=So32 targets=1423 struck=Gr25,Tu36 fulfilled=1422',
  'nato @1423 Gr25 Tu36',
  'soviet @1422 So32',
];

const expecting = (wanted: unknown, action = ATTACK): Promise<Played> =>
  judgeContent(casesFile([{ name: 'x', position: LINES, actions: [{ do: action, expect: wanted }] }]));

describe('a case goes on after a refusal that was expected', () => {
  const judged = async (first: unknown): Promise<Played> =>
    judgeContent(casesFile([{ name: 'x', position: LINES, actions: [first, ATTACK, 'chance roll 2'] }]));

  test.each<[string, Expectation, number]>([
    ['refused', 'refused', 0],
    ['its rule', '8.21', 0],
    ['an object', { refused: true }, 0],
    ['an object with its rule', { refused: '8.21' }, 0],
    ['another rule, which is told', '8.24', 1],
  ])('%s', async (_what, wanted, code) => {
    const { code: found, out } = await judged({ do: 'soviet done', expect: wanted });
    expect(found).toBe(code);
    expect(out).toContain('3 actions: 2 legal, 1 refused, 0 not reached');
    expect(out).toContain(`${ATTACK}: legal`);
    expect(out).not.toContain('STOPS');
  });

  test.each<[string, unknown, number]>([
    ['nothing was expected', 'soviet done', 0],
    ['it should have been legal', { do: 'soviet done', expect: 'legal' }, 1],
    ['something should have come of it', { do: 'soviet done', expect: { events: ['turned'] } }, 1],
  ])('and stops where %s', async (_what, first, code) => {
    const { code: found, out } = await judged(first);
    expect(found).toBe(code);
    expect(out).toContain('    THE CASE STOPS HERE: this refusal was not expected.\n');
    expect(out).toContain('3 actions: 0 legal, 1 refused, 2 not reached');
  });
});

describe('what an attack should lead to', () => {
  test.each<[string, Expectation]>([
    ['an event by its type', { events: ['attacked'] }],
    ['names as text', { events: [{ type: 'attacked', hex: '1423', defenders: ['Gr25', 'Tu36'] }] }],
    ['the number of a hex', { events: [{ type: 'attacked', hex: 1423, need: 2 }] }],
    ['exactly one event', { onlyEvents: ['attacked'] }],
    ['shares', { odds: { chances: { retreat: '1/3', 'no effect': '4 of 6' } } }],
    ['percentages', { odds: { chances: { retreat: '33.3%', 'no effect': '66.6%' } } }],
    ['percentages at a distance', { odds: { chances: { retreat: '30%' }, within: 4 } }],
    ['a sum of modifiers by case', { odds: { modifiers: { '8.43': 30, '8.44': -20 } } }],
    ['each modifier of a case', { odds: { modifiers: { '8.44': [-8, -12] } } }],
    ['figures of events and odds', { figures: { differential: 10, need: 2, column: 10, ECM: [2, 2] } }],
    ['a figure of one event', { figures: { 'attacked.need': 2 } }],
    ['the position as lines', { position: after }],
    ['the position as text', { position: after.join('\n') }],
    ['lines of the position', { positionHas: ['soviet @1422  So32', 'nato @1423 Gr25 Tu36'] }],
    ['that the game is not over', { outcome: null }],
    [
      'all of it',
      { legal: true, events: ['attacked'], figures: { need: 2 }, positionHas: ['soviet @1422 So32'] },
    ],
  ])('%s', async (_what, wanted) => {
    const { code, out, err } = await expecting(wanted);
    expect({ code, err, out: out.includes('BUT EXPECTED') }).toEqual({ code: 0, err: '', out: false });
  });

  test.each<[string, Expectation, string]>([
    ['refused', { refused: true }, ': refused'],
    ['refused by a rule', { refused: '8.24' }, ': refused by 8.24'],
    ['another event', { events: ['attacked', 'rolled'] }, ' events: rolled; GOT: attacked attackers=So32 '],
    [
      'another defender',
      { events: [{ type: 'attacked', defenders: ['Gr25'] }] },
      ' events: attacked defenders=Gr25; GOT: attacked attackers=So32 ',
    ],
    ['no events', { onlyEvents: [] }, ' onlyEvents: nothing; GOT: attacked '],
    ['another chance', { odds: { chances: { retreat: '3/6' } } }, ' odds: retreat 3/6; GOT: retreat 2 of 6'],
    ['too far off', { odds: { chances: { retreat: '30%' } } }, ' odds: retreat 30%; GOT: retreat 2 of 6'],
    [
      'another result',
      { odds: { chances: { sunk: '1/6' } } },
      ' odds: sunk 1/6; GOT: retreat 2 of 6, no effect 4 of 6',
    ],
    ['another modifier', { odds: { modifiers: { '8.44': -8 } } }, ' modifiers by 8.44: -8; GOT: -8, -12'],
    ['no modifier', { odds: { modifiers: { '8.45': 0 } } }, ' modifiers by 8.45: 0; GOT: none by 8.45'],
    ['another figure', { figures: { differential: 9 } }, ' differential: 9; GOT: 10'],
    ['too few of a figure', { figures: { need: [2, 2] } }, ' need: 2,2; GOT: 2'],
    [
      'no such figure, and ids are none',
      { figures: { unit: 3 } },
      ' unit: 3; GOT: no such figure; there is differential, ecm, need, column',
    ],
    [
      'another position',
      { position: [...after.slice(0, 4), 'soviet @1421 So32'] },
      ' position: soviet @1421 So32; GOT: soviet @1422 So32',
    ],
    [
      'another line',
      { positionHas: ['soviet @1421 So32'] },
      ' positionHas: soviet @1421 So32; GOT: sixth-fleet ',
    ],
    ['an end', { outcome: { winner: 'nato' } }, ' outcome: {"winner":"nato"}; GOT: the game is not over'],
  ])('%s is told with what came, and is exit code 1', async (_what, wanted, told) => {
    const { code, out, err } = await expecting(wanted);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain(`    BUT EXPECTED${told}`);
    expect(out).toContain('1 not as expected.');
  });

  test('no odds where no die follows', async () => {
    const { code, out } = await expecting({ odds: { chances: { retreat: '1/6' } } }, 'chance roll 2');
    expect(code).toBe(1);
    expect(out).toContain('BUT EXPECTED');
  });

  test('a position may also be named after a refusal, which leaves it as it is', async () => {
    expect((await expecting({ refused: '8.21', position: POSITION }, 'soviet done')).code).toBe(0);
    expect((await expecting({ refused: '8.21', position: after }, 'soviet done')).code).toBe(1);
  });

  test('machines read the events by name, in the form that expect takes', async () => {
    const { out } = await judgeContent(
      casesFile([{ name: 'x', position: LINES, actions: [{ do: ATTACK, expect: { events: ['rolled'] } }] }]),
      ['--json'],
    );
    const { cases } = JSON.parse(out) as { readonly cases: readonly CaseRuling[] };
    expect(cases[0]?.rulings[0]).toMatchObject({
      asExpected: false,
      unlike: [{ what: 'events', expected: 'rolled' }],
      named: [{ type: 'attacked', attackers: ['So32'], hex: '1423', differential: 10 }],
    });
  });
});

describe('the end of a game', () => {
  const LAST = ['sixth-fleet short turn 10 of 10', 'phase extension', 'soviet @1422 So32', 'nato @1603 Gr25'];
  const ending = (wanted?: Expectation): Promise<Played> => {
    const last = { do: 'soviet go-on no', ...(wanted === undefined ? {} : { expect: wanted }) };
    return judgeContent(casesFile([{ name: 'x', position: LAST, actions: ['nato go-on no', last] }]));
  };

  // No NATO unit is in the Aegean, which is worth ten points; nothing was sunk, and the line to Israel holds.
  test('tells winner, level and points', async () => {
    expect((await ending()).out).toContain(
      '\n    THE END: draw, net 10 (winner nobody, level draw, points 10)\n',
    );
  });

  test.each<[Expectation, number, string]>([
    [{ outcome: { winner: null, level: 'draw', points: 10 } }, 0, ''],
    [{ outcome: { winner: 'nato' } }, 1, 'BUT EXPECTED winner: nato; GOT: nobody'],
    [{ outcome: { level: 'victory' } }, 1, 'BUT EXPECTED level: victory; GOT: draw'],
    [{ outcome: { points: 3 } }, 1, 'BUT EXPECTED points: 3; GOT: 10'],
    [{ outcome: null }, 1, 'BUT EXPECTED outcome: the game is not over; GOT: draw, net 10'],
  ])('%j is exit code %d', async (wanted, code, told) => {
    const played = await ending(wanted);
    expect(played.out).toContain(told);
    expect(played.code).toBe(code);
  });
});
