import type { GameDisplay } from '../catalogue/game-display.ts';
import type { StartCard } from '../catalogue/listing.ts';
import type { ScenarioCard } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import { TheatrePicture } from './TheatrePicture.tsx';

const { start: SAID } = WORDS;

interface Props {
  readonly card: StartCard;
  readonly display: GameDisplay | undefined;
  /** The scenario that newcomers should take. */
  readonly startHere: string | undefined;
  readonly choose: (scenario: string) => void;
}

/** Each scenario at a glance: what for, how long, how hard, which sides. */
export const ScenarioCards = ({ card, display, startHere, choose }: Props) => (
  <ul className="scenarios">
    {card.scenarios.map(scenario => (
      <li key={scenario.id}>
        <button type="button" onClick={() => choose(scenario.id)}>
          <TheatrePicture display={display} scenario={scenario.id} />
          <span className="scenario-title">
            <b>{scenario.title}</b>
            {scenario.id === startHere && <em>{SAID.startHere}</em>}
          </span>
          <span>{scenario.summary}</span>
          <Pace scenario={scenario} />
          <small>{SAID.sides(card.sides.map(side => card.names[side] ?? side))}</small>
        </button>
      </li>
    ))}
  </ul>
);

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
