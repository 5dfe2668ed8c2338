import {
  type ExamKit,
  type Fault,
  type Finding,
  fault,
  type Game,
  type GameTypes,
  ok,
  type Result,
} from '@narrow-seas/core';
import { examineSetups, examineWalk } from './hunt.ts';
import type { Repro } from './repro.ts';
import { FUZZ_WORDS } from '../words/verbs.ts';

/** What a walk that once failed gives now. */
export interface Again {
  /** Whether the check of the file failed again. */
  readonly same: boolean;
  readonly findings: readonly Finding[];
}

/** Takes the walk of the file again, with the opening it names even if the kit no longer has it. */
export const walkAgain = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  { rules, opening, seed, pace, check }: Repro,
): Result<Again, Fault> => {
  if (rules !== game.version) {
    return fault('ERR_VERSION', 'rules', FUZZ_WORDS.fault.version(rules, game.id, game.version));
  }
  const { findings } =
    seed === 0
      ? examineSetups(game, kit)
      : examineWalk(game, { ...kit, openings: [opening] }, { opening: 0, seed, pace });
  const unopened = findings.find(finding => finding.check === 'setup' && finding.seed > 0);
  if (unopened !== undefined && check !== 'setup') return fault('ERR_REPRO', 'opening', unopened.detail);
  return ok({ same: findings.some(finding => finding.check === check), findings });
};
