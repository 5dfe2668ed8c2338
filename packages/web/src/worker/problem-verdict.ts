import {
  answerSteps,
  type Entry,
  entriesOf,
  failed,
  type GameTypes,
  type LineMove,
  mustBe,
  ok,
  play,
  type ProvenAnswer,
  reachesAim,
  type Refusal,
  refusal,
  refutationIn,
  type Result,
} from '@narrow-seas/core';
import type { Snapshot } from '../link/protocol.ts';
import { PROBLEMS } from '../words/problems.ts';
import {
  type Answered,
  matchOf,
  type ProblemSetting,
  type ProblemStanding,
  seated,
} from './problem-table.ts';
import { runProof } from './proof-slices.ts';

/** Once an answer was given nobody orders anything until it is taken back. */
export const markedBy = <T extends GameTypes>(
  { table, answered }: ProblemStanding<T>,
  snapshot: Snapshot,
): Snapshot => {
  const { computer: _nobody, ...told } = snapshot;
  if (answered === undefined) {
    const given = table.entriesSince(0).map(({ action }) => action);
    // What must be done and what that brings would be half of the answer.
    const survey = { ...snapshot.survey, duties: [] };
    return { ...told, survey, computer: undefined, problem: { given } };
  }
  const { verdict, given, rest } = answered;
  const { end: _end, focus: _focus, ...survey } = snapshot.survey;
  return {
    ...told,
    computer: rest.length > 0 ? snapshot.computer : undefined,
    actor: [],
    undoRefusal: undefined,
    survey: { ...survey, ready: [], commands: [], duties: [] },
    problem: { given, verdict },
  };
};

/** An answer is proven before it is done; what is then shown of it was chosen. */
export const judged = async <T extends GameTypes>(
  setting: ProblemSetting<T>,
  standing: ProblemStanding<T>,
  answer: readonly T['action'][],
): Promise<Result<Snapshot, Refusal>> => {
  const { source, problem, side, start: state } = setting;
  const { aim } = problem;
  const proof = runProof(source.kit, { side, state, aim }, answer);
  standing.proof = proof;
  const proven = await proof.proven;
  // Meanwhile the problem may have begun again.
  if (standing.proof !== proof) return ok(markedBy(standing, standing.session.snapshot()));
  standing.proof = undefined;
  if (proven === undefined) return failed(refusal('NS.2', 'withdrawn', PROBLEMS.withdrawn));
  if (!proven.ok) return failed(refusal('NS.1', 'unproven', PROBLEMS.tooLong));
  const before = standing.table.entriesSince(0);
  standing.answered = answeredBy(setting, answer, before, proven.value);
  const own = answer.slice(before.length).map(action => ({ by: side, action }));
  return ok(followed(setting, standing, own));
};

const answeredBy = <T extends GameTypes>(
  setting: ProblemSetting<T>,
  answer: readonly T['action'][],
  before: readonly Entry<T>[],
  { reached, good, bad }: ProvenAnswer<T>,
): Answered<T> => {
  const { parts, source, problem, side, start: state } = setting;
  const isRight = reachesAim(problem.aim, reached);
  const rest = (isRight ? (good ?? bad) : (bad ?? good)) ?? [];
  const telling = { game: parts.game, counsel: source.counsel };
  const reply = isRight ? undefined : refutationIn(telling, { state, side }, answer, rest);
  const steps = answerSteps(telling, { state, side }, answer);
  const verdict = { isRight, reached, steps, ...(reply === undefined ? {} : { reply }) };
  return { verdict, given: before.map(({ action }) => action), before, rest };
};

/** These moves are made, then what follows by itself, up to the next move of the other side. */
const followed = <T extends GameTypes>(
  setting: ProblemSetting<T>,
  standing: ProblemStanding<T>,
  moves: readonly LineMove<T>[],
): Snapshot => {
  const { parts, side } = setting;
  const answered = standing.answered as Answered<T>;
  const from = standing.table.length();
  const next = answered.rest.findIndex(({ by }) => by !== 'chance' && by !== side);
  const count = next < 0 ? answered.rest.length : next;
  let match = matchOf(setting, standing.table.entriesSince(0));
  for (const { by, action } of [...moves, ...answered.rest.slice(0, count)])
    match = mustBe(play(parts.game, match, by, action));
  const since = standing.table.numberAt(side, from);
  Object.assign(standing, seated(setting, entriesOf(match)), {
    answered: { ...answered, rest: answered.rest.slice(count) },
  });
  const fresh = standing.session.look(side);
  return markedBy(standing, { ...fresh, since, entries: fresh.entries.slice(since) });
};

/** The next reply of the other side, with what follows from it. */
export const shownOn = <T extends GameTypes>(
  setting: ProblemSetting<T>,
  standing: ProblemStanding<T>,
): Snapshot | undefined => {
  const { answered } = standing;
  const [reply, ...rest] = answered?.rest ?? [];
  if (answered === undefined || reply === undefined) return undefined;
  standing.answered = { ...answered, rest };
  return followed(setting, standing, [reply]);
};
