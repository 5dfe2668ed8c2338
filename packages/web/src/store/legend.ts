import type { TableStore } from './table.ts';

/** Opens the legend over the panel, or closes it to what was there. */
export const toggleLegend = (table: TableStore): void => {
  const { tab, tabUnderLegend } = table.get();
  table.set(
    tab === 'legend'
      ? { tab: tabUnderLegend }
      : { tab: 'legend', tabUnderLegend: tab, panelHeight: 'half', menu: false },
  );
};
