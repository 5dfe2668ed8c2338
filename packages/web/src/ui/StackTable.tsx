import type { Piece, Silhouette } from '@narrow-seas/core';
import { useState } from 'react';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { nameOfPiece, type TableState, traysShown, viewShown } from '../store/table-state.ts';
import { toAct } from '../store/to-act.ts';
import { WORDS } from '../words.ts';
import { CounterImage } from './CounterImage.tsx';
import { FilterChips, type StackFilter, passes } from './FilterChips.tsx';

const { stacks: SAY } = WORDS;

interface Props {
  readonly table: TableStore;
  readonly pieces: readonly Piece[];
  /** What a press on a row means; left out: an own unit is picked alone, and its box adds it to those in the hand. */
  readonly press?: (piece: Piece) => void;
  /** Rows that are marked; left out: those that are picked. */
  readonly marked?: readonly number[];
}

/** More units than these are grouped, and can be filtered. */
const FEW = 5;

/** Pieces of a hex in compact rows: by task force and kind, what they share said once. */
export const StackTable = ({ table, pieces, ...rest }: Props) => {
  const [filter, setFilter] = useState<StackFilter>('all');
  const able = toAct(useStore(table, whole => whole));
  const isMany = pieces.length > FEW;
  const shown = isMany ? pieces.filter(piece => passes(filter, piece, able)) : pieces;
  return (
    <>
      {isMany && <FilterChips pieces={pieces} able={able} chosen={filter} choose={setFilter} />}
      <ul className="stack">
        {(isMany ? groupsIn(table, shown) : shown.map(piece => alone(piece))).map(group => (
          <GroupRows key={group.key} table={table} group={group} {...rest} />
        ))}
      </ul>
    </>
  );
};

interface Group {
  readonly key: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
}

const alone = (piece: Piece): Group => ({ key: String(piece.id), title: '', pieces: [piece] });

const kindName = (silhouette: Silhouette, count: number): string =>
  SAY.group(SAY.kinds[silhouette][count === 1 ? 0 : 1], count);

const byKind = (pieces: readonly Piece[], head: string): readonly Group[] =>
  [...new Set(pieces.map(({ counter }) => counter.silhouette))].map(silhouette => {
    const same = pieces.filter(({ counter }) => counter.silhouette === silhouette);
    return {
      key: `${head} ${silhouette}`,
      title: `${head}${kindName(silhouette, same.length)}`,
      pieces: same,
    };
  });

/** Task forces first, each by kind; the others by kind. */
const groupsIn = (table: TableStore, pieces: readonly Piece[]): readonly Group[] => {
  const { groups = [] } = table.get().snapshot.survey;
  const forces = groups
    .map(force => pieces.filter(({ id }) => force.includes(id)))
    .filter(({ length }) => length > 1 && length < pieces.length);
  const placed = new Set(forces.flat().map(({ id }) => id));
  return [
    ...forces.flatMap((force, place) => byKind(force, `${SAY.force(place + 1)}: `)),
    ...byKind(
      pieces.filter(({ id }) => !placed.has(id)),
      '',
    ),
  ];
};

const figuresOf = ({ counter: { left, right } }: Piece): string =>
  SAY.figures(left.join('-'), right.join('-'));

interface GroupProps extends Pick<Props, 'table' | 'press' | 'marked'> {
  readonly group: Group;
}

/** One unit is a row; several are a head with what they share, and their rows on request. */
const GroupRows = ({ group: { title, pieces }, ...props }: GroupProps) => {
  const [first] = pieces;
  if (first === undefined) return null;
  if (pieces.length === 1)
    return (
      <li>
        <UnitRow piece={first} figures={figuresOf(first)} {...props} />
      </li>
    );
  const { display } = props.table.get();
  const shared = new Set(pieces.map(figuresOf)).size === 1 ? figuresOf(first) : '';
  return (
    <li className="stack-group">
      {props.press === undefined && <TakeAll table={props.table} title={title} pieces={pieces} />}
      <details open>
        <summary className="stack-head" title={display.sayPiece(viewShown(props.table.get()), first.id)}>
          <CounterImage piece={first} size={28} />
          <b>{title}</b>
          <small>{shared}</small>
        </summary>
        <ul>
          {pieces.map(piece => (
            <li key={piece.id}>
              <UnitRow piece={piece} figures={shared === '' ? figuresOf(piece) : ''} isInner {...props} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
};

interface RowProps extends Pick<Props, 'table' | 'press' | 'marked'> {
  readonly piece: Piece;
  readonly figures: string;
  readonly isInner?: boolean;
}

/** What it was ordered to do, or what it does away from the map: "Search, Greenland Sea". */
const taskOf = (state: TableState, { id, hex }: Piece): string => {
  const hasOrders = state.snapshot.survey.settled?.includes(id) === true;
  if (hex !== undefined && !hasOrders) return '';
  return traysShown(state).find(({ pieces }) => pieces.includes(id))?.title ?? '';
};

const stateOf = ({ turned, damaged, spent }: Piece, isReady: boolean, isAsleep: boolean): string => {
  const found = [
    ...(turned ? [SAY.states.turned] : []),
    ...(damaged === true ? [SAY.states.damaged] : []),
    ...(isAsleep ? [SAY.states.asleep] : spent && !isReady ? [SAY.states.spent] : []),
  ];
  return found.join(', ');
};

/** All of a group that can act, by one press. */
const TakeAll = ({ table, title, pieces }: Omit<Group, 'key'> & Pick<Props, 'table'>) => {
  const { snapshot, picked } = useStore(table, whole => whole);
  const able = pieces.filter(({ id }) => snapshot.survey.ready.includes(id));
  if (able.length < 2) return null;
  const ids = able.map(({ id }) => id);
  const isTaken = ids.length === picked.length && ids.every(id => picked.includes(id));
  return (
    <button
      type="button"
      className="take-all"
      aria-label={SAY.takeAllOf(title)}
      aria-pressed={isTaken}
      onClick={() => table.pick(able[0]?.hex, isTaken ? [] : ids)}
    >
      {SAY.takeAll(able.length)}
    </button>
  );
};

/** Puts one more into the hand, or back. */
const AlsoBox = ({ table, piece, name }: Pick<RowProps, 'table' | 'piece'> & { readonly name: string }) => (
  <label className="also" title={SAY.also}>
    <input
      type="checkbox"
      aria-label={SAY.alsoOf(name)}
      checked={table.get().picked.includes(piece.id)}
      onChange={() => table.toggle(piece.id)}
    />
  </label>
);

/** Alone, or with the others in the hand: by a key that is held, or where what is asked takes several. */
const pressRow = (table: TableStore, { id }: Piece, event: Modifiers): void => {
  const isAdding = event.ctrlKey || event.metaKey || event.shiftKey;
  if (isAdding || table.get().snapshot.survey.several === true) table.toggle(id);
  else table.take(id);
};

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const UnitRow = (props: RowProps) => {
  const { table, piece, press } = props;
  const state = useStore(table, whole => whole);
  const { ready, several } = state.snapshot.survey;
  const isOne = press !== undefined || several === true || !ready.includes(piece.id);
  const mates = state.board.pieces.filter(({ id, hex }) => hex === piece.hex && ready.includes(id));
  const isOneOfMany = state.picked.length > 1 && state.picked.includes(piece.id);
  if (isOne || (mates.length < 2 && !isOneOfMany)) return <RowButton {...props} />;
  return (
    <div className="unit-line">
      <RowButton {...props} />
      <AlsoBox table={table} piece={piece} name={nameOfPiece(state, piece)} />
    </div>
  );
};

const RowButton = ({ table, piece, figures, isInner, press, marked }: RowProps) => {
  const state = useStore(table, whole => whole);
  const isReady = state.snapshot.survey.ready.includes(piece.id);
  const isAsleep = state.asleep.includes(piece.id);
  const view = viewShown(state);
  const task = taskOf(state, piece);
  const told = task === '' ? stateOf(piece, isReady, isAsleep) : task;
  return (
    <button
      type="button"
      className={`unit ${isReady && !isAsleep ? 'able' : ''}`}
      aria-pressed={(marked ?? state.picked).includes(piece.id)}
      disabled={press === undefined && !isReady}
      title={state.display.sayPiece(view, piece.id)}
      onClick={event => (press === undefined ? pressRow(table, piece, event) : press(piece))}
    >
      {isInner !== true && <CounterImage piece={piece} size={30} />}
      <b>{nameOfPiece(state, piece)}</b>
      {told !== '' && <em>{told}</em>}
      <small>{figures}</small>
    </button>
  );
};
