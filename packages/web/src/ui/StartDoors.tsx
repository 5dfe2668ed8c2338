import type { QuickStart } from '@narrow-seas/core';
import type { GameListing, StartCard } from '../catalogue/listing.ts';
import { editorAddress } from '../link/address.ts';
import type { ScenarioCard } from '../link/protocol.ts';
import type { Order } from '../store/opening.ts';
import { WORDS } from '../words.ts';
import { DailyDoor } from './DailyDoor.tsx';
import { Icon } from './Icon.tsx';
import { seatsAtFirst } from './SeatPicker.tsx';

const { start: SAID } = WORDS;

interface Props {
  readonly catalogue: readonly GameListing[];
  readonly begin: (order: Order, prepare?: QuickStart['prepare']) => void;
  readonly learn: () => void;
  readonly solve: () => void;
}

/** The scenario that one click on a game starts. */
export const quickScenario = ({ scenarios, quick }: StartCard): ScenarioCard | undefined =>
  scenarios.find(({ id }) => id === quick.scenario);

const minutesOf = (card: StartCard): number => quickScenario(card)?.pace?.minutes ?? Number.POSITIVE_INFINITY;

/** Games by how soon one has played them: the shortest teaches, the next is where to start. */
const byLength = (catalogue: readonly GameListing[]): readonly StartCard[] =>
  catalogue.map(({ card }) => card).toSorted((one, other) => minutesOf(one) - minutesOf(other));

/** Where a newcomer begins. */
export const firstGame = (catalogue: readonly GameListing[]): StartCard | undefined =>
  byLength(catalogue)[1] ?? byLength(catalogue)[0];

export const quickOrder = (card: StartCard): Order => ({
  game: card.id,
  opening: { scenario: card.quick.scenario, options: {} },
  seats: seatsAtFirst(card),
});

const withPeople = (card: StartCard): Order => ({
  ...quickOrder(card),
  seats: Object.fromEntries(card.sides.map(side => [side, 'person'])),
});

/** Ways in: learn, the problem of the day, against the computer, against somebody beside you, and a scenario of one's own. */
export const StartDoors = ({ catalogue, begin, learn, solve }: Props) => {
  const first = firstGame(catalogue);
  if (first === undefined) return null;
  const title = quickScenario(first)?.title ?? '';
  return (
    <div className="doors">
      <button type="button" onClick={learn}>
        <Icon name="rules" />
        <b>{SAID.learn}</b>
        <small>{SAID.learnHint}</small>
      </button>
      <DailyDoor catalogue={catalogue} solve={solve} />
      <button type="button" className="primary" onClick={() => begin(quickOrder(first), first.quick.prepare)}>
        <Icon name="play" />
        <b>{SAID.computerDoor}</b>
        <small>{SAID.computerHint(title, minutesOf(first))}</small>
      </button>
      <button type="button" onClick={() => begin(withPeople(first))}>
        <Icon name="people" />
        <b>{SAID.friend}</b>
        <small>{SAID.friendHint(title)}</small>
      </button>
      {catalogue.some(({ card }) => card.edits) && (
        <button type="button" onClick={() => void (location.hash = editorAddress())}>
          <Icon name="map" />
          <b>{SAID.make}</b>
          <small>{SAID.makeHint}</small>
        </button>
      )}
    </div>
  );
};
