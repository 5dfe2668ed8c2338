import { type Match, mustBe, openMatch, play, type Random, randomMove } from '@narrow-seas/core';
import { type SixthFleetTypes, type State, sixthFleet } from '@narrow-seas/sixth-fleet';

type ScenarioId = State['scenario']['id'];
export type Side = SixthFleetTypes['side'];

/** A match whose four set-ups were made by the book. */
export const openSixthFleet = (scenario: ScenarioId): Match<SixthFleetTypes> => {
  let match = mustBe(openMatch(sixthFleet, { scenario, options: {} }));
  while (match.state.phase.name === 'set-up') {
    const { side } = match.state.phase;
    for (const type of ['deploy-rest', 'done'] as const)
      match = mustBe(play(sixthFleet, match, side, { type }));
  }
  return match;
};

/** The opening table with everybody on the map and this side to move. */
export const openingTable = (side: Side): State => {
  const { state } = openSixthFleet('short');
  const { json } = sixthFleet.notation;
  if (json === undefined) throw new Error('Sixth Fleet has no positions as JSON');
  return mustBe(json.parse({ ...json.print(state), phase: { name: 'movement', side } }));
};

/** Plays on at random for this many moves, or until the match is over; the log is kept. */
export const playOn = (
  start: Match<SixthFleetTypes>,
  moves: number,
  random: Random,
): Match<SixthFleetTypes> => {
  let match = start;
  for (let made = 0; made < moves; made += 1) {
    const move = randomMove(sixthFleet, match.state, random);
    if (move === undefined) break;
    match = mustBe(play(sixthFleet, match, move.by, move.action));
  }
  return match;
};

/** More moves than any random match has. */
export const TO_THE_END = 20_000;
