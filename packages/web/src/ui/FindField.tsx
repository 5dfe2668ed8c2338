import { type Found, findNamed } from '../store/find.ts';
import { FindBox } from './FindBox.tsx';
import type { PanelProps } from './panel-props.ts';

/** Finds a place or a unit of the table: the map goes there. */
export const FindField = ({ table, stage }: PanelProps) => {
  const show = ({ hex, name }: Found): void => {
    stage.view?.centreOn([hex]);
    table.set({ cursor: hex, hover: hex, spoken: name });
  };
  const close = (): void => {
    table.set({ finding: false });
    document.querySelector<HTMLElement>('canvas.map')?.focus();
  };
  const choose = (one: Found): void => {
    show(one);
    close();
  };
  return <FindBox find={typed => findNamed(table.get(), typed)} show={show} choose={choose} close={close} />;
};
