import { useEffect } from 'react';
import { useStore } from '../../store/store.ts';
import type { Studies } from '../../store/studies.ts';
import type { TableStore } from '../../store/table.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { rowsOf, type TreeRoot, without } from './tree.ts';
import { keepTree, readTree, tryFrom } from './variation.ts';

interface Props {
  readonly table: TableStore;
  readonly studies: Studies;
}

/** Everything that was tried out in this game, and the way back to it. */
export const AnalysisVariations = ({ table, studies }: Props) => {
  const tree = useStore(table, state => state.variations);
  useEffect(() => void readTree(table, studies).catch(table.fail), [table, studies]);
  if (tree === undefined || tree.roots.length === 0) return <p>{SAID.noVariations}</p>;
  const drop = (id: number): void => {
    const { variations } = table.get();
    if (variations !== undefined) void keepTree(table, studies, without(variations, id));
  };
  return (
    <ol className="tried">
      {tree.roots.map(root => (
        <li key={root.id}>
          <b>{root.name ?? SAID.from(root.turn, root.at)}</b>
          <span>{firstMoves(root)}</span>
          <span className="row">
            <button type="button" onClick={() => tryFrom(table, studies, { id: root.id })}>
              {SAID.open}
            </button>
            <button type="button" className="quiet" onClick={() => drop(root.id)}>
              {SAID.dropAll}
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
};

/** More of them nobody reads. */
const MOST = 3;

const firstMoves = (root: TreeRoot): string => {
  const { rows } = rowsOf(root);
  const said = rows.slice(0, MOST).map(({ node }) => node.title ?? node.text);
  return `${said.join('; ')} (${SAID.moves(root.nodes.length)})`;
};
