import { useState } from 'react';
import type { Client } from '../link/client.ts';
import type { GameListing, StartCard } from '../catalogue/listing.ts';
import { fittingOptions, type Options } from '../store/fitting-options.ts';
import type { Order } from '../store/opening.ts';
import { WORDS } from '../words.ts';
import { CustomTables } from './CustomTables.tsx';
import { OptionList } from './OptionList.tsx';
import { ScenarioHistory } from './ScenarioHistory.tsx';
import { SeatPicker, seatsAtFirst } from './SeatPicker.tsx';

interface Props {
  readonly client: Client;
  readonly listing: GameListing;
  readonly scenarioId: string;
  readonly setScenario: (id: string) => void;
  readonly begin: (order: Order) => void;
}

/** Scenario, optional rules and who sits where. */
export const GameForm = ({ client, listing, begin, scenarioId, setScenario }: Props) => {
  const { card } = listing;
  const [chosen, setOptions] = useState<Options>({});
  const [seats, setSeats] = useState(seatsAtFirst(card));
  const scenario = card.scenarios.find(({ id }) => id === scenarioId);
  const options = fittingOptions(chosen, scenario, card.tables);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        begin({ game: card.id, opening: { scenario: scenarioId, options }, seats });
      }}
    >
      <ScenarioList card={card} scenarioId={scenarioId} choose={setScenario} />
      <ScenarioHistory listing={listing} scenario={scenarioId} />
      <fieldset>
        <legend>{WORDS.start.seats}</legend>
        <SeatPicker card={card} seats={seats} seat={setSeats} />
      </fieldset>
      {scenario !== undefined && <OptionList scenario={scenario} options={options} choose={setOptions} />}
      <CustomTables client={client} card={card} options={options} choose={setOptions} />
      <button type="submit" className="primary">
        {WORDS.start.begin}
      </button>
    </form>
  );
};

interface ScenarioProps {
  readonly card: StartCard;
  readonly scenarioId: string;
  readonly choose: (id: string) => void;
}

const ScenarioList = ({ card, scenarioId, choose }: ScenarioProps) => (
  <fieldset>
    <legend>{WORDS.start.scenario}</legend>
    {card.scenarios.map(({ id, title, summary }) => (
      <label key={id}>
        <input type="radio" name="scenario" checked={id === scenarioId} onChange={() => choose(id)} />
        <span>
          <b>{title}</b> {summary}
        </span>
      </label>
    ))}
  </fieldset>
);
