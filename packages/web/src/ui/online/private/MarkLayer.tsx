import { centreOf, hexByName } from '@narrow-seas/hex';
import { toScreen } from '../../../map/camera.ts';
import type { Online } from '../../../online/state.ts';
import { useStore } from '../../../store/store.ts';
import type { PanelProps } from '../../panel-props.ts';

/** My marks over the map. The list of them in the panel is what a screen reader reads. */
export const MarkLayer = ({ table, stage, online }: PanelProps & { readonly online: Online }) => {
  const marks = useStore(online, state => state.marks.marks);
  const { camera, size } = useStore(stage.seen, seen => seen);
  const { map } = table.get().display;
  return (
    <div className="marks-layer" aria-hidden="true">
      {marks.map(({ hex: name, text }) => {
        const hex = hexByName(map, name);
        if (hex === undefined) return null;
        const [left, top] = toScreen(camera, size, centreOf(map.grid, hex));
        return (
          <span key={name} className="mark" style={{ left, top: top + camera.scale * FOOT }}>
            {text}
          </span>
        );
      })}
    </div>
  );
};

/** Of a hex: the word lies along its foot, so that counters stay free. */
const FOOT = 0.34;
