import type { BattleScene } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import { hexOfUnit } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { kindOf, nameOf, namesOf } from './names.ts';
import { where } from './places.ts';
import { gainOf } from './points.ts';
import { STORY_WORDS as SAY } from './words.ts';

/** A die that looks for something, or that something is struck by. */
interface Roll {
  readonly side: Side;
  readonly search?: true;
  readonly caption: string;
  readonly title: string;
  readonly hex: number;
  readonly seeker: UnitId | undefined;
  readonly targets: readonly UnitId[];
  readonly verdict: string;
  readonly effect: BattleScene['effect'];
}

const sceneOf = (before: View, face: number, after: View, roll: Roll): BattleScene => {
  const { table } = before;
  const { seeker, targets, verdict, ...rest } = roll;
  const fighter = (unit: UnitId) => ({ piece: unit, name: nameOf(table, unit), note: kindOf(table, unit) });
  const from = seeker === undefined ? undefined : hexOfUnit(table, seeker);
  return {
    kind: 'battle',
    ...rest,
    about: '',
    from: from === undefined ? [] : [from],
    attackers: seeker === undefined ? [] : [fighter(seeker)],
    targets: targets.map(fighter),
    dice: [{ face, faces: 10, wins: [], title: SAY.searchDie }],
    verdict,
    detail: '',
    points: gainOf(before, after),
    label: verdict,
  };
};

const isMarked = (sights: readonly Event[], unit: UnitId): boolean =>
  sights.some(event => event.type === 'marked' && event.mark !== 'none' && event.units.includes(unit));

const tellSearch = (
  before: View,
  face: number,
  sights: readonly Event[],
  after: View,
): readonly BattleScene[] => {
  const { table } = before;
  const { phase } = table;
  if (phase.name !== 'search') return [];
  const hex = hexOfUnit(table, phase.submarine);
  if (hex === undefined) return [];
  const [name, place] = [nameOf(table, phase.submarine), where(hex)];
  const isFound = isMarked(sights, phase.submarine);
  const roll: Roll = {
    side: specOf(table, phase.unit).side,
    caption: SAY.hunts(nameOf(table, phase.unit), name, place),
    title: SAY.search(place),
    hex,
    seeker: phase.unit,
    targets: [phase.submarine],
    search: true,
    verdict: isFound ? SAY.found(name) : SAY.notFound(face),
    effect: isFound ? 'hit' : 'none',
  };
  return [sceneOf(before, face, after, roll)];
};

const tellListening = (
  before: View,
  face: number,
  sights: readonly Event[],
  after: View,
): readonly BattleScene[] => {
  const { table } = before;
  const { phase } = table;
  if (phase.name !== 'sosus') return [];
  const hex = hexOfUnit(table, phase.unit);
  if (hex === undefined) return [];
  const [name, place] = [nameOf(table, phase.unit), where(hex)];
  const isHeard = isMarked(sights, phase.unit);
  const roll: Roll = {
    side: enemyOf(specOf(table, phase.unit).side),
    caption: SAY.listens(name, place),
    title: SAY.listening(place),
    hex,
    seeker: undefined,
    targets: [phase.unit],
    search: true,
    verdict: isHeard ? SAY.heard(name) : SAY.notHeard(face),
    effect: isHeard ? 'hit' : 'none',
  };
  return [sceneOf(before, face, after, roll)];
};

const tellMines = (
  before: View,
  face: number,
  sights: readonly Event[],
  after: View,
): readonly BattleScene[] => {
  const { table } = before;
  const { phase } = table;
  const [force] = phase.name === 'mine-roll' ? phase.forces : [];
  const first = force?.[0];
  if (phase.name !== 'mine-roll' || force === undefined || first === undefined) return [];
  const died = sights.flatMap(event => (event.type === 'died' ? event.unit : []));
  const damaged = sights.flatMap(event => (event.type === 'damaged' ? event.unit : []));
  const place = where(phase.hex);
  const hit = [...died, ...damaged];
  const roll: Roll = {
    side: enemyOf(specOf(table, first).side),
    caption: SAY.amongMines(namesOf(table, force), place),
    title: SAY.mines(place),
    hex: phase.hex,
    seeker: undefined,
    targets: hit.length > 0 ? hit : force,
    verdict:
      died.length > 0
        ? SAY.sunk(namesOf(table, died))
        : damaged.length > 0
          ? SAY.damaged(namesOf(table, damaged))
          : SAY.noMine,
    effect: died.length > 0 ? 'loss' : damaged.length > 0 ? 'hit' : 'none',
  };
  return [sceneOf(before, face, after, roll)];
};

/** Dice that find something: a submarine from the air or from the sea bed, or a mine the hard way. */
export const tellFinding = (
  before: View,
  face: number,
  sights: readonly Event[],
  after: View,
): readonly BattleScene[] => [
  ...tellSearch(before, face, sights, after),
  ...tellListening(before, face, sights, after),
  ...tellMines(before, face, sights, after),
];
