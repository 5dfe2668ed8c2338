import { type Adjustable, adjustChoice, adjustFlag, adjustNumber } from '@narrow-seas/core';
import { portName } from '../face/map.ts';
import { withCommon } from '../model/change.ts';
import { printDate } from '../model/date.ts';
import { scenarioData } from '../model/roster.ts';
import type { Common, State } from '../model/state.ts';
import { frontData } from '../rules/supply/front.ts';
import type { Consequence } from '../scenarios/form.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { choices, choicesOf } from './adjust.ts';
import { withOnce } from './plans.ts';
import { SAID } from './words.ts';

/** [S] What history brings is switched off by remembering it as done. */
const historyField = ({ what, on }: Consequence): Adjustable<State> =>
  adjustFlag(
    ({ common }) => ({
      id: `history-${what}`,
      title: SAID.history(what, printDate(on)),
      value: !common.once.includes(what),
    }),
    (state, happens) => withOnce(state, what, !happens),
  );

const MOST_STATUS = 15;
const MOST_UNFED = 9;

/** [36.A.4] */
const MALTA: readonly Adjustable<State>[] = [
  adjustNumber(
    ({ common }) => ({
      id: 'malta-status',
      title: SAID.maltaStatus,
      least: 0,
      most: MOST_STATUS,
      value: common.malta.status,
    }),
    (state, status) => withCommon(state, { malta: { ...state.common.malta, status } }),
  ),
  adjustNumber(
    ({ common }) => ({
      id: 'malta-unfed',
      title: SAID.maltaUnfed,
      least: 0,
      most: MOST_UNFED,
      value: common.malta.unfed,
    }),
    (state, unfed) => withCommon(state, { malta: { ...state.common.malta, unfed } }),
  ),
  adjustFlag(
    ({ common }) => ({ id: 'malta-starved', title: SAID.maltaStarved, value: common.malta.starved }),
    (state, starved) => withCommon(state, { malta: { ...state.common.malta, starved } }),
  ),
];

const MOST_MORALE = 99;

/** [F.28] */
const ITALY: readonly Adjustable<State>[] = [
  adjustNumber(
    ({ common }) => ({
      id: 'morale',
      title: SAID.morale,
      least: -MOST_MORALE,
      most: MOST_MORALE,
      value: common.italy.morale,
    }),
    (state, morale) => withCommon(state, { italy: { ...state.common.italy, morale } }),
  ),
  adjustFlag(
    ({ common }) => ({ id: 'surrendered', title: SAID.surrendered, value: common.italy.surrendered }),
    (state, surrendered) => withCommon(state, { italy: { ...state.common.italy, surrendered } }),
  ),
];

type Front = Common['fronts'][number];

const withFront = (state: State, id: string, change: Partial<Front>): State =>
  withCommon(state, {
    fronts: state.common.fronts.map(front => (front.id === id ? { ...front, ...change } : front)),
  });

const frontNow = ({ common }: State, id: string): Front | undefined =>
  common.fronts.find(front => front.id === id);

/** [F.27.1] */
const frontFields = (common: Common, id: string): readonly Adjustable<State>[] => {
  const { boxes, supply } = frontData(common, id);
  const rows = [0, ...supply.flatMap(({ from = 0 }) => (from > 0 ? [from] : []))];
  return [
    adjustChoice(
      state => ({
        id: `front-${id}`,
        title: SAID.front(id),
        about: SAID.frontAbout,
        choices: choices(boxes.map(({ name }, box) => [String(box), SAID.box(box, name)] as const)),
        value: String(frontNow(state, id)?.box ?? 0),
      }),
      (state, value) => withFront(state, id, { box: Number(value) }),
    ),
    adjustChoice(
      state => ({
        id: `paid-${id}`,
        title: SAID.frontPaid(id),
        choices: choices(rows.map(row => [String(row), String(row)] as const)),
        value: String(frontNow(state, id)?.paid ?? 0),
      }),
      (state, value) => withFront(state, id, { paid: Number(value) }),
    ),
  ];
};

const withAssault = (state: State, place: number, change: Partial<Common['assaults'][number]>): State =>
  withCommon(state, {
    assaults: state.common.assaults.map((assault, other) =>
      other === place ? { ...assault, ...change } : assault,
    ),
  });

const MOST_FAILURES = 20;

/** [F.27.2] */
const assaultFields = (common: Common, place: number): readonly Adjustable<State>[] => {
  const { port, from } = common.assaults[place] as Common['assaults'][number];
  const name = portName(common, port);
  return [
    adjustFlag(
      now => ({
        id: `assault-${place}`,
        title: SAID.assault(name, printDate(from)),
        value: now.common.assaults[place]?.won !== true,
      }),
      (state, comes) => withAssault(state, place, { won: !comes }),
    ),
    adjustNumber(
      now => ({
        id: `assault-${place}-failures`,
        title: SAID.assaultFailures(name),
        least: 0,
        most: MOST_FAILURES,
        value: now.common.assaults[place]?.failures ?? 0,
      }),
      (state, failures) => withAssault(state, place, { failures }),
    ),
  ];
};

const SAFE = Object.keys(SAID.safes) as readonly Common['danger']['safe'][];

/** [36.D.1] The waters of the Gulf of Finland. */
const GULF: readonly Adjustable<State>[] = [
  adjustFlag(
    ({ common }) => ({ id: 'line-fell', title: SAID.lineFell, value: common.danger.lineFell }),
    (state, lineFell) => withCommon(state, { danger: { ...state.common.danger, lineFell } }),
  ),
  adjustChoice(
    ({ common }) => ({
      id: 'safe',
      title: SAID.safe,
      choices: choicesOf(SAID.safes),
      value: common.danger.safe,
    }),
    (state, value) =>
      withCommon(state, {
        danger: { ...state.common.danger, safe: SAFE.find(safe => safe === value) ?? 'none' },
      }),
  ),
];

/** What else of the war the position holds. */
export const campaignFields = ({ common }: State): readonly Adjustable<State>[] => {
  const { consequences, surrender } = scenarioOf(common.scenario);
  return [
    ...consequences.map(historyField),
    ...(scenarioData(common.scenario).malta === undefined ? [] : MALTA),
    ...(surrender === undefined ? [] : ITALY),
    ...common.fronts.flatMap(({ id }) => frontFields(common, id)),
    ...(common.map === 'baltic' ? GULF : []),
    ...common.assaults.flatMap((_, place) => assaultFields(common, place)),
  ];
};
