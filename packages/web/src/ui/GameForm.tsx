import type { OptionValue } from '@narrow-seas/core';
import { useState } from 'react';
import type { Client } from '../link/client.ts';
import type { ScenarioCard } from '../link/protocol.ts';
import type { Poster } from '../shelf/poster.ts';
import { fittingOptions, type Options } from '../store/fitting-options.ts';
import type { Order } from '../store/opening.ts';
import { WORDS } from '../words.ts';
import { OwnTables } from './OwnTables.tsx';
import { Seating, seatsAtFirst } from './Seating.tsx';

interface Props {
  readonly client: Client;
  readonly card: Poster;
  readonly begin: (order: Order) => void;
}

/** Scenario, optional rules and who sits where. */
export const GameForm = ({ client, card, begin }: Props) => {
  const [scenarioId, setScenario] = useState(card.quick.scenario);
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
      <fieldset>
        <legend>{WORDS.start.seats}</legend>
        <Seating card={card} seats={seats} seat={setSeats} />
      </fieldset>
      {scenario !== undefined && <OptionList scenario={scenario} options={options} choose={setOptions} />}
      <OwnTables client={client} card={card} options={options} choose={setOptions} />
      <button type="submit" className="primary">
        {WORDS.start.begin}
      </button>
    </form>
  );
};

interface ScenarioProps {
  readonly card: Poster;
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

interface OptionProps {
  readonly scenario: ScenarioCard;
  readonly options: Options;
  readonly choose: (options: Options) => void;
}

const OptionList = ({ scenario, options, choose }: OptionProps) => (
  <fieldset>
    <legend>{WORDS.start.options}</legend>
    {scenario.options.map(option => {
      const value = options[option.id] ?? option.values[0] ?? false;
      const set = (next: OptionValue): void => choose({ ...options, [option.id]: next });
      return typeof value === 'boolean' ? (
        <Switch key={option.id} option={option} value={value} set={set} />
      ) : (
        <Selection key={option.id} option={option} value={value} set={set} />
      );
    })}
  </fieldset>
);

interface OptionRowProps<V extends OptionValue> {
  readonly option: ScenarioCard['options'][number];
  readonly value: V;
  readonly set: (value: OptionValue) => void;
}

const Switch = ({ option: { title, summary }, value, set }: OptionRowProps<boolean>) => (
  <label>
    <input type="checkbox" checked={value} onChange={event => set(event.target.checked)} />
    <span>
      <b>{title}</b> {summary}
    </span>
  </label>
);

/** One of several values. What a select gives back is a text; the value itself is found by it. */
const Selection = ({ option: { title, summary, values }, value, set }: OptionRowProps<OptionValue>) => (
  <label>
    <select
      value={String(value)}
      onChange={event => set(values.find(other => String(other) === event.target.value) ?? value)}
    >
      {values.map(other => (
        <option key={String(other)} value={String(other)}>
          {String(other)}
        </option>
      ))}
    </select>
    <span>
      <b>{title}</b> {summary}
    </span>
  </label>
);
