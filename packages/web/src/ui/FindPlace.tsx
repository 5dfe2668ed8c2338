import { useStore } from '../store/store.ts';
import { late } from './late.tsx';
import type { PanelProps } from './panel-props.ts';

const FindField = late('FindField');

/** A field over the map: typing a name centres the map on it. */
export const FindPlace = (props: PanelProps) => {
  const isOpen = useStore(props.table, state => state.finding);
  return isOpen ? <FindField {...props} /> : null;
};
