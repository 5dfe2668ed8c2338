import { nameOfHex, type TableState, viewShown } from '../store/table-state.ts';

/** Where a hex lies, for people: "off Andoya"; its number where nothing near has a name. */
export const sayWhereIs = (state: TableState, hex: number): string => {
  const said = state.display.sayWhere(viewShown(state), hex);
  return said === '' ? nameOfHex(state, hex) : said;
};
