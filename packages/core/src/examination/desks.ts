import type { Briefing } from '../briefing.ts';
import type { Choice, Overlay, Selection, Survey } from '../desk.ts';
import { type GameTypes, mayAct, type Viewer } from '../game.ts';
import { firstDifference, throughJson } from '../json.ts';
import { pick } from '../random.ts';
import type { Refusal } from '../refusal.ts';
import { findRule } from '../rule-index.ts';
import type { Score } from '../score.ts';
import type { ExamDesk } from './kit.ts';
import { flawOfRefusal } from './offers.ts';
import { selectionsFor } from './selections.ts';
import { viewersOf } from './sight.ts';
import { type Step, show } from './step.ts';

/** One viewer at the desk. `say` reports what is wrong with an answer. */
export interface Seat<T extends GameTypes> {
  readonly step: Step<T>;
  readonly desk: ExamDesk<T>['desk'];
  readonly viewer: Viewer<T['side']>;
  readonly view: T['view'];
  readonly hexes: number;
  readonly pieces: ReadonlySet<number>;
  readonly say: (detail: string) => void;
}

/** How many selections each examined moment tries: games are long, and each answer may cost more than a move. */
const TRIES = 2;

/** Whatever is picked and pointed at, the desk answers; and what it answers can be done. One viewer is asked at a moment. */
export const checkDesk = <T extends GameTypes>(step: Step<T>): void => {
  const { kit, game, state, spare: random } = step;
  if (kit.desk === undefined) return;
  const actor = game.actor(state);
  const asked = pick(random, random.below(4) === 0 || actor === 'chance' ? viewersOf(game) : actor);
  if (asked === undefined) return;
  const seat = seatOf(step, kit.desk, asked);
  guarded(seat, 'a survey', () => checkSeat(seat));
};

export const seatOf = <T extends GameTypes>(
  step: Step<T>,
  { desk, hexes, pieces }: ExamDesk<T>,
  viewer: Viewer<T['side']>,
): Seat<T> => {
  const view = step.game.view(step.state, viewer);
  const say = (detail: string): void => step.report('desk', `${viewer}: ${detail}`);
  return { step, desk, viewer, view, hexes: hexes(view), pieces: new Set(pieces(view)), say };
};

/** An answer that is thrown is no answer. */
const guarded = <T extends GameTypes>({ say }: Seat<T>, asked: string, run: () => void): void => {
  try {
    run();
  } catch (error) {
    say(`asked for ${asked} it throws: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const checkSeat = <T extends GameTypes>(seat: Seat<T>): void => {
  const { desk, view, hexes, pieces, step } = seat;
  const { spare: random } = step;
  const survey = desk.survey(view);
  checkSurvey(seat, survey);
  guarded(seat, 'the score', () => checkScore(seat, desk.score(view)));
  guarded(seat, 'the briefing', () => checkBriefing(seat, desk.briefing?.(view)));
  const selections = selectionsFor(survey, { hexes, pieces: [...pieces] }, random);
  const tried = Array.from({ length: TRIES }, () => pick(random, selections) as Selection);
  for (const selection of tried) checkSelection(seat, selection);
  const id = pick(random, desk.overlays)?.id ?? 'no such overlay';
  const [last] = tried;
  guarded(seat, `the overlay ${id} of ${show(last)}`, () =>
    checkOverlay(seat, desk.overlay(view, id, last as Selection)),
  );
};

/** Everything that can be asked about one selection. */
export const checkSelection = <T extends GameTypes>(seat: Seat<T>, selection: Selection): void => {
  const { desk, view } = seat;
  guarded(seat, `choices of ${show(selection)}`, () =>
    checkChoices(seat, selection, desk.choices(view, selection)),
  );
  guarded(seat, `a reason against ${show(selection)}`, () => {
    const why = desk.why(view, selection);
    if (why !== undefined) checkReason(seat, why);
  });
};

const checkSurvey = <T extends GameTypes>(seat: Seat<T>, survey: Survey<T['action']>): void => {
  const { title, advice, ready, groups = [], focus, duties, trays, commands, end } = survey;
  checkPlain(seat, 'a survey', survey);
  if (title === '' || advice === '') seat.say('a survey has no title, or no advice');
  checkPieces(seat, 'a survey', [
    ...ready,
    ...groups.flat(),
    ...(focus?.pieces ?? []),
    ...(focus?.targets ?? []),
  ]);
  checkHexes(seat, 'a survey', focus?.hex === undefined ? [] : [focus.hex]);
  for (const { rule, pieces, hexes, text } of duties) {
    checkRule(seat, rule);
    checkPieces(seat, `the duty "${text}"`, pieces);
    checkHexes(seat, `the duty "${text}"`, hexes);
  }
  for (const tray of trays) checkPieces(seat, `the tray "${tray.title}"`, tray.pieces);
  checkOffers(seat, 'a survey', commands);
  if (end === undefined) return;
  if (end.refusal === undefined) checkAccepted(seat, end.label, end.action);
  else checkReason(seat, end.refusal);
};

const checkScore = <T extends GameTypes>(seat: Seat<T>, score: Score): void => {
  checkPlain(seat, 'the score', score);
  const earned = score.lines.reduce((sum, line) => sum + (line.earned ? line.points : 0), 0);
  if (earned !== score.lead) seat.say(`the lead is ${score.lead}, but the lines of the score make ${earned}`);
  const keys = score.lines.map(({ key }) => key);
  if (new Set(keys).size < keys.length) seat.say(`two lines of the score have one key: ${show(keys)}`);
  for (const { rule } of score.lines) checkRule(seat, rule);
};

/** A link of an order leads to a hex, a piece or a case that there is. */
const checkBriefing = <T extends GameTypes>(seat: Seat<T>, briefing: Briefing | undefined): void => {
  if (briefing === undefined) return;
  checkPlain(seat, 'the briefing', briefing);
  for (const part of briefing.ideas.flat()) {
    if (typeof part === 'string') continue;
    if (part.rule !== undefined) checkRule(seat, part.rule);
    if (part.hex !== undefined) checkHexes(seat, `the idea "${part.text}"`, [part.hex]);
    if (part.piece !== undefined && !seat.pieces.has(part.piece))
      seat.say(`the idea "${part.text}" names piece ${part.piece}, which there is not`);
  }
};

const checkOverlay = <T extends GameTypes>(seat: Seat<T>, overlay: Overlay): void => {
  checkPlain(seat, 'an overlay', overlay);
  checkHexes(seat, `the overlay "${overlay.caption}"`, [
    ...overlay.hexes.map(({ hex }) => hex),
    ...overlay.lines.flatMap(({ hexes }) => hexes),
    ...(overlay.names ?? []).map(({ hex }) => hex),
  ]);
};

const checkChoices = <T extends GameTypes>(
  seat: Seat<T>,
  selection: Selection,
  choices: readonly Choice<T['action']>[],
): void => {
  checkPlain(seat, `the choices of ${show(selection)}`, choices);
  for (const { hex, path = [], label } of choices) {
    checkHexes(seat, `the choice "${label}"`, hex === undefined ? path : [hex, ...path]);
    if (hex !== undefined && selection.hex !== undefined && hex !== selection.hex)
      seat.say(`pointed at ${selection.hex} it offers "${label}" in ${hex}`);
  }
  checkOffers(seat, show(selection), choices);
};

const checkOffers = <T extends GameTypes>(
  seat: Seat<T>,
  asked: string,
  choices: readonly Choice<T['action']>[],
): void => {
  const keys = new Set<string>();
  for (const choice of choices) {
    if (keys.has(choice.key)) seat.say(`two choices of ${asked} have the key ${choice.key}`);
    keys.add(choice.key);
    checkOffer(seat, choice);
  }
};

/** The first action can be done now, each other after those before it, as long as nothing comes between. */
const checkOffer = <T extends GameTypes>(seat: Seat<T>, { label, actions }: Choice<T['action']>): void => {
  const { game } = seat.step;
  let { state } = seat.step;
  if (actions.length === 0) return seat.say(`it offers "${label}", which does nothing`);
  for (const [place, action] of actions.entries()) {
    const { viewer } = seat;
    const refusal = game.options(game.view(state, viewer)).refuse(action);
    if (refusal !== undefined)
      return seat.say(`it offers "${label}", ${show(action)}, which is refused: ${refusal.reason}`);
    if (place === actions.length - 1 || viewer === 'spectator') return undefined;
    const decided = game.decide(state, viewer, action);
    if (!decided.ok || decided.value.events.some(event => game.final(event))) return undefined;
    state = decided.value.state;
    if (!mayAct(game.actor(state), viewer)) return undefined;
  }
  return undefined;
};

const checkAccepted = <T extends GameTypes>(
  { step, view, say }: Seat<T>,
  label: string,
  action: T['action'],
): void => {
  const refusal = step.game.options(view).refuse(action);
  if (refusal !== undefined) say(`it offers "${label}", which is refused: ${refusal.reason}`);
};

const checkReason = <T extends GameTypes>({ step, say }: Seat<T>, refusal: Refusal): void => {
  const flaw = flawOfRefusal(step.game.rules, refusal);
  if (flaw !== undefined) say(flaw);
};

const checkRule = <T extends GameTypes>({ step, say }: Seat<T>, rule: string): void => {
  if (findRule(step.game.rules, rule) === undefined) say(`there is no case ${rule} in the index`);
};

const checkPlain = <T extends GameTypes>({ say }: Seat<T>, what: string, answer: unknown): void => {
  const lost = firstDifference(answer, throughJson(answer));
  if (lost !== undefined) say(`JSON changes ${what} at "${lost}"`);
};

const checkHexes = <T extends GameTypes>(
  { hexes, say }: Seat<T>,
  what: string,
  named: readonly number[],
): void => {
  const odd = named.find(hex => !Number.isInteger(hex) || hex < 0 || hex >= hexes);
  if (odd !== undefined) say(`${what} names the hex ${odd}, which does not exist`);
};

const checkPieces = <T extends GameTypes>(
  { pieces, say }: Seat<T>,
  what: string,
  named: readonly number[],
): void => {
  const odd = named.find(piece => !pieces.has(piece));
  if (odd !== undefined) say(`${what} names the piece ${odd}, which does not exist`);
};
