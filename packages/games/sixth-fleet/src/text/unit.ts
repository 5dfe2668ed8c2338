import { type Fault, faultAt, ok, type Result, type Statement, type Word } from '@narrow-seas/core';
import { domainOfKind, type Ratings, type UnitSpec, unitNamed } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { NATIONS, SIDES } from '../model/vocabulary.ts';

/** A unit that a position makes up: `unit SG9 soviet So SG 0-30-12-3-8-5 daylight carrier-based`. */
export const readUnit = (
  state: State,
  [first, name, sideWord, nationWord, kind, ratingsWord, ...marks]: Statement,
): Result<UnitSpec, Fault> => {
  const side = SIDES.find(id => id === sideWord?.text);
  const nation = NATIONS.find(id => id === nationWord?.text);
  if (name === undefined || side === undefined || nation === undefined || kind === undefined) {
    return faultAt(first, 'Write "unit SG9 soviet So SG 0-30-12-3-8-5".');
  }
  if (unitNamed(state, name.text) !== undefined)
    return faultAt(name, `There is already a unit ${name.text}.`);
  const ratings = ratingsOf(ratingsWord);
  if (ratings === undefined) {
    return faultAt(
      ratingsWord ?? first,
      'Write six ratings, none negative: anti-air, anti-surface, anti-submarine, movement, defence, ECM.',
    );
  }
  const wrong = marks.find(({ text }) => text !== 'daylight' && text !== 'carrier-based');
  if (wrong !== undefined) return faultAt(wrong, 'Only "daylight" and "carrier-based" may follow here.');
  const has = (text: string): boolean => marks.some(mark => mark.text === text);
  const printed = {
    name: name.text,
    title: name.text,
    side,
    nation,
    kind: kind.text,
    domain: domainOfKind(kind.text),
    ratings,
  };
  return ok({ ...printed, ...UNKNOWN, daylight: has('daylight'), carrierBased: has('carrier-based') });
};

/** What a made-up unit does not have. */
const UNKNOWN = { number: 0, ships: [], fleet: '', arrives: 'start', home: '' } as const;

const ratingsOf = (word: Word | undefined): Ratings | undefined => {
  if (word === undefined || !/^\d{1,2}(?:-\d{1,2}){5}$/.test(word.text)) return undefined;
  const [antiAir, antiSurface, antiSubmarine, move, defence, ecm] = word.text.split('-').map(Number);
  return { antiAir, antiSurface, antiSubmarine, move, defence, ecm } as Ratings;
};
