import type { Piece } from '@narrow-seas/core';
import type { Home, Phase, Piece as UnitPiece, PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { counterOf } from './counter.ts';
import { baseHex } from './map.ts';
import { figuresNow, lookOf } from './units.ts';
import { WORDS } from './words.ts';

type Held = { readonly resume: Phase };

const isHeld = (phase: Phase): phase is Phase & Held => 'resume' in phase;

/** The phase itself and those that it interrupts, innermost first. */
const phasesOf = (phase: Phase): readonly Phase[] =>
  isHeld(phase) ? [phase, ...phasesOf(phase.resume)] : [phase];

type Named<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

/** The flight that is under way, whatever has interrupted it. */
const flightOf = ({ phase }: PublicState): Named<'flight'> | undefined =>
  phasesOf(phase).find(held => held.name === 'flight');

/** Who acts just now. */
const actingIn = (phase: Phase): readonly number[] =>
  phase.name === 'surface-activation' || phase.name === 'submarine-activation' || phase.name === 'flight'
    ? phase.units
    : [];

/** [4] Who has acted in the segment that is under way, and is done. */
export const actedIn = ({ phase }: PublicState): readonly number[] => {
  const held = phasesOf(phase);
  const acting = held.flatMap(actingIn);
  return held
    .flatMap(each => (each.name === 'segment' ? each.acted : []))
    .filter(unit => !acting.some(other => other === unit));
};

const hexOfHome = ({ pieces }: PublicState, home: Home): number | undefined => {
  if (home.kind === 'base') return baseHex(home.base);
  const where = pieces[home.carrier]?.where;
  return where?.at === 'sea' ? where.hex : undefined;
};

/** Where a unit lies on the map: aircraft lie with their base or carrier until they are sent away. */
export const hexOfPiece = (table: PublicState, { where }: UnitPiece): number | undefined => {
  switch (where.at) {
    case 'sea':
      return where.hex;
    case 'home':
    case 'cap':
      return hexOfHome(table, where.home);
    case 'flight':
      return flightOf(table)?.hex ?? hexOfHome(table, where.home);
    default:
      return undefined;
  }
};

/** A carrier whose aircraft are a secret still shows them to their owner. */
const hexOfWing = ({ table, own }: View, id: number): number | undefined => {
  const wing = own?.wings.find(({ unit }) => unit === id);
  const carrier = wing === undefined ? undefined : table.pieces[wing.carrier];
  return carrier === undefined ? undefined : hexOfPiece(table, carrier);
};

export const hexIn = (view: View, id: number): number | undefined => {
  const piece = view.table.pieces[id];
  if (piece === undefined) return undefined;
  return piece.where.at === 'wing' ? hexOfWing(view, id) : hexOfPiece(view.table, piece);
};

const ARM_RANK = { surface: 0, submarine: 1, air: 2 } as const;

/** Ships first, in the order of their forces, then submarines, then aircraft. */
const rankOf = (table: PublicState, places: ReadonlyMap<number, number>, id: number): number =>
  ARM_RANK[lookOf(table, id).arm] * 10_000 + (places.get(id) ?? id);

const forcePlaces = ({ forces }: PublicState): ReadonlyMap<number, number> =>
  new Map(forces.flat().map((unit, place) => [unit, place]));

const hexOfForce = (table: PublicState, [first]: readonly number[]): string => {
  const piece = first === undefined ? undefined : table.pieces[first];
  return piece === undefined || first === undefined
    ? ''
    : `${lookOf(table, first).side} ${hexOfPiece(table, piece)}`;
};

/** Forces that share a hex are numbered there, so that one sees who sails with whom. */
const groupNumbers = (table: PublicState): ReadonlyMap<number, number> => {
  const byHex = new Map<string, (readonly number[])[]>();
  for (const force of table.forces) {
    const key = hexOfForce(table, force);
    byHex.set(key, [...(byHex.get(key) ?? []), force]);
  }
  return new Map(
    [...byHex.values()]
      .filter(forces => forces.length > 1)
      .flatMap(forces => forces.flatMap((force, place) => force.map(unit => [unit, place + 1] as const))),
  );
};

const badgesOf = ({ where, mark, deep }: UnitPiece, group: number | undefined): readonly string[] => [
  ...(mark === 'none' ? [] : [WORDS.badges[mark]]),
  ...(deep ? [WORDS.badges.deep] : []),
  ...(where.at === 'cap' ? [WORDS.badges.cap] : []),
  ...(group === undefined ? [] : [WORDS.badges.group(group)]),
];

const isInPlay = ({ where }: UnitPiece): boolean => where.at !== 'unused';

/** The counter of a unit that takes no part. */
export const pictureOf = (table: Pick<PublicState, 'extra'>, id: number): Piece => {
  const look = lookOf(table, id);
  return {
    id,
    side: look.side === 'nato' ? 'blue' : 'red',
    counter: counterOf(look, look.front),
    level: 0,
    turned: false,
    spent: false,
  };
};

/** Every unit of the scenario: on the map with its hex, in a tray without. */
export const piecesOf = (view: View): readonly Piece[] => {
  const { table } = view;
  const places = forcePlaces(table);
  const groups = groupNumbers(table);
  const acted = new Set(actedIn(table));
  return table.pieces.flatMap((piece, id) => {
    if (!isInPlay(piece)) return [];
    const look = lookOf(table, id);
    const hex = hexIn(view, id);
    const badges = badgesOf(piece, groups.get(id));
    return {
      id,
      side: look.side === 'nato' ? 'blue' : 'red',
      counter: counterOf(look, figuresNow(table, id)),
      ...(hex === undefined ? {} : { hex }),
      level: rankOf(table, places, id),
      turned: piece.where.at === 'returning',
      spent: acted.has(id),
      ...(piece.damaged ? { damaged: true } : {}),
      ...(piece.mark === 'none' ? {} : { found: true }),
      ...(badges.length > 0 ? { badges } : {}),
    };
  });
};
