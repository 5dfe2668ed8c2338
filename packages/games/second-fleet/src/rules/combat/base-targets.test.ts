import { describe, expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';

const over = (hex: string, forces: string): State =>
  position(
    `flight side=nato units=[A6-1] roles.0.unit=A6-1 roles.0.role=atk homes=[RSVLT] hex=${hex} allowance=40 spent=4 path=[2716,${hex}] | under segment side=nato arm=air acted=[A6-1]`,
    `nato @2716 RSVLT | flight RSVLT A6-1 | ${forces}`,
  );

describe('[14.4] the parts of a base', () => {
  const STRIKE = 'nato strike bombing A6-1 at 3805';
  test.each([
    ['airfield and port', 'base Murmansk airfield=0', 'airfield=40 port=35', 'ok'],
    ['[14.6] not one that is destroyed', 'base Murmansk airfield=3', 'airfield=75', 'C.8.1 not-a-target'],
    ['[14.6] the other still', 'base Murmansk airfield=3', 'port=75', 'ok'],
    ['[14.6] a badly hit one too', 'base Murmansk port=2', 'port=75', 'ok'],
    ['[C.8.2] each once', 'base Murmansk airfield=0', 'airfield=40 airfield=35', 'C.8.2 target-twice'],
  ])('%s', (_name, forces, aims, expected) => {
    expect(ruling(after(over('3805', forces), STRIKE), `nato aim ${aims}`)).toBe(expected);
  });

  test('[14.6] nothing is left of one that is destroyed whole', () => {
    expect(ruling(over('3805', 'base Murmansk airfield=3 port=3'), STRIKE)).toBe('10.9.1 nothing-to-bomb');
  });

  test('[10.3] an airfield without a port has one part', () => {
    const declared = after(over('3806', 'base Kilpyavr airfield=0'), 'nato strike bombing A6-1 at 3806');
    expect(ruling(declared, 'nato aim airfield=40 port=35')).toBe('C.8.1 not-a-target');
  });

  test('[14.6.2] close AA counts while one part stands', () => {
    const defence = (forces: string, aim: string) =>
      after(over('3805', forces), STRIKE, `nato aim ${aim}=75`).table.phase;
    expect(defence('base Murmansk airfield=3', 'port')).toMatchObject({ name: 'defence-roll', value: 28 });
    expect(defence('base Murmansk port=3', 'airfield')).toMatchObject({ name: 'defence-roll', value: 28 });
  });

  test('[14.6.2] and no more when both are gone', () => {
    const state = over('3805', 'base Murmansk airfield=3 port=3 | soviet @3805 FRNZE/local');
    expect(after(state, STRIKE, 'nato aim FRNZE=75').table.phase.name).toBe('attack-roll');
  });
});

describe('[14.6.1] aircraft on the ground', () => {
  const bombed = (base: string, aim: string): State =>
    after(
      over('3805', `base Murmansk ${base} | at Murmansk I38-1`),
      'nato strike bombing A6-1 at 3805',
      `nato aim ${aim}=75`,
      'roll 0',
      'roll 9',
    );
  test.each([
    ['are lost when the field is destroyed', 'airfield=2', 'airfield', 3, 'lost'],
    ['not when it is damaged', 'airfield=0', 'airfield', 2, 'home'],
    ['not when the port is destroyed', 'port=2', 'port', 3, 'home'],
  ] as const)('%s', (_name, base, part, grade, fate) => {
    const state = bombed(base, part);
    expect([state.table.bases[baseOf('Murmansk')]?.[part], whereIs(state, 'I38-1')]).toEqual([grade, fate]);
  });

  test('[A1] less than five points do nothing', () => {
    const state = after(
      over('3805', 'base Murmansk airfield=1 | at Murmansk I38-1'),
      'nato strike bombing A6-1 at 3805',
      'nato aim airfield=75',
      'roll 9',
      'roll 0',
    );
    expect(state.table.bases[baseOf('Murmansk')]?.airfield).toBe(1);
  });
});
