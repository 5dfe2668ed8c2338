import type { GameListing } from '../../../catalogue/listing.ts';
import type { PeoplePlace } from '../../../link/address.ts';
import { PEOPLE } from '../../../words/people.ts';
import { Ladder } from './Ladder.tsx';
import { Profile } from './Profile.tsx';

interface Props {
  readonly place: PeoplePlace;
  readonly catalogue: readonly GameListing[];
  readonly leave: () => void;
}

/** The ladder, or the page of a player: each has an address of its own. */
export const PeopleScreen = ({ place, catalogue, leave }: Props) => (
  <div className="start">
    <main className="people">
      {place.at === 'player' ? (
        <Profile key={place.id} id={place.id} catalogue={catalogue} />
      ) : (
        <Ladder place={place} catalogue={catalogue} />
      )}
      <p>
        <button type="button" onClick={leave}>
          {PEOPLE.home}
        </button>
      </p>
    </main>
  </div>
);
