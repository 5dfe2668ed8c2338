import type { ProfileTold } from '@narrow-seas/protocol';
import { useEffect, useState } from 'react';
import type { GameListing } from '../../../catalogue/listing.ts';
import { ladderAddress } from '../../../link/address.ts';
import { readMe, readProfile } from '../../../online/calls.ts';
import { PEOPLE } from '../../../words/people.ts';
import { namesOf } from '../names.ts';
import { NoAnswer, useAsked } from './asked.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ResultTable } from './ResultTable.tsx';

interface Props {
  readonly catalogue: readonly GameListing[];
}

/** Who somebody is here: ratings, results and the games that are over. */
export const Profile = ({ id, catalogue }: Props & { readonly id: string }) => {
  const told = useAsked(id, async () => readProfile(id));
  if (told?.ok !== true)
    return (
      <>
        <PageTitle title={PEOPLE.player} />
        <NoAnswer told={told} />
      </>
    );
  return <Page profile={told.value} catalogue={catalogue} />;
};

interface PageProps extends Props {
  readonly profile: ProfileTold;
}

const Page = (props: PageProps) => {
  const { player, since, awayUntil } = props.profile;
  return (
    <>
      <PageTitle title={player.name} />
      <p>
        {PEOPLE.since(PEOPLE.day(since))}
        {awayUntil !== undefined && ` ${PEOPLE.awayUntil(PEOPLE.day(awayUntil))}`}
      </p>
      <Ratings {...props} />
      <Results {...props} />
    </>
  );
};

const Ratings = ({ profile: { ratings }, catalogue }: PageProps) => (
  <section>
    <h2>{PEOPLE.ratings}</h2>
    {ratings.length === 0 ? (
      <p className="hint">{PEOPLE.noRatings}</p>
    ) : (
      <table className="people-table">
        <thead>
          <tr>
            <th scope="col">{PEOPLE.where}</th>
            <th scope="col" className="figure">
              {PEOPLE.rating}
            </th>
            <th scope="col" className="figure">
              {PEOPLE.played}
            </th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ game, scenario, rating, deviation, games }) => (
            <tr key={`${game}/${scenario}`}>
              <th scope="row">
                <LadderOf catalogue={catalogue} game={game} scenario={scenario} />
              </th>
              <td className="figure">{PEOPLE.rated(rating, deviation)}</td>
              <td className="figure">{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

const LadderOf = ({
  catalogue,
  game,
  scenario,
}: Props & { readonly game: string; readonly scenario: string }) => {
  const { card, title } = namesOf(catalogue, { game, scenario });
  const name = card?.title ?? game;
  return scenario === '' ? (
    <a href={ladderAddress(game)}>{name}</a>
  ) : (
    <a href={ladderAddress(game, scenario)}>{`${name}, ${title}`}</a>
  );
};

const useIsMe = (id: string): boolean => {
  const [isMe, setMe] = useState(false);
  useEffect(() => void readMe().then(me => setMe(me?.id === id)), [id]);
  return isMe;
};

const Results = ({ profile: { player, results }, catalogue }: PageProps) => {
  const isMe = useIsMe(player.id);
  const count = (wanted: number): number => results.filter(({ score }) => score === wanted).length;
  return (
    <section>
      <h2>{PEOPLE.results}</h2>
      {results.length === 0 ? (
        <p className="hint">{PEOPLE.noResults}</p>
      ) : (
        <>
          <p>{PEOPLE.tally(count(1), count(0.5), count(0))}</p>
          <ResultTable results={results} catalogue={catalogue} />
        </>
      )}
      {isMe && <p className="hint">{PEOPLE.ownOnly}</p>}
    </section>
  );
};
