import { hasHex, type HexId } from '@narrow-seas/hex';
import type { ActionChoice } from '../gesture/choice.ts';
import { isMyTurn, type TableState } from './table-state.ts';

/** The choices about whole regions of the map, while somebody is picked who has some. */
export const areaChoices = (state: TableState): readonly ActionChoice[] =>
  isMyTurn(state) && state.replay === undefined && state.picked.length > 0
    ? state.choices.filter(({ area }) => area !== undefined)
    : [];

const isIn = ({ display }: TableState, hex: number, { area }: ActionChoice): boolean => {
  const region = area === undefined ? undefined : display.map.regions.get(area.region);
  return region !== undefined && hasHex(region, hex as HexId);
};

/** What a press on a hex means for the region around it. Who presses own pieces that can act means those. */
export const areaChoiceAt = (state: TableState, hex: number): ActionChoice | undefined => {
  const { ready } = state.snapshot.survey;
  if (state.board.pieces.some(piece => piece.hex === hex && ready.includes(piece.id))) return undefined;
  return areaChoices(state).find(choice => isIn(state, hex, choice));
};
