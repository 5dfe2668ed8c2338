import { describe, expect, test } from 'vitest';
import { shiftOf } from '../../model/modifier.ts';
import { idOf, nameOf } from '../../text/names.ts';
import { atSea } from '../groups/whereabouts.ts';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { hex, position } from '../../testing/positions.ts';
import type { AirId, GroupId } from '../../model/vocabulary.ts';
import { capsOver, patrolsOver } from './cover.ts';
import { searchModifiers } from './search.ts';
import { escortsAt, strikersAt } from './striker.ts';

const at = (table: string): State => position('air-segment side=allied part=cover', table);
const named = ({ common }: State, units: readonly AirId[]): readonly string[] =>
  units.map(unit => nameOf(common, 'air', unit));
const ROUGH = 'seas rough rough rough rough rough rough';
const STORM = 'seas stormy stormy stormy stormy stormy stormy';

describe('[F.11.6] who can strike ships in a hex', () => {
  const strikers = (table: string, where = 'Gela'): readonly string[] => {
    const state = at(table);
    return named(state, strikersAt(state.common, state.fleets.allied, 'allied', hex(state, where)));
  };

  test.each([
    ['torpedo bombers in range', 'air Beauforts-Malta', ['Beauforts-Malta']],
    ['not those out of range', 'air Beauforts-Malta base.at=field base.field=Cairo-West', []],
    ['[F.11] not fighters and patrol aircraft', 'air Spitfire-wing-Malta | air 69-Squadron', []],
    ['[F.11.1] not those that have bombed in this turn', 'air Beauforts-Malta bombed=true', []],
    ['[F.11.1] not those that have flown', 'air Beauforts-Malta status=flown', []],
    ['[F.11.3] not into a storm', `air Beauforts-Malta | ${STORM}`, []],
    ['[F.13.2] in rough seas', `air Beauforts-Malta | ${ROUGH}`, ['Beauforts-Malta']],
    ['not the enemy’s', 'air KG-54-KGr-606', []],
  ])('[F.11.6] %s', (_case, table, expected) => {
    expect(strikers(table)).toEqual(expected);
  });

  test('[F.13.2] carrier aircraft in a calm only, there and under their carrier', () => {
    const afloat = (seas: string) =>
      strikers(
        `air Albacores base.at=ship base.ship=Force-Z-carriers | group 4 allied @Gela Force-Z-carriers${seas}`,
      );
    expect(afloat('')).toEqual(['Albacores']);
    expect(afloat(` | ${ROUGH}`)).toEqual([]);
  });

  test('[F.11.1] nobody flies from a carrier that is not on the map', () => {
    expect(
      strikers('air Albacores base.at=ship base.ship=Force-Z-carriers | atlantic Force-Z-carriers'),
    ).toEqual([]);
    expect(
      strikers('air Albacores base.at=ship base.ship=Force-Z-carriers | in Valletta Force-Z-carriers'),
    ).toEqual(['Albacores']);
  });
});

describe('[F.11.6] who can go along', () => {
  const escorts = (table: string, where = 'Gela'): readonly string[] => {
    const state = at(table);
    return named(state, escortsAt(state.common, state.fleets.allied, 'allied', hex(state, where)));
  };

  test.each([
    ['fighters in range', 'air Spitfire-wing-Malta', 'Gela', ['Spitfire-wing-Malta']],
    ['not beyond it', 'air Spitfire-wing-Malta', 'Napoli', []],
    ['not bombers', 'air Beauforts-Malta', 'Gela', []],
    ['[F.11.3] not into a storm', `air Spitfire-wing-Malta | ${STORM}`, 'Gela', []],
  ])('[F.11.6] %s', (_case, table, where, expected) => {
    expect(escorts(table, where)).toEqual(expected);
  });
});

describe('[F.11.4] who is in the air', () => {
  const caps = (table: string, where: string, side: 'axis' | 'allied' = 'allied', id?: number): number => {
    const state = at(table);
    return capsOver(state.common, state.fleets[side], side, hex(state, where), id as GroupId | undefined)
      .length;
  };
  const CAP = 'air Spitfire-wing-Malta status=flown mission.kind=cap mission.over.hex=Valletta';

  test('[F.11.4] a CAP is over its hex, for its own side', () => {
    expect(caps(CAP, 'Valletta')).toBe(1);
    expect(caps(CAP, 'Gela')).toBe(0);
    expect(caps(CAP, 'Valletta', 'axis')).toBe(0);
    expect(caps('air 69-Squadron status=flown mission.kind=patrol mission.hex=Valletta', 'Valletta')).toBe(0);
  });

  test('[F.11.4] a CAP on a group covers that group and no other', () => {
    const table =
      'air Spitfire-wing-Malta status=flown mission.kind=cap mission.over.group=3 | unit A4 allied TF 4 | group 3 allied @Valletta A4';
    expect(caps(table, 'Valletta', 'allied', 3)).toBe(1);
    expect(caps(table, 'Valletta', 'allied', 4)).toBe(0);
    expect(caps(table, 'Valletta')).toBe(0);
  });

  test('[F.24] nobody is up from a carrier that is gone', () => {
    const carried = (where: string) =>
      `air Eagle-fighters status=flown mission.kind=cap mission.over.hex=Gibraltar base.at=ship base.ship=Force-W | ${where} Force-W`;
    expect(caps(carried('in Gibraltar'), 'Gibraltar')).toBe(1);
    expect(caps(carried('gone'), 'Gibraltar')).toBe(0);
  });

  test('[T.3] a patrol is near within half its range, and is of its own side', () => {
    const near = (where: string) => {
      const state = at(`air Beauforts-Malta status=flown mission.kind=patrol mission.hex=${where}`);
      return patrolsOver(state.common, state.fleets.allied, 'allied', hex(state, where)).map(
        each => each.near,
      );
    };
    // Torpedo bombers reach 36 hexes.
    expect([near('Gela'), near('Napoli')]).toEqual([[true], [false]]);
    const state = at('air Beauforts-Malta status=flown mission.kind=patrol mission.hex=Gela');
    expect(patrolsOver(state.common, state.fleets.axis, 'axis', hex(state, 'Gela'))).toEqual([]);
  });
});

describe('[F.11.6] [T.3] when a strike is offered', () => {
  const sailed = (marks: string, ships = 'Convogli-A'): State =>
    after(
      position(
        'naval-step side=axis moving=3',
        `air Beauforts-Malta | unit X1 axis TF 1 | unit Y1 axis TF 1 | unit XC axis CG 2 | group 3 axis @048070 ${ships} moved=true shipping=checked ${marks}`,
      ),
      'axis sail 3 049071',
    );

  test.each([
    ['on a group that was found', 'found=found contact=clear', 'strike-choice'],
    ['on one that was contacted', 'contact=made', 'strike-choice'],
    ['not on one that was neither', 'contact=clear', 'naval-step'],
    ['not twice in a step', 'found=found contact=clear offered=true', 'naval-step'],
  ])('[F.11.6] %s', (_case, marks, phase) => {
    expect(sailed(marks).common.phase.name).toBe(phase);
  });

  const shift = (ships: string): number => {
    const state = sailed('contact=clear', ships);
    const unit = idOf(state.common, 'air', 'Beauforts-Malta') as AirId;
    return shiftOf(searchModifiers(state.common, atSea(state, 3 as GroupId), unit));
  };

  test.each([
    ['one small unit is hard to find', 'X1', -1],
    ['two are not', 'X1 Y1', 0],
    ['a carrier is easy to find', 'XC X1', 1],
    ['one unit of three is neither', 'Convogli-A', 0],
  ])('[T.3] %s', (_case, ships, expected) => {
    expect(shift(ships)).toBe(expected);
  });
});
