import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { late } from './late.tsx';

const ReportPage = late('ReportPage');

/** How the game went, over the whole page. */
export const ReportScreen = ({ table }: { readonly table: TableStore }) => {
  const isOpen = useStore(table, state => state.report);
  return isOpen ? <ReportPage table={table} /> : null;
};
