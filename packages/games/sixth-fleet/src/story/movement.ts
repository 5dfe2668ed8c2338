import type { MovementScene } from '@narrow-seas/core';
import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { AIRBASE_AT, GRID } from '../model/chart.ts';
import type { Event } from '../model/event.ts';
import { hexOfUnit, placeOf as placeOfUnit, unitsAt } from '../model/position.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { canAttack } from '../rules/combat/strength.ts';
import { isControlledAgainst } from '../rules/zones/control.ts';
import type { View } from '../secrets/view.ts';
import { kindOf, nameOf } from './names.ts';
import { placeOf, where } from '../face/places.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The viewer's unit that was left alone until now and has this enemy beside it. */
const threatened = (before: View, unit: UnitId, to: HexId): string | undefined => {
  const { viewer, table } = before;
  const mover = specOf(table, unit);
  if (viewer === 'spectator' || mover.side === viewer) return undefined;
  const beside = [to, ...neighboursOf(GRID, to)].flatMap(hex => unitsAt(table, viewer, hex));
  const found = beside.find(own => {
    const spec = specOf(table, own);
    const hex = hexOfUnit(table, own);
    const isNew = hex !== undefined && !isControlledAgainst(table, spec, hex);
    return isNaval(spec) && isNew && canAttack(mover, spec.domain);
  });
  return found === undefined ? undefined : SAY.beside(nameOf(table, found));
};

interface Way {
  readonly unit: UnitId;
  readonly path: readonly HexId[];
  readonly say: (who: string, from: string, to: string) => string;
}

/** Who stays in one sea is not said to come there. */
const captionOf = (who: string, from: string, hex: HexId, say: Way['say']): string => {
  const to = placeOf(hex);
  return from === to && say === SAY.sails ? SAY.within(who, where(hex)) : say(who, from, to);
};

const sceneOf = (before: View, { unit, path, say }: Way): MovementScene => {
  const { table } = before;
  const spec = specOf(table, unit);
  const to = path.at(-1) as HexId;
  const from = placeOfUnit(table, unit) ?? to;
  const danger = threatened(before, unit, to);
  return {
    kind: 'movement',
    side: spec.side,
    who: SAY.who(nameOf(table, unit), kindOf(table, unit)),
    pieces: [unit],
    path: [from, ...path],
    way: isNaval(spec) ? 'sea' : 'air',
    caption: captionOf(nameOf(table, unit), placeOf(from), to, say),
    ...(danger === undefined ? {} : { danger }),
  };
};

/** Aircraft that come to a base and threaten nobody are told together. */
const landing = (scene: MovementScene, to: HexId, place: string): MovementScene =>
  scene.danger !== undefined || scene.way !== 'air'
    ? scene
    : { ...scene, together: { key: `${scene.side} ${to}`, kind: 'aircraft', place } };

const tellMove = (before: View, { unit, path }: Of<'moved'>): MovementScene => {
  const to = path.at(-1) as HexId;
  const isShip = isNaval(specOf(before.table, unit));
  const scene = sceneOf(before, { unit, path, say: isShip ? SAY.sails : SAY.flies });
  return AIRBASE_AT.has(to) ? landing(scene, to, placeOf(to)) : scene;
};

const tellEmbarking = (before: View, { unit, carrier }: Of<'embarked'>): readonly MovementScene[] => {
  const { table } = before;
  const [from, to] = [placeOfUnit(table, unit), hexOfUnit(table, carrier)];
  if (from === undefined || to === undefined || from === to) return [];
  const name = nameOf(table, carrier);
  const scene = sceneOf(before, { unit, path: [to], say: who => SAY.embarks(who, name) });
  return [landing(scene, to, SAY.aboard(name))];
};

const stepTo = (
  before: View,
  unit: UnitId,
  to: HexId,
  say: (who: string, place: string) => string,
): MovementScene => sceneOf(before, { unit, path: [to], say: (who, _from, place) => say(who, place) });

/** What an event tells of units that move; set-up and launching over one's own carrier are no movements. */
export const tellMovement = (before: View, event: Event): readonly MovementScene[] => {
  switch (event.type) {
    case 'moved':
      return [tellMove(before, event)];
    case 'embarked':
      return tellEmbarking(before, event);
    case 'grounded':
      return event.path.length === 0
        ? []
        : [stepTo(before, event.unit, event.path.at(-1) as HexId, SAY.grounded)];
    case 'retreated':
      return [stepTo(before, event.unit, event.to, SAY.fallsBack)];
    case 'displaced':
      return [stepTo(before, event.unit, event.to, SAY.makesRoom)];
    case 'advanced':
      return [stepTo(before, event.unit, event.hex, SAY.follows)];
    default:
      return [];
  }
};

/** Points for the viewer when a unit of this side is lost. */
export const signFor = ({ viewer }: View, state: State, unit: UnitId): 1 | -1 => {
  const { side } = specOf(state, unit);
  // Nobody's points speak for the Soviets, as the account does.
  return side === (viewer === 'spectator' ? 'soviet' : viewer) ? -1 : 1;
};
