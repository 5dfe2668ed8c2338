import {
  type Failed,
  type Fault,
  fault,
  faultAt,
  isPhaseLine,
  ok,
  type Result,
  readInto,
  readStatements,
  type Statement,
  type StatementReaders,
  type Word,
  wholeOf,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { hexNamed } from '../model/chart.ts';
import { COMBAT_RESULTS, isOurs, parseTable } from '../rules/combat/crt.ts';
import { checkPosition } from './check.ts';
import { parsePhases } from './phase.ts';
import { readUnit } from './unit.ts';
import { unitNamed } from '../model/roster.ts';
import { GOAL_RULES, MOST_POINTS, ownGoalsOf, withGoal } from '../scenarios/own-goals.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { emptyTable } from '../scenarios/setup.ts';
import type { State } from '../model/state.ts';
import { OPTIONAL_RULES, type Side, type UnitId } from '../model/vocabulary.ts';

/** Reads positions of these scenarios, the phase last, when all units are known; what cannot be is refused where it stands. */
export const parseWith =
  (scenarios: readonly Scenario[]) =>
  (text: string): Result<State, Fault> => {
    const [heading, ...rest] = readStatements(text);
    if (heading === undefined)
      return fault('ERR_POSITION', '', `The position is empty; it starts with "${EXAMPLE}".`);
    const begun = readHeading(scenarios, heading);
    if (!begun.ok) return begun;
    const lines = rest.filter(statement => !isPhaseLine(statement));
    const state = readInto(begun.value, lines, READERS);
    if (!state.ok) return state;
    const phase = parsePhases(state.value, rest.filter(isPhaseLine));
    return phase.ok ? checkPosition({ ...state.value, phase: phase.value }) : phase;
  };

const EXAMPLE = 'sixth-fleet short turn 1 of 10';

const readHeading = (
  scenarios: readonly Scenario[],
  [word, id, turnWord, turn, of, turns]: Statement,
): Result<State, Fault> => {
  const scenario = scenarios.find(known => known.id === id?.text);
  const last = turns === undefined ? undefined : wholeOf(turns, 1, 99);
  const now = turn === undefined ? undefined : wholeOf(turn, 1, last ?? 0);
  const isHeading = word.text === 'sixth-fleet' && turnWord?.text === 'turn' && of?.text === 'of';
  if (scenario === undefined || !isHeading) return faultAt(word, `Write "${EXAMPLE}" here.`);
  if (now === undefined || last === undefined) return faultAt(turn ?? word, 'This turn is outside the game.');
  const options = { firstStrike: false, neutralAirSpace: false, middleEast: false, delay: false };
  return ok({ ...emptyTable(scenario, options, COMBAT_RESULTS, 0), turn: now, lastTurn: last });
};

const READERS: StatementReaders<State> = {
  options: (state, [, ...words]) => {
    const unknown = words.find(({ text }) => !OPTIONAL_RULES.some(rule => rule === text));
    if (unknown !== undefined)
      return faultAt(
        unknown,
        `There is no option ${unknown.text}. The options are ${OPTIONAL_RULES.join(', ')}.`,
      );
    const options = { ...state.options };
    for (const rule of OPTIONAL_RULES) if (words.some(({ text }) => text === rule)) options[rule] = true;
    return ok({ ...state, options });
  },
  table: (state, [first, word]) => {
    const read = word === undefined ? undefined : parseTable(word.text);
    if (read?.ok) return ok({ ...state, crt: isOurs(read.value) ? COMBAT_RESULTS : read.value });
    const place = read?.error.at ? `In ${read.error.at}: ` : '';
    return faultAt(word ?? first, `${place}${read?.error.message ?? 'Write the rows of the table here.'}`);
  },
  handicap: (state, [first, word]) => {
    const points = /^-?\d{1,2}$/.test(word?.text ?? '') ? Number(word?.text) : undefined;
    return points === undefined
      ? faultAt(
          word ?? first,
          'Write the points that are added to the Soviet side as "handicap 8", -99 to 99.',
        )
      : ok({ ...state, handicap: points });
  },
  goal: (state, [first, ruleWord, pointsWord]) => {
    const rule = GOAL_RULES.find(known => known === ruleWord?.text);
    const points = pointsWord === undefined ? undefined : wholeOf(pointsWord, 0, MOST_POINTS);
    if (rule === undefined)
      return faultAt(ruleWord ?? first, `Name a goal: ${GOAL_RULES.join(', ')}, as in "goal 13.12 20".`);
    if (ownGoalsOf(state.scenario).some(goal => goal.rule === rule))
      return faultAt(ruleWord ?? first, 'The points of this goal were already given.');
    return points === undefined
      ? faultAt(pointsWord ?? first, `Write what the goal is worth, 0 to ${MOST_POINTS} points [13.1].`)
      : ok({ ...state, scenario: withGoal(state.scenario, rule, points) });
  },
  'middle-east': (state, [first, face]) => {
    const value = face === undefined ? undefined : wholeOf(face, 1, 6);
    return value === undefined
      ? faultAt(face ?? first, 'Write the die, 1 to 6.')
      : ok({ ...state, middleEast: value });
  },
  violated: state => ok({ ...state, violated: true }),
  gate: (state, [first, turn]) => {
    const value = turn === undefined ? undefined : wholeOf(turn, 1, 99);
    return value === undefined
      ? faultAt(turn ?? first, 'Write the turn from which the gate is open.')
      : ok({ ...state, gateOpens: value });
  },
  unit: (state, words) => {
    const spec = readUnit(state, words);
    return spec.ok ? ok({ ...state, extra: [...state.extra, spec.value] }) : spec;
  },
  nato: (state, words) => readStack(state, 'nato', words),
  soviet: (state, words) => readStack(state, 'soviet', words),
  aboard: (state, [first, carrier, ...units]) => {
    const ship = readUnits(state, carrier === undefined ? [first] : [carrier]);
    const aboard = readUnits(state, units);
    if (!ship.ok || !aboard.ok) return ship.ok ? (aboard as Failed<Fault>) : ship;
    const box = { carrier: ship.value[0] as UnitId, units: aboard.value };
    if (state.boxes.some(other => other.carrier === box.carrier))
      return faultAt(carrier ?? first, 'The box of this carrier was already given.');
    return ok({ ...state, boxes: [...state.boxes, box].toSorted((a, b) => a.carrier - b.carrier) });
  },
  dead: (state, [, ...words]) => withUnits(state, words, dead => ({ ...state, dead })),
  grounded: (state, [, ...words]) => withUnits(state, words, grounded => ({ ...state, grounded })),
  forfeited: (state, [, ...words]) => withUnits(state, words, forfeited => ({ ...state, forfeited })),
  destroyed: (state, [, ...words]) => {
    const unknown = words.find(({ text }) => hexNamed(text) === undefined);
    if (unknown !== undefined) return faultAt(unknown, `There is no hex ${unknown.text}.`);
    return ok({
      ...state,
      destroyed: words.map(({ text }) => hexNamed(text) as HexId).toSorted((a, b) => a - b),
    });
  },
};

const withUnits = (
  state: State,
  words: readonly Word[],
  put: (units: readonly UnitId[]) => State,
): Result<State, Fault> => {
  const units = readUnits(state, words);
  return units.ok ? ok(put(units.value)) : units;
};

const readUnits = (state: State, words: readonly Word[]): Result<readonly UnitId[], Fault> => {
  const unknown = words.find(({ text }) => unitNamed(state, text) === undefined);
  if (unknown !== undefined)
    return faultAt(unknown, `There is no unit ${unknown.text}; make one up with "unit ${unknown.text} ...".`);
  return ok(words.map(({ text }) => unitNamed(state, text) as UnitId));
};

const readStack = (state: State, side: Side, [first, at, ...words]: Statement): Result<State, Fault> => {
  const hex = at?.text.startsWith('@') ? hexNamed(at.text.slice(1)) : undefined;
  if (hex === undefined) return faultAt(at ?? first, 'Write the hex as @1423; it must be on the map.');
  if (state.stacks[side].some(stack => stack.hex === hex))
    return faultAt(at ?? first, 'This hex was already given.');
  const units = readUnits(state, words);
  if (!units.ok) return units;
  if (units.value.length === 0) return faultAt(at ?? first, 'Name the units in the hex, topmost first.');
  const stacks = [...state.stacks[side], { hex, units: units.value }].toSorted((a, b) => a.hex - b.hex);
  return ok({ ...state, stacks: { ...state.stacks, [side]: stacks } });
};
