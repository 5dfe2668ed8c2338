import { type Fault, type Game, type GameTypes, mustBe } from '@narrow-seas/core';
import { nearest } from '../nearest.ts';
import type { Speech } from '../speech.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

/** No table has more things of one kind; a notation that answers to every number would never end. */
const MOST = 60_000;

/** Every name that things of this position can have. */
const namesKnown = <T extends GameTypes>(
  { kinds, nameOf }: Speech<T>,
  state: T['state'],
): ReadonlySet<string> => {
  const known = new Set<string>();
  for (const kind of kinds) {
    for (let id = 0; id < MOST; id += 1) {
      const word = nameOf(state, kind, id);
      if (word === undefined || word === '' || word === String(id)) break;
      known.add(word);
    }
  }
  return known;
};

const wordsIn = (text: string): readonly string[] =>
  text.split(/[\s=,;@|"'{}[\]()]+/).flatMap(word => {
    const [bare = ''] = word.split('/');
    return bare === '' ? [] : [bare.replace(/[.:?]$/, '')];
  });

/** Keywords are small letters and counts are short: what looks otherwise was meant as the name of something. */
const looksLikeName = (word: string): boolean => /[A-Z]|^\d{4,}$/.test(word);

/** The fault with the name that was probably meant, where a name is what is wrong. */
const sayNearest = (fault: Fault, word: string | undefined, known: ReadonlySet<string>): Fault => {
  if (word === undefined) return fault;
  const meant = nearest(word, [...known]);
  const isTold = wordsIn(fault.message).includes(word);
  const message = isTold ? fault.message : JUDGE_WORDS.fault.unknownName(word, fault.message);
  return { ...fault, message: meant === undefined ? message : JUDGE_WORDS.fault.didYouMean(message, meant) };
};

/** Of an action that cannot be read: the word that the fault speaks of, or the first that looks like a name. */
export const strangeInAction = <T extends GameTypes>(
  speech: Speech<T>,
  state: T['state'],
  text: string,
  fault: Fault,
): Fault => {
  const known = namesKnown(speech, state);
  const small = new Set([...known].map(name => name.toLowerCase()));
  const told = wordsIn(fault.message);
  const [, ...words] = wordsIn(text).filter(word => !known.has(word));
  const word =
    words.find(each => told.includes(each)) ??
    words.find(each => looksLikeName(each) || small.has(each.toLowerCase()));
  return sayNearest(fault, word, known);
};

/** Of a position that cannot be read: the name in it that the fault speaks of. */
export const strangeInPosition = <T extends GameTypes>(
  game: Game<T>,
  speech: Speech<T>,
  position: unknown,
  fault: Fault,
): Fault => {
  const words = wordsIn(typeof position === 'string' ? position : JSON.stringify(position));
  const scenario = game.scenarios.find(({ id }) => words.includes(id)) ?? game.scenarios[0];
  if (scenario === undefined) return fault;
  const known = namesKnown(speech, mustBe(game.setup({ scenario: scenario.id, options: {} })));
  const word = wordsIn(fault.message).find(
    each => looksLikeName(each) && words.includes(each) && !known.has(each),
  );
  return sayNearest(fault, word, known);
};
