import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { hex, port, position, ship } from '../../testing/positions.ts';

const UNITS =
  'unit N3 axis NT 3 | unit N2 axis NT 2 | unit U2 axis SUB 2 | unit L4 axis LC 4 | unit L2 axis LC 2 | unit A3 allied NT 3';

const axis = (table: string): State =>
  position(
    'naval-step side=axis moving=3',
    `${UNITS} | ${table}`,
    'malta "Jul I 42"',
    'phasing=axis part=movement step=1',
  );

/** A coast of Malta without a port, its guns silent. */
const off = (ships: string, cargo: string, more = ''): State =>
  axis(
    `${more === '' ? '' : `${more} | `}port Valletta suppressed=5 | group 3 axis @052070 ${ships} contact=clear shipping=checked | cargo ${cargo}`,
  );
const LAND = 'axis disembark 3 L4 landing';
const MARINES = 'San-Marco-and-Loreto-groups';

describe('[F.10.5] what goes ashore in a landing', () => {
  test('[F.10.5] troops, not supplies', () => {
    expect(ruling(off('L4', 'L4 sp=2'), LAND)).toBe('F.10.1 empty-holds');
    const mixed = after(off('L4', 'L4 sp=2 troops=Superga/2'), LAND);
    expect(ship(mixed, 'L4').cargo).toEqual([{ kind: 'sp', amount: 2 }]);
  });

  test('[F.10.1] mines are for the sea', () => {
    const state = axis('group 3 axis in:Tripoli N3 | cargo N3 mine=1');
    expect(ruling(state, 'axis disembark 3 N3 port')).toBe('F.10.1 empty-holds');
  });

  const ROUGH = 'seas rough rough rough rough rough rough';
  test.each([
    ['half the craft of the hex', 'L4', '', 2],
    ['transports do not count', 'L4 N3', '', 2],
    ['other craft in the hex do', 'L4 L2', '', 3],
    ['craft elsewhere do not', 'L4', 'group 4 axis @055078 L2', 2],
    ['troops that stood there before do not', 'L4', `troops ${MARINES} 1 @052070`, 2],
    ['troops that have landed there do', 'L4', `troops ${MARINES} 1 @052070 landed moved`, 1],
    ['troops that have landed elsewhere do not', 'L4', `troops ${MARINES} 1 @Gela landed moved`, 2],
  ])('[F.10.5] in rough seas %s', (_case, ships, more, re) => {
    const state = off(ships, 'L4 troops=Superga/3', `${ROUGH}${more === '' ? '' : ` | ${more}`}`);
    const landed = after(state, LAND).common.troops.at(-1);
    expect(landed).toMatchObject({ re, hex: hex(state, '052070'), landed: true });
  });

  test('[F.10.5] in calm seas all of them', () => {
    expect(after(off('L4', 'L4 troops=Superga/3'), LAND).common.troops).toMatchObject([{ re: 3 }]);
  });
});

describe('[F.10.5] where', () => {
  const at = (place: string): State =>
    axis(`group 3 axis @${place} L4 contact=clear shipping=checked | cargo L4 troops=Superga/3`);

  test.each([
    ['not in the open sea', '055078', 'F.10.5 no-shore'],
    ['[F.2.4] not on neutral ground', 'Ajaccio', 'F.2.4 neutral'],
    ['on a coast of their own', 'Gela', 'ok'],
  ])('[F.10.5] %s', (_case, place, expected) => {
    expect(ruling(at(place), LAND)).toBe(expected);
  });
});

describe('[F.10.5] whose the land is then', () => {
  const taken = (more = '') => {
    const state = off('L4', 'L4 troops=Superga/3', more);
    return after(state, LAND).common.taken.map(({ hex: place, owner }) => [
      place === hex(state, '052070'),
      owner,
    ]);
  };

  test.each([
    ['theirs where nobody defends it', '', [[true, 'axis']]],
    ['theirs while the enemy is elsewhere', 'troops Malta-garrison 1 @Valletta', [[true, 'axis']]],
    ['theirs while only their own are there', `troops ${MARINES} 1 @052070`, [[true, 'axis']]],
    ['not theirs while an enemy is in it', 'troops Malta-garrison 1 @052070', []],
  ])('[F.10.5] %s', (_case, more, expected) => {
    expect(taken(more)).toEqual(expected);
  });

  test('[F.15.5] a port changes hands at the end of the phase', () => {
    const landed = after(
      axis(
        'port Valletta suppressed=5 garrison=0 | group 3 axis @Valletta L4 contact=clear shipping=checked | cargo L4 troops=Superga/3',
      ),
      LAND,
    );
    expect(landed.common.taken).toEqual([]);
    expect(landed.common.ports[port(landed, 'Valletta')]?.owner).toBe('allied');
  });

  test('[F.10.5] land of their own is theirs already', () => {
    const state = after(
      axis(
        'taken @052070 axis | port Valletta suppressed=5 | group 3 axis @052070 L4 contact=clear shipping=checked | cargo L4 troops=Superga/3',
      ),
      LAND,
    );
    expect(state.common.taken).toHaveLength(1);
  });
});

describe('[F.10.3] over a beach', () => {
  const beach = (more: string): State =>
    axis(`${more} | group 3 axis @067063 N3 contact=clear shipping=checked | cargo N3 troops=Superga/2`);
  const ASHORE = 'axis disembark 3 N3 beach';

  test.each([
    ['that is held', `troops ${MARINES} 1 @067063`, 'ok'],
    ['not one that others hold elsewhere', `troops ${MARINES} 1 @Tripoli`, 'F.10.3 beach'],
    ['not one that they have just landed on', `troops ${MARINES} 1 @067063 landed moved`, 'F.10.3 beach'],
  ])('[F.10.3] %s', (_case, more, expected) => {
    expect(ruling(beach(more), ASHORE)).toBe(expected);
  });

  test('[F.10.3] it is held by its own side', () => {
    const state = axis(
      'troops Malta-garrison 1 @052070 | port Valletta suppressed=5 | group 3 axis @052070 N3 contact=clear shipping=checked | cargo N3 troops=Superga/2',
    );
    expect(ruling(state, ASHORE)).toBe('F.10.3 beach');
  });

  test('[F.10.3] and is taken by nobody for it', () => {
    expect(after(beach(`troops ${MARINES} 1 @067063`), ASHORE).common.taken).toEqual([]);
  });
});

describe('[F.10] whose cargo, and when', () => {
  const napoli = (marks = ''): State =>
    axis(`stock axis Napoli sp=9 | in Napoli N2 | group 3 axis in:Napoli N3 ${marks} | cargo N3 sp=2`);
  const load = (name: string) => `axis embark 3 ${name} cargo.kind=sp cargo.amount=1`;

  test.each([
    ['[F.4.2] a ship of the group', '', load('N2'), 'F.4.2 not-in-group'],
    ['[F.4.2] and of no other', '', 'axis disembark 3 N2 port', 'F.4.2 not-in-group'],
    ['[F.5.4] not once turned back', 'turnedBack=true', load('N3'), 'F.5.4 turned-back'],
    ['[F.5.4] nor ashore', 'turnedBack=true', 'axis disembark 3 N3 port', 'F.5.4 turned-back'],
    ['[F.10.3] otherwise yes', '', load('N3'), 'ok'],
  ])('%s', (_case, marks, order, expected) => {
    const state = napoli(marks);
    expect(ruling(state, order)).toBe(expected);
  });

  test('[F.4] a submarine of one point takes nothing, one of two an SP', () => {
    const boat = (name: string) => axis(`stock axis Napoli sp=9 | group 3 axis in:Napoli ${name}`);
    expect(ruling(boat('U2/hits=1'), load('U2'))).toBe('F.10.1 room');
    expect(ruling(boat('U2'), load('U2'))).toBe('ok');
  });

  test('[F.10.3] in port, not from the sea', () => {
    const state = axis('group 3 axis @067063 N3 contact=clear shipping=checked | cargo N3 sp=2');
    expect(ruling(state, 'axis disembark 3 N3 port')).toBe('F.10.3 cargo-in-port');
  });

  test('[S.1] what stays aboard still comes from where it came', () => {
    const crowded = axis('port Tripoli hits=0 used=14 | group 3 axis in:Tripoli N3 | cargo N3 sp=6/Napoli');
    const state = after(crowded, 'axis disembark 3 N3 port');
    expect(ship(state, 'N3').cargo).toEqual([{ kind: 'sp', amount: 4, from: port(state, 'Napoli') }]);
  });
});
