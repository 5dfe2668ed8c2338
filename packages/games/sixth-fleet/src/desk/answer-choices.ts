import { refuseAdvance } from '../advance.ts';
import { WORDS } from '../face/words.ts';
import { displacementsOf, refugesOf, refuseDisplacement } from '../retreat.ts';
import { removable } from '../stacking.ts';
import type { Advance, Displacement, Phase, Retreat, State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { at, type DeskChoice, keyFor, say, sayAll } from './seat.ts';

/** [8.71] */
export const retreatChoices = (state: State, phase: Retreat, unit: UnitId): readonly DeskChoice[] =>
  !phase.pending.includes(unit)
    ? []
    : refugesOf(state, unit).map(to => ({
        key: keyFor(`retreat:${to}`, unit),
        kind: 'answer',
        label: WORDS.choice.retreat(say(state, unit), at(to)),
        action: { type: 'retreat', unit, to },
        hex: to,
      }));

/** [8.71] */
export const displacementChoices = (state: State, phase: Displacement, unit: UnitId): readonly DeskChoice[] =>
  displacementsOf(state, unit)
    .filter(to => refuseDisplacement(state, phase, unit, to) === undefined)
    .map(to => ({
      key: keyFor(`displace:${to}`, unit),
      kind: 'answer',
      label: WORDS.choice.displace(say(state, unit), at(to)),
      action: { type: 'displace', unit, to },
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
          action: { type: 'advance', units },
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
          key: keyFor('remove', unit),
          kind: 'answer',
          label: WORDS.choice.remove(say(state, unit)),
          action: { type: 'remove', unit },
        },
      ]
    : [];
