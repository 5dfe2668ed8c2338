import type { GameDisplay } from '../../catalogue/game-display.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { rowsOf, type TreeNode, type TreeRoot, type TreeRow } from './tree.ts';

interface Props {
  readonly root: TreeRoot;
  /** The move that is shown, or the root. */
  readonly at: number;
  readonly side: string;
  readonly display: GameDisplay;
  readonly goTo: (id: number) => void;
}

/** The moves that were tried, with what each is worth: a list whose branches are lists in it. */
export const TreeList = (props: Props) => {
  const { root, at, goTo } = props;
  const { rows, branches } = rowsOf(root);
  return (
    <>
      <ol className="tree">
        <li>
          <button
            type="button"
            className="tree-move"
            aria-current={at === root.id ? 'step' : undefined}
            onClick={() => goTo(root.id)}
          >
            {SAID.start}
          </button>
          <Branches {...props} branches={branches} />
        </li>
        {rows.map(row => (
          <Row key={row.node.id} {...props} row={row} />
        ))}
      </ol>
      {rows.length === 0 && <p className="hint">{SAID.nothingYet}</p>}
    </>
  );
};

const Branches = ({ branches, ...props }: Props & { readonly branches: readonly (readonly TreeRow[])[] }) =>
  branches.map(rows => (
    <ol key={rows[0]?.node.id} className="tree branch">
      {rows.map(row => (
        <Row key={row.node.id} {...props} row={row} />
      ))}
    </ol>
  ));

const Row = ({ row, ...props }: Props & { readonly row: TreeRow }) => {
  const { node, ids, branches } = row;
  const { at, display, goTo } = props;
  const worth = node.chance === undefined ? SAID.swing(node.value) : SAID.scoreOf(node.chance);
  return (
    <li>
      <button
        type="button"
        className={`tree-move ${display.sides[node.by]?.tint ?? 'dice'}`}
        aria-current={ids.includes(at) ? 'step' : undefined}
        title={node.text}
        onClick={() => goTo(node.id)}
      >
        <span>
          {node.by !== 'chance' && <b>{display.saySide(node.by)}: </b>}
          {wordsOf(node)} {ids.length > 1 && <small>{SAID.moves(ids.length)}</small>}
        </span>
        <span className="worth-of">{worth}</span>
      </button>
      <Branches {...props} branches={branches} />
    </li>
  );
};

const wordsOf = ({ name, title, text }: TreeNode): string => name ?? title ?? text;
