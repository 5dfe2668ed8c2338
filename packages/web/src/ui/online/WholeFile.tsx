import type { GameStatus } from '@narrow-seas/protocol';
import { offer, wholeFile } from '../../online/calls.ts';
import type { TableStore } from '../../store/table.ts';
import { WORDS } from '../../words.ts';
import { ONLINE } from '../../words/online.ts';
import { saveFile } from '../files.ts';
import { hasOpponent } from './mine.ts';
import { tellRefused } from './OfferLines.tsx';

const { panel: SAID } = ONLINE;

interface Props {
  readonly table: TableStore;
  readonly status: GameStatus;
  readonly side: string;
}

/** While a game runs its players can agree that each may have all of it. */
export const WholeFile = ({ table, status, side }: Props) => {
  const isOffered = status.offers.some(({ kind }) => kind === 'file');
  const save = async (): Promise<void> => {
    const file = await wholeFile(status.id);
    if (file.ok) saveFile(WORDS.file.game(table.get().display.id), file.value);
    else table.set({ note: file.error.sentence, spoken: file.error.sentence });
  };
  return (
    <>
      {status.shared && (
        <>
          <button type="button" onClick={() => void save()}>
            {SAID.fileSave}
          </button>
          <p className="hint">{SAID.fileSaveHint}</p>
        </>
      )}
      <button
        type="button"
        disabled={isOffered}
        onClick={() => void tellRefused(table, offer(status.id, side, 'file'))}
      >
        {status.shared ? SAID.fileAgain : SAID.file}
      </button>
      <p className="hint">{hasOpponent(status, side) ? SAID.fileHint : SAID.fileAlone}</p>
    </>
  );
};
