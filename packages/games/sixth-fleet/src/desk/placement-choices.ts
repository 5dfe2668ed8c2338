import { hexesFor } from '../rules/set-up/deploy-rest.ts';
import { WORDS } from '../face/words.ts';
import { listAboard } from '../turn/list.ts';
import { hexOfUnit } from '../model/position.ts';
import type { State } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { arrangeChoices } from './arrange-choices.ts';
import { at, type DeskChoice, say } from './say.ts';

/** [11] [12.2] Where one unit can be placed; while setting up, also where it can be put instead. */
export const placementChoices = (state: State, side: Side, unit: UnitId): readonly DeskChoice[] => [
  ...aboardChoices(state, side, unit),
  ...hexChoices(state, unit),
  ...(state.phase.name === 'set-up' ? arrangeChoices(state, side, unit) : []),
];

const hexChoices = (state: State, unit: UnitId): readonly DeskChoice[] => {
  const present = hexOfUnit(state, unit);
  return hexesFor(state, unit)
    .filter(hex => hex !== present)
    .map(hex => ({
      key: `place:${hex}`,
      kind: 'place',
      label: WORDS.choice.place(say(state, unit), at(hex)),
      actions: [{ type: 'deploy', unit, hex }],
      hex,
    }));
};

const aboardChoices = (state: State, side: Side, unit: UnitId): readonly DeskChoice[] =>
  listAboard(state, side, unit).flatMap(action => {
    if (action.type !== 'embark') return [];
    const hex = hexOfUnit(state, action.carrier);
    return {
      key: `embark:${action.carrier}`,
      kind: 'place',
      label: WORDS.choice.embark(say(state, unit), say(state, action.carrier)),
      actions: [action],
      ...(hex === undefined ? {} : { hex }),
    } as const;
  });
