import { type SaidEffect, STUDY_WORDS, theSide } from '../../words/study.ts';
import type { Names } from '../names.ts';
import { type Effect, isClear, measureOf } from './compare.ts';
import type { Study } from './study.ts';

/** What was changed, in words: the title of a rule, a level, another scenario. */
const changeOf = ({ factors }: Study, { factor, from, to }: Effect, { sides }: Names): string => {
  const found = factors.find(({ name }) => name === factor);
  const side = sides[factor];
  if (side !== undefined) return STUDY_WORDS.levelChange(side, from, to);
  if (found === undefined || found.title === factor) return STUDY_WORDS.otherChange(factor, from, to);
  return STUDY_WORDS.optionChange(found.title, from, to);
};

/** The effect as it is told: turned to the side that gains. */
const saidOf = (study: Study, effect: Effect, names: Names): SaidEffect => {
  const { mean, low, high } = measureOf(effect);
  const [first = '', second = ''] = Object.values(names.sides).map(theSide);
  const isTurned = mean < 0;
  return {
    what: changeOf(study, effect, names),
    towards: isTurned ? second : first,
    away: isTurned ? first : second,
    unit: effect.points === undefined ? 'share' : 'points',
    mean: Math.abs(mean),
    low: isTurned ? -high : low,
    high: isTurned ? -low : high,
    seeds: effect.seeds,
  };
};

/** With fewer seeds the interval has no ends yet. */
const hasEnds = (effect: Effect): boolean => Number.isFinite(measureOf(effect).high);

/** One plain sentence: whom it helps, by how much, and how sure that is. */
export const answerTo = (study: Study, effect: Effect, names: Names): string => {
  const what = changeOf(study, effect, names);
  if (!hasEnds(effect)) return STUDY_WORDS.tooFew(what, effect.seeds);
  if (effect.isSame) return STUDY_WORDS.same(what, effect.seeds);
  const said = saidOf(study, effect, names);
  if (isClear(effect)) return STUDY_WORDS.moves(said);
  const { precision } = study.stopping;
  const { low, high } = measureOf(effect);
  return precision !== undefined && effect.points !== undefined && (high - low) / 2 <= precision
    ? STUDY_WORDS.small(said, precision)
    : STUDY_WORDS.unclear(said);
};

/** The sentence, and below it the share of games and the chance of luck. */
export const answerLines = (study: Study, effect: Effect, names: Names): readonly string[] => {
  if (!hasEnds(effect)) return [answerTo(study, effect, names)];
  const { share, chance, size, points } = effect;
  const [first = ''] = Object.values(names.sides).map(theSide);
  return [
    answerTo(study, effect, names),
    ...(points === undefined ? [] : [STUDY_WORDS.shareToo(first, share.mean, share.low, share.high)]),
    STUDY_WORDS.luck(chance, size),
  ];
};
