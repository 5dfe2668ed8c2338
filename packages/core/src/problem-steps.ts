import type { Counsel } from './advice.ts';
import type { Game, GameTypes, Mover } from './game.ts';
import type { LineMove } from './problem-proof.ts';

/** What putting an answer into words takes of a game. */
export interface TellingKit<T extends GameTypes> {
  readonly game: Game<T>;
  readonly counsel: Counsel<T>;
}

/** "Bergall (US11)" is called Bergall: codes of counters are for notation. */
const withoutCodes = (text: string): string => text.replaceAll(/ \([A-Z][A-Za-z]{0,2}\d+\)/g, '');

const stateAfter = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  by: Mover<T['side']>,
  actions: readonly T['action'][],
): T['state'] => {
  let now = state;
  for (const action of actions) {
    const decided = game.decide(now, by, action);
    if (decided.ok) now = decided.value.state;
  }
  return now;
};

/** Each action of an answer in words. */
export const answerSteps = <T extends GameTypes>(
  { game, counsel }: TellingKit<T>,
  { state, side }: { readonly state: T['state']; readonly side: T['side'] },
  actions: readonly T['action'][],
): readonly string[] => {
  const after = stateAfter(game, state, side, actions);
  const heart = actions.length === 1 ? actions[0] : undefined;
  return counsel.steps({ side, before: state, after, actions, heart, changes: [] }).map(withoutCodes);
};

/** A reply of the other side, in words. */
export interface ReplyTold<P extends string> {
  readonly side: P;
  readonly step: string;
}

/** The reply of a course without which the answer would have reached more; where none is, the first reply. */
export const refutationIn = <T extends GameTypes>(
  kit: TellingKit<T>,
  { state, side }: { readonly state: T['state']; readonly side: T['side'] },
  answer: readonly T['action'][],
  line: readonly LineMove<T>[],
): ReplyTold<T['side']> | undefined => {
  const isReply = ({ by }: LineMove<T>): boolean => by !== 'chance' && by !== side;
  const decisive = line.findIndex(({ isRefutation }) => isRefutation === true);
  const place = decisive < 0 ? line.findIndex(isReply) : decisive;
  const reply = line[place];
  if (reply === undefined || reply.by === 'chance') return undefined;
  let now = stateAfter(kit.game, state, side, answer);
  for (const { by, action } of line.slice(0, place)) now = stateAfter(kit.game, now, by, [action]);
  const [step = ''] = answerSteps(kit, { state: now, side: reply.by }, [reply.action]);
  return step === '' ? undefined : { side: reply.by, step };
};
