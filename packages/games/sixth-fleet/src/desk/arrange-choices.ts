import { WORDS } from '../face/words.ts';
import { hexOfUnit, unitsAt } from '../model/position.ts';
import { refuseArrangement } from '../rules/stacking/stacking.ts';
import type { State } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { type DeskChoice, say } from './say.ts';

/** [7.47] To the top of its kind in the stack, or one place down. */
export const arrangeChoices = (state: State, side: Side, unit: UnitId): readonly DeskChoice[] => {
  const hex = hexOfUnit(state, unit);
  if (hex === undefined) return [];
  const stack = unitsAt(state, side, hex);
  const place = stack.indexOf(unit);
  if (place < 0) return [];
  const others = stack.toSpliced(place, 1);
  const choice = (step: 'raise' | 'lower', units: readonly UnitId[]): DeskChoice => ({
    key: step,
    kind: 'command',
    label: WORDS.choice[step](say(state, unit)),
    actions: [{ type: 'arrange', hex, units }],
  });
  const isAllowed = (units: readonly UnitId[]): boolean =>
    refuseArrangement(state, side, hex, units) === undefined;
  const highest = others
    .slice(0, place)
    .map((_, above) => others.toSpliced(above, 0, unit))
    .find(isAllowed);
  const lower = place < others.length ? [others.toSpliced(place + 1, 0, unit)].filter(isAllowed) : [];
  return [
    ...(highest === undefined ? [] : [choice('raise', highest)]),
    ...lower.map(units => choice('lower', units)),
  ];
};
