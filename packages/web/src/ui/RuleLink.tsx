import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

/** A case of the rulebook; pressing it opens the rules there. */
export const RuleLink = ({ rule, table }: { readonly rule: string; readonly table: TableStore }) => (
  <button
    type="button"
    className="rule"
    onClick={() => {
      table.set({ tab: 'rules', panelHeight: 'half', ruleSought: rule });
    }}
  >
    {WORDS.case(rule)}
  </button>
);
