import { type Adjustable, adjustChoice, adjustFlag, type EditChoice } from '@narrow-seas/core';
import { PHASE_WORDS } from '../desk/phase-words.ts';
import { sideName } from '../face/words.ts';
import { withCommon } from '../model/change.ts';
import { type HalfMonth, parseDate, printDate } from '../model/date.ts';
import { chartOf } from '../model/fleet.ts';
import { scenarioData } from '../model/roster.ts';
import type { Common, Phase, State } from '../model/state.ts';
import { type AreaId, type Part, SEAS, SIDES, type Side } from '../model/vocabulary.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { choices, choicesOf, withNow } from './adjust.ts';
import { SAID } from './words.ts';

/** Moments at which a game can begin. */
interface Start {
  readonly id: string;
  readonly title: (common: Common) => string;
  readonly part: Part;
  readonly step: number;
  /** Whose player-turn it is; the first of the turn where nobody is named. */
  readonly side?: Side;
  readonly phase: Phase;
}

const startsOf = (side: Side): readonly Start[] => {
  const said = (title: (side: string) => string) => (common: Common) => title(sideName(common, side));
  const { phases } = SAID;
  return [
    {
      id: `initial-${side}`,
      title: said(phases.initial),
      part: 'initial',
      step: 0,
      side,
      phase: { name: 'initial', side, mended: [], rebased: [], engineers: [] },
    },
    {
      id: `cover-${side}`,
      title: said(phases.cover),
      part: 'movement',
      step: 0,
      side,
      phase: { name: 'air-segment', side, part: 'cover' },
    },
    {
      id: `naval-${side}`,
      title: said(phases.naval),
      part: 'movement',
      step: 1,
      side,
      phase: { name: 'naval-step', side },
    },
    {
      id: `combat-${side}`,
      title: said(phases.combat),
      part: 'combat',
      step: 0,
      side,
      phase: { name: 'ground-combat', side, attacked: [], used: [] },
    },
  ];
};

const NEW_TURN: Start = {
  id: 'turn',
  title: () => SAID.phases.turn,
  part: 'initial',
  step: 0,
  phase: { name: 'sea-roll', area: 0 as AreaId },
};

const STARTS: readonly Start[] = [NEW_TURN, ...SIDES.flatMap(startsOf)];

const NOW = 'now';

const isAt = (common: Common, { part, step, phase, side }: Start): boolean =>
  common.part === part &&
  common.step === step &&
  JSON.stringify(common.phase) === JSON.stringify(phase) &&
  common.phasing === (side ?? scenarioData(common.scenario).firstPlayer);

const startIn = (common: Common): Start | undefined => STARTS.find(start => isAt(common, start));

/** [F.3.1] The first player-turn of a turn is even, the second odd. */
const beginningAt = (state: State, { part, step, phase, side }: Start): State => {
  const { playerTurn, scenario } = state.common;
  const { firstPlayer } = scenarioData(scenario);
  const phasing = side ?? firstPlayer;
  const turn = Math.floor(playerTurn / 2) * 2;
  return withCommon(state, {
    part,
    step,
    phase,
    phasing,
    playerTurn: phasing === firstPlayer ? turn : turn + 1,
  });
};

const phaseField: Adjustable<State> = adjustChoice(
  ({ common }) => {
    const value = startIn(common)?.id ?? NOW;
    const list = choices(STARTS.map(start => [start.id, start.title(common)] as const));
    return {
      id: 'phase',
      title: SAID.phase,
      choices: withNow(list, value, SAID.now(nameOfPhase(common))),
      value,
    };
  },
  (state, value) => {
    const start = STARTS.find(({ id }) => id === value);
    return start === undefined ? state : beginningAt(state, start);
  },
);

const nameOfPhase = ({ phase }: Common): string => PHASE_WORDS.title(undefined, phase.name, '');

/** The war of this game: Jan I 41 to Dec II 45. */
const LATEST: HalfMonth = 119;

const turns = (from: HalfMonth, to: HalfMonth): readonly EditChoice[] =>
  choices(
    Array.from({ length: Math.max(0, to - from + 1) }, (_, turn) => {
      const name = printDate(from + turn);
      return [name, name] as const;
    }),
  );

const dateField: Adjustable<State> = adjustChoice(
  ({ common: { date, lastDate } }) => ({
    id: 'date',
    title: SAID.date,
    choices: withNow(turns(0, lastDate), printDate(date)),
    value: printDate(date),
  }),
  (state, value) => withCommon(state, { date: parseDate(value) ?? state.common.date }),
);

const lastDateField: Adjustable<State> = adjustChoice(
  ({ common: { date, lastDate } }) => ({
    id: 'last',
    title: SAID.lastDate,
    choices: withNow(turns(date, LATEST), printDate(lastDate)),
    value: printDate(lastDate),
  }),
  (state, value) => withCommon(state, { lastDate: parseDate(value) ?? state.common.lastDate }),
);

/** [S.3] */
const actTwoField: Adjustable<State> = adjustFlag(
  ({ common }) => ({ id: 'act-two', title: SAID.actTwo, value: common.actTwoFollows }),
  (state, actTwoFollows) => withCommon(state, { actTwoFollows }),
);

const hasSecondAct = ({ scenario }: Common): boolean => scenarioOf(scenario).acts?.first === scenario;

/** [F.3.1] When the game begins and ends. */
export const timeFields = ({ common }: State): readonly Adjustable<State>[] => [
  dateField,
  lastDateField,
  phaseField,
  ...(hasSecondAct(common) ? [actTwoField] : []),
];

/** [F.13] The sea of each area. */
export const weatherFields = ({ common }: State): readonly Adjustable<State>[] =>
  chartOf(common).areas.map(({ code, name }, area) =>
    adjustChoice(
      now => ({
        id: `sea-${code}`,
        title: name,
        ...(area === 0 ? { about: SAID.weatherAbout } : {}),
        choices: choicesOf(SAID.seas),
        value: now.common.seas[area] ?? 'calm',
      }),
      (state, value) =>
        withCommon(state, {
          seas: state.common.seas.with(area, SEAS.find(sea => sea === value) ?? 'calm'),
        }),
    ),
  );

export const optionFields: readonly Adjustable<State>[] = [
  adjustFlag(
    ({ common }) => ({
      id: 'openSea',
      title: SAID.openSea,
      about: SAID.openSeaAbout,
      value: common.options.openSea,
    }),
    (state, openSea) => withCommon(state, { options: { ...state.common.options, openSea } }),
  ),
];
