import type { BalanceStore } from '../../store/balance.ts';
import type { EditorStore } from '../../store/editor.ts';
import type { Order, Services } from '../../store/opening.ts';

export interface EditorProps {
  readonly services: Services;
  /** Plays what was made. */
  readonly begin: (order: Order) => void;
  /** To the start page. */
  readonly leave: () => void;
}

/** Of the map and the panels of one draft. */
export interface TableProps extends EditorProps {
  readonly editor: EditorStore;
}

export interface PanelProps extends TableProps {
  readonly balance: BalanceStore;
}
