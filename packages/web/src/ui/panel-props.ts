import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import type { Stage } from './stage.ts';

export interface PanelProps {
  readonly table: TableStore;
  readonly stage: Stage;
}

export interface SidePanelProps extends PanelProps {
  readonly settings: Store<Settings>;
}
