import { describe, expect, test } from 'vitest';
import { optionsFor } from '../../turn/options.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, unit } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';

const mode = (forces: string, side: Side = 'soviet'): State =>
  position(`submarine-mode side=${side}`, `options deepMode | ${forces}`);

describe('[22] who goes deep, and who comes up', () => {
  test.each([
    ['[22.1] two points are enough', 'soviet @2922 AMUR', 'dive AMUR deep', 'ok'],
    [
      '[22.1] damage that leaves one bars it',
      'soviet @2922 AMUR/damaged',
      'dive AMUR deep',
      '22.1 too-slow-to-dive',
    ],
    ['[22.3] but not from coming up', 'soviet @2922 AMUR/damaged/deep', 'dive AMUR up', 'ok'],
    ['[22.3] nobody comes up who is not deep', 'soviet @2922 AMUR', 'dive AMUR up', '22.1 depth-as-before'],
    ['[22.1] ships do not dive', 'soviet @2922 FRNZE', 'dive FRNZE deep', 'NS.1 not-yours'],
    ['[22.1] nor do submarines that are lost', 'lost AMUR', 'dive AMUR deep', 'NS.1 not-yours'],
  ])('%s', (_name, forces, order, expected) => {
    expect(ruling(mode(forces), `soviet ${order}`)).toBe(expected);
  });

  test('[22.1] each side is offered its own submarines that can change', () => {
    const forces =
      'soviet @2922 MKALN | soviet @2923 AMUR/deep | soviet @2924 CHSKY | soviet @3310 DON | soviet @2925 FRNZE | nato @2820 LAJLA';
    const offered = (side: Side): readonly object[] => {
      const state = mode(forces, side);
      return [...optionsFor(viewFor(state, side)).list()].filter(({ type }) => type === 'dive');
    };
    const state = mode(forces);
    expect(offered('soviet')).toHaveLength(2);
    expect(offered('soviet')).toEqual(
      expect.arrayContaining([
        { type: 'dive', unit: unit(state, 'MKALN'), deep: true },
        { type: 'dive', unit: unit(state, 'AMUR'), deep: false },
      ]),
    );
    expect(offered('nato')).toEqual([{ type: 'dive', unit: unit(state, 'LAJLA'), deep: true }]);
  });
});

describe('[2.2.4] the step of the submarines', () => {
  test('[22.1] when NATO has done, too, strategic air follows', () => {
    const state = position(
      'submarine-mode side=soviet',
      'options deepMode | soviet @2922 MKALN | nato @2820 LAJLA | at Leuchars TOR-1',
      'kola-strike turn 4 of 15',
    );
    const nato = after(state, 'soviet done');
    expect(nato.table.phase).toEqual({ name: 'submarine-mode', side: 'nato', changed: [] });
    expect(after(nato, 'nato done').table.phase.name).toBe('assignment');
  });
});
