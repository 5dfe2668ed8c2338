import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { viewShown } from '../store/table-state.ts';

/** What lies under the pointer, a resting finger or the cursor, in one line. Ears hear it from the live region. */
export const HoverLine = ({ table }: { readonly table: TableStore }) => {
  const said = useStore(table, state => {
    const hex = state.hover ?? state.cursor;
    // What is selected stands in the panel.
    return hex === undefined || (state.hover === undefined && hex === state.selected)
      ? ''
      : state.display.sayHex(viewShown(state), hex);
  });
  return said === '' ? null : (
    <p className="hover-line" aria-hidden="true">
      {said}
    </p>
  );
};
