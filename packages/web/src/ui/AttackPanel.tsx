import type { Piece } from '@narrow-seas/core';
import type { Deed } from '../gesture/deeds.ts';
import { piecesAt } from '../map/stacks.ts';
import { useStore } from '../store/store.ts';
import { mostFor, reshared } from '../store/shares.ts';
import { nameOfHex, type TableState } from '../store/table-state.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { CounterImage } from './CounterImage.tsx';
import { Chances, Terms } from './OddsView.tsx';
import type { PanelProps } from './panel-props.ts';
import { StackList } from './StackList.tsx';

/** Attackers and targets are picked here; the odds follow every pick. */
export const AttackPanel = ({ table }: PanelProps) => {
  const state = useStore(table, whole => whole);
  const { pointed, selected, targets, near, nearDue } = state;
  if (pointed === undefined) return null;
  const attackers = selected === undefined ? [] : piecesAt(state.table.pieces, selected);
  const defenders = piecesAt(state.table.pieces, pointed);
  return (
    <div className="attack">
      <div className="row">
        <h2>{titleOf(near, nameOfHex(state, pointed))}</h2>
        <button type="button" onClick={table.stepBack}>
          {WORDS.panel.back}
        </button>
      </div>
      {near.length === 0 && !nearDue && <p>{WORDS.panel.cannot}</p>}
      {near.map(deed => (
        <Proposal key={deed.key} deed={deed} table={table} />
      ))}
      {defenders.length > 1 && (
        <Targets table={table} pieces={defenders} targets={targets} shares={sharesOf(state)} />
      )}
      <StackList table={table} pieces={attackers} />
    </div>
  );
};

/** A way that is weighed before it is taken is against nobody. */
const titleOf = (near: readonly Deed[], hex: string): string =>
  near.some(({ kind }) => kind === 'move') ? WORDS.panel.towards(hex) : WORDS.panel.against(hex);

const Proposal = ({ deed, table }: { readonly deed: Deed; readonly table: TableStore }) => (
  <section className="proposal">
    <p>{deed.label}</p>
    {deed.warning !== undefined && <p className="warning">{deed.warning}</p>}
    {deed.odds !== undefined && <Chances odds={deed.odds} />}
    <button type="button" className="primary" onClick={() => table.perform(deed)}>
      {deed.kind === 'attack' ? WORDS.panel.attack : WORDS.panel.confirm}
    </button>
    {deed.odds !== undefined && <Terms odds={deed.odds} table={table} />}
  </section>
);

/** As the player wants the points, or as the first proposal has them. */
const sharesOf = ({ shares, near }: TableState): readonly number[] =>
  shares ?? near.find(deed => deed.shares !== undefined)?.shares ?? [];

interface TargetProps {
  readonly table: TableStore;
  readonly pieces: readonly Piece[];
  readonly targets: readonly number[];
  readonly shares: readonly number[];
}

const Targets = ({ table, pieces, targets, shares }: TargetProps) => (
  <section>
    <h3>{WORDS.panel.pickTargets}</h3>
    <ul className="stack targets">
      {pieces.map(piece => (
        <li key={piece.id}>
          <button
            type="button"
            className="unit"
            aria-pressed={targets.includes(piece.id)}
            onClick={() => table.toggleTarget(piece.id)}
          >
            <CounterImage piece={piece} size={48} />
            <span>
              <b>{piece.counter.name}</b>
              <small>{piece.counter.code}</small>
            </span>
          </button>
          {shares[targets.indexOf(piece.id)] !== undefined && (
            <Share
              table={table}
              name={piece.counter.name}
              shares={shares}
              place={targets.indexOf(piece.id)}
            />
          )}
        </li>
      ))}
    </ul>
  </section>
);

interface ShareProps {
  readonly table: TableStore;
  readonly name: string;
  readonly shares: readonly number[];
  readonly place: number;
}

/** Points for one target; what it gets the others give, so that the sum stays. */
const Share = ({ table, name, shares, place }: ShareProps) => (
  <label className="share">
    {WORDS.panel.points}
    <input
      type="number"
      min={1}
      max={mostFor(shares)}
      value={shares[place]}
      aria-label={WORDS.panel.pointsFor(name)}
      onChange={({ currentTarget }) => {
        const wanted = currentTarget.valueAsNumber;
        if (Number.isFinite(wanted)) table.share(reshared(shares, place, wanted));
      }}
    />
  </label>
);
