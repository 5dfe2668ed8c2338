import { type ReactNode, useEffect, useState } from 'react';
import type { PossibleThrow } from '../../link/protocol.ts';
import { sayEntry } from '../../store/speech.ts';
import { useStore } from '../../store/store.ts';
import type { TableStore } from '../../store/table.ts';
import type { VariationScreen } from '../../store/table-state.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { WORDS } from '../../words.ts';
import type { SidePanelProps } from '../panel-props.ts';
import { TreeList } from './TreeList.tsx';
import { lineTo, renamed, rootOf, type TreeNode, type TreeRoot } from './tree.ts';
import { changeTree, chooseThrow, dropFrom, playOtherwise, throwDice } from './variation.ts';

interface Props {
  readonly table: TableStore;
}

interface VariationProps extends Props {
  readonly variation: VariationScreen;
}

/** What is tried out beside the game: the moves as a tree, who makes them, and how the dice fall. */
export const VariationPanel = ({ table }: Pick<SidePanelProps, 'table'>) => {
  const variation = useStore(table, state => state.variation);
  const root = variation === undefined ? undefined : rootOf(variation.tree, variation.root);
  if (variation === undefined || root === undefined) return null;
  return (
    <section className="variation" aria-label={SAID.variation}>
      <div className="row">
        <h2>{root.name ?? SAID.from(root.turn, root.at)}</h2>
        <button type="button" onClick={variation.leave}>
          {SAID.closeVariation}
        </button>
      </div>
      {root.isImagined && <p className="hint">{SAID.imagined}</p>}
      {variation.isFull && <p role="alert">{SAID.full}</p>}
      {variation.isUnkept && <p role="alert">{SAID.unkept}</p>}
      <Due table={table} variation={variation} />
      <TreeList
        root={root}
        at={variation.at}
        side={variation.side}
        display={table.get().display}
        goTo={id => variation.goTo(id)}
      />
      <Here table={table} variation={variation} root={root} />
      <Players table={table} variation={variation} />
    </section>
  );
};

const Players = ({ table, variation }: VariationProps) => {
  const seats = useStore(table, state => state.seats);
  const { card, display } = table.get();
  return (
    <details>
      <summary>{SAID.players}</summary>
      {card.sides.map(side => (
        <label key={side} className="seat-line">
          {display.saySide(side)}{' '}
          <select
            value={seats[side]}
            onChange={event => playOtherwise(table, { seats: { ...seats, [side]: event.target.value } })}
          >
            <option value="person">{SAID.you}</option>
            {card.levels.map(level => (
              <option key={level} value={level}>
                {WORDS.start.level(level)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="seat-line">
        {SAID.diceOf}{' '}
        <select
          value={variation.isChosen ? 'chosen' : 'thrown'}
          onChange={event => playOtherwise(table, { isChosen: event.target.value === 'chosen' })}
        >
          <option value="thrown">{SAID.thrown}</option>
          <option value="chosen">{SAID.chosenByYou}</option>
        </select>
      </label>
    </details>
  );
};

/** Dice that wait: thrown, or chosen. */
const Due = ({ table, variation: { throws, at } }: VariationProps) =>
  throws.length === 0 ? null : (
    <fieldset className="throw-list">
      <legend>{SAID.diceDue}</legend>
      <button type="button" className="primary" onClick={() => throwDice(table)}>
        {SAID.throwNow}
      </button>
      <Throws table={table} throws={throws} choose={action => chooseThrow(table, at, action)} />
    </fieldset>
  );

/** Nobody reads more ways in which dice can fall. */
const MOST_THROWS = 60;

interface ThrowsProps extends Props {
  readonly throws: readonly PossibleThrow[];
  readonly choose: (action: object) => void;
}

/** Ways that are told in the same words are one. */
const Throws = ({ table, throws, choose }: ThrowsProps) => {
  const { display, snapshot } = table.get();
  const told = new Map<string, PossibleThrow>();
  for (const each of throws) {
    const text = sayEntry(display, snapshot.view, each.entry);
    const known = told.get(text);
    told.set(text, { ...each, percent: each.percent + (known?.percent ?? 0) });
  }
  const all = [...told];
  const more = all.length - MOST_THROWS;
  return (
    <ul className="choices">
      {all.slice(0, MOST_THROWS).map(([text, { action, percent }]) => (
        <li key={text}>
          <button type="button" onClick={() => choose(action)}>
            {SAID.throwOf(text, percent)}
          </button>
        </li>
      ))}
      {more > 0 && <li>{SAID.moreThrows(more)}</li>}
    </ul>
  );
};

/** What can be done with the move that is shown. */
const Here = ({ table, variation, root }: VariationProps & { readonly root: TreeRoot }) => {
  const node = root.nodes.find(({ id }) => id === variation.at);
  return (
    <>
      {node?.by === 'chance' && <OtherThrow table={table} root={root} node={node} key={node.id} />}
      <Tools table={table} variation={variation} id={node?.id ?? root.id}>
        {node !== undefined && (
          <button type="button" onClick={() => variation.goTo(node.parent ?? root.id)}>
            {SAID.previousMove}
          </button>
        )}
      </Tools>
    </>
  );
};

const OtherThrow = ({ table, root, node }: Props & { readonly root: TreeRoot; readonly node: TreeNode }) => {
  const [throws, setThrows] = useState<readonly PossibleThrow[]>([]);
  const before = lineTo(root, node.id).length - 1;
  useEffect(() => void table.client('throws', before).then(setThrows, table.fail), [table, before]);
  if (throws.length < 2) return null;
  return (
    <details className="throw-list">
      <summary>{SAID.otherThrow}</summary>
      <Throws
        table={table}
        throws={throws}
        choose={action => chooseThrow(table, node.parent ?? root.id, action)}
      />
    </details>
  );
};

const Tools = ({
  table,
  variation,
  id,
  children,
}: VariationProps & { readonly id: number; readonly children: ReactNode }) => {
  const { tree, root } = variation;
  const found = rootOf(tree, id);
  const name = (id === found?.id ? found.name : found?.nodes.find(node => node.id === id)?.name) ?? '';
  return (
    <div className="tools">
      <div className="row">
        {children}
        <button type="button" onClick={() => dropFrom(table, id)}>
          {id === root ? SAID.dropAll : SAID.drop}
        </button>
      </div>
      <label>
        {SAID.nameOf}{' '}
        <input
          type="text"
          maxLength={60}
          key={id}
          defaultValue={name}
          onBlur={event => changeTree(table, renamed(tree, id, event.target.value))}
        />
      </label>
    </div>
  );
};
