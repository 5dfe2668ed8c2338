import { WORDS } from '../face/words.ts';
import { hexOfUnit, unitsAt } from '../position.ts';
import { refuseArrangement } from '../stacking.ts';
import type { State } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { type DeskChoice, keyFor, say } from './seat.ts';

/** [7.47] To the top of its kind in the stack, or one place down. */
export const arrangeChoices = (state: State, side: Side, unit: UnitId): readonly DeskChoice[] => {
  const hex = hexOfUnit(state, unit);
  if (hex === undefined) return [];
  const stack = unitsAt(state, side, hex);
  const place = stack.indexOf(unit);
  if (place < 0) return [];
  const others = stack.toSpliced(place, 1);
  const choice = (deed: 'raise' | 'lower', units: readonly UnitId[]): DeskChoice => ({
    key: keyFor(deed, unit),
    kind: 'command',
    label: WORDS.choice[deed](say(state, unit)),
    action: { type: 'arrange', hex, units },
  });
  const isAllowed = ({ action }: DeskChoice): boolean =>
    action.type === 'arrange' && refuseArrangement(state, side, hex, action.units) === undefined;
  const highest = others
    .slice(0, place)
    .map((_, above) => choice('raise', others.toSpliced(above, 0, unit)))
    .find(isAllowed);
  const lower = place < others.length ? [choice('lower', others.toSpliced(place + 1, 0, unit))] : [];
  return [...(highest === undefined ? [] : [highest]), ...lower.filter(isAllowed)];
};
