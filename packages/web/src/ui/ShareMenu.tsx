import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { copyGameLink, copyPosition, copyPositionLink, saveGame, saveShare } from './share.ts';

interface Props {
  readonly table: TableStore;
}

type Share = (table: TableStore) => Promise<void>;

const ShareButtons = ({
  table,
  ways,
}: Props & { readonly ways: readonly (readonly [label: string, way: Share])[] }) =>
  ways.map(([label, way]) => (
    <button key={label} type="button" onClick={() => void way(table).catch(table.fail)}>
      {label}
    </button>
  ));

/** Ways to hand the position or the game on: first what anybody may have, then what tells what is still to come. */
export const ShareMenu = ({ table }: Props) => {
  const { display, card, snapshot, isRecord, online } = useStore(table, state => state);
  const isOnline = online !== undefined;
  const isOver = snapshot.outcome !== undefined;
  const shared = card.secrets ? WORDS.share.share(display.saySide(snapshot.viewer)) : WORDS.share.shareOpen;
  const position = [
    [WORDS.share.position, copyPositionLink],
    [WORDS.share.notation, copyPosition],
  ] as const;
  return (
    <>
      <fieldset className="menu-buttons share-menu">
        <legend>{WORDS.share.title}</legend>
        <ShareButtons
          table={table}
          ways={isOver && !isOnline ? position : [...position, [shared, saveShare]]}
        />
        {!isOver && <p>{WORDS.share.shareHint}</p>}
      </fieldset>
      {!(isRecord || isOnline) && <WholeGame table={table} isOver={isOver} secrets={card.secrets} />}
    </>
  );
};

const WHOLE = [
  [WORDS.share.game, copyGameLink],
  [WORDS.menu.export, saveGame],
] as const;

interface WholeProps extends Props {
  readonly isOver: boolean;
  readonly secrets: boolean;
}

const WholeGame = ({ table, isOver, secrets }: WholeProps) => (
  <fieldset className="menu-buttons share-menu">
    <legend>{WORDS.share.whole}</legend>
    <ShareButtons table={table} ways={WHOLE} />
    {!isOver && <p>{secrets ? WORDS.share.wholeHint : WORDS.share.wholeHintOpen}</p>}
  </fieldset>
);
