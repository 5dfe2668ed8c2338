import type { SeaEvent } from '../model/sea/event.ts';
import { EVENT_WORDS as SAY } from './event-words.ts';
import { lastOf, type Tellers, toHex, toUnit, toUnits } from './tell.ts';

export const SEA_TELLERS: Tellers<SeaEvent['type']> = {
  'initiative-taken': (_names, { first }) => [SAY.first(first)],
  'arm-chosen': (_names, { side, arm, pass }) => [SAY.armChosen(side, arm, pass)],
  reorganised: (_names, { side, hex, forces }) => [
    SAY.reorganised(side, forces.length),
    toHex(hex),
    SAY.stop,
  ],
  activated: (names, { units }) => [...toUnits(names, units), SAY.activated(units.length)],
  'sped-up': () => [SAY.spedUp],
  sailed: (names, { units, path }) =>
    path.length === 0
      ? []
      : [...toUnits(names, units), SAY.sailed(units.length, path.length), toHex(lastOf(path)), SAY.stop],
  'activation-ended': () => [],
  marked: (names, { units, mark }) => [...toUnits(names, units), SAY.marked(units.length, mark)],
  damaged: (names, { unit }) => [toUnit(names, unit), SAY.damaged],
  died: (names, { unit, cause }) => [toUnit(names, unit), SAY.died[cause]],
  left: (names, { unit, why }) => [toUnit(names, unit), SAY.left[why]],
  dived: (names, { unit, deep }) => [toUnit(names, unit), SAY.dived(deep)],
  mined: (_names, { hex, mines }) => [toHex(hex), SAY.mined(mines)],
  'mine-laid': (_names, { hex }) => [SAY.laid, toHex(hex), SAY.stop],
  'aerial-sweep': (_names, { hex }) => [SAY.aerial, toHex(hex), SAY.stop],
};
