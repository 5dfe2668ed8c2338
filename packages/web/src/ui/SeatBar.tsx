import { useState } from 'react';
import type { Seats } from '../link/protocol.ts';
import { openReplay } from '../store/replay.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { SeatPicker, seatsAtFirst } from './SeatPicker.tsx';
import { PhaseText } from './PhaseText.tsx';

interface Props {
  readonly table: TableStore;
  readonly sitDown: (seats: Seats) => void;
}

/** In the place of the phase bar while a position or a game from outside is only looked at. */
export const SeatBar = ({ table, sitDown }: Props) => {
  const { card, snapshot, log } = useStore(table, whole => whole);
  const [seats, setSeats] = useState(seatsAtFirst(card));
  return (
    <footer className="phase seats">
      <PhaseText>
        <strong>{snapshot.outcome === undefined ? snapshot.survey.title : WORDS.phase.over}</strong>
        <span>{snapshot.outcome?.summary ?? WORDS.link.looking}</span>
      </PhaseText>
      <SeatPicker card={card} seats={seats} seat={setSeats} />
      <div className="ways">
        {log.length > 0 && (
          <button type="button" onClick={() => openReplay(table, log.length)}>
            {WORDS.replay.open}
          </button>
        )}
        <button type="button" className="primary" onClick={() => sitDown(seats)}>
          {WORDS.link.play}
        </button>
      </div>
    </footer>
  );
};
