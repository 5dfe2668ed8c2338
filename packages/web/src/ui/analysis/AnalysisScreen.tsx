import { useEffect } from 'react';
import { useStore } from '../../store/store.ts';
import { late } from '../late.tsx';
import type { AnalysisProps } from './analysis-props.ts';

const AnalysisPage = late('AnalysisPage');

/** The analysis of the game, over the whole page. Who leaves the table leaves it too; who tries something out comes back. */
export const AnalysisScreen = (props: AnalysisProps) => {
  const { table } = props;
  useEffect(
    () => () => {
      if (table.beside.get().table === undefined) table.set({ analysis: undefined });
    },
    [table],
  );
  const isOpen = useStore(table, state => state.analysis?.isOpen === true);
  return isOpen ? <AnalysisPage {...props} /> : null;
};
