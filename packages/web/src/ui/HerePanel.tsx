import { useState } from 'react';
import type { Deed } from '../gesture/deeds.ts';
import { piecesAt } from '../map/stacks.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn, nameOfHex, type TableState, viewShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { AttackPanel } from './AttackPanel.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { PanelProps } from './panel-props.ts';
import { StackList } from './StackList.tsx';

/** What lies in the chosen hex and what can be done with it. */
export const HerePanel = ({ table, stage }: PanelProps) => {
  const state = useStore(table, whole => whole);
  return (
    <>
      <RefusalNote table={table} state={state} />
      {state.pointed === undefined ? (
        <HexPart table={table} state={state} />
      ) : (
        <AttackPanel table={table} stage={stage} />
      )}
    </>
  );
};

interface Props {
  readonly table: TableStore;
  readonly state: TableState;
}

const RefusalNote = ({ table, state: { refusal } }: Props) =>
  refusal === undefined ? null : (
    <div className="refusal" role="alert">
      <strong>{WORDS.refusal.title}</strong>
      <p>
        {refusal.reason} <RuleLink rule={refusal.rule} table={table} />
      </p>
      <button type="button" onClick={() => table.set({ refusal: undefined })}>
        {WORDS.refusal.close}
      </button>
    </div>
  );

const HexPart = ({ table, state }: Props) => {
  const hex = state.selected ?? state.cursor ?? state.hover;
  if (hex === undefined && state.picked.length === 0) return <p className="hint">{WORDS.panel.nothing}</p>;
  const inTray = state.table.pieces.filter(
    ({ id, hex: at }) => state.picked.includes(id) && at === undefined,
  );
  const here = hex === undefined || inTray.length > 0 ? inTray : piecesAt(state.table.pieces, hex);
  return (
    <>
      {hex !== undefined && inTray.length === 0 && (
        <>
          <h2>{nameOfHex(state, hex)}</h2>
          <p className="said">{terrainOf(state, hex)}</p>
        </>
      )}
      {here.length > 0 && <StackList table={table} pieces={here} />}
      {state.picked.length > 0 && <Doings table={table} state={state} />}
    </>
  );
};

/** The sentence about the hex without the names of the stack, which is listed below it. */
const terrainOf = (state: TableState, hex: number): string => {
  const said = state.exhibit.sayHex(viewShown(state), hex);
  const isListed = state.table.pieces.some(piece => piece.hex === hex);
  const end = isListed ? said.indexOf(': ') : -1;
  return end < 0 ? said : `${said.slice(0, end)}.`;
};

/** So many hexes are read at a glance; more are listed only for who asks. */
const FEW = 10;

/** What the picked pieces can do: a list of what needs no hex, and a summary of what the map shows. */
const Doings = ({ table, state }: Props) => {
  const { deeds, picked, reachDue } = state;
  const onMap = deeds.filter(({ hex, kind }) => hex !== undefined && kind !== 'attack');
  const attacks = deeds.filter(({ kind }) => kind === 'attack');
  const plain = deeds.filter(({ hex }) => hex === undefined);
  const isFew = onMap.length <= FEW;
  return (
    <section className="doings">
      <h3>{picked.length > 1 ? WORDS.panel.canMany(picked.length) : WORDS.panel.can}</h3>
      {deeds.length === 0 && !reachDue && <p>{WORDS.panel.cannot}</p>}
      {attacks.length > 0 && <p>{WORDS.panel.targets(new Set(attacks.map(({ hex }) => hex)).size)}</p>}
      <DeedList table={table} deeds={attacks} />
      {onMap.length > 0 && <p>{WORDS.panel.hexes(onMap.length)}</p>}
      {isFew && <DeedList table={table} deeds={onMap} />}
      <DeedList table={table} deeds={plain} />
      {!isFew && isMyTurn(state) && <LongList table={table} deeds={onMap} />}
    </section>
  );
};

/** Hundreds of hexes are drawn as buttons only for who asks for them. */
const LongList = ({ table, deeds }: { readonly table: TableStore; readonly deeds: readonly Deed[] }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{WORDS.panel.list}</summary>
      {isOpen && <DeedList table={table} deeds={deeds} />}
    </details>
  );
};

const DeedList = ({ table, deeds }: { readonly table: TableStore; readonly deeds: readonly Deed[] }) => (
  <ul className="deeds">
    {deeds.map(deed => (
      <li key={deed.key}>
        <button
          type="button"
          onClick={() =>
            deed.weighed && deed.hex !== undefined ? table.point(deed.hex) : table.perform(deed)
          }
        >
          {deed.label}
          {deed.warning !== undefined && <small className="warning">{deed.warning}</small>}
        </button>
      </li>
    ))}
  </ul>
);
