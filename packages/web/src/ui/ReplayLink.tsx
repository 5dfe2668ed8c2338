import { openReplay } from '../store/replay.ts';
import type { ReportItem } from '../store/report.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

/** Leads from a line of the report to its moment on the map. */
export const ReplayLink = ({ table, told }: { readonly table: TableStore; readonly told: ReportItem }) => (
  <button
    type="button"
    className="link"
    title={WORDS.report.show(told.number)}
    onClick={() => {
      table.set({ report: false });
      openReplay(table, told.number);
    }}
  >
    {WORDS.replay.turn(told.turn)}, {WORDS.report.move(told.number)}
  </button>
);
