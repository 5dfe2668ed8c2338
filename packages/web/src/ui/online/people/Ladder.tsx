import type { LadderTold } from '@narrow-seas/protocol';
import { findListing } from '../../../catalogue/catalogue.ts';
import type { GameListing, StartCard } from '../../../catalogue/listing.ts';
import { ladderAddress, type PeoplePlace } from '../../../link/address.ts';
import { readLadder } from '../../../online/calls.ts';
import { PEOPLE } from '../../../words/people.ts';
import { PlayerLink } from '../PlayerLink.tsx';
import { NoAnswer, useAsked } from './asked.tsx';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  readonly place: Extract<PeoplePlace, { at: 'ladder' }>;
  readonly catalogue: readonly GameListing[];
}

/** The best players of a game, or of one of its scenarios. */
export const Ladder = ({ place, catalogue }: Props) => {
  const wanted = place.game ?? catalogue[0]?.card.id ?? '';
  const card = findListing(catalogue, wanted)?.card;
  const scenario = card?.scenarios.find(({ id }) => id === place.scenario);
  const isKnown = card !== undefined && (place.scenario === undefined || scenario !== undefined);
  const title = [card?.title, scenario?.title].filter(name => name !== undefined).join(', ');
  return (
    <>
      <PageTitle title={isKnown ? PEOPLE.ladderOf(title) : PEOPLE.ladder} />
      <GameLinks catalogue={catalogue} current={card?.id} />
      {card !== undefined && <ScenarioLinks card={card} current={place.scenario} />}
      {isKnown ? <Players game={wanted} scenario={place.scenario ?? ''} /> : <p>{PEOPLE.noLadder}</p>}
    </>
  );
};

const LadderLink = (props: { readonly to: string; readonly title: string; readonly isCurrent: boolean }) => (
  <a className="way" href={props.to} aria-current={props.isCurrent ? 'page' : undefined}>
    {props.title}
  </a>
);

const GameLinks = ({
  catalogue,
  current,
}: Pick<Props, 'catalogue'> & { readonly current: string | undefined }) => (
  <nav className="people-links" aria-label={PEOPLE.games}>
    {catalogue.map(({ card: { id, title } }) => (
      <LadderLink key={id} to={ladderAddress(id)} title={title} isCurrent={id === current} />
    ))}
  </nav>
);

const ScenarioLinks = ({
  card,
  current,
}: {
  readonly card: StartCard;
  readonly current: string | undefined;
}) => (
  <nav className="people-links" aria-label={PEOPLE.scenarios}>
    <LadderLink to={ladderAddress(card.id)} title={PEOPLE.allScenarios} isCurrent={current === undefined} />
    {card.scenarios.map(({ id, title }) => (
      <LadderLink key={id} to={ladderAddress(card.id, id)} title={title} isCurrent={id === current} />
    ))}
  </nav>
);

const Players = ({ game, scenario }: { readonly game: string; readonly scenario: string }) => {
  const told = useAsked(`${game}/${scenario}`, async () => readLadder(game, scenario));
  if (told?.ok !== true) return <NoAnswer told={told} />;
  return (
    <>
      {told.value.players.length === 0 ? <p>{PEOPLE.nobody}</p> : <PlayerTable {...told.value} />}
      <p className="hint">{PEOPLE.ladderHint}</p>
    </>
  );
};

const PlayerTable = ({ players }: LadderTold) => (
  <table className="people-table">
    <thead>
      <tr>
        <th scope="col" className="figure">
          {PEOPLE.place}
        </th>
        <th scope="col">{PEOPLE.player}</th>
        <th scope="col" className="figure">
          {PEOPLE.rating}
        </th>
        <th scope="col" className="figure">
          {PEOPLE.played}
        </th>
      </tr>
    </thead>
    <tbody>
      {players.map(({ player, rating, deviation, games }, place) => (
        <tr key={player.id}>
          <td className="figure">{place + 1}</td>
          <th scope="row">
            <PlayerLink player={player} />
          </th>
          <td className="figure">{PEOPLE.rated(rating, deviation)}</td>
          <td className="figure">{games}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
