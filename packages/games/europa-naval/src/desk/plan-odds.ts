import type { Odds, OddsResult, OddsTerm } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { shiftOf } from '../model/modifier.ts';
import { type Plan, planVoyage } from '../rules/movement/planner.ts';
import type { Risk } from '../rules/movement/risk.ts';
import type { View } from '../secrets/view.ts';
import type { GroupId } from '../model/vocabulary.ts';
import { sayPlace } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { plan: SAY } = DESK_WORDS;

/** Chances are told in thousandths: products of dice have no common number of ways worth reading. */
const WHOLE = 1000;

const ways = (chance: number): number => Math.round(chance * WHOLE);

const nameOf = ({ common }: View, { kind, step, hex, chance }: Risk): string =>
  SAY.risk(kind, step + 1, sayPlace(common, hex), Math.round(chance * 100));

/** Each die with what is added to it in all, then each modifier with its case. */
const termsOf = (view: View, risk: Risk): readonly OddsTerm[] => {
  const { modifiers, rule } = risk;
  const name = nameOf(view, risk);
  return [
    { what: name, value: shiftOf(modifiers), rule },
    ...modifiers.map(({ label, shift, rule: by }) => ({
      what: SAY.modifier(risk.step + 1, risk.kind, label),
      value: shift,
      rule: by,
    })),
  ];
};

const eitherOr = (of: string, yes: string, no: string, chance: number): readonly OddsResult[] => [
  { of, result: yes, ways: ways(chance) },
  { of, result: no, ways: WHOLE - ways(chance) },
];

const clearOf = (risks: readonly Risk[]): number =>
  risks.reduce((product, { chance }) => product * (1 - chance), 1);

/** The whole way first, then step by step. */
const resultsOf = ({ risks, clear, through }: Plan): readonly OddsResult[] => {
  const steps = [...new Set(risks.map(({ step }) => step))];
  return [
    ...eitherOr(SAY.whole, SAY.clear, SAY.unclear, clear),
    ...(through < 1 ? eitherOr(SAY.arrival, SAY.through, SAY.back, through) : []),
    ...(steps.length < 2 ? [] : steps).flatMap(step =>
      eitherOr(SAY.step(step + 1), SAY.clear, SAY.unclear, clearOf(risks.filter(risk => risk.step === step))),
    ),
  ];
};

/** [F.31] What a way would bring a group of one's own, step by step; undefined where nothing lies in it. */
export const planOdds = (
  view: View,
  group: GroupId,
  path: readonly HexId[],
  nights: boolean,
): Odds | undefined => {
  const plan = planVoyage(view, group, path, nights);
  if (plan.risks.length === 0) return undefined;
  return {
    terms: plan.risks.flatMap(risk => termsOf(view, risk)),
    sum: SAY.sum(plan.steps, plan.loss),
    results: resultsOf(plan),
  };
};
