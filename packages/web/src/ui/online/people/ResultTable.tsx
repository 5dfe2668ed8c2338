import type { ProfileTold } from '@narrow-seas/protocol';
import type { GameListing } from '../../../catalogue/listing.ts';
import { onlineAddress } from '../../../link/address.ts';
import { PEOPLE } from '../../../words/people.ts';
import { namesOf, sideName } from '../names.ts';
import { SeatName } from '../PlayerLink.tsx';

type Result = ProfileTold['results'][number];

interface Props {
  readonly results: readonly Result[];
  readonly catalogue: readonly GameListing[];
}

const sayScore = (score: number): string => {
  if (score === 1) return PEOPLE.scores.won;
  return score === 0 ? PEOPLE.scores.lost : PEOPLE.scores.drawn;
};

/** Each game leads to its table, where it can be replayed. */
export const ResultTable = ({ results, catalogue }: Props) => (
  <table className="people-table">
    <thead>
      <tr>
        {[PEOPLE.game, PEOPLE.side, PEOPLE.against, PEOPLE.result, PEOPLE.when].map(title => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {results.map(result => (
        <ResultRow key={`${result.id}/${result.side}`} result={result} catalogue={catalogue} />
      ))}
    </tbody>
  </table>
);

const ResultRow = ({ result, catalogue }: Pick<Props, 'catalogue'> & { readonly result: Result }) => {
  const { id, side, others, score, finishedAt } = result;
  const { card, title } = namesOf(catalogue, result);
  return (
    <tr>
      <th scope="row">
        <a href={onlineAddress(id)}>{title}</a> <small>{card?.title}</small>
      </th>
      <td>{sideName(card, side)}</td>
      <td>
        {others.map(seat => (
          <span key={seat.side} className="opponent">
            <SeatName card={card} seat={seat} />
          </span>
        ))}
      </td>
      <td>{sayScore(score)}</td>
      <td>{PEOPLE.day(finishedAt)}</td>
    </tr>
  );
};
