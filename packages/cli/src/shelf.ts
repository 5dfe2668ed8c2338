import type { ExamKit, Game, GameTypes } from '@narrow-seas/core';
import { europaNaval, europaNavalKit } from '@narrow-seas/europa-naval';
import { secondFleet, secondFleetKit } from '@narrow-seas/second-fleet';
import { sixthFleet, sixthFleetKit } from '@narrow-seas/sixth-fleet';
import { skerry, skerryKit } from '@narrow-seas/skerry';
import type { Glossary } from './glossary.ts';

/** A game with what goes with it, whose types are its own business: `entry((game, kit) => ...)` keeps them without `any`. */
export type ShelfEntry = <R>(
  use: <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>, glossary: Glossary) => R,
) => R;

export const onShelf =
  <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>, glossary: Glossary = {}): ShelfEntry =>
  use =>
    use(game, kit, glossary);

const UNIT_FIELDS =
  'unit units carrier attackers defenders candidates pending among attacked struck exempt moved mustLand';

const SIXTH_FLEET_GLOSSARY: Glossary = {
  unit: {
    action: unit => ({ type: 'launch', unit }),
    fields: UNIT_FIELDS.split(' '),
  },
  hex: {
    action: hex => ({ type: 'deploy', unit: 0, hex }),
    fields: ['hex', 'from', 'to', 'path', 'targets', 'fulfilled'],
  },
};

const SECOND_FLEET_UNITS =
  'unit units acted hunted guests fired submarine among hit used struck attacker target carrier served changed hasty amphibious commandos tacCoord giver taker';

const SECOND_FLEET_GLOSSARY: Glossary = {
  unit: {
    action: unit => ({ type: 'take-mine', unit }),
    fields: SECOND_FLEET_UNITS.split(' '),
  },
  hex: {
    action: hex => ({ type: 'lay-mine', hex }),
    fields: ['hex', 'hexes', 'from', 'path', 'over', 'ahead', 'aerial', 'start', 'dared'],
  },
};

const MARCHES = 'marched troops-lost troops-arrived engineered embarked';
const FLIGHTS =
  'covering searched air-fought flak air-lost based air-arrived air-withdrew air-mended strike-offered';

const inEvents = (types: string, field: string): readonly string[] =>
  types.split(' ').map(type => `${type}.${field}`);

/** A field `unit` holds aircraft or troops, as the event has it. */
const EUROPA_NAVAL_GLOSSARY: Glossary = {
  unit: {
    action: ship => ({ type: 'take-hit', ship }),
    fields: ['ship', 'ships', 'among', 'support', 'torpedoed.target'],
  },
  air: {
    action: unit => ({ type: 'return-air', unit }),
    fields: ['bombers', 'escorts', 'bomber', 'defender', 'other', 'waiting', ...inEvents(FLIGHTS, 'unit')],
  },
  ground: {
    action: unit => ({ type: 'march', unit, re: 1, path: [] }),
    word: 1,
    fields: inEvents(MARCHES, 'unit'),
  },
  port: {
    action: to => ({ type: 'pass-channel', group: 0, to }),
    fields: [
      'port',
      'ports',
      'forts',
      ...inEvents('carriage-left', 'from'),
      ...inEvents('carriage-left', 'to'),
    ],
  },
  hex: {
    action: hex => ({ type: 'sweep-zone', hex }),
    fields: ['hex', 'hexes', 'path', ...inEvents('marched', 'from'), ...inEvents('marched', 'to')],
  },
};

/** Boats go by their numbers. */
const SKERRY_GLOSSARY: Glossary = {
  hex: { action: hex => ({ type: 'lay', hex }), fields: ['hex', 'to'] },
};

/** The games of this command line, in the order of `games`. A new game is put on the shelf here. */
export const SHELF: readonly ShelfEntry[] = [
  onShelf(sixthFleet, sixthFleetKit, SIXTH_FLEET_GLOSSARY),
  onShelf(secondFleet, secondFleetKit, SECOND_FLEET_GLOSSARY),
  onShelf(europaNaval, europaNavalKit, EUROPA_NAVAL_GLOSSARY),
  onShelf(skerry, skerryKit, SKERRY_GLOSSARY),
];

export const idOf = (entry: ShelfEntry): string => entry(({ id }) => id);
