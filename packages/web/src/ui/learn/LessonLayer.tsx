import { centreOf, type HexId } from '@narrow-seas/hex';
import { isStepDone, lessonOf } from '../../learn/run.ts';
import { toScreen } from '../../map/camera.ts';
import { useStore } from '../../store/store.ts';
import type { PanelProps } from '../panel-props.ts';
import { hexesPointedAt } from './useLessonPointer.ts';

/** Rings around what the lesson points at. Its words say the same, so a screen reader misses nothing. */
export const LessonLayer = ({ table, stage }: PanelProps) => {
  const lesson = useStore(table, lessonOf);
  const isDone = useStore(table, isStepDone);
  useStore(table, state => state.board);
  const { camera, size } = useStore(stage.seen, seen => seen);
  const { sheet, step, isOver } = lesson;
  const point = sheet.steps[step]?.point;
  if (point === undefined || isDone || isOver) return null;
  const { grid } = table.get().display.map;
  const side = camera.scale * RING;
  return (
    <div className="lesson-layer" aria-hidden="true">
      {hexesPointedAt(table.get(), point).map(hex => {
        const [left, top] = toScreen(camera, size, centreOf(grid, hex as HexId));
        return <span key={hex} className="lesson-ring" style={{ left, top, width: side, height: side }} />;
      })}
    </div>
  );
};

/** Of a hex: the ring lies around the counter. */
const RING = 1.15;
