import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import type { HexId } from '@narrow-seas/hex';
import { hexOf, nameOfHex } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { viewFor } from '../secrets/view.ts';
import { decide } from '../turn/decide.ts';
import { after } from '../testing/orders.ts';
import { markOf, position, units, whereIs } from '../testing/positions.ts';
import { secondFleetDesk as desk } from './desk.ts';
import type { DeskChoice } from './say.ts';

const told = (state: State, choice: DeskChoice | undefined): readonly string[] =>
  (choice?.actions ?? []).map(action => secondFleet.notation.printAction(state, action));

const picked = (state: State, side: Side, names: string): readonly DeskChoice[] =>
  desk.choices(viewFor(state, side), { pieces: units(state, names), targets: [] });

const commandOf = (state: State, side: Side, key: string): DeskChoice | undefined =>
  desk.survey(viewFor(state, side)).commands.find(choice => choice.key.startsWith(key));

const played = (state: State, side: Side, choice: DeskChoice | undefined): State =>
  (choice?.actions ?? []).reduce((now, action) => mustBe(decide(now, side, action)).state, state);

const CONVOY = 'norway-convoy turn 1 of 15';

/** A submarine that must move before it can attack, one far from everything, and an enemy that has been heard. */
const HUNT = position(
  'segment side=nato arm=submarine',
  'nato @3022 SUPRB | nato @2635 CONQR | soviet @3220 AMUR/strategic | soviet @3013 BAKU',
  CONVOY,
);

describe('[4.1.3] [4.2.2] a move and an attack by one order', () => {
  test('who is picked can be sent against an enemy that is not in range yet', () => {
    const [attack] = picked(HUNT, 'nato', 'SUPRB').filter(({ kind }) => kind === 'attack');
    expect(attack?.hex).toBe(hexOf('3220'));
    expect(told(HUNT, attack).map(order => order.split(' ')[0])).toEqual([
      'activate',
      'sail',
      'strike',
      'aim',
    ]);
    expect(attack?.label).toMatch(/^Superb: sail to \d{4}; submarine hunt on 3220$/);
    expect(attack?.prospect?.name).toMatch(/, after sailing$/);
    expect(played(HUNT, 'nato', attack).table.phase.name).toMatch(/-roll$/);
  });

  test('nobody runs at an enemy whom nobody has seen, nor at one who is too far', () => {
    expect(picked(HUNT, 'nato', 'CONQR').filter(({ kind }) => kind === 'attack')).toEqual([]);
    const unseen = position(
      'segment side=nato arm=submarine',
      'nato @3022 SUPRB | soviet @3220 AMUR',
      CONVOY,
    );
    expect(picked(unseen, 'nato', 'SUPRB').filter(({ kind }) => kind === 'attack')).toEqual([]);
  });

  test('[9.5] a way on which the enemy notices the ships is no run: it would be cut', () => {
    const runs = picked(HUNT, 'nato', 'SUPRB').filter(({ kind }) => kind === 'attack');
    for (const run of runs)
      expect(whereIs(played(HUNT, 'nato', run), 'SUPRB')).toBe(nameOfHex(run.path?.at(-1) as HexId));
  });
});

describe('[4.3] take-off, way and attack by one order', () => {
  const raid = (patrol: string): State =>
    position(
      'segment side=nato arm=air',
      `at Bodo F16-2 F16-3 | soviet @3210 ZOZLY/strategic | soviet @2911 BAKU ${patrol}`,
      CONVOY,
    );

  test('aircraft are armed for attack and fly there', () => {
    const state = raid('');
    const attack = picked(state, 'nato', 'F16-2 F16-3').find(({ kind }) => kind === 'attack');
    expect(told(state, attack).map(order => order.split(' ')[0])).toEqual([
      'take-off',
      'fly',
      'strike',
      'aim',
    ]);
    expect(told(state, attack)[0]).toBe('take-off F16-2:atk F16-3:atk');
    expect(attack?.hex).toBe(hexOf('3210'));
  });

  test('[C.11.2] where a patrol can stop them they are warned of it, and the order ends there', () => {
    const state = raid('| cap BAKU Y38-2');
    const attack = picked(state, 'nato', 'F16-2 F16-3').find(({ kind }) => kind === 'attack');
    expect(attack?.warning).toMatch(
      /patrol of one enemy stack.*the order ends there and you decide again\.$/,
    );
    const [start, fly] = attack?.actions ?? [];
    const stopped = played(state, 'nato', { ...attack, actions: [start, fly] } as DeskChoice);
    expect(stopped.table.phase.name).toBe('reaction');
  });

  test('the flight that the staff would send is proposed', () => {
    const state = raid('');
    const choice = commandOf(state, 'nato', 'attacks-proposed');
    expect(told(state, choice)[0]).toBe('take-off F16-2:atk F16-3:atk');
  });
});

describe('[4] attacks one after another', () => {
  test('the order tells the first with its chance, and that dice cannot be taken back', () => {
    const choice = commandOf(HUNT, 'nato', 'attacks-proposed');
    expect(choice?.label).toMatch(/^Submarine hunt on 3220 by Superb from \d{4}, \d+% to hit/);
    expect(choice?.button).toBe('Make this attack as proposed');
    expect([choice?.repeats, choice?.warning]).toEqual([true, expect.stringMatching(/cannot be taken back/)]);
    expect(choice?.ways?.[0]?.slice(0, 1)).toEqual([hexOf('3022')]);
    expect(choice?.ways?.[0]?.at(-1)).toBe(hexOf('3220'));
  });

  test('who is hit makes it another question', () => {
    const before = commandOf(HUNT, 'nato', 'attacks-proposed')?.key;
    const hurt = position(
      'segment side=nato arm=submarine',
      'nato @3022 SUPRB | soviet @3220 AMUR/strategic/damaged | soviet @3013 BAKU',
      CONVOY,
    );
    const then = commandOf(hurt, 'nato', 'attacks-proposed')?.key;
    expect([before, then]).toEqual(['attacks-proposed-0', 'attacks-proposed-1']);
  });

  test('what cannot be hit is not proposed, and nobody else is told', () => {
    expect(commandOf(HUNT, 'soviet', 'attacks-proposed')).toBeUndefined();
    const calm = position('segment side=nato arm=submarine', 'nato @3022 SUPRB | soviet @2911 BAKU', CONVOY);
    expect(commandOf(calm, 'nato', 'attacks-proposed')).toBeUndefined();
  });
});

describe('[5] forces and submarines by one proposal', () => {
  const opened = (arm: string): State =>
    position(
      `segment side=nato arm=${arm}`,
      'nato @2635 AUSTN HAWES | nato @2833 ALTAR BRSTL | nato @3022 SUPRB | nato @3120 CONQR | soviet @2812 BAKU | soviet @2320 AMUR/strategic',
      CONVOY,
    );

  test.each(['surface', 'submarine'])('all of the %s arm go where the staff sends them', arm => {
    const state = opened(arm);
    const [formation] = desk.survey(viewFor(state, 'nato')).formations ?? [];
    expect(formation?.name).toBe(arm === 'surface' ? 'All 4 forces' : 'All 2 submarines');
    const [choice, ...more] = desk.choices(viewFor(state, 'nato'), {
      pieces: formation?.pieces ?? [],
      targets: [],
    });
    expect(more).toEqual([]);
    expect(choice?.label).toMatch(/^Send (one|two|three|four) .* as proposed$/);
    const then = played(state, 'nato', choice);
    expect(then.table.phase.name).toBe('segment');
    expect(choice?.ways).toHaveLength((choice?.actions.length ?? 0) / 3);
    for (const way of choice?.ways ?? []) expect(way.length).toBeGreaterThan(1);
  });

  test('freighters come nearer to Norway, and who can attack is left to the player', () => {
    const state = opened('surface');
    const then = played(state, 'nato', picked(state, 'nato', 'AUSTN HAWES ALTAR BRSTL')[0]);
    expect(whereIs(then, 'ALTAR')).not.toBe('2833');
    const two = position(
      'segment side=nato arm=submarine',
      'nato @3022 SUPRB | nato @2635 CONQR | soviet @3220 AMUR/strategic | soviet @3013 BAKU',
      CONVOY,
    );
    expect(told(two, picked(two, 'nato', 'SUPRB CONQR')[0]).join()).not.toMatch(/SUPRB/);
  });

  test('one alone, or who has acted, needs no such order', () => {
    const state = after(opened('submarine'), 'nato activate SUPRB', 'nato done');
    expect(desk.survey(viewFor(state, 'nato')).formations).toBeUndefined();
    expect(markOf(state, 'SUPRB')).toBe('none');
  });
});
