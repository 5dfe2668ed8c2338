import type { Online } from '../../online/state.ts';
import type { TableStore } from '../../store/table.ts';
import type { Stage } from '../stage.ts';
import type { Go } from './go.ts';

/** The same with the map on the screen. */
export interface OnlineTableProps extends OnlineProps {
  readonly stage: Stage;
}

/** A table, the game on the server that lies on it, and the way to another. */
export interface OnlineProps {
  readonly table: TableStore;
  readonly online: Online;
  readonly go: Go;
}
