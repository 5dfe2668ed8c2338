import type { Me } from '@narrow-seas/protocol';
import { useEffect, useState } from 'react';
import { ladderAddress, playerAddress } from '../../../link/address.ts';
import { readMe } from '../../../online/calls.ts';
import { PEOPLE } from '../../../words/people.ts';

/** The ways to the ladder and to one's own page. */
export const PeopleLinks = () => {
  const [me, setMe] = useState<Me>();
  useEffect(() => void readMe().then(setMe), []);
  return (
    <nav className="people-links" aria-label={PEOPLE.player}>
      <a href={ladderAddress()}>{PEOPLE.ladder}</a>
      {me !== undefined && <a href={playerAddress(me.id)}>{PEOPLE.mine}</a>}
    </nav>
  );
};
