import type { Services } from '../../store/opening.ts';
import type { TableStore } from '../../store/table.ts';
import type { Navigation } from '../useOpened.ts';

export interface AnalysisProps {
  readonly table: TableStore;
  readonly services: Services;
  readonly navigation: Navigation;
}
