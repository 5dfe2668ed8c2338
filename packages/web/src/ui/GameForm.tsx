import { useState } from 'react';
import type { Client } from '../link/client.ts';
import type { GameListing } from '../catalogue/listing.ts';
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
  readonly begin: (order: Order) => void;
}

/** Who sits where in the chosen scenario, and its optional rules. */
export const GameForm = ({ client, listing, begin, scenarioId }: Props) => {
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
      <div>
        <fieldset>
          <legend>{WORDS.start.seats}</legend>
          <SeatPicker card={card} seats={seats} seat={setSeats} />
        </fieldset>
        <button type="submit" className="primary large">
          {WORDS.start.begin}
          <small>{scenario?.title}</small>
        </button>
        <ScenarioHistory listing={listing} scenario={scenarioId} />
      </div>
      {scenario !== undefined && <OptionList scenario={scenario} options={options} choose={setOptions} />}
      <CustomTables client={client} card={card} options={options} choose={setOptions} />
    </form>
  );
};
