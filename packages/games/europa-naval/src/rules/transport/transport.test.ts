import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { dateOf } from '../../model/date.ts';
import { evolve } from '../../turn/evolve.ts';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, hex, port, position, ship } from '../../testing/positions.ts';

const UNITS =
  'unit N3 axis NT 3 | unit N2 axis NT 2 | unit T4 axis TF 4 | unit U2 axis SUB 2 | unit L4 axis LC 4 | unit L2 axis LB 2';

const axis = (table: string, clock = 'phasing=axis part=movement step=1'): State =>
  position('naval-step side=axis moving=3', `${UNITS} | ${table}`, 'malta "Jul I 42"', clock);

const napoli = (ships: string, more = 'stock axis Napoli sp=14 srp=2'): State =>
  axis(`${more} | group 3 axis in:Napoli ${ships}`);

const load = (vessel: string, kind: string, amount: number): string =>
  `axis embark 3 ${vessel} cargo.kind=${kind} cargo.amount=${amount}`;
const march = (vessel: string, unit: string, re: number, mech = false): string =>
  `axis embark 3 ${vessel} cargo.kind=troops cargo.unit=${unit} cargo.re=${re} cargo.mech=${mech}`;

const sp = (state: State, name: string): number =>
  stockOf(state.common, state.fleets.axis, 'axis', port(state, name)).sp;

describe('[F.10.3] embarking', () => {
  test('[F.10.3] five points for the whole group, out of the stock, against the capacity of the port', () => {
    const one = after(napoli('N3 N2'), load('N3', 'sp', 6));
    expect(ship(one, 'N3').cargo).toEqual([{ kind: 'sp', amount: 6, from: port(one, 'Napoli') }]);
    expect(sp(one, 'Napoli')).toBe(8);
    expect(one.fleets.axis.handled).toEqual([{ port: port(one, 'Napoli'), points: 3 }]);
    const both = after(one, load('N2', 'sp', 4));
    expect(group(both, 3)?.spent).toBe(5);
  });

  test.each([
    ['more than she has room for', 'N3', load('N3', 'sp', 7), 'F.10.1 room'],
    ['an SRP is two points', 'N3', load('N3', 'srp', 2), 'F.10.1 room'],
    ['more than there is', 'N3', load('N3', 'srp', 3), 'F.17.1 no-supplies'],
    ['half a point', 'N3', load('N3', 'sp', 0.5), 'F.10.1 amount'],
    ['an undamaged task force takes one point', 'T4', load('T4', 'sp', 2), 'ok'],
    ['and no more', 'T4', load('T4', 'sp', 3), 'F.10.1 room'],
    ['a damaged one nothing', 'T4/hits=1', load('T4', 'sp', 1), 'F.10.1 room'],
    ['a submarine one SP', 'U2', load('U2', 'sp', 1), 'ok'],
    ['and nothing else', 'U2', load('U2', 'srp', 1), 'F.4 cargo-kind'],
  ])('[F.10.1] %s', (_case, ships, order, expected) => {
    expect(ruling(napoli(ships), order)).toBe(expected);
  });

  test('[F.10.1] troops by whole REs, mechanised ones at double, not in task forces', () => {
    const troops = (ships: string) => axis(`troops Superga 3 @Trapani | group 3 axis in:Trapani ${ships}`);
    const aboard = after(troops('N3'), march('N3', 'Superga', 2));
    expect(aboard.common.troops).toMatchObject([{ re: 1 }]);
    expect(ruling(troops('N3'), march('N3', 'Superga', 4))).toBe('F.15.1 part');
    expect(ruling(troops('N3'), march('N3', 'Superga', 1.5))).toBe('F.15.1 part');
    expect(ruling(troops('N3'), march('N3', 'Genio-Libia', 0.5))).toBe('F.15 not-there');
    const mech = (ships: string) =>
      position(
        'naval-step side=axis moving=3',
        `${UNITS} | troops 15th-Panzergrenadier-Division 3 @Trapani | group 3 axis in:Trapani ${ships}`,
        'husky "Jul I 43"',
      );
    expect(ruling(mech('N3'), march('N3', '15th-Panzergrenadier-Division', 1, true))).toBe('ok');
    expect(ruling(mech('N3'), march('N3', '15th-Panzergrenadier-Division', 2, true))).toBe('F.10.1 room');
    expect(ruling(mech('T4'), march('T4', '15th-Panzergrenadier-Division', 1, true))).toBe('F.4 cargo-kind');
  });

  test('[F.9.1] [F.18] hits, mines and a blockade leave less to handle', () => {
    const full = 'stock axis Napoli sp=40 srp=0';
    expect(ruling(napoli('N3', `${full} | port Napoli used=17.5`), load('N3', 'sp', 6))).toBe(
      'F.9.1 capacity',
    );
    expect(ruling(napoli('N3', `${full} | port Napoli hits=18`), load('N3', 'sp', 6))).toBe('F.9.1 capacity');
    expect(ruling(napoli('N3', `${full} | mines allied @Napoli 9`), load('N3', 'sp', 6))).toBe(
      'F.9.1 capacity',
    );
    expect(ruling(napoli('N3', `${full} | mines allied @Napoli 8`), load('N3', 'sp', 6))).toBe('ok');
    expect(ruling(napoli('N3', `${full} | port Napoli blockaded=true`), load('N3', 'sp', 1))).toBe(
      'F.9.1 capacity',
    );
  });

  test('[36.C] own mines interdict a port like the enemy’s, [36.A.2 f] by night too', () => {
    const mined = napoli('N3', 'stock axis Napoli sp=40 srp=0 | mines axis @Napoli 9');
    expect(ruling(mined, load('N3', 'sp', 6))).toBe('F.9.1 capacity');
    expect(ruling(after(mined, 'axis night 3'), load('N3', 'sp', 6))).toBe('F.9.1 capacity');
  });

  test('[F.10.3] only in port', () => {
    expect(ruling(axis('group 3 axis @030074 N3'), load('N3', 'sp', 1))).toBe('F.10.3 cargo-in-port');
  });
});

describe('[F.5.2] work in port', () => {
  const tired = (spent: number): State =>
    axis(`stock axis Napoli sp=14 | group 3 axis in:Napoli N3 spent=${spent} moved=true`);

  test('[F.5.2] embarking is spread over two steps of a phase', () => {
    const begun = after(tired(12), load('N3', 'sp', 4), 'axis done');
    expect(ship(begun, 'N3')).toMatchObject({ cargo: [], work: { task: 'embark', paid: 3 } });
    const loaded = after(begun, 'axis form N3', load('N3', 'sp', 4).replace('3', '4'));
    expect(ship(loaded, 'N3').cargo).toMatchObject([{ kind: 'sp', amount: 4 }]);
    expect(group(loaded, 4)?.spent).toBe(2);
  });

  test('[F.5.2] it is lost with the phase, and with the port', () => {
    const begun = after(tired(12), load('N3', 'sp', 4), 'axis done');
    expect(
      ship(fold(begun, [{ type: 'step-began', phaseToo: true, idle: true }]), 'N3').work,
    ).toBeUndefined();
    const out = after(begun, 'axis form N3', 'axis put-to-sea 4 sp', 'axis enter-port 4');
    expect(group(out, 4)?.work).toBeUndefined();
  });

  test('[F.5.2] a ship that joins has paid nothing yet', () => {
    const idle = position('naval-step side=axis', `${UNITS} | in Napoli N3/work=embark:3 N2`);
    expect(group(after(idle, 'axis form N3'), 1)?.work).toEqual({ task: 'embark', paid: 3 });
    expect(group(after(idle, 'axis form N3 N2'), 1)?.work).toBeUndefined();
  });
});

describe('[F.10.3] disembarking', () => {
  const tripoli = (more = '', cargo = 'sp=6'): State =>
    axis(`${more === '' ? '' : `${more} | `}group 3 axis in:Tripoli N3 | cargo N3 ${cargo}`);

  test('[F.10.3] in port: five points, into the stock, no more than the port can handle', () => {
    const state = after(tripoli(), 'axis disembark 3 N3 port');
    expect(sp(state, 'Tripoli')).toBe(6);
    expect(ship(state, 'N3').cargo).toEqual([]);
    expect(group(state, 3)?.spent).toBe(5);
    const crowded = after(tripoli('port Tripoli used=13'), 'axis disembark 3 N3 port');
    expect(sp(crowded, 'Tripoli')).toBe(2);
    expect(ship(crowded, 'N3').cargo).toEqual([{ kind: 'sp', amount: 4 }]);
    expect(ruling(tripoli('port Tripoli used=14'), 'axis disembark 3 N3 port')).toBe('F.10.1 empty-holds');
  });

  test('[F.10.3] troops ashore in port may march', () => {
    const state = after(tripoli('', 'troops=Superga/2'), 'axis disembark 3 N3 port');
    expect(state.common.troops).toMatchObject([{ re: 2, landed: false, moved: false }]);
  });

  const beach = (ships: string, more: string): State =>
    axis(
      `${more} | group 3 axis @067063 ${ships} contact=clear shipping=checked | cargo ${ships} troops=Superga/2`,
    );

  test('[F.10.3] over a beach that is held: ten points, half the strength, in calm seas', () => {
    const held = 'troops San-Marco-and-Loreto-groups 1 @067063';
    const state = after(beach('N3', held), 'axis disembark 3 N3 beach');
    expect(group(state, 3)?.spent).toBe(10);
    expect(state.common.troops).toMatchObject([{ re: 1 }, { re: 1, landed: true, moved: true }]);
    expect(ship(state, 'N3').cargo).toMatchObject([{ re: 1 }]);
    expect(ruling(beach('N3', 'taken @067063 axis'), 'axis disembark 3 N3 beach')).toBe('F.10.3 beach');
    expect(
      ruling(beach('N3', `seas rough rough rough rough rough rough | ${held}`), 'axis disembark 3 N3 beach'),
    ).toBe('F.10.3 surf');
    expect(ruling(beach('L4', held), 'axis disembark 3 L4 beach')).toBe('F.10.3 beach-kind');
  });
});

describe('[F.10.5] landings', () => {
  /** A coast of Malta without a port. */
  const off = (ships: string, more = '', cargo = 'troops=Superga/3'): State =>
    axis(
      `${more === '' ? '' : `${more} | `}port Valletta suppressed=5 | group 3 axis @052070 ${ships} contact=clear shipping=checked | cargo ${ships} ${cargo}`,
    );

  test('ten points, and land that nobody holds is theirs', () => {
    const state = after(off('L4'), 'axis disembark 3 L4 landing');
    expect(state.common.troops).toMatchObject([
      { re: 3, landed: true, moved: true, hex: hex(state, '052070') },
    ]);
    expect(state.common.taken).toEqual([{ hex: hex(state, '052070'), owner: 'axis' }]);
  });

  test('land that is held is fought for later', () => {
    const state = after(off('L4', 'troops Malta-garrison 1 @052070'), 'axis disembark 3 L4 landing');
    expect(state.common.taken).toEqual([]);
  });

  test.each([
    ['transports', 'N3', '', 'F.10.5 landing-kind'],
    ['in a storm', 'L4', 'seas stormy stormy stormy stormy stormy stormy', 'F.10.5 storm-landing'],
    ['in rough seas', 'L4', 'seas rough rough rough rough rough rough', 'ok'],
  ])('%s', (_case, ships, more, expected) => {
    expect(ruling(off(ships, more), `axis disembark 3 ${ships} landing`)).toBe(expected);
  });

  test('in rough seas half the strength, rounded down, for each hex', () => {
    const state = after(off('L4', 'seas rough rough rough rough rough rough'), 'axis disembark 3 L4 landing');
    expect(state.common.troops).toMatchObject([{ re: 2 }]);
    expect(ruling(state, 'axis disembark 3 L4 landing')).toBe('F.10.1 empty-holds');
  });

  test.each(['Licata', 'Gela', 'Siracusa', 'Salerno', 'Anzio'])(
    'the beaches of 1943 have a shore: %s',
    name => {
      const state = axis(
        `group 3 axis @${name} L4 contact=clear shipping=checked | cargo L4 troops=Superga/3`,
      );
      expect(ruling(state, 'axis disembark 3 L4 landing')).toBe('ok');
    },
  );

  describe('[F.15.5] engineers off an enemy port', () => {
    const gela = (cargo: string, owner = 'axis'): State =>
      position(
        'naval-step side=allied moving=3',
        `unit L5 allied LC 5 | port Licata suppressed=1 | port Gela owner=${owner} garrison=0 cdLost=true | group 3 allied @Gela L5 contact=clear | cargo L5 ${cargo}`,
        'husky "Jul I 43"',
        'phasing=allied part=movement step=1',
      );
    const ENGINEERS = 'troops=Royal-Engineers-Malta/0.5';

    test('do not land alone', () => {
      expect(ruling(gela(ENGINEERS), 'allied disembark 3 L5 landing')).toBe('F.15.5 engineers');
      expect(ruling(gela(ENGINEERS, 'allied'), 'allied disembark 3 L5 landing')).toBe('ok');
    });

    test('stay aboard when others land', () => {
      const state = after(gela(`troops=5th-Division/3 ${ENGINEERS}`), 'allied disembark 3 L5 landing');
      expect(state.common.troops).toMatchObject([{ re: 3, hex: hex(state, 'Gela') }]);
      expect(ship(state, 'L5').cargo).toMatchObject([{ re: 0.5 }]);
    });
  });

  test('where the sea is open on every side there is none', () => {
    const state = axis('group 3 axis @Beirut L4 contact=clear | cargo L4 troops=Superga/3');
    expect(ruling(state, 'axis disembark 3 L4 landing')).toBe('F.10.5 no-shore');
  });

  test('[36.A.2 b] not at night', () => {
    expect(ruling(after(off('L4'), 'axis night 3'), 'axis disembark 3 L4 landing')).toBe(
      '36.A.2 night-landing',
    );
  });

  test('coast defences fire first; the landing is then made for nothing more', () => {
    const live = axis('group 3 axis @052070 L4 contact=clear shipping=checked | cargo L4 troops=Superga/3');
    const fire = after(live, 'axis disembark 3 L4 landing');
    expect(fire.common.phase.name).toBe('battle-choice');
    expect(fire.common.troops).toEqual([]);
    const landed = after(fire, 'allied fight false', 'axis disembark 3 L4 landing');
    expect(landed.common.troops).toHaveLength(1);
    expect(group(landed, 3)?.spent).toBe(10);
  });

  test('[F.10.2] barges pay over two steps and are ashore only when all is paid', () => {
    const start = axis(
      'port Valletta suppressed=5 | group 3 axis @053070 L2 contact=clear shipping=checked | cargo L2 troops=Superga/2',
    );
    const first = after(start, 'axis sail 3 052070', 'axis disembark 3 L2 landing');
    expect(first.common.troops).toEqual([]);
    expect(group(first, 3)?.work).toEqual({ task: 'disembark landing', paid: 9 });
    const second = after(
      first,
      'axis done',
      'axis begin 3 night=false hold=true',
      'roll 1',
      'axis disembark 3 L2 landing',
    );
    expect(second.common.troops).toHaveLength(1);
  });
});

describe('[36.F.1] [F.23] gunfire support', () => {
  const off = (marks = '', clock = 'phasing=axis part=movement step=1'): State =>
    axis(`group 3 axis @067063 T4${marks} contact=clear`, clock);

  test('fifteen points for a quarter, any number of times', () => {
    const state = after(off('/salvos=8'), 'axis prepare 3 T4 quarter');
    expect(ship(state, 'T4')).toMatchObject({ salvos: 8, support: { share: 'quarter' } });
    expect(group(state, 3)?.spent).toBe(15);
  });

  test('O17 the ninth half of the year is refused to the Axis', () => {
    expect(ruling(off('/salvos=7'), 'axis prepare 3 T4 half')).toBe('ok');
    expect(ruling(off('/salvos=8'), 'axis prepare 3 T4 half')).toBe('36.F.1 year-spent');
    expect(ruling(off('/salvos=8'), 'axis prepare 3 T4 quarter')).toBe('ok');
  });

  test.each([
    ['Dec I 42', 8],
    ['Dec II 42', 0],
  ])('[36.F.1] after %s it has %i of the year behind it', (date, salvos) => {
    const used = off('/salvos=8');
    const closing = { ...used, common: { ...used.common, date: dateOf(date) } };
    expect(ship(evolve(closing, { type: 'turn-closed' }), 'T4').salvos).toBe(salvos);
  });

  test('O17 the thirteenth to the Allies, none to the Soviets', () => {
    const allied = (salvos: number) =>
      position(
        'naval-step side=allied moving=3',
        `group 3 allied @084125 Force-H/salvos=${salvos}`,
        'malta "Jul I 42"',
        'phasing=allied part=movement step=1',
      );
    expect(ruling(allied(11), 'allied prepare 3 Force-H full')).toBe('ok');
    expect(ruling(allied(12), 'allied prepare 3 Force-H full')).toBe('36.F.1 year-spent');
    const soviet = position(
      'naval-step side=allied moving=3',
      'group 3 allied @Kronshtadt Marat/salvos=99',
      'baltic-act1 "Aug I 41"',
      'phasing=allied part=movement step=1',
    );
    expect(ruling(soviet, 'allied prepare 3 Marat full')).toBe('ok');
  });

  test('half takes thirty over two steps, and is gone when she leaves', () => {
    const half = after(
      off('/salvos=0'),
      'axis prepare 3 T4 half',
      'axis done',
      'axis begin 3 night=false hold=false',
      'axis prepare 3 T4 half',
    );
    expect(ship(half, 'T4')).toMatchObject({ salvos: 1, support: { share: 'half' } });
    const left = after(half, 'axis sail 3 067064');
    expect(ship(left, 'T4').support).toBeUndefined();
  });

  test.each([
    ['at sea', axis('group 3 axis @066064 T4 contact=clear'), 'F.23.1 no-coast'],
    ['in the exploitation phase', off('', 'phasing=axis part=exploitation step=1'), 'F.23.1 late'],
    ['at night', after(off(), 'axis night 3'), 'F.23.1 by-night'],
  ])('not %s', (_case, state, expected) => {
    expect(ruling(state, 'axis prepare 3 T4 quarter')).toBe(expected);
  });
});
