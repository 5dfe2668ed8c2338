import { mustBe, oddsTables } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { hexOf } from '../model/chart.ts';
import { decide } from '../turn/decide.ts';
import type { State } from '../model/state.ts';
import { after } from '../testing/orders.ts';
import { position, units } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { secondFleetDesk as desk } from './desk.ts';
import type { DeskChoice } from './say.ts';

const RAID = position(
  'segment side=soviet arm=surface segment=1 first=soviet',
  'nato @3010 HAWES/local OGDEN/local ANDRM/local MOLDR/local | soviet @3007 FRNZE/local OTTUK | soviet @2807 SILNY',
  'standing-force turn 1 of 6',
);

const picks = (names: string, state: State) => ({ pieces: units(state, names), targets: [] });

const send = (state: State, { actions }: DeskChoice): State =>
  actions.reduce((now, action) => mustBe(decide(now, 'soviet', action)).state, state);

const struck = after(RAID, 'soviet activate FRNZE OTTUK', 'soviet strike ssm FRNZE at 3010 over 3008 3009');

test('what an attack may bring: the best average first, and of two targets the chance that any is sunk', () => {
  const aiming = after(struck, 'nato form HAWES,OGDEN,ANDRM,MOLDR');
  const seen = viewFor(aiming, 'soviet');
  const all = desk.choices(seen, { ...picks('FRNZE', aiming), hex: hexOf('3010') });
  const gains = all.map(({ prospect }) => prospect?.gain ?? Number.NaN);
  expect(gains).toEqual(gains.toSorted((one, other) => other - one));
  for (const { odds, prospect, targets } of all.filter(choice => choice.targets?.length === 1)) {
    const of = oddsTables({ results: odds?.results ?? [] })[0];
    const ways = of?.results.find(({ result }) => result === 'destroyed')?.ways ?? 0;
    expect(prospect?.outcomes[0]?.chance).toBeCloseTo(ways / 100);
    expect(targets).toHaveLength(1);
  }
  const two = desk.choices(seen, { ...picks('FRNZE', aiming), targets: units(aiming, 'HAWES ANDRM') });
  const apart = oddsTables({ results: two[0]?.odds?.results ?? [] }).map(
    ({ results }) => (results.find(({ result }) => result === 'no effect')?.ways ?? 0) / 100,
  );
  const hit = (two[0]?.prospect?.outcomes ?? []).reduce((sum, { chance }) => sum + chance, 0);
  expect(hit).toBeGreaterThanOrEqual(1 - Math.min(...apart));
  expect(hit).toBeLessThanOrEqual(1);
});

test('[C.11.2] a flight into the patrol of the enemy is warned of; one that is near it already is not', () => {
  const state = position(
    'segment side=soviet arm=air segment=1 first=soviet',
    'nato @2912 RSVLT/local VNCNS/local | cap RSVLT F14-1 | at Olenogorsk T16C-1',
  );
  const [plane] = desk.survey(viewFor(state, 'soviet')).ready;
  expect(plane).toBeDefined();
  const start = desk
    .choices(viewFor(state, 'soviet'), { pieces: [plane ?? 0], targets: [] })
    .find(({ actions }) => actions.length === 1);
  const flying = send(state, start as DeskChoice);
  const moves = desk
    .choices(viewFor(flying, 'soviet'), { pieces: [plane ?? 0], targets: [] })
    .filter(({ kind }) => kind === 'move');
  const warned = moves.filter(({ warning }) => warning !== undefined);
  expect(warned.length).toBeGreaterThan(0);
  expect(warned.length).toBeLessThan(moves.length);
  expect(warned[0]?.warning).toMatch(
    /^This path enters the combat air patrol of one enemy stack: [\d.]+ steps lost on average if they attack\.$/,
  );
});

test('a target chosen before the attack leaves the attack on its hex, though a ship of the force is out of range', () => {
  const acting = after(RAID, 'soviet activate FRNZE OTTUK');
  const seen = viewFor(acting, 'soviet');
  const chosen = { ...picks('FRNZE OTTUK', acting), targets: units(acting, 'HAWES'), hex: hexOf('3010') };
  expect(desk.choices(seen, chosen).flatMap(({ actions }) => actions.map(({ type }) => type))).toEqual([
    'strike',
  ]);
  expect(desk.why(seen, chosen)).toBeUndefined();
});

test('after a missile attack the same ships are told that they have fired, not that the enemy is out of range', () => {
  const fired = after(
    RAID,
    'soviet activate FRNZE OTTUK',
    'soviet strike ssm FRNZE at 3010 over 3008 3009',
    'nato form HAWES,OGDEN,ANDRM,MOLDR',
    'soviet aim ANDRM=14',
    'roll 0',
    'roll 0',
  );
  const seen = viewFor(fired, 'soviet');
  const why = desk.why(seen, { ...picks('FRNZE OTTUK', fired), hex: hexOf('3010') });
  expect(fired.table.phase.name).toBe('surface-activation');
  expect(why).toMatchObject({ code: 'same-type' });
});

test('aircraft that cannot take off together are told the rule, not that this is the wrong step', () => {
  const state = position(
    'segment side=nato arm=air segment=1 first=nato',
    'nato @2912 RSVLT VNCNS | at RSVLT F14-1 F14-2 F18-1 F18-2 A6-1',
  );
  const seen = viewFor(state, 'nato');
  const four = picks('F14-1 F14-2 F18-1 F18-2', state);
  expect(desk.choices(seen, four)).toEqual([]);
  expect(desk.why(seen, four)).toMatchObject({
    rule: 'C.2.4',
    reason: 'An airfield can launch four units in a segment, and a carrier two.',
  });
});

test('[C.8.2] an attack on one ship alone is begun and aimed by one order, with the chances of the fire', () => {
  const alone = position(
    'segment side=soviet arm=surface segment=1 first=soviet',
    'nato @3010 HAWES/local | soviet @3007 FRNZE/local | soviet @2807 SILNY',
    'standing-force turn 1 of 6',
  );
  const acting = after(alone, 'soviet activate FRNZE');
  const [choice] = desk.choices(viewFor(acting, 'soviet'), { ...picks('FRNZE', acting), hex: hexOf('3010') });
  expect(choice?.actions.map(({ type }) => type)).toEqual(['strike', 'aim']);
  expect(choice?.button).toMatch(/^Fire: \d+% to (sink|hit)$/);
  expect(choice?.targets).toEqual(units(acting, 'HAWES'));
  const fired = send(acting, choice as DeskChoice);
  expect(fired.table.phase.name).toMatch(/roll$/);
  const many = after(RAID, 'soviet activate FRNZE OTTUK');
  const [first] = desk.choices(viewFor(many, 'soviet'), { ...picks('FRNZE', many), hex: hexOf('3010') });
  expect(first?.actions.map(({ type }) => type)).toEqual(['strike']);
});
