import { refuseAdvance } from '../rules/combat/advance.ts';
import { WORDS } from '../face/words.ts';
import { displacementsOf, refugesOf, refuseDisplacement } from '../rules/combat/retreat.ts';
import { removable } from '../rules/stacking/stacking.ts';
import type { Advance, Displacement, Phase, Retreat, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { at, type DeskChoice, say, sayAll } from './say.ts';

/** [8.71] */
export const retreatChoices = (state: State, phase: Retreat, unit: UnitId): readonly DeskChoice[] =>
  !phase.pending.includes(unit)
    ? []
    : refugesOf(state, unit).map(to => ({
        key: `retreat:${to}`,
        kind: 'answer',
        label: WORDS.choice.retreat(say(state, unit), at(to)),
        actions: [{ type: 'retreat', unit, to }],
        hex: to,
      }));

/** [8.71] */
export const displacementChoices = (state: State, phase: Displacement, unit: UnitId): readonly DeskChoice[] =>
  displacementsOf(state, unit)
    .filter(to => refuseDisplacement(state, phase, unit, to) === undefined)
    .map(to => ({
      key: `displace:${to}`,
      kind: 'answer',
      label: WORDS.choice.displace(say(state, unit), at(to)),
      actions: [{ type: 'displace', unit, to }],
      hex: to,
    }));

/** [8.5] Those picked go in together. */
export const advanceChoices = (
  state: State,
  { candidates, hex }: Advance,
  units: readonly UnitId[],
): readonly DeskChoice[] =>
  units.length === 0 || refuseAdvance(candidates, units) !== undefined
    ? []
    : [
        {
          key: `advance:${units.join('-')}`,
          kind: 'answer',
          label: WORDS.choice.advance(sayAll(state, units), at(hex)),
          actions: [{ type: 'advance', units }],
          hex,
        },
      ];

/** [7.0] [14.1] The units from among which one is given up; the side that chooses need not own them. */
export const unitsToRemove = (state: State, phase: Phase): readonly UnitId[] => {
  if (phase.name === 'excess') return removable(state, phase.mover);
  return phase.name === 'sacrifice' ? phase.among : [];
};

export const removalChoices = (state: State, unit: UnitId): readonly DeskChoice[] =>
  unitsToRemove(state, state.phase).includes(unit)
    ? [
        {
          key: 'remove',
          kind: 'answer',
          label: WORDS.choice.remove(say(state, unit)),
          actions: [{ type: 'remove', unit }],
        },
      ]
    : [];
