import { describe, expect, test } from 'vitest';
import { optionsFor } from '../../turn/options.ts';
import type { Segment } from '../../model/sea/phase.ts';
import { namesOf, position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';
import { ADMIRAL } from './doctrine.ts';
import { bestLaunch } from './take-off.ts';

/** Who takes off; nobody when no flight is worth it. */
const launched = (side: Side, forces: string): string => {
  const state = position(`segment side=${side} arm=air`, forces, 'norway-convoy turn 2 of 15');
  const view = viewFor(state, side);
  const action = bestLaunch(view, state.table.phase as Segment, ADMIRAL);
  if (action?.type !== 'take-off') return 'nobody';
  expect(optionsFor(view).refuse(action)).toBeUndefined();
  return namesOf(state, action.units);
};

const BOMBERS = 'at Olenogorsk T26-1 T26-2 T26-3 T95D-1';

describe('a strike is launched', () => {
  test('with all who can reach a convoy that has been seen', () => {
    expect(launched('soviet', `${BOMBERS} | nato @3032 ALTAR/strategic PLLUX/strategic`)).toBe(
      'T26-1 T26-2 T26-3',
    );
  });

  test('on a submarine that has been found, by those who hunt submarines', () => {
    expect(launched('nato', 'at Stornoway NIM-4 PHN-1 | soviet @3022 MKALN/local')).toBe('NIM-4');
  });

  test('from the field that promises most', () => {
    const forces = 'at Monchegorsk T16C-1 | at Olenogorsk T26-1 T26-2 | nato @3032 ALTAR/strategic';
    expect(launched('soviet', forces)).toBe('T26-1 T26-2');
  });
});

describe('aircraft stay on the ground', () => {
  test('when nobody has been seen', () => {
    expect(launched('soviet', `${BOMBERS} | nato @3032 ALTAR PLLUX`)).toBe('nobody');
  });

  test('when the target is out of reach', () => {
    expect(launched('soviet', 'at Pechenga M23-1 | nato @3032 ALTAR/strategic')).toBe('nobody');
  });

  test('when patrols would take more than a patrol boat is worth', () => {
    const guarded = 'nato @3617 PCS2/strategic | cap Bodo F16-2 F16-3 | cap Orland US-F16-1 NO-F16-1';
    expect(launched('soviet', `at Monchegorsk T16C-1 | ${guarded}`)).toBe('nobody');
  });
});
