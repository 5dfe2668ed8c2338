import type { Game, GameTypes } from '@narrow-seas/core';
import { sixthFleet } from '@narrow-seas/sixth-fleet';
import { skerry } from '@narrow-seas/skerry';
import type { GameCard } from './card.ts';

const cardOf = <T extends GameTypes>({ id, title, version, summary, scenarios }: Game<T>): GameCard => ({
  id,
  title,
  version: String(version),
  summary,
  scenarios: scenarios.map(scenario => ({ id: scenario.id, title: scenario.title })),
});

/** The games this server offers, in the order of the page. A new game is put on the shelf here. */
export const SHELF: readonly GameCard[] = [cardOf(sixthFleet), cardOf(skerry)];
