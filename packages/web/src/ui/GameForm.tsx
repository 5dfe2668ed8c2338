import { useState } from 'react';
import type { Client } from '../link/client.ts';
import type { GameCard, ScenarioCard } from '../link/protocol.ts';
import type { Exhibit } from '../shelf.ts';
import type { Order } from '../store/opening.ts';
import { WORDS } from '../words.ts';
import { type Options, OwnTables } from './OwnTables.tsx';
import { Seating, seatsAtFirst } from './Seating.tsx';

interface Props {
  readonly client: Client;
  readonly card: GameCard;
  readonly exhibit: Exhibit;
  readonly begin: (order: Order) => void;
}

/** Scenario, optional rules and who sits where. */
export const GameForm = ({ client, card, exhibit, begin }: Props) => {
  const [scenarioId, setScenario] = useState(exhibit.quick.scenario);
  const [options, setOptions] = useState<Options>({});
  const [seats, setSeats] = useState(seatsAtFirst(card, exhibit));
  const scenario = card.scenarios.find(({ id }) => id === scenarioId);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        begin({ game: card.id, opening: { scenario: scenarioId, options }, seats });
      }}
    >
      <fieldset>
        <legend>{WORDS.start.scenario}</legend>
        {card.scenarios.map(({ id, title, summary }) => (
          <label key={id}>
            <input
              type="radio"
              name="scenario"
              checked={id === scenarioId}
              onChange={() => setScenario(id)}
            />
            <span>
              <b>{title}</b> {summary}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{WORDS.start.seats}</legend>
        <Seating card={card} exhibit={exhibit} seats={seats} seat={setSeats} />
      </fieldset>
      {scenario !== undefined && <OptionList scenario={scenario} options={options} choose={setOptions} />}
      <OwnTables client={client} card={card} options={options} choose={setOptions} />
      <button type="submit" className="primary">
        {WORDS.start.begin}
      </button>
    </form>
  );
};

interface OptionProps {
  readonly scenario: ScenarioCard;
  readonly options: Options;
  readonly choose: (options: Options) => void;
}

const OptionList = ({ scenario, options, choose }: OptionProps) => (
  <fieldset>
    <legend>{WORDS.start.options}</legend>
    {scenario.options.map(({ id, title, summary, values }) => (
      <label key={id}>
        <input
          type="checkbox"
          checked={(options[id] ?? values[0]) === true}
          onChange={event => choose({ ...options, [id]: event.target.checked })}
        />
        <span>
          <b>{title}</b> {summary}
        </span>
      </label>
    ))}
  </fieldset>
);
