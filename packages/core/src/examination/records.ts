import { fold, type GameTypes } from '../game.ts';
import { firstDifference, sameData, throughJson } from '../json.ts';
import { undo } from '../match.ts';
import { sightsOf, viewersOf } from './sight.ts';
import { flawOfState, flawOfWriting } from './soundness.ts';
import { answerOf, type Step, show } from './step.ts';

/** States, views, events and what is told of them survive JSON: they hold no undefined, no Map, no function. */
export const checkPlainData = <T extends GameTypes>({
  game,
  state,
  before,
  match,
  report,
}: Step<T>): void => {
  const events = match.last?.entry.events ?? [];
  const things = [
    ['state', state],
    ['last entry', match.last?.entry ?? {}],
    ...viewersOf(game).flatMap(viewer => [
      [`view of ${viewer}`, game.view(state, viewer)] as const,
      [`sights of ${viewer}`, before === undefined ? [] : sightsOf(game, before, events, viewer)] as const,
    ]),
  ] as const;
  for (const [name, thing] of things) {
    const lost = firstDifference(thing, throughJson(thing));
    if (lost !== undefined) report('plain-data', `JSON changes the ${name} at "${lost}"`);
  }
};

/** What the game makes, its decoders read. */
export const checkDecoders = <T extends GameTypes>({ game, match, report }: Step<T>): void => {
  const entry = match.last?.entry;
  if (entry === undefined) return;
  const action = game.decodeAction(throughJson(entry.action));
  if (!action.ok) report('decoders', `decodeAction refuses ${show(entry.action)}: ${action.error.message}`);
  else if (!sameData(action.value, entry.action))
    report('decoders', `decodeAction changes ${show(entry.action)}`);
  for (const event of entry.events) {
    const decoded = game.decodeEvent(throughJson(event));
    if (!decoded.ok) report('decoders', `decodeEvent refuses ${show(event)}: ${decoded.error.message}`);
    else if (!sameData(decoded.value, event)) report('decoders', `decodeEvent changes ${show(event)}`);
  }
};

/** Nonsense is turned away by the decoders, not by a crash further in. */
export const checkNonsense = <T extends GameTypes>({ game, match, report }: Step<T>): void => {
  if (match.length > 0) return;
  for (const nonsense of [undefined, null, 7, '', [], {}, { type: 'no such thing' }, { type: 3 }]) {
    if (game.decodeAction(nonsense).ok) report('decoders', `decodeAction accepts ${show(nonsense)}`);
    if (game.decodeEvent(nonsense).ok) report('decoders', `decodeEvent accepts ${show(nonsense)}`);
  }
};

/** Positions and actions can be written down and read again. */
export const checkNotation = <T extends GameTypes>(step: Step<T>): void => {
  const flaw = flawOfWriting(step.game, step.state);
  if (flaw !== undefined) step.report('notation', flaw);
  for (const { action } of step.tries.slice(0, 3)) checkActionText(step, action);
};

const checkActionText = <T extends GameTypes>(
  { game, state, report }: Step<T>,
  action: T['action'],
): void => {
  const text = game.notation.printAction(state, action);
  const parsed = game.notation.parseAction(state, text);
  if (!parsed.ok) report('notation', `"${text}" is refused at ${parsed.error.at}: ${parsed.error.message}`);
  else if (!sameData(parsed.value, action)) report('notation', `"${text}" is read as ${show(parsed.value)}`);
};

/** Deciding the same twice gives the same. */
export const checkDecidesAlike = <T extends GameTypes>({ game, state, tries, report }: Step<T>): void => {
  for (const { by, action } of tries.slice(0, 3)) {
    const [first, second] = [game.decide(state, by, action), game.decide(state, by, action)];
    if (!sameData(answerOf(first), answerOf(second))) {
      report('deterministic', `deciding ${show(action)} twice gives two answers`);
    }
  }
};

/** The log is the cause: the events of a move, folded alone, lead to the state that its ruling passed along. */
export const checkLog = <T extends GameTypes>({ game, match, state, before, report }: Step<T>): void => {
  const entry = match.last?.entry;
  if (entry === undefined || before === undefined) return;
  const other = firstDifference(fold(game, before, entry.events), state);
  if (other !== undefined)
    report('log', `the events of ${show(entry.action)} lead to another "${other}" than its ruling`);
};

/** Taking a move back gives exactly what was there before it. */
export const checkUndo = <T extends GameTypes>({ game, match, before, report }: Step<T>): void => {
  const entry = match.last?.entry;
  if (entry === undefined || entry.by === 'chance') return;
  const undone = undo(game, match, entry.by);
  if (!undone.ok) return;
  const lost = firstDifference(undone.value.state, before);
  if (lost !== undefined) report('undo', `taking back ${show(entry.action)} does not restore "${lost}"`);
};

export const checkInvariants = <T extends GameTypes>({ kit, state, before, report }: Step<T>): void => {
  const broken = flawOfState(kit.invariants, state, before);
  if (broken !== undefined) report('invariant', broken);
};
