import type { Level } from '@narrow-seas/ai';
import {
  failed,
  type Game,
  type GameTypes,
  ok,
  openingState,
  type Result,
  sayFault,
} from '@narrow-seas/core';
import { STUDY_WORDS } from '../../words/study.ts';
import { batchFrame, type BatchFrame, parseSeat, type SimulateOptions, type Start } from '../plan.ts';
import { openingsOf } from '../optional-rules.ts';
import type { Arm, Study } from './study.ts';
import {
  type Choice,
  combinationsOf,
  type Draft,
  openingOfDraft,
  parseVary,
  type Variation,
  type VaryKit,
} from './vary.ts';

export interface StudyPlan extends Pick<BatchFrame, 'threads' | 'folder'> {
  readonly study: Study;
}

/** More arms than this would need more games than anybody plays. */
const MOST_ARMS = 64;

export interface StudyKit<T extends GameTypes> extends Omit<VaryKit<T>, 'rules'> {
  readonly title: string;
  readonly start: Start;
}

/** The study that was asked for on the command line, checked. */
export const planStudy = <T extends GameTypes>(
  kit: StudyKit<T>,
  options: SimulateOptions,
  here: string,
): Result<StudyPlan, string> => {
  if (options.ladder !== undefined) return failed(STUDY_WORDS.noLadder);
  if (options.options !== undefined) return failed(STUDY_WORDS.noAllOptions);
  if (options.times !== undefined) return failed(STUDY_WORDS.noTimes);
  const frame = batchFrame(options, here);
  if (!frame.ok) return frame;
  const stopping = stoppingOf(options);
  if (!stopping.ok) return stopping;
  const variations = variationsIn(kit, options.vary ?? []);
  if (!variations.ok) return variations;
  const arms = armsOf(kit, variations.value, options);
  if (!arms.ok) return arms;
  const { games, seed, threads, folder } = frame.value;
  return ok({
    threads,
    folder,
    study: {
      game: kit.game.id,
      rules: kit.game.version,
      title: kit.title,
      factors: variations.value.map(({ name, title, choices }) => ({
        name,
        title,
        values: choices.map(({ value }) => value),
      })),
      arms: arms.value,
      seed,
      seeds: games,
      stopping: stopping.value,
    },
  });
};

const stoppingOf = ({ precision, whole }: SimulateOptions): Result<Study['stopping'], string> => {
  if (precision === undefined) return ok({ early: whole !== true });
  const points = /^\d+(\.\d+)?$/.test(precision) ? Number(precision) : 0;
  if (points <= 0) return failed(STUDY_WORDS.badPrecision(precision));
  return whole === true ? failed(STUDY_WORDS.wholeAndPrecision) : ok({ early: true, precision: points });
};

const variationsIn = <T extends GameTypes>(
  kit: StudyKit<T>,
  texts: readonly string[],
): Result<readonly Variation[], string> => {
  const variations: Variation[] = [];
  const rules = kit.game.scenarios
    .filter(({ id }) => !('scenario' in kit.start) || id === kit.start.scenario)
    .flatMap(scenario => scenario.options);
  for (const text of texts) {
    const variation = parseVary({ ...kit, rules }, text);
    if (!variation.ok) return variation;
    if (variations.some(({ name }) => name === variation.value.name))
      return failed(STUDY_WORDS.variedTwice(variation.value.name));
    variations.push(variation.value);
  }
  const arms = variations.reduce((product, { choices }) => product * choices.length, 1);
  return arms > MOST_ARMS ? failed(STUDY_WORDS.tooManyArms(arms, MOST_ARMS)) : ok(variations);
};

const armsOf = <T extends GameTypes>(
  kit: StudyKit<T>,
  variations: readonly Variation[],
  options: SimulateOptions,
): Result<readonly Arm[], string> => {
  const draft = draftOf(kit, variations, options);
  if (!draft.ok) return draft;
  const arms: Arm[] = [];
  for (const choices of combinationsOf(variations)) {
    const arm = armOf(kit, variations, choices, draft.value);
    if (!arm.ok) return arm;
    arms.push(arm.value);
  }
  return ok(arms);
};

/** What all arms have in common: the options that are given, and the levels of the sides that are not varied. */
const draftOf = <T extends GameTypes>(
  { game, levels, start }: StudyKit<T>,
  variations: readonly Variation[],
  options: SimulateOptions,
): Result<Draft, string> => {
  const given = optionsOf(game, start, options.option ?? []);
  if (!given.ok) return given;
  const seats: { [side: string]: Level } = {};
  for (const side of game.sides.filter(each => variations.every(({ name }) => name !== each))) {
    const level = parseSeat(levels, side, options);
    if (!level.ok) return level;
    seats[side] = level.value;
  }
  const twice = Object.keys(given.value).find(id => variations.some(({ name }) => name === id));
  return twice === undefined
    ? ok({ start, options: given.value, seats })
    : failed(STUDY_WORDS.givenAndVaried(twice));
};

const optionsOf = <T extends GameTypes>(
  game: Game<T>,
  start: Start,
  option: readonly string[],
): Result<Draft['options'], string> => {
  if (!('scenario' in start)) return option.length > 0 ? failed(STUDY_WORDS.fileHasOptions) : ok({});
  const found = game.scenarios.find(({ id }) => id === start.scenario);
  if (found === undefined) return ok({});
  const openings = openingsOf(found, { given: option, all: undefined }, game.tables);
  return openings.ok ? ok(openings.value[0]?.options ?? {}) : openings;
};

const armOf = <T extends GameTypes>(
  { game }: StudyKit<T>,
  variations: readonly Variation[],
  choices: readonly Choice[],
  draft: Draft,
): Result<Arm, string> => {
  const values = choices.map(({ value }) => value);
  const name = variations.map((variation, place) => `${variation.name}=${values[place] ?? ''}`).join(' ');
  const drafted = choices.reduce((before, { put }) => put(before), draft);
  const opening = openingOfDraft(drafted);
  if (!opening.ok) return opening;
  const state = openingState(game, opening.value);
  return state.ok
    ? ok({ name, values, opening: opening.value, seats: drafted.seats })
    : failed(STUDY_WORDS.noArm(name, sayFault(state.error)));
};
