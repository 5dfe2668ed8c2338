import type { Seats } from '../link/protocol.ts';
import type { StartCard } from '../catalogue/listing.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly card: StartCard;
  readonly seats: Seats;
  readonly seat: (seats: Seats) => void;
}

/** A person on the side that one click starts with, the computer on the others. */
export const seatsAtFirst = ({ sides, quick }: StartCard): Seats =>
  Object.fromEntries(sides.map(side => [side, side === quick.side ? 'person' : quick.level]));

/** Who sits where: a person, or a level of the computer. */
export const SeatPicker = ({ card, seats, seat }: Props) =>
  card.sides.map(side => (
    <label key={side} className="seat">
      <span>{card.names[side] ?? side}</span>
      <select
        value={seats[side] ?? 'person'}
        onChange={event => seat({ ...seats, [side]: event.target.value })}
      >
        <option value="person">{WORDS.start.person}</option>
        {card.levels.map(level => (
          <option key={level} value={level}>
            {WORDS.start.level(level)}
          </option>
        ))}
      </select>
    </label>
  ));
