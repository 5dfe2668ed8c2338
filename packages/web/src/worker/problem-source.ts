import {
  type Counsel,
  decodeProblems,
  type Fault,
  fault,
  type GameTypes,
  ok,
  type Problem,
  type ProofKit,
  proofKitOf,
  type ProvingPack,
  type Question,
  type Result,
} from '@narrow-seas/core';
import { PROBLEMS } from '../words/problems.ts';
import { loaded } from './loaded.ts';

/** The problems of a game, and what it takes to prove answers to them. */
export interface ProblemSource<T extends GameTypes> {
  readonly read: (id: string) => Promise<Result<Problem, Fault>>;
  readonly kit: ProofKit<T>;
  readonly counsel: Counsel<T>;
}

type SourcePack<T extends GameTypes, Q extends Question> = ProvingPack<T, Q> & {
  readonly counsel: Counsel<T>;
  readonly problems: () => Promise<unknown>;
};

export const problemSourceOf = <T extends GameTypes, Q extends Question>(
  pack: SourcePack<T, Q>,
): ProblemSource<T> => ({
  kit: proofKitOf(pack),
  counsel: pack.counsel,
  read: async id => {
    const file = await loaded(pack.problems);
    if (!file.ok) return file;
    const read = decodeProblems(file.value);
    if (!read.ok) return read;
    const found = read.value.problems.find(problem => problem.id === id);
    return found === undefined ? fault('ERR_PROBLEM', 'problem', PROBLEMS.none(id)) : ok(found);
  },
});
