import type { Piece } from '@narrow-seas/core';
import { piecesAt } from '../map/stacks.ts';
import { chosenIn } from '../store/proposals.ts';
import { mostFor, reshared } from '../store/shares.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import type { TableState } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { StackTable } from './StackTable.tsx';

/** The enemies that one is asked to choose among. */
const askedFor = ({ snapshot, pointed, board, display }: TableState): readonly Piece[] => {
  const { focus } = snapshot.survey;
  if (pointed === undefined || focus?.hex !== pointed || focus.targets === undefined) return [];
  const own = display.sides[snapshot.viewer]?.tint;
  const { targets } = focus;
  return piecesAt(board.pieces, pointed).filter(({ id, side }) => side !== own && targets.includes(id));
};

/** As the player wants the points, or as the chosen proposal has them. */
const sharesOf = (state: TableState): readonly number[] =>
  state.shares ?? chosenIn(state)?.shares ?? state.choicesAtHex.find(choice => choice.shares)?.shares ?? [];

/** Where points are shared out among targets: who gets any, and how many. */
export const TargetShares = ({ table }: { readonly table: TableStore }) => {
  const state = useStore(table, whole => whole);
  const pieces = askedFor(state);
  const shares = sharesOf(state);
  if (pieces.length < 2) return null;
  return (
    <section className="targets">
      <h3>{WORDS.panel.pickTargets}</h3>
      <StackTable
        table={table}
        pieces={pieces}
        marked={state.targets}
        press={({ id }) => table.toggleTarget(id)}
      />
      {state.targets.map((id, place) => {
        const name = pieces.find(piece => piece.id === id)?.counter.name ?? '';
        return shares[place] === undefined ? null : (
          <Share key={id} table={table} name={name} shares={shares} place={place} />
        );
      })}
    </section>
  );
};

interface ShareProps {
  readonly table: TableStore;
  readonly name: string;
  readonly shares: readonly number[];
  readonly place: number;
}

/** Points for one target; what it gets the others give, so that the sum stays. */
const Share = ({ table, name, shares, place }: ShareProps) => (
  <label className="share">
    {name}
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
