import type { HexId } from '@narrow-seas/hex';
import { BASES } from '../rules/stacking/bases.ts';
import { zoneOf } from '../model/chart.ts';
import type { UnitSpec } from '../model/roster.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';
import { type Box, conditionOf, draw, oneOf, rarely } from './plain-box.ts';
import { apart } from './plain-world.ts';

/** A field or deck, and who can be there. */
interface Nest {
  readonly name: string;
  readonly side: Side;
  readonly isDeck: boolean;
  readonly isRuined: boolean;
  readonly room: number;
  readonly suits: (spec: UnitSpec) => boolean;
}

const fieldsNear = (centre: HexId, bases: ReadonlyMap<string, string>): readonly Nest[] =>
  BASES.filter(({ hex, airfield }) => airfield && apart(hex, centre) <= 9).map(({ name, side }) => ({
    name,
    side: bases.get(name)?.includes('owner=soviet') ? 'soviet' : side,
    isDeck: false,
    isRuined: bases.get(name)?.includes('airfield=3') === true,
    room: 4,
    suits: spec => !spec.carrierCapable,
  }));

const decksOf = ({ carriers }: Box): readonly Nest[] =>
  carriers.map(({ name, side, airCapacity, nation }) => ({
    name,
    side,
    isDeck: true,
    isRuined: false,
    room: airCapacity,
    suits: spec => spec.carrierCapable && spec.nation === nation,
  }));

/** Some of them fly patrol [C.2.2]: two INT and one AEW of a carrier, three of either over a field. */
const patrolOf = ({ random }: Box, { isDeck }: Nest, units: readonly UnitSpec[]): readonly UnitSpec[] => {
  const fighters = units.filter(({ kind }) => kind === 'INT').slice(0, 1 + random.below(isDeck ? 2 : 3));
  const eyes = units.filter(({ kind }) => kind === 'AEW').slice(0, isDeck ? 1 : 3 - fighters.length);
  return fighters.length === 0 ? [] : [...fighters, ...(rarely(random, 2) ? eyes : [])];
};

const linesOf = (box: Box, nest: Nest): readonly string[] => {
  const { random } = box;
  const units: UnitSpec[] = [];
  const wanted = random.below(nest.room + 1);
  for (let tries = 0; tries < wanted; tries += 1) {
    const spec = draw(
      box,
      `${nest.side} air`,
      one => nest.suits(one) && (!rarely(random, 2) || one.kind === 'AEW' || nest.isDeck),
    );
    if (spec !== undefined) units.push(spec);
  }
  const patrol = rarely(random, 2) ? patrolOf(box, nest, units) : [];
  const ready = nest.isRuined ? [] : units.filter(spec => !patrol.includes(spec));
  const said = (list: readonly UnitSpec[]): string => list.map(spec => conditionOf(random, spec)).join(' ');
  return [
    ...(patrol.length > 0 ? [`cap ${nest.name} ${said(patrol)}`] : []),
    ...(ready.length > 0 ? [`at ${nest.name} ${said(ready)}`] : []),
  ];
};

const FIELDS = { nato: 'UpperHeyford', soviet: 'Monchegorsk' };

/** [C.8.6] Aircraft that can help to aim around here, and others that cannot. */
const sentOut = (box: Box, centre: HexId, side: Side): readonly string[] => {
  const lines: string[] = [];
  for (let more = 0; more < 3 && rarely(box.random, 2); more += 1) {
    const spec = draw(box, `${side} air`, ({ kind }) => kind === 'RCN');
    if (spec === undefined) break;
    const mission = oneOf(box.random, ['tac-coord', 'tac-coord', 'recon']);
    lines.push(`mission ${FIELDS[side]} ${mission} ${zoneOf(centre)} ${conditionOf(box.random, spec)}`);
  }
  return lines;
};

/** Aircraft on the fields and decks nearby, some of them on patrol, and some on missions. */
export const scatteredAir = (
  box: Box,
  centre: HexId,
  bases: ReadonlyMap<string, string>,
): readonly string[] => [
  ...[...fieldsNear(centre, bases), ...decksOf(box)].flatMap(nest => linesOf(box, nest)),
  ...SIDES.flatMap(side => sentOut(box, centre, side)),
];
