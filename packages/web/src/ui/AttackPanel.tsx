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
  const { pointed, selected, near, nearDue } = state;
  if (pointed === undefined) return null;
  const attackers = selected === undefined ? [] : piecesAt(state.table.pieces, selected);
  const asked = targetsAsked(state);
  const defenders = piecesAt(state.table.pieces, pointed).filter(({ id }) => asked?.includes(id) ?? true);
  const picker = defenders.length > 1 && <Targets table={table} pieces={defenders} state={state} />;
  return (
    <div className="attack">
      <div className="row">
        <h2>{titleOf(near, nameOfHex(state, pointed))}</h2>
        <button type="button" onClick={table.stepBack}>
          {WORDS.panel.back}
        </button>
      </div>
      {/* Where targets are asked for there are many proposals: a picker below them would not be found. */}
      {asked !== undefined && picker}
      {near.length === 0 && !nearDue && <p>{WORDS.panel.cannot}</p>}
      {near.map(deed => (
        <Proposal key={deed.key} deed={deed} table={table} alone={near.length === 1} />
      ))}
      {asked === undefined && picker}
      <StackList table={table} pieces={attackers} />
    </div>
  );
};

/** Undefined where whatever lies in the hex may be picked. */
const targetsAsked = ({ standing, pointed }: TableState): readonly number[] | undefined => {
  const { focus } = standing.survey;
  return focus?.hex === pointed ? focus?.targets : undefined;
};

/** A way that is weighed before it is taken is against nobody. */
const titleOf = (near: readonly Deed[], hex: string): string =>
  near.some(({ kind }) => kind === 'move') ? WORDS.panel.towards(hex) : WORDS.panel.against(hex);

interface ProposalProps {
  readonly deed: Deed;
  readonly table: TableStore;
  /** Among others its sums are folded away. */
  readonly alone: boolean;
}

const Proposal = ({ deed, table, alone }: ProposalProps) => (
  <section className="proposal">
    <p>{deed.label}</p>
    {deed.warning !== undefined && <p className="warning">{deed.warning}</p>}
    {deed.odds !== undefined && <Chances odds={deed.odds} />}
    <button type="button" className="primary" onClick={() => table.perform(deed)}>
      {deed.kind === 'attack' ? WORDS.panel.attack : WORDS.panel.confirm}
    </button>
    {deed.odds !== undefined && <Terms odds={deed.odds} table={table} open={alone} />}
  </section>
);

/** As the player wants the points, or as the first proposal has them. */
const sharesOf = ({ shares, near }: TableState): readonly number[] =>
  shares ?? near.find(deed => deed.shares !== undefined)?.shares ?? [];

interface TargetProps {
  readonly table: TableStore;
  readonly pieces: readonly Piece[];
  readonly state: TableState;
}

const Targets = ({ table, pieces, state }: TargetProps) => (
  <section>
    <h3>{WORDS.panel.pickTargets}</h3>
    <ul className="stack targets">
      {pieces.map(piece => (
        <Target
          key={piece.id}
          table={table}
          piece={piece}
          place={state.targets.indexOf(piece.id)}
          shares={sharesOf(state)}
        />
      ))}
    </ul>
  </section>
);

interface TargetRowProps {
  readonly table: TableStore;
  readonly piece: Piece;
  /** Among those picked; below zero when it is not. */
  readonly place: number;
  readonly shares: readonly number[];
}

const Target = ({ table, piece: { id, counter }, piece, place, shares }: TargetRowProps) => (
  <li>
    <button type="button" className="unit" aria-pressed={place >= 0} onClick={() => table.toggleTarget(id)}>
      <CounterImage piece={piece} size={48} />
      <span>
        <b>{counter.name}</b>
        <small>{counter.code}</small>
      </span>
    </button>
    {shares[place] !== undefined && <Share table={table} name={counter.name} shares={shares} place={place} />}
  </li>
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
