import { isCovered, type TableState, UNCOVERED } from './table-state.ts';

const NOTHING_POINTED = {
  pointed: undefined,
  chosen: undefined,
  targets: [],
  shares: undefined,
  choicesAtHex: [],
  barred: [],
} as const satisfies Partial<TableState>;

type Layer = (state: TableState) => Partial<TableState> | undefined;

/** What may lie over the map, the uppermost first. Each answers with what closes it, or with nothing where it is not there. */
const SCREENS: readonly Layer[] = [
  ({ copyByHand }) => (copyByHand === '' ? undefined : { copyByHand: '' }),
  ({ advice }) => (advice === undefined ? undefined : { advice: undefined }),
  ({ analysis }) => (analysis?.isOpen === true ? { analysis: { ...analysis, isOpen: false } } : undefined),
  state => (isCovered(state) ? UNCOVERED : undefined),
  ({ finding }) => (finding ? { finding: false } : undefined),
  ({ tab, tabUnderLegend }) => (tab === 'legend' ? { tab: tabUnderLegend } : undefined),
];

/** What is asked or pointed at, the latest first. A battle that is shown comes before them. */
const QUESTIONS: readonly Layer[] = [
  ({ ending, refusal }) =>
    ending || refusal !== undefined ? { ending: false, refusal: undefined } : undefined,
  ({ pointed }) => (pointed === undefined ? undefined : NOTHING_POINTED),
];

const uppermost = (layers: readonly Layer[], state: TableState): Partial<TableState> | undefined => {
  for (const layer of layers) {
    const closed = layer(state);
    if (closed !== undefined) return closed;
  }
  return undefined;
};

/** What closes the screen that was opened last; undefined where none is open. */
export const screenClosed = (state: TableState): Partial<TableState> | undefined => uppermost(SCREENS, state);

/** What takes the last question back; undefined where there is none. */
export const questionClosed = (state: TableState): Partial<TableState> | undefined =>
  uppermost(QUESTIONS, state);
