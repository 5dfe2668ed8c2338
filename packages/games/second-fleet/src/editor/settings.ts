import { type Adjustable, adjustChoice, adjustFlag, adjustNumber, type EditChoice } from '@narrow-seas/core';
import { theZone } from '../face/map.ts';
import { sayPhase } from '../face/say-phase.ts';
import { WEATHER_WORDS } from '../face/words.ts';
import type { Phase, PublicState, State } from '../model/state.ts';
import { timeOf } from '../model/time.ts';
import { LEVELS, OPTIONAL_RULES, SIDES, type Side, WEATHERS, ZONES } from '../model/vocabulary.ts';
import { beginCap, hasPatrols } from '../rules/patrols/cap.ts';
import { readyFor } from '../rules/strategic-air/assignment.ts';
import { MOST_POINTS, TITLES } from '../scenarios/scenario.ts';
import { SAID, type StartName } from './words.ts';

type Setting = Adjustable<State>;

export const onTable =
  <V>(change: (table: PublicState, value: V) => Partial<PublicState>) =>
  (state: State, value: V): State => ({
    ...state,
    table: { ...state.table, ...change(state.table, value) },
  });

const firstArm = (first: Side): Phase => ({
  name: 'arm',
  segment: 1,
  first,
  chosen: { nato: [], soviet: [] },
  side: first,
});

/** [C.11.1] The first side that can fly patrols. */
const patrolsOf = (state: State): Phase | undefined => {
  const [first] = beginCap(state);
  return first?.type === 'began' ? first.phase : undefined;
};

/** Moments of a turn at which a game can begin; undefined where the turn has no such moment. */
const STARTS: { readonly [name in StartName]: (state: State) => Phase | undefined } = {
  'set-up': () => ({ name: 'set-up', side: 'nato' }),
  assignment: state => (timeOf(state.table) === 'am' ? readyFor(state) : undefined),
  cap: state => (hasPatrols(state.table) ? patrolsOf(state) : undefined),
  initiative: () => ({ name: 'initiative' }),
  nato: () => firstArm('nato'),
  soviet: () => firstArm('soviet'),
};

const NAMES = Object.keys(STARTS) as StartName[];
const NOW = 'now';

const isPhase = (phase: Phase, start: Phase | undefined): boolean =>
  JSON.stringify(start) === JSON.stringify(phase);

const startIn = (state: State): StartName | undefined =>
  NAMES.find(name => isPhase(state.table.phase, STARTS[name](state)));

const startChoices = (state: State): readonly EditChoice[] => [
  ...(startIn(state) === undefined ? [{ value: NOW, title: SAID.now(sayPhase(state.table.phase)) }] : []),
  ...NAMES.filter(name => STARTS[name](state) !== undefined).map(value => ({
    value,
    title: SAID.starts[value],
  })),
];

const beginningWith = (state: State, phase: Phase): State => ({ ...state, table: { ...state.table, phase } });

/** The first moment of the turn that is there, from this one on. */
export const begun = (state: State, name: StartName): State => {
  const later = NAMES.slice(NAMES.indexOf(name));
  const phase = later.map(each => STARTS[each](state)).find(found => found !== undefined);
  return phase === undefined ? state : beginningWith(state, phase);
};

/** The first moment of all turns but for the set-up. */
const EARLIEST = 'assignment';

/**
 * A game that begins with a moment of the turn still does after another change, and one that begins with the first of them with
 * the first that there is now: the first aircraft on the map gets orders.
 */
export const beginningAsBefore = (before: State, after: State): State => {
  const { phase } = before.table;
  if (after.table.phase !== phase) return after;
  const name = isPhase(phase, begun(before, EARLIEST).table.phase) ? EARLIEST : startIn(before);
  return name === undefined ? after : begun(after, name);
};

const dayOf = (turn: number): number => Math.ceil(turn / 3);

export const TIME: readonly Setting[] = [
  adjustNumber(
    ({ table }) => ({
      id: 'turn',
      title: SAID.turn,
      about: SAID.turnAbout(dayOf(table.turn), timeOf(table)),
      least: 1,
      most: table.lastTurn,
      value: table.turn,
    }),
    onTable((_table, turn) => ({ turn })),
  ),
  adjustNumber(
    ({ table }) => ({
      id: 'lastTurn',
      title: SAID.lastTurn,
      about: SAID.turnAbout(dayOf(table.lastTurn), timeOf({ turn: table.lastTurn })),
      least: table.turn,
      most: 99,
      value: table.lastTurn,
    }),
    onTable((_table, lastTurn) => ({ lastTurn })),
  ),
  adjustChoice(
    state => ({
      id: 'phase',
      title: SAID.phase,
      about: SAID.startAbout,
      choices: startChoices(state),
      value: startIn(state) ?? NOW,
    }),
    (state, value) => {
      const name = NAMES.find(known => known === value);
      return name === undefined ? state : begun(state, name);
    },
  ),
  adjustChoice(
    ({ table }) => ({
      id: 'period',
      title: SAID.period,
      about: SAID.periodAbout,
      choices: SAID.periods.map((title, place) => ({ value: String(place + 1), title })),
      value: String(table.period),
    }),
    onTable((_table, value) => ({ period: Number(value) as PublicState['period'] })),
  ),
];

export const SKIES: readonly Setting[] = ZONES.map(zone =>
  adjustChoice<State>(
    ({ table }) => ({
      id: `weather-${zone}`,
      title: theZone(zone).replace(/^the /, ''),
      choices: WEATHERS.map(value => ({ value, title: WEATHER_WORDS[value] })),
      value: table.weather[zone],
    }),
    onTable(({ weather }, value) => ({
      weather: { ...weather, [zone]: WEATHERS.find(sky => sky === value) ?? 'clear' },
    })),
  ),
);

export const RULES: readonly Setting[] = [
  adjustChoice(
    ({ table }) => ({
      id: 'level',
      title: SAID.level,
      about: SAID.levelAbout,
      choices: LEVELS.map(value => ({ value, title: SAID.levels[value] })),
      value: table.level,
    }),
    onTable(({ level }, value) => ({ level: LEVELS.find(known => known === value) ?? level })),
  ),
  ...OPTIONAL_RULES.map(id =>
    adjustFlag<State>(
      ({ table }) => ({ id, title: TITLES[id][0], about: TITLES[id][1], value: table.options[id] }),
      onTable(({ options }, value) => ({ options: { ...options, [id]: value } })),
    ),
  ),
];

const scoredBy = ({ score }: PublicState, side: Side): number =>
  score[side].reduce((sum, { points }) => sum + points, 0);

/** Whatever was scored on the way becomes one sum. */
const withScored = (table: PublicState, side: Side, points: number): Partial<PublicState> => {
  if (points === scoredBy(table, side)) return {};
  const lines = points === 0 ? [] : [{ cause: SAID.scoredCause, points }];
  return { score: { ...table.score, [side]: lines } };
};

export const POINTS: readonly Setting[] = [
  adjustNumber(
    ({ table }) => ({
      id: 'handicap',
      title: SAID.handicap,
      least: 0,
      most: MOST_POINTS,
      value: table.handicap,
    }),
    onTable((_table, handicap) => ({ handicap })),
  ),
  ...SIDES.map(side =>
    adjustNumber<State>(
      ({ table }) => ({
        id: `scored-${side}`,
        title: SAID.scored(side),
        least: -MOST_POINTS,
        most: MOST_POINTS,
        value: scoredBy(table, side),
      }),
      onTable((table, points) => withScored(table, side, points)),
    ),
  ),
];
