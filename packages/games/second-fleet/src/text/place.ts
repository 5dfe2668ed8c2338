import { type Fault, faultAt, ok, type Result, type Statement, type Word } from '@narrow-seas/core';
import { baseNamed } from '../rules/stacking/bases.ts';
import { hexNamed } from '../model/chart.ts';
import { formed, withForces } from '../rules/stacking/forces.ts';
import { homeNamed } from './names.ts';
import { type NamedPiece, readPiece } from './unit.ts';
import { withPieces } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { Home, PublicState, Where } from '../model/state.ts';
import { MISSIONS, type Side, ZONES } from '../model/vocabulary.ts';

type Read = Result<PublicState, Fault>;

const readPieces = (table: PublicState, words: readonly Word[]): Result<readonly NamedPiece[], Fault> => {
  const pieces: NamedPiece[] = [];
  for (const word of words) {
    const piece = readPiece(table, word);
    if (!piece.ok) return piece;
    const { unit } = piece.value;
    if (table.pieces[unit]?.where.at !== 'unused' || pieces.some(other => other.unit === unit))
      return faultAt(word, 'The unit is in two places.');
    pieces.push(piece.value);
  }
  return ok(pieces);
};

const put = (table: PublicState, pieces: readonly NamedPiece[], where: Where): PublicState => {
  const conditions = new Map(pieces.map(({ unit, condition }) => [unit, condition]));
  return withPieces(
    table,
    pieces.map(({ unit }) => unit),
    (piece, unit) => ({ ...piece, ...conditions.get(unit), where }),
  );
};

/** `nato @2922 OGDEN HAWES/damaged`: ships of one force, topmost first, or submarines. */
export const readAtSea = (table: PublicState, side: Side, [first, at, ...words]: Statement): Read => {
  const hex = at?.text.startsWith('@') ? hexNamed(at.text.slice(1)) : undefined;
  if (hex === undefined) return faultAt(at ?? first, 'Write the hex as @2922; it must be on the map.');
  const pieces = readPieces(table, words);
  if (!pieces.ok) return pieces;
  const stranger = pieces.value.findIndex(({ unit }) => specOf(table, unit).side !== side);
  if (stranger >= 0) return faultAt(words[stranger] as Word, `This is not a ${side} unit.`);
  const flies = pieces.value.findIndex(({ unit }) => specOf(table, unit).arm === 'air');
  if (flies >= 0)
    return faultAt(words[flies] as Word, 'Aircraft must be at a base or carrier: "at Andoya ...".');
  const ships = pieces.value.map(({ unit }) => unit).filter(unit => specOf(table, unit).arm === 'surface');
  const placed = put(table, pieces.value, { at: 'sea', hex });
  return ok(withForces(placed, ships, formed(table, ships)));
};

const readHome = (table: PublicState, first: Word, word: Word | undefined): Result<Home, Fault> => {
  const home = word === undefined ? undefined : homeNamed(table, word.text);
  return home === undefined ? faultAt(word ?? first, 'Name a base or a carrier here.') : ok(home);
};

const readPlaced = (table: PublicState, words: readonly Word[], where: Where): Read => {
  const pieces = readPieces(table, words);
  return pieces.ok ? ok(put(table, pieces.value, where)) : pieces;
};

/** `at Andoya F16-1`, `cap RSVLT F14-1 E2-1`, `flight Andoya ...`. */
export const readAtHome = (
  table: PublicState,
  at: 'home' | 'cap' | 'flight',
  [first, name, ...words]: Statement,
): Read => {
  const home = readHome(table, first, name);
  return home.ok ? readPlaced(table, words, { at, home: home.value }) : home;
};

type Sent = Pick<Extract<Where, { readonly at: 'mission' }>, 'home' | 'mission' | 'zone'>;

const readSent = (table: PublicState, [first, name, what, where]: Statement): Result<Sent, Fault> => {
  const home = readHome(table, first, name);
  if (!home.ok) return home;
  const mission = MISSIONS.find(id => id === what?.text);
  const zone = ZONES.find(id => id === where?.text);
  return mission === undefined || zone === undefined
    ? faultAt(what ?? first, 'Write a mission and a zone here: "mission Andoya recon NS NO-P3-1".')
    : ok({ home: home.value, mission, zone });
};

/** `mission Andoya recon NS NO-P3-1`. */
export const readMission = (table: PublicState, statement: Statement): Read => {
  const sent = readSent(table, statement);
  return sent.ok ? readPlaced(table, statement.slice(4), { at: 'mission', ...sent.value }) : sent;
};

/** `returning Andoya recon NS - NO-P3-1`; in place of the dash the zone that an interceptor held. */
export const readReturning = (table: PublicState, statement: Statement): Read => {
  const sent = readSent(table, statement);
  if (!sent.ok) return sent;
  const [first, , , , where] = statement;
  const held = ZONES.find(id => id === where?.text);
  if (held === undefined && where?.text !== '-')
    return faultAt(where ?? first, 'Write a zone here, or a dash.');
  return readPlaced(table, statement.slice(5), {
    at: 'returning',
    ...sent.value,
    ...(held === undefined ? {} : { held }),
  });
};

export const readElsewhere = (
  table: PublicState,
  at: 'wing' | 'due' | 'away' | 'lost',
  [, ...words]: Statement,
): Read => readPlaced(table, words, { at });

export const readBaseName = (first: Word, word: Word | undefined): Result<number, Fault> => {
  const base = word === undefined ? undefined : baseNamed(word.text);
  return base === undefined ? faultAt(word ?? first, 'Name a base here.') : ok(base);
};
