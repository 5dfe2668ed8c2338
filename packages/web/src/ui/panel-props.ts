import type { TableStore } from '../store/table.ts';
import type { Stage } from './stage.ts';

export interface PanelProps {
  readonly table: TableStore;
  readonly stage: Stage;
}
