import type { GamePackage } from './game-package.ts';
import type { GameTypes } from './game.ts';
import type { Question } from './mind.ts';
import type { ProofKit } from './problem-proof.ts';

/** A package in which answers to problems can be proven. */
export type ProvingPack<T extends GameTypes, Q extends Question> = Required<
  Pick<GamePackage<T, Q>, 'game' | 'mind' | 'ledger' | 'desk'>
>;

export const proofKitOf = <T extends GameTypes, Q extends Question>({
  game,
  mind,
  ledger,
  desk,
}: ProvingPack<T, Q>): ProofKit<T> => ({
  game,
  losses: ledger.losses,
  leadOf: (state, side) => desk.score(game.view(state, side)).lead,
  worthTo: mind.evaluate,
  reflex: mind.reflex,
  outcomes: mind.outcomes,
  stage: mind.stage,
});
