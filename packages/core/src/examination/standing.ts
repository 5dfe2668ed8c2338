import { type GameTypes, isToAct } from '../game.ts';
import { firstDifference, throughJson } from '../json.ts';
import type { Mission } from '../mission.ts';
import { pick, type Random } from '../random.ts';
import { findRule } from '../rule-index.ts';
import {
  ASK_ME,
  sentenceOf,
  type SeatOrders,
  type StandingRules,
  type StandingSpec,
  type StandingValue,
  valueOf,
} from '../standing-orders.ts';
import { type Step, show } from './step.ts';

/** One viewer with orders that he might have given. */
interface Ordered<T extends GameTypes> {
  readonly step: Step<T>;
  readonly standing: StandingRules<T>;
  readonly view: T['view'];
  readonly say: (detail: string) => void;
}

/**
 * Whatever has been ordered, what follows from it is allowed, and it follows from the view alone: asked again about a
 * copy of the view the game answers the same.
 */
export const checkStandingOrders = <T extends GameTypes>(step: Step<T>): void => {
  const { kit, game, state, spare: random, report } = step;
  const { standing } = kit;
  const side = pick(random, game.sides);
  if (standing === undefined || side === undefined) return;
  const say = (detail: string): void => report('standing-orders', `${side}: ${detail}`);
  const ordered = { step, standing, view: game.view(state, side), say };
  const specs = standing.specs(ordered.view);
  for (const spec of specs) checkSpec(ordered, spec);
  const orders = { values: valuesFor(specs, random), missions: missionsFor(ordered, random) };
  if (isToAct(game.actor(state), side)) checkAnswer(ordered, orders);
  for (const mission of orders.missions) checkMission(ordered, mission);
};

/** Every choice can be said, and the default is one of them. */
const checkSpec = <T extends GameTypes>({ step, say }: Ordered<T>, spec: StandingSpec): void => {
  const { id, choices, usual } = spec;
  if (!choices.some(({ id: choice }) => choice === ASK_ME))
    say(`the order ${id} cannot be left to the player`);
  if (firstDifference(valueOf(spec, { values: { [id]: usual }, missions: [] }), usual) !== undefined)
    say(`the default of ${id} is none of its choices`);
  if (choices.some(({ id: choice }) => sentenceOf(spec, { choice }).length === 0))
    say(`a choice of ${id} has no sentence`);
  if (findRule(step.game.rules, spec.rule) === undefined)
    say(`the order ${id} cites ${spec.rule}, which is not listed`);
};

const valueFor = ({ choices, usual }: StandingSpec, random: Random): StandingValue => {
  const choice = random.below(3) === 0 ? undefined : pick(random, choices);
  if (choice === undefined) return usual;
  const { id, number } = choice;
  if (number === undefined) return { choice: id };
  const steps = Math.floor((number.most - number.least) / number.step) + 1;
  return { choice: id, number: number.least + number.step * random.below(steps) };
};

const valuesFor = (specs: readonly StandingSpec[], random: Random): SeatOrders['values'] =>
  Object.fromEntries(specs.map(spec => [spec.id, valueFor(spec, random)]));

/** A mission for a few of the pieces that can act. */
const missionsFor = <T extends GameTypes>(
  { step: { kit }, standing, view }: Ordered<T>,
  random: Random,
): readonly Mission[] => {
  const { missions } = standing;
  if (missions === undefined || kit.desk === undefined) return [];
  const piece = pick(random, kit.desk.pieces(view));
  const hex = random.below(kit.desk.hexes(view));
  const selections = [
    { pieces: piece === undefined ? [] : [piece], targets: [] },
    { pieces: piece === undefined ? [] : [piece], targets: [], hex },
  ];
  return selections.flatMap(selection => missions.propose(view, selection) ?? []).slice(0, 1);
};

const checkAnswer = <T extends GameTypes>(
  { step: { game }, standing, view, say }: Ordered<T>,
  orders: SeatOrders,
): void => {
  const answer = standing.answer(view, orders);
  const again = standing.answer(throughJson(view) as T['view'], orders);
  if (firstDifference(answer, again) !== undefined)
    say(`asked twice about the same view, it answers ${show(answer)} and ${show(again)}`);
  if (answer === undefined) return;
  const refusal = game.options(view).refuse(answer.action);
  if (refusal !== undefined)
    say(`the order ${answer.order} makes ${show(answer.action)}, which is refused: ${refusal.reason}`);
};

/** A mission can be written down and told; its sheet says what its state says. */
const checkMission = <T extends GameTypes>({ standing, view, say }: Ordered<T>, mission: Mission): void => {
  const { missions } = standing;
  if (missions === undefined) return;
  const read = missions.decode(throughJson(mission));
  if (!read.ok) return say(`the mission ${show(mission)} cannot be read back: ${read.error.message}`);
  if (firstDifference(read.value, mission) !== undefined)
    say(`the mission ${show(mission)} is read otherwise`);
  const sheet = missions.sheet(view, mission);
  if (sheet !== undefined && sheet.mission.id !== mission.id) say('a sheet is of another mission');
  const state = missions.state(view, mission);
  if (state.title === '' || state.text === '') say('a mission has no words');
};
