import { capital } from '@narrow-seas/core';
import { piecesAt } from '../map/stacks.ts';
import { chosenIn, proposalsOf } from '../store/proposals.ts';
import { useStore } from '../store/store.ts';
import type { TableState } from '../store/table-state.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { Attackers } from './Attackers.tsx';
import { BarredList } from './BarredList.tsx';
import { Icon } from './Icon.tsx';
import { Chances, Sums } from './OddsView.tsx';
import type { PanelProps } from './panel-props.ts';
import { StackTable } from './StackTable.tsx';
import { TargetShares } from './TargetShares.tsx';
import { TargetTable } from './TargetTable.tsx';
import { sayWhereIs } from './where.ts';

const { targets: SAY } = WORDS;

/** One attack, or one way that is weighed: who takes part, what may come of it, and what cannot be done and why. */
export const AttackPanel = ({ table }: PanelProps) => {
  const state = useStore(table, whole => whole);
  const proposals = proposalsOf(state);
  const chosen = chosenIn(state);
  const isAttack = proposals.some(({ kind }) => kind === 'attack');
  return (
    <div className="attack">
      <div className="row">
        <h2>{titleOf(state, isAttack)}</h2>
        <button type="button" className="link" onClick={table.stepBack}>
          {WORDS.panel.back}
        </button>
      </div>
      {isAttack && <Attackers table={table} />}
      {proposals.length > 0 && (
        <>
          <div className="row table-head">
            <h3>{SAY.choose}</h3>
            {proposals.length > 1 && <small>{SAY.order}</small>}
          </div>
          <TargetTable table={table} proposals={proposals} chosen={chosen} />
        </>
      )}
      <Chosen table={table} state={state} />
      <TargetShares table={table} />
      <BarredList table={table} />
      <Enemies table={table} state={state} />
    </div>
  );
};

/** A way that is weighed before it is taken is against nobody. */
const titleOf = (state: TableState, isAttack: boolean): string => {
  const hex = state.pointed ?? chosenIn(state)?.hex;
  const where = hex === undefined ? '' : sayWhereIs(state, hex);
  const isLook = proposalsOf(state).length === 0;
  if (isLook) return capital(where);
  return isAttack ? WORDS.panel.against(where) : WORDS.panel.towards(where);
};

interface Props {
  readonly table: TableStore;
  readonly state: TableState;
}

/** What one should know of the chosen proposal, and its sums on one folded line. */
const Chosen = ({ table, state }: Props) => {
  const chosen = chosenIn(state);
  if (chosen === undefined) return null;
  const { prospect, warning, odds } = chosen;
  return (
    <div className="chosen-notes">
      {warning !== undefined && (
        <p className="warning">
          <Icon name="warning" /> {warning}
        </p>
      )}
      {(prospect?.notes ?? []).map(note => (
        <p key={note}>
          <Icon name="flag" /> {note}
        </p>
      ))}
      {odds !== undefined && prospect === undefined && <Chances odds={odds} />}
      {odds !== undefined && <Sums odds={odds} table={table} isBrief={prospect === undefined} />}
    </div>
  );
};

/** Who is there, where nothing can be done to them. */
const Enemies = ({ table, state }: Props) => {
  const { pointed, choicesAtHexDue } = state;
  if (pointed === undefined || proposalsOf(state).length > 0 || choicesAtHexDue) return null;
  const pieces = piecesAt(state.board.pieces, pointed);
  return pieces.length === 0 ? null : (
    <section>
      <h3>{SAY.looks}</h3>
      <StackTable table={table} pieces={pieces} />
    </section>
  );
};
