import { fold, type Game, type GameTypes, type Viewer } from '../game.ts';
import { firstDifference, sameData } from '../json.ts';
import type { Move } from '../playout.ts';
import type { Disguise } from './kit.ts';
import { messageOf } from './message.ts';
import { followPair } from './pair.ts';
import { sightsOf, viewersOf, viewsOf } from './sight.ts';
import { type Step, show } from './step.ts';

/**
 * Two truths that a viewer cannot tell apart must treat him alike. The second truth is the game's own imagination of
 * what the viewer sees, so a leak shows as a difference in what he is shown, offered, refused or told.
 */
export const checkSecrecy = <T extends GameTypes>(step: Step<T>): void => {
  const { game, state, random, report } = step;
  for (const viewer of viewersOf(game)) {
    const view = game.view(state, viewer);
    const twin = game.imagine(view, random);
    const shown = firstDifference(view, game.view(twin, viewer));
    if (shown !== undefined) report('secrecy', `imagining what ${viewer} sees changes it at "${shown}"`);
    else compareTwins(step, twin, viewer);
  }
  const { secrets } = step.kit;
  if (secrets === 'none') checkOpenness(step);
  else checkDisguises(step, secrets);
  checkSilence(step);
};

const compareTwins = <T extends GameTypes>(
  step: Step<T>,
  twin: T['state'],
  viewer: Viewer<T['side']>,
): void => {
  for (const move of step.tries) {
    if (move.by === viewer) compareOwnMove(step, twin, move);
    else compareOthersMove(step, twin, viewer, move);
  }
  // Without secrets the second truth is the first.
  if (step.kit.secrets !== 'none') followPair(step, viewer, { here: step.state, there: twin }, 'viewer');
};

/** My move is allowed or refused alike in both truths; if they tell me different things, it cannot be taken back. */
const compareOwnMove = <T extends GameTypes>(
  step: Step<T>,
  twin: T['state'],
  { by, action }: Move<T>,
): void => {
  const { game, state, report } = step;
  if (by === 'chance') return;
  const here = game.decide(state, by, action);
  const there = game.decide(twin, by, action);
  if (!here.ok || !there.ok) {
    if (!sameData(here, there))
      report('secrecy', `whether ${by} may do ${show(action)} depends on what it may not know`);
    return;
  }
  const alike = sameData(
    sightsOf(game, state, here.value.events, by),
    sightsOf(game, twin, there.value.events, by),
  );
  if (!alike && !here.value.events.some(event => game.final(event))) {
    report('secrecy', `${show(action)} tells ${by} a secret and could be taken back`);
  }
};

/** What the viewer is shown after the events. */
const endOf = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  events: readonly T['event'][],
  viewer: Viewer<T['side']>,
): T['view'] => game.view(fold(game, state, events), viewer);

/** What I am told of another's move I must also be able to see as it happens, or I was told too much. */
const compareOthersMove = <T extends GameTypes>(
  { game, state, report }: Step<T>,
  twin: T['state'],
  viewer: Viewer<T['side']>,
  { by, action }: Move<T>,
): void => {
  const here = game.decide(state, by, action);
  const there = game.decide(twin, by, action);
  if (!here.ok || !there.ok) return;
  const alike = (look: typeof sightsOf<T> | typeof viewsOf<T> | typeof endOf<T>): boolean =>
    sameData(look(game, state, here.value.events, viewer), look(game, twin, there.value.events, viewer));
  // The end first: what is seen on the way there costs a view for each event.
  if (!alike(sightsOf) && alike(endOf) && alike(viewsOf))
    report('secrecy', `${viewer} is told more of ${show(action)} than it may see`);
};

/** A move and its disguise look the same to the viewer, when it happens and afterwards. */
const checkDisguises = <T extends GameTypes>(step: Step<T>, disguise: Disguise<T>): void => {
  for (const viewer of viewersOf(step.game)) {
    for (const move of step.tries) if (move.by !== viewer) checkDisguise(step, disguise, viewer, move);
  }
};

const checkDisguise = <T extends GameTypes>(
  step: Step<T>,
  disguise: Disguise<T>,
  viewer: Viewer<T['side']>,
  { by, action }: Move<T>,
): void => {
  const { game, state, random, report } = step;
  const other = disguise(state, by, action, viewer, random);
  if (other === undefined) return;
  const here = game.decide(state, by, action);
  const there = game.decide(state, by, other);
  if (!here.ok || !there.ok) return;
  const told = firstDifference(
    sightsOf(game, state, here.value.events, viewer),
    sightsOf(game, state, there.value.events, viewer),
  );
  // A secret that comes out by this very move was one until now.
  const opened = [...here.value.events, ...there.value.events].some(
    event => step.kit.reveals?.(event) === true,
  );
  if (opened && told !== undefined) return;
  if (told !== undefined) report('secrecy', `${viewer} is told "${told}" of the secret ${show(action)}`);
  const pair = { here: here.value.state, there: there.value.state };
  const seen = firstDifference(game.view(pair.here, viewer), game.view(pair.there, viewer));
  if (seen !== undefined) report('secrecy', `${viewer} sees "${seen}" of the secret ${show(action)}`);
  if (told === undefined && seen === undefined) followPair(step, viewer, pair, 'all');
};

/** Who is told nothing of a move sees nothing of it either: else the log would be silent about what the map shows. */
const checkSilence = <T extends GameTypes>({ game, state, tries, report }: Step<T>): void => {
  for (const { by, action } of tries) {
    const decided = game.decide(state, by, action);
    if (!decided.ok) continue;
    for (const viewer of viewersOf(game)) {
      const message = messageOf(game, state, { by, events: decided.value.events }, viewer);
      if (message === undefined || message.sights.length > 0) continue;
      const change = firstDifference(game.view(state, viewer), message.view);
      if (change !== undefined)
        report('silent-change', `${viewer} is told nothing of ${show(action)}, which changes "${change}"`);
    }
  }
};

/** A game that says it has no secrets tells everybody the same. */
const checkOpenness = <T extends GameTypes>({ game, state, tries, report }: Step<T>): void => {
  for (const { by, action } of tries) {
    const decided = game.decide(state, by, action);
    if (!decided.ok) continue;
    const [first, ...others] = viewersOf(game).map(viewer =>
      sightsOf(game, state, decided.value.events, viewer),
    );
    if (others.some(told => !sameData(told, first)))
      report('secrecy', `not everybody is told the same of ${show(action)}`);
  }
};
