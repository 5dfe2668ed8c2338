import type { MovementScene } from '@narrow-seas/core';
import { distance, type HexId } from '@narrow-seas/hex';
import { GRID } from '../face/map.ts';
import type { Event } from '../model/event.ts';
import { hexOfHome, hexOfUnit, submarinesAt, surfaceAt } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { kindOf, nameOf, namesOf } from './names.ts';
import { placeOf, where } from './places.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const isBeside = (one: HexId, other: HexId): boolean => distance(GRID, one, other) <= 1;

/** The viewer's ship that had no enemy beside it before these came. */
const threatened = (before: View, side: Side, from: HexId, to: HexId): string | undefined => {
  const { viewer, table } = before;
  if (viewer === 'spectator' || viewer === side) return undefined;
  const near = [to, ...neighbours(to)].flatMap(hex => [
    ...surfaceAt(table, viewer, hex),
    ...submarinesAt(table, viewer, hex),
  ]);
  const own = near.find(unit => {
    const hex = hexOfUnit(table, unit);
    return hex !== undefined && !isBeside(from, hex);
  });
  return own === undefined ? undefined : SAY.beside(nameOf(table, own));
};

const neighbours = (hex: HexId): readonly HexId[] =>
  Array.from({ length: 6 }, (_, place) => GRID.neighbours[hex * 6 + place] as HexId).filter(
    other => other >= 0,
  );

const tellSailing = (before: View, { units, path }: Of<'sailed'>): readonly MovementScene[] => {
  const { table } = before;
  const [first] = units;
  const to = path.at(-1);
  const from = first === undefined ? undefined : hexOfUnit(table, first);
  if (first === undefined || to === undefined || from === undefined) return [];
  const names = namesOf(table, units);
  const { side } = specOf(table, first);
  const [start, end] = [placeOf(from), placeOf(to)];
  const danger = threatened(before, side, from, to);
  return [
    {
      kind: 'movement',
      side,
      who: SAY.who(names, kindOf(table, first)),
      pieces: units,
      path: [from, ...path],
      way: 'sea',
      caption: start === end ? SAY.sailsOn(names, where(to)) : SAY.sails(names, start, end),
      ends: { from: start, to: end },
      ...(danger === undefined ? {} : { danger }),
    },
  ];
};

const tellFlying = ({ table }: View, { path }: Of<'flew'>): readonly MovementScene[] => {
  const { phase } = table;
  const flight = phase.name === 'flight' ? phase : phase.name === 'reaction' ? phase.resume : undefined;
  const to = path.at(-1);
  const first = flight?.units[0];
  if (flight === undefined || to === undefined || first === undefined || flight.hex === to) return [];
  const names = namesOf(table, flight.units);
  return [
    {
      kind: 'movement',
      side: flight.side,
      who: SAY.who(names, kindOf(table, first)),
      pieces: flight.units,
      path: [flight.hex, ...path],
      way: 'air',
      caption: SAY.flies(names, placeOf(flight.hex), placeOf(to)),
      ends: { from: placeOf(flight.hex), to: placeOf(to) },
    },
  ];
};

const tellLanding = ({ table }: View, { unit, home }: Of<'landed'>): readonly MovementScene[] => {
  const { phase } = table;
  const to = hexOfHome(table, home);
  const from = phase.name === 'flight' && phase.units.includes(unit) ? phase.hex : hexOfUnit(table, unit);
  if (to === undefined || from === undefined || from === to) return [];
  const place = home.kind === 'base' ? placeOf(to) : nameOf(table, home.carrier);
  const { side } = specOf(table, unit);
  return [
    {
      kind: 'movement',
      side,
      who: SAY.who([nameOf(table, unit)], kindOf(table, unit)),
      pieces: [unit],
      path: [from, to],
      way: 'air',
      caption: SAY.lands(nameOf(table, unit), place),
      together: { key: `${side} ${to}`, kind: 'aircraft', place },
    },
  ];
};

const tellDriven = ({ table }: View, { units, hex }: Of<'driven-out'>): readonly MovementScene[] => {
  const first: UnitId | undefined = units[0];
  const from = first === undefined ? undefined : hexOfUnit(table, first);
  if (first === undefined || from === undefined) return [];
  const names = namesOf(table, units);
  return [
    {
      kind: 'movement',
      side: specOf(table, first).side,
      who: SAY.who(names, kindOf(table, first)),
      pieces: units,
      path: [from, hex],
      way: 'sea',
      caption: SAY.driven(names, placeOf(hex)),
    },
  ];
};

/** What an event tells of units that move. */
export const tellMovement = (before: View, event: Event): readonly MovementScene[] => {
  switch (event.type) {
    case 'sailed':
      return tellSailing(before, event);
    case 'flew':
      return tellFlying(before, event);
    case 'landed':
      return tellLanding(before, event);
    case 'driven-out':
      return tellDriven(before, event);
    default:
      return [];
  }
};
