import type { OptionValue } from '@narrow-seas/core';
import { useState } from 'react';
import type { GameCard, NewGame, ScenarioCard } from '../link/protocol.ts';
import type { Exhibit } from '../shelf.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly card: GameCard;
  readonly exhibit: Exhibit;
  readonly begin: (order: Omit<NewGame, 'keep'>) => void;
}

type Options = { readonly [id: string]: OptionValue };

const seatsAtFirst = ({ card, exhibit }: Props): NewGame['seats'] =>
  Object.fromEntries(card.sides.map(side => [side, side === exhibit.quick.side ? 'person' : 'computer']));

/** Scenario, optional rules and who sits where. */
export const GameForm = (props: Props) => {
  const { card, exhibit, begin } = props;
  const [scenarioId, setScenario] = useState(exhibit.quick.scenario);
  const [options, setOptions] = useState<Options>({});
  const [seats, setSeats] = useState(seatsAtFirst(props));
  const scenario = card.scenarios.find(({ id }) => id === scenarioId);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        begin({ game: card.id, scenario: scenarioId, options, seats });
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
      <Seating card={card} exhibit={exhibit} seats={seats} seat={setSeats} />
      {scenario !== undefined && <OptionList scenario={scenario} options={options} choose={setOptions} />}
      <button type="submit" className="primary">
        {WORDS.start.begin}
      </button>
    </form>
  );
};

interface SeatProps extends Pick<Props, 'card' | 'exhibit'> {
  readonly seats: NewGame['seats'];
  readonly seat: (seats: NewGame['seats']) => void;
}

const Seating = ({ card, exhibit, seats, seat }: SeatProps) => (
  <fieldset>
    <legend>{WORDS.start.seats}</legend>
    {card.sides.map(side => (
      <label key={side} className="seat">
        <span>{exhibit.saySide(side)}</span>
        <select
          value={seats[side] ?? 'person'}
          onChange={event => seat({ ...seats, [side]: event.target.value })}
        >
          <option value="person">{WORDS.start.person}</option>
          {Object.entries(WORDS.start.levels).map(([level, title]) => (
            <option key={level} value={level}>
              {title}
            </option>
          ))}
        </select>
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
