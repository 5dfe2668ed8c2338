import { useRef } from 'react';
import type { GameListing } from '../catalogue/listing.ts';
import type { ScenarioCard } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import { TheatrePicture } from './TheatrePicture.tsx';
import { useDisplay } from './useDisplay.ts';

const { start: SAID } = WORDS;

interface Props {
  readonly listing: GameListing;
  /** The scenario that newcomers should take. */
  readonly startHere: string | undefined;
  readonly chosen: string;
  readonly choose: (scenario: string) => void;
}

/** Each scenario at a glance: where, what for, how long, how hard, which sides. The one that is picked is set up below. */
export const ScenarioCards = ({ listing, startHere, chosen, choose }: Props) => {
  const { card } = listing;
  const place = useRef<HTMLFieldSetElement>(null);
  const display = useDisplay(listing, place);
  return (
    <fieldset ref={place} className="scenarios">
      <legend>{SAID.scenario}</legend>
      {card.scenarios.map(scenario => (
        <label key={scenario.id}>
          <input
            type="radio"
            name={`scenario-${card.id}`}
            checked={scenario.id === chosen}
            onChange={() => choose(scenario.id)}
            // Who presses the chosen one wants to set it up as well.
            onClick={() => choose(scenario.id)}
          />
          <TheatrePicture display={display} scenario={scenario.id} />
          <span className="scenario-title">
            <b>{scenario.title}</b>
            {scenario.id === startHere && <em>{SAID.startHere}</em>}
          </span>
          <span>{scenario.summary}</span>
          <Pace scenario={scenario} />
          <small>{SAID.sides(card.sides.map(side => card.names[side] ?? side))}</small>
        </label>
      ))}
    </fieldset>
  );
};

const HARDEST = 4;

const Pace = ({ scenario: { pace } }: { readonly scenario: ScenarioCard }) =>
  pace === undefined ? null : (
    <span className="pace">
      <span>{SAID.turns(pace.turns)}</span>
      <span>{WORDS.orders.time(pace.minutes)}</span>
      <span className="dots" role="img" aria-label={SAID.difficulty(pace.difficulty, HARDEST)}>
        {Array.from({ length: HARDEST }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four dots, always the same
          <i key={place} className={place < pace.difficulty ? 'full' : ''} />
        ))}
      </span>
    </span>
  );
