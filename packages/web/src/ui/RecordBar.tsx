import { openReplay } from '../store/replay.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { PhaseText } from './PhaseText.tsx';

/** In the place of the phase bar while a record lies on the table: it can be looked at and replayed. */
export const RecordBar = ({ table }: { readonly table: TableStore }) => {
  const { display, snapshot, log } = useStore(table, whole => whole);
  return (
    <footer className="phase seats">
      <PhaseText>
        <strong>{snapshot.survey.title}</strong>
        <span>{WORDS.record.looking(display.saySide(snapshot.viewer))}</span>
      </PhaseText>
      <div className="ways">
        {log.length > 0 && (
          <button type="button" className="primary" onClick={() => openReplay(table, log.length)}>
            {WORDS.replay.open}
          </button>
        )}
      </div>
    </footer>
  );
};
