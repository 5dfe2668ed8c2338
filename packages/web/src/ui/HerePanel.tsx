import { capital, type Piece } from '@narrow-seas/core';
import { piecesAt } from '../map/stacks.ts';
import { forFinger } from '../store/finger.ts';
import { proposalsOf } from '../store/proposals.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn, nameOfHex, type TableState, viewShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { AttackPanel } from './AttackPanel.tsx';
import { Answers, ChoicePanel } from './ChoicePanel.tsx';
import { DutyList } from './DutyList.tsx';
import { EndQuestion } from './EndQuestion.tsx';
import { Formations } from './Formations.tsx';
import { MissionOffer } from './MissionOffer.tsx';
import { MissionSuggestions } from './MissionSuggestions.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { PanelProps } from './panel-props.ts';
import { StackTable } from './StackTable.tsx';
import { ToActList } from './ToActList.tsx';
import { sayWhereIs } from './where.ts';

/** What is chosen and what can be done with it; with nothing chosen, what there is to do. */
export const HerePanel = (props: PanelProps) => {
  const { table } = props;
  const state = useStore(table, whole => whole);
  if (state.ending) return <EndQuestion {...props} />;
  const isWeighing = state.pointed !== undefined || proposalsOf(state).length > 0;
  return (
    <>
      <RefusalNote table={table} state={state} />
      <MissionOffer {...props} />
      <MissionSuggestions {...props} />
      {isWeighing ? <AttackPanel {...props} /> : <HexPart {...props} state={state} />}
    </>
  );
};

interface StateProps {
  readonly table: TableStore;
  readonly state: TableState;
}

/** Only an order that was given is refused. */
const RefusalNote = ({ table, state: { refusal } }: StateProps) =>
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

const HexPart = (props: PanelProps & { readonly state: TableState }) => {
  const { table, state } = props;
  const hex = state.selected ?? state.cursor;
  const isEmptyHand = state.picked.length === 0;
  if (hex === undefined && isEmptyHand) return <Overview {...props} />;
  const inTray = state.board.pieces.filter(
    ({ id, hex: at }) => state.picked.includes(id) && at === undefined,
  );
  const isTray = hex === undefined || (!isEmptyHand && inTray.length === state.picked.length);
  const afar = pickedAfar(state, hex);
  const here = isTray ? inTray : [...piecesAt(state.board.pieces, hex), ...afar];
  return (
    <>
      {!isTray && <HexHead state={state} hex={hex} />}
      {!isEmptyHand && <ChoicePanel table={table} state={state} />}
      {here.length > 0 && <Stack table={table} state={state} hex={hex} pieces={here} />}
      {!isEmptyHand && <Formations {...props} />}
      {isEmptyHand && <Overview {...props} />}
    </>
  );
};

/** Those in the hand that stand in other hexes. */
const pickedAfar = ({ board, picked }: TableState, hex: number | undefined): readonly Piece[] =>
  board.pieces.filter(piece => piece.hex !== hex && picked.includes(piece.id));

const HexHead = ({ state, hex }: { readonly state: TableState; readonly hex: number }) => (
  <>
    <h2 data-hex={nameOfHex(state, hex)}>
      {capital(sayWhereIs(state, hex))} <small>{nameOfHex(state, hex)}</small>
    </h2>
    <p className="said">{terrainOf(state, hex)}</p>
  </>
);

interface StackProps extends StateProps {
  readonly hex: number | undefined;
  readonly pieces: readonly TableState['board']['pieces'][number][];
}

const Stack = ({ table, state, hex, pieces }: StackProps) => {
  const able = pieces.filter(({ id }) => state.snapshot.survey.ready.includes(id)).map(({ id }) => id);
  const isMore = isMyTurn(state) && able.length > 1 && state.picked.length < able.length;
  return (
    <section>
      <div className="row">
        <h3>{titleOf(hex, pieces)}</h3>
        {isMore && (
          <button type="button" className="link" onClick={() => table.pick(hex, able)}>
            {WORDS.panel.pickAll}
          </button>
        )}
      </div>
      <StackTable table={table} pieces={pieces} />
    </section>
  );
};

/** With some in the hand that stand elsewhere, not all of the list are here. */
const titleOf = (hex: number | undefined, pieces: StackProps['pieces']): string =>
  pieces.every(piece => piece.hex === hex || piece.hex === undefined)
    ? WORDS.stacks.here(pieces.length)
    : WORDS.stacks.hereAndPicked(pieces.length);

/** Nothing is chosen: what is owed, what is asked, and who can still act. */
const Overview = (props: PanelProps & { readonly state: TableState }) => {
  const { table, state } = props;
  const { survey } = state.snapshot;
  const mine = isMyTurn(state);
  const isEmpty = survey.duties.length === 0 && survey.ready.length === 0 && survey.commands.length === 0;
  return (
    <>
      {mine && <DutyList {...props} />}
      {mine && <Answers table={table} state={state} />}
      {mine && state.picked.length === 0 && <Formations {...props} />}
      {mine && <ToActList {...props} />}
      {(!mine || isEmpty) && <p className="hint">{forFinger(WORDS.panel.nothing)}</p>}
    </>
  );
};

/** The sentence about the hex without the names of the stack, which is listed below it. */
const terrainOf = (state: TableState, hex: number): string => {
  const said = state.display.sayHex(viewShown(state), hex);
  const isListed = state.board.pieces.some(piece => piece.hex === hex);
  const end = isListed ? said.indexOf(': ') : -1;
  const told = end < 0 ? said : `${said.slice(0, end)}.`;
  return capital(told.replace(/^Hex \S+, /, ''));
};
