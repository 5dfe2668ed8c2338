import { centreOf, type HexId, type Point } from '@narrow-seas/hex';
import type { ActionChoice } from '../gesture/choice.ts';
import { toScreen } from '../map/camera.ts';
import { areaChoices } from '../store/areas.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import { Icon } from './Icon.tsx';
import type { PanelProps } from './panel-props.ts';
import { useNarrow } from './useNarrow.ts';

/** Pixels from the edges of the map in which a label would be cut, or lie over the layers. */
const EDGE = { side: 110, top: 110, foot: 60 } as const;
/** The small map in the lower left corner; on a phone the tools lie along the foot. */
const CORNER = { width: 290, height: 260 } as const;
const TOOLS = 130;

interface Labelled {
  readonly region: string;
  readonly place: Point;
  readonly choices: readonly ActionChoice[];
}

/** The labels of one region stand together where there is room for them in the window; elsewhere the panel has them. */
const labelsIn = (
  choices: readonly ActionChoice[],
  placeOf: (hexes: readonly number[]) => Point | undefined,
): readonly Labelled[] => {
  const regions = [...new Set(choices.flatMap(({ area }) => area?.region ?? []))];
  return regions.flatMap(region => {
    const own = choices.filter(({ area }) => area?.region === region);
    const place = placeOf(own[0]?.area?.hexes ?? []);
    return place === undefined ? [] : { region, place, choices: own };
  });
};

/** Words over a part of the sea that order what is picked to it. A press anywhere else in it gives the first of them. */
export const AreaLabels = ({ table, stage }: PanelProps) => {
  const state = useStore(table, whole => whole);
  const { camera, size } = useStore(stage.seen, seen => seen);
  const choices = areaChoices(state);
  const { grid } = state.display.map;
  const taken = new Set(state.board.pieces.map(({ hex }) => hex));
  const isNarrow = useNarrow();
  if (choices.length === 0) return null;
  const foot = isNarrow ? TOOLS : EDGE.foot;
  const isFree = ([x, y]: Point): boolean =>
    x > EDGE.side &&
    x < size.width - EDGE.side &&
    y > EDGE.top &&
    y < size.height - foot &&
    (isNarrow || x > CORNER.width || y < size.height - CORNER.height);
  const placeOf = (hexes: readonly number[]): Point | undefined =>
    hexes
      .filter(hex => !taken.has(hex))
      .map(hex => toScreen(camera, size, centreOf(grid, hex as HexId)))
      .find(isFree);
  return (
    <div className="area-labels">
      {labelsIn(choices, placeOf).map(({ region, place: [left, top], choices: own }) => (
        <div key={region} className="area-label" style={{ left, top }}>
          {own.map(choice => (
            <button
              key={choice.key}
              type="button"
              aria-label={WORDS.map.area(choice.area?.label ?? '', choice.label)}
              onClick={() => table.perform(choice)}
            >
              <Icon name="eye" /> {choice.area?.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
};
