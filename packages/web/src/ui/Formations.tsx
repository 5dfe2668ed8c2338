import type { Formation } from '@narrow-seas/core';
import { useStore } from '../store/store.ts';
import { type TableState, viewShown } from '../store/table-state.ts';
import { toAct } from '../store/to-act.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

const { formations: SAY } = WORDS;

/** Those of it that can still act; alone a piece needs no order for many. */
const wholeOf = ({ name, pieces }: Formation, able: readonly number[]): readonly Formation[] => {
  const left = pieces.filter(id => able.includes(id));
  return left.length > 1 ? [{ name, pieces: left }] : [];
};

/** Task forces and all aircraft: a press takes the whole into the hand, and one order moves it. */
export const Formations = (props: PanelProps) => {
  const state = useStore(props.table, whole => whole);
  const able = toAct(state);
  const wholes = (state.snapshot.survey.formations ?? []).flatMap(formation => wholeOf(formation, able));
  if (wholes.length === 0) return null;
  return (
    <section className="formations">
      <h3>{SAY.title}</h3>
      <div className="chips" role="group" aria-label={SAY.title}>
        {wholes.map(formation => (
          <Chip key={formation.pieces.join()} {...props} state={state} formation={formation} />
        ))}
      </div>
    </section>
  );
};

interface ChipProps extends PanelProps {
  readonly state: TableState;
  readonly formation: Formation;
}

const namesIn = (state: TableState, ids: readonly number[]): string =>
  ids.map(id => state.display.namePiece(viewShown(state), id)).join(', ');

const Chip = ({ table, stage, state, formation: { name, pieces } }: ChipProps) => {
  const isTaken = pieces.length === state.picked.length && pieces.every(id => state.picked.includes(id));
  const take = (): void => {
    const hexes = state.board.pieces.flatMap(({ id, hex }) => (pieces.includes(id) ? (hex ?? []) : []));
    table.pick(state.board.pieces.find(({ id }) => id === pieces[0])?.hex, isTaken ? [] : pieces);
    if (!isTaken) stage.view?.frame(hexes);
  };
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isTaken}
      title={namesIn(state, pieces)}
      onClick={take}
    >
      {name}
    </button>
  );
};
