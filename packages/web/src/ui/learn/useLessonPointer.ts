import type { LessonPoint } from '@narrow-seas/core';
import { useEffect } from 'react';
import { lessonOf } from '../../learn/run.ts';
import { useStore } from '../../store/store.ts';
import type { TableState } from '../../store/table-state.ts';
import type { PanelProps } from '../panel-props.ts';

/** The hexes that the step points at, those of the units among them. */
export const hexesPointedAt = (
  { board }: Pick<TableState, 'board'>,
  { hexes, pieces }: LessonPoint,
): readonly number[] => [
  ...new Set([...hexes, ...pieces.flatMap(piece => board.pieces.find(({ id }) => id === piece)?.hex ?? [])]),
];

/** What the step points at is in sight, and a part of the page is marked. */
export const useLessonPointer = ({ table, stage }: PanelProps, isOver: boolean): void => {
  const point = useStore(table, state => {
    const { sheet, step } = lessonOf(state);
    return sheet.steps[step]?.point;
  });
  useEffect(() => {
    if (point === undefined) return;
    const { picked } = table.get();
    const pieces = [...point.pieces, ...picked];
    const hexes = hexesPointedAt(table.get(), { ...point, pieces });
    if (hexes.length > 0) stage.view?.frame(hexes);
  }, [table, stage, point]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    // The score stays in sight when the step is done.
    if (point?.part !== undefined && (!isOver || point.part === 'score')) dataset['points'] = point.part;
    return () => void delete dataset['points'];
  }, [point, isOver]);
};
