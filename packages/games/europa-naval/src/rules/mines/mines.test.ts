import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { group, hex, position, ship, strength } from '../../testing/positions.ts';

const allied = (table: string, phase = 'naval-step side=allied moving=3', clock = 'part=movement step=1') =>
  position(phase, table, 'malta "Jun I 42"', `phasing=allied ${clock}`);

const UNITS = 'unit S1 allied TF 1 | unit S2 allied TF 2 | unit S4 allied TF 4 | unit X2 axis TF 2';
const rollsLeft = ({ common }: State): number =>
  common.phase.name === 'mine-roll' ? common.phase.ships.reduce((sum, { rolls }) => sum + rolls, 0) : 0;

describe('[36.C.1] damage from mines', () => {
  test('[36.C.1] O3 three mine points, four strength points: four rolls on the 3 column', () => {
    const met = after(
      allied(`${UNITS} | mines axis @055079 3 | group 3 allied @055078 S4`),
      'allied sail 3 055079 055080',
    );
    expect(met.common.phase).toMatchObject({ name: 'mine-roll', points: 3 });
    expect(rollsLeft(met)).toBe(4);
    // Column 3: a hit on 5 and 6.
    const checked = after(met, 'roll 5', 'roll 4', 'roll 4', 'roll 4');
    expect(strength(checked, 'S4')).toBe(3);
    expect(checked.common.phase.name).toBe('naval-step');
    expect(group(checked, 3)?.place).toMatchObject({ hex: hex(checked, '055079') });
  });

  test('[36.C.1] cargo counts its strength points, and a unit that is sunk rolls no more', () => {
    const met = after(
      allied(`${UNITS} | mines axis @055079 3 | group 3 allied @055078 S2 Vigorous`),
      'allied sail 3 055079',
    );
    expect(rollsLeft(met)).toBe(2 + 3);
    const sunk = after(met, 'roll 6', 'roll 6');
    expect(ship(sunk, 'S2').where.at).toBe('sunk');
    expect(rollsLeft(sunk)).toBe(3);
  });

  test('[36.C.1] the first time in a step only, for each group and hex', () => {
    const state = allied(`${UNITS} | mines axis @055079 1 | group 3 allied @055078 S1`);
    const out = after(state, 'allied sail 3 055079', 'roll 1', 'allied sail 3 055080');
    expect(after(out, 'allied sail 3 055079').common.phase.name).toBe('naval-step');
  });

  test('[36.C.1] on putting to sea', () => {
    const state = allied(`${UNITS} | mines axis @Alexandria 1 | group 3 allied in:Alexandria S1`);
    expect(after(state, 'allied put-to-sea 3 sp').common.phase.name).toBe('mine-roll');
  });

  test('[36.C.1] at the start of one’s own step, and again in the next', () => {
    const state = allied(
      `${UNITS} | mines axis @055079 1 | group 3 allied @055079 S1`,
      'naval-step side=allied',
    );
    const begun = after(state, 'allied begin 3 night=false hold=false');
    expect(begun.common.phase.name).toBe('mine-roll');
    const next = after(begun, 'roll 1', 'allied done', 'allied begin 3 night=false hold=false');
    expect(next.common.phase.name).toBe('mine-roll');
  });

  test('[36.C.1 a] who begins in a belt, leaves and comes back is checked on entering, once', () => {
    const state = allied(
      `${UNITS} | mines axis @055079 1 | group 3 allied @055079 S1`,
      'naval-step side=allied',
    );
    const begun = after(state, 'allied begin 3 night=false hold=false', 'roll 1', 'allied sail 3 055080');
    const back = after(begun, 'allied sail 3 055079');
    expect(back.common.phase.name).toBe('mine-roll');
    const again = after(back, 'roll 1', 'allied sail 3 055080', 'allied sail 3 055079');
    expect(again.common.phase.name).toBe('naval-step');
  });

  test('[36.C.1 a] so is who swept a point there before it left', () => {
    const state = allied(
      `${UNITS} | mines axis @055079 2 | group 3 allied @055079 S1 work.task=sweep work.paid=10`,
      'naval-step side=allied',
    );
    const swept = after(
      state,
      'allied begin 3 night=false hold=false',
      'roll 1',
      'allied sweep 3',
      'roll 1',
      'allied sail 3 055080',
    );
    expect(after(swept, 'allied sail 3 055079').common.phase.name).toBe('mine-roll');
  });

  test('[36.C.1] a group that nobody takes up is checked all the same', () => {
    const state = allied(
      `${UNITS} | mines axis @055079 1 | group 3 allied @055079 S1`,
      'naval-step side=allied',
    );
    const done = after(state, 'allied done');
    expect(done.common.phase.name).toBe('mine-roll');
    expect(after(done, 'roll 1').common).toMatchObject({ step: 2, phase: { name: 'naval-step' } });
  });

  test('[36.C.1] not at the start of the enemy’s step', () => {
    const state = allied(
      `${UNITS} | mines allied @055079 1 | group 3 allied @055060 S1 | group 4 axis @055079 X2`,
      'naval-step side=allied',
    );
    expect(after(state, 'allied done').common).toMatchObject({ step: 2, phase: { name: 'naval-step' } });
  });

  test('[F.21.1] own mines never hurt', () => {
    const state = allied(`${UNITS} | mines allied @055079 3 | group 3 allied @055078 S1`);
    expect(after(state, 'allied sail 3 055079').common.phase.name).toBe('naval-step');
  });
});

describe('[36.C.2] laying', () => {
  const layer = (points: number) => allied(`group 3 allied @055078 Welshman | cargo Welshman mine=${points}`);

  test('[36.C.2] [F.5.2] five points of one step, not three of one and two of the next', () => {
    const tired = (spent: number) =>
      allied(`group 3 allied @055078 Welshman moved=true spent=${spent} | cargo Welshman mine=1`);
    expect(ruling(tired(15), 'allied lay-mine 3 Welshman')).toBe('ok');
    expect(ruling(tired(16), 'allied lay-mine 3 Welshman')).toBe('F.5.2 in-one-step');
    expect(ruling(tired(20), 'allied lay-mine 3 Welshman')).toBe('F.5.1 no-points');
  });

  test('[36.C.2] five points for each mine point', () => {
    const one = after(layer(1), 'allied lay-mine 3 Welshman');
    expect(one.common.mines).toEqual([{ hex: hex(one, '055078'), side: 'allied', points: 1 }]);
    expect(group(one, 3)?.spent).toBe(5);
    expect(ruling(one, 'allied lay-mine 3 Welshman')).toBe('36.C.2 none-aboard');
  });

  test('[F.10.4] a minelayer carries two, from the stock, out of a standard port or better', () => {
    const at = (name: string) => allied(`pools allied mines=3 | group 3 allied in:${name} Welshman`);
    const loaded = after(at('Alexandria'), 'allied embark 3 Welshman cargo.kind=mine cargo.amount=2');
    expect(ship(loaded, 'Welshman').cargo).toEqual([{ kind: 'mine', amount: 2 }]);
    expect(loaded.fleets.allied.pools.mines).toBe(1);
    expect(ruling(at('Famagusta'), 'allied embark 3 Welshman cargo.kind=mine cargo.amount=1')).toBe(
      'F.10.4 minor-port',
    );
    const two = after(
      loaded,
      'allied put-to-sea 3 sp',
      'allied lay-mine 3 Welshman',
      'allied lay-mine 3 Welshman',
    );
    expect(two.common.mines).toMatchObject([{ points: 2 }]);
  });
});

describe('[36.C.3] sweeping by task forces', () => {
  const belt = (points: number, ships = 'S1') =>
    allied(`${UNITS} | mines axis @055079 ${points} | group 3 allied @055078 ${ships}`);
  const inBelt = (points: number) => after(belt(points), 'allied sail 3 055079', 'roll 1');

  test('O4 the entry and twenty points do not fit one step: it checks at least twice', () => {
    const working = after(inBelt(1), 'allied sweep 3');
    expect(group(working, 3)?.work).toEqual({ task: 'sweep', paid: 19 });
    expect(working.common.mines).toHaveLength(1);
    const next = after(working, 'allied done', 'allied begin 3 night=false hold=true');
    expect(next.common.phase.name).toBe('mine-roll');
    const swept = after(next, 'roll 1', 'allied sweep 3');
    expect(swept.common.mines).toHaveLength(0);
    expect(swept.common.phase.name).toBe('naval-step');
  });

  test('[F.5.2] what was paid is kept for the steps of the phase, and lost with it', () => {
    const working = after(inBelt(1), 'allied sweep 3');
    const next = fold(working, [{ type: 'step-began', phaseToo: false }]);
    expect(group(next, 3)?.work).toEqual({ task: 'sweep', paid: 19 });
    expect(
      group(fold(working, [{ type: 'step-began', phaseToo: true, idle: true }]), 3)?.work,
    ).toBeUndefined();
  });

  test('after each point swept it is checked again while mines remain', () => {
    const next = after(
      inBelt(2),
      'allied sweep 3',
      'allied done',
      'allied begin 3 night=false hold=true',
      'roll 1',
      'allied sweep 3',
    );
    expect(next.common.mines).toMatchObject([{ points: 1 }]);
    expect(next.common.phase).toMatchObject({ name: 'mine-roll', points: 1 });
    expect(group(after(next, 'roll 1'), 3)?.work).toBeUndefined();
  });

  test('[F.21.3] only task forces sweep, and only enemy mines', () => {
    const transport = after(belt(1, 'Vigorous'), 'allied sail 3 055079', 'roll 1', 'roll 1', 'roll 1');
    expect(ruling(transport, 'allied sweep 3')).toBe('36.C.3 no-sweeper');
    expect(ruling(belt(1), 'allied sweep 3')).toBe('36.C.3 no-belt');
  });

  test('[F.5.2] what is paid is lost with the hex', () => {
    const left = after(inBelt(1), 'allied sail 3 055080', 'allied sail 3 055079', 'allied sweep 3');
    expect(group(left, 3)?.work?.paid).toBe(20 - 3);
    const away = after(
      left,
      'allied done',
      'allied begin 3 night=false hold=false',
      'roll 1',
      'allied sail 3 055080',
    );
    expect(group(away, 3)?.work).toBeUndefined();
  });
});

describe('[36.C.3] sweeping in danger zones, Table 1', () => {
  const zone = (more = '') =>
    allied(
      `mines axis @055079 2 | pools allied nrp=4 | ${more}`.replace(/ \| $/, ''),
      'zone-sweep side=allied',
      'part=movement step=0',
    );
  const shift = (state: State): number | undefined => {
    const { phase } = after(state, 'allied sweep-zone 055079').common;
    return phase.name === 'zone-sweep-roll' ? phase.shift : undefined;
  };
  const CAP = 'air Spitfire-wing-Malta status=flown mission.kind=cap mission.over.hex=055079';

  test.each([
    ['O12 calm, fighters overhead', CAP, 3],
    ['calm, none', '', 2],
    ['rough, none', 'seas rough rough rough rough rough rough', 1],
    ['stormy, fighters', `seas stormy stormy stormy stormy stormy stormy | ${CAP}`, 1],
  ])('%s', (_case, more, expected) => {
    expect(shift(zone(more))).toBe(expected);
  });

  test('O12 rough, no fighters, a coast defence of 2', () => {
    const state = allied(
      'seas rough rough rough rough rough rough | mines axis @Benghazi 1 | pools allied nrp=4',
      'zone-sweep side=allied',
      'part=movement step=0',
    );
    const { phase } = after(state, `allied sweep-zone Benghazi`).common;
    expect(phase).toMatchObject({ name: 'zone-sweep-roll', shift: 0 });
  });

  // Shift 2 in a calm sea without fighters: faces 1 to 6 read 3 to 8.
  test.each([
    ['O19 F: swept, one point', '', 1, 1, 3],
    ['S: swept for nothing', '', 3, 1, 4],
    ['O19 F*: swept, one and a half', 'seas rough rough rough rough rough rough', 1, 1, 2.5],
    ['O19 D: not swept, two points', 'seas stormy stormy stormy stormy stormy stormy', 1, 2, 2],
  ])('%s', (_case, sea, face, mines, nrp) => {
    const state = after(zone(sea), 'allied sweep-zone 055079', `roll ${face}`);
    expect(state.common.mines[0]?.points).toBe(mines);
    expect(state.fleets.allied.pools.nrp).toBe(nrp);
    expect(state.common.phase.name).toBe('zone-sweep');
  });

  test('S*: one more for the next point of the hex, no longer', () => {
    const eager = after(zone(), 'allied sweep-zone 055079', 'roll 5');
    expect(shift(eager)).toBe(3);
    const spent = after(
      allied('mines axis @055079 3 | pools allied nrp=4', 'zone-sweep side=allied'),
      'allied sweep-zone 055079',
      'roll 5',
      'allied sweep-zone 055079',
      'roll 2',
    );
    expect(shift(spent)).toBe(2);
  });

  test('S*: the next point of that hex, even if another hex comes between', () => {
    const between = after(
      allied('mines axis @055079 3 | mines axis @055077 2 | pools allied nrp=4', 'zone-sweep side=allied'),
      'allied sweep-zone 055079',
      'roll 5',
      'allied sweep-zone 055077',
      'roll 3',
    );
    expect(shift(between)).toBe(3);
    const { phase } = after(between, 'allied sweep-zone 055077').common;
    expect(phase).toMatchObject({ name: 'zone-sweep-roll', shift: 2 });
  });

  test('[F.21.4] a disaster ends it in that hex', () => {
    const state = after(
      zone('seas stormy stormy stormy stormy stormy stormy'),
      'allied sweep-zone 055079',
      'roll 1',
    );
    expect(ruling(state, 'allied sweep-zone 055079')).toBe('F.21.4 disaster');
  });

  test('what is not there is owed, and nothing is swept until it is paid', () => {
    const poor = allied(
      'mines axis @055079 2 | pools allied nrp=0.5',
      'zone-sweep side=allied',
      'part=movement step=0',
    );
    const state = after(poor, 'allied sweep-zone 055079', 'roll 1');
    expect(state.fleets.allied.pools).toMatchObject({ nrp: -0.5, sweepingDebt: 0.5 });
    expect(ruling(state, 'allied sweep-zone 055079')).toBe('36.C.3 debt');
  });

  test('only in danger zones of one’s own, only mines of the enemy', () => {
    const axis = position(
      'zone-sweep side=axis',
      'mines allied @055079 1 | mines axis @030074 1 | mines allied @030074 1',
    );
    expect(ruling(axis, 'axis sweep-zone 055079')).toBe('36.C.3 not-in-zone');
    expect(ruling(axis, 'axis sweep-zone 030074')).toBe('ok');
    expect(eventsOf(axis, 'axis done').map(({ type }) => type)).toContain('step-began');
  });
});
