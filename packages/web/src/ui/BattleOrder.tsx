import type { Piece } from '@narrow-seas/core';
import { useState } from 'react';
import { useStore } from '../store/store.ts';
import { nameOfPiece, type TableState, viewShown } from '../store/table-state.ts';
import { toAct } from '../store/to-act.ts';
import { WORDS } from '../words.ts';
import { CounterImage } from './CounterImage.tsx';
import { FilterChips, passes, type StackFilter } from './FilterChips.tsx';
import type { PanelProps } from './panel-props.ts';
import { sayWhereIs } from './where.ts';

const { battleOrder: SAY, stacks: STACKS } = WORDS;

interface Listed {
  readonly piece: Piece;
  readonly name: string;
  /** With kind and nation, for the search. */
  readonly full: string;
  readonly where: string;
}

const listed = (state: TableState): readonly Listed[] => {
  const view = viewShown(state);
  return state.board.pieces.flatMap(piece =>
    piece.hex === undefined
      ? []
      : [
          {
            piece,
            name: nameOfPiece(state, piece),
            full: state.display.namePiece(view, piece.id),
            where: sayWhereIs(state, piece.hex),
          },
        ],
  );
};

/** Everybody on the map with place and state; a press leads there. */
export const BattleOrder = (props: PanelProps) => {
  const { table } = props;
  const state = useStore(table, whole => whole);
  const [filter, setFilter] = useState<StackFilter>('all');
  const [sought, setSought] = useState('');
  const able = toAct(state);
  const all = listed(state);
  const own = state.display.sides[state.snapshot.viewer]?.tint;
  const isSought = ({ name, full, where }: Listed): boolean =>
    `${name} ${full} ${where}`.toLowerCase().includes(sought.trim().toLowerCase());
  const found = all.filter(one => passes(filter, one.piece, able) && isSought(one));
  return (
    <section className="battle-order">
      <input
        type="search"
        value={sought}
        aria-label={SAY.search}
        placeholder={SAY.search}
        onChange={event => setSought(event.target.value)}
      />
      <FilterChips pieces={all.map(({ piece }) => piece)} able={able} chosen={filter} choose={setFilter} />
      {found.length === 0 && <p>{SAY.none}</p>}
      <Side
        {...props}
        title={SAY.own}
        units={found.filter(({ piece }) => own === undefined || piece.side === own)}
      />
      <Side
        {...props}
        title={SAY.enemy}
        units={found.filter(({ piece }) => own !== undefined && piece.side !== own)}
      />
    </section>
  );
};

interface SideProps extends PanelProps {
  readonly title: string;
  readonly units: readonly Listed[];
}

const Side = ({ table, stage, title, units }: SideProps) => {
  const able = toAct(useStore(table, whole => whole));
  if (units.length === 0) return null;
  return (
    <details open>
      <summary>
        {title} <small>{WORDS.tray.count(units.length)}</small>
      </summary>
      <ul className="stack">
        {units.map(({ piece, name, where }) => (
          <li key={piece.id}>
            <button
              type="button"
              className="unit"
              onClick={() => {
                table.pick(piece.hex, able.includes(piece.id) ? [piece.id] : []);
                if (piece.hex !== undefined) stage.view?.centreOn([piece.hex]);
              }}
            >
              <CounterImage piece={piece} size={30} />
              <b>{name}</b>
              <em>{stateOf(piece, able.includes(piece.id))}</em>
              <small>{where}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};

const stateOf = ({ damaged, turned }: Piece, isAble: boolean): string =>
  [
    ...(damaged === true ? [STACKS.states.damaged] : []),
    ...(turned ? [STACKS.states.turned] : []),
    ...(isAble ? [STACKS.states.ready] : []),
  ].join(', ');
