import type { Game, GameTypes, ScenarioOpening } from '../game.ts';
import { firstDifference, sameData, throughJson } from '../json.ts';
import type { Invariant } from './kit.ts';

/** What a game offers to write positions down and read them again. */
type Written<T extends GameTypes> = Pick<Game<T>, 'notation'>;

/** What goes wrong when a state is printed and read back, as text and as JSON; undefined when nothing does. */
export const flawOfWriting = <T extends GameTypes>(
  { notation }: Written<T>,
  state: T['state'],
): string | undefined => {
  const read = notation.parse(notation.print(state));
  if (!read.ok) return `what was printed is refused at ${read.error.at}: ${read.error.message}`;
  const lost = firstDifference(read.value, state);
  return lost === undefined ? flawOfJson({ notation }, state) : `printing and parsing changes "${lost}"`;
};

const flawOfJson = <T extends GameTypes>({ notation }: Written<T>, state: T['state']): string | undefined => {
  const { json } = notation;
  if (json === undefined) return undefined;
  const read = json.parse(throughJson(json.print(state)));
  if (!read.ok) return `its JSON is refused at ${read.error.at}: ${read.error.message}`;
  return sameData(read.value, state)
    ? undefined
    : `its JSON is read with another "${firstDifference(read.value, state)}"`;
};

/** The first invariant that is broken. */
export const flawOfState = <T extends GameTypes>(
  invariants: readonly Invariant<T>[],
  state: T['state'],
  before: T['state'] | undefined,
): string | undefined => {
  for (const invariant of invariants) {
    const broken = invariant(state, before);
    if (broken !== undefined) return broken;
  }
  return undefined;
};

/** What is wrong with the position in which a game starts. Who cannot even open is told elsewhere. */
export const flawOfStart = <T extends GameTypes>(
  game: Game<T>,
  invariants: readonly Invariant<T>[],
  opening: ScenarioOpening,
): string | undefined => {
  const opened = game.setup(opening);
  return opened.ok
    ? (flawOfState(invariants, opened.value, undefined) ?? flawOfWriting(game, opened.value))
    : undefined;
};
