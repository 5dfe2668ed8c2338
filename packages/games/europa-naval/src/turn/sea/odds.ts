import { counted, type Odds, type OddsResult, type OddsTerm, signedShift } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { inEnemyZone } from '../../rules/danger-zones/danger-zone.ts';
import { chartOf, groupOf, portSpecOf, specOf, strengthOf } from '../../model/fleet.ts';
import { type Modifier, shiftOf } from '../../model/modifier.ts';
import { currentStrength } from '../../rules/naval-combat/strength.ts';
import type { Group } from '../../model/state.ts';
import { GUNNERY, type HitTable, hitsOn, success, ZONE_SWEEP } from '../../model/tables.ts';
import type { View } from '../../secrets/view.ts';
import { FACES, type ShipId, type Side } from '../../model/vocabulary.ts';
import { breakModifiers } from '../../rules/naval-combat/break-off.ts';
import { contactShifts } from '../../rules/danger-zones/contact-stage.ts';
import { isNight } from '../../rules/groups/group.ts';
import { torpedoModifiers } from '../../rules/reaction/hunt.ts';
import { enemyMines } from '../../rules/mines/mines.ts';
import type { StayOrBreak, TorpedoAim } from '../../model/sea/phase.ts';
import { ranksSeen } from '../../rules/groups/ranks.ts';
import { isEager, zoneSweepModifiers } from '../../rules/danger-zones/zone-sweep.ts';

const termsOf = (list: readonly Modifier[]): readonly OddsTerm[] =>
  list.map(({ label, shift, rule }) => ({ what: label, value: shift, rule }));

/** One die, tallied by what comes of each face. */
const tallied = (of: (face: number) => string): readonly OddsResult[] => {
  const ways = new Map<string, number>();
  for (const face of FACES) ways.set(of(face), (ways.get(of(face)) ?? 0) + 1);
  return [...ways].map(([result, count]) => ({ result, ways: count }));
};

const dieOdds = (list: readonly Modifier[], of: (die: number) => string): Odds => {
  const shift = shiftOf(list);
  return {
    terms: termsOf(list),
    sum: `die ${signedShift(shift)}`,
    results: tallied(face => of(face + shift)),
  };
};

const isContact = (die: number): string => {
  const result = success(die);
  if (result === 'S*') return 'contact, all ports alerted';
  return result === 'S' ? 'contact' : 'no contact';
};

/** [36.D.2] The roll that entering these hexes, or beginning here, would bring. */
const contactOdds = (
  { common }: View,
  group: Group,
  hexes: readonly HexId[],
  night: boolean,
): Odds | undefined => {
  if (group.contact !== 'none') return undefined;
  const chart = chartOf(common);
  const hex = hexes.find(each => inEnemyZone(chart, common.danger, group.side, each));
  return hex === undefined ? undefined : dieOdds(contactShifts(common, group, hex, night), isContact);
};

const hits = (count: number): string => counted(count, 'hit');

const gunOdds = (table: HitTable, strength: number, list: readonly Modifier[], rule: string): Odds => ({
  ...dieOdds(list, die => hits(hitsOn(table, strength, die))),
  terms: [{ what: 'Strength', value: strength, rule }, ...termsOf(list)],
});

/** [36.C.1] For each strength point of the group. */
const mineOdds = ({ common }: View, group: Group, hexes: readonly HexId[]): Odds | undefined => {
  const hex = hexes.find(each => enemyMines(common, group.side, each) > 0 && !group.belts.includes(each));
  return hex === undefined ? undefined : gunOdds(GUNNERY, enemyMines(common, group.side, hex), [], '36.C.1');
};

const ownGroup = ({ own }: View, id: number): Group | undefined =>
  own === undefined ? undefined : groupOf(own, id as Group['id']);

/** What lies in the way comes first: mines before contact [F.12]. */
const wayOdds = (view: View, id: number, path: readonly HexId[]): Odds | undefined => {
  const group = ownGroup(view, id);
  if (group === undefined) return undefined;
  return mineOdds(view, group, path) ?? contactOdds(view, group, path, isNight(group));
};

const hexOf = (view: View, group: Group): HexId | undefined => {
  if (group.place.at === 'port') return portSpecOf(view.common, group.place.port).hex;
  return group.place.at === 'sea' ? group.place.hex : undefined;
};

const beginOdds = (view: View, id: number, night: boolean, hold: boolean): Odds | undefined => {
  const group = ownGroup(view, id);
  const hex = group === undefined ? undefined : hexOf(view, group);
  if (group === undefined || hex === undefined) return undefined;
  const held = { ...group, holds: hold };
  return mineOdds(view, held, [hex]) ?? contactOdds(view, held, [hex], night);
};

const leavingOdds = (view: View, id: number): Odds | undefined => {
  const group = ownGroup(view, id);
  const hex = group === undefined ? undefined : hexOf(view, group);
  return hex === undefined ? undefined : wayOdds(view, id, [hex]);
};

/** [36.C.3] Table 1. */
const sweepOdds = (view: View, side: Side, hex: HexId): Odds | undefined => {
  const { common, own } = view;
  if (own === undefined || common.phase.name !== 'zone-sweep') return undefined;
  const list = zoneSweepModifiers(common, own, side, hex, isEager(common.phase, hex));
  return dieOdds(list, die => {
    const { swept, nrp } = ZONE_SWEEP[success(die)];
    return `${swept ? 'swept' : 'not swept'}${nrp === 0 ? '' : `, ${counted(nrp, 'naval repair point')}`}`;
  });
};

/** [F.8.7] */
const torpedoOdds = (view: View, { hunter, prey }: TorpedoAim): Odds | undefined => {
  const { common, own, sightings } = view;
  const boats = ownGroup(view, hunter);
  const ships = sightings.find(({ group }) => group === prey)?.ships?.map(({ ship }) => ship);
  if (own === undefined || boats === undefined || ships === undefined) return undefined;
  const strength = boats.ships.reduce((sum, ship) => sum + strengthOf(common, own, ship), 0);
  return gunOdds(GUNNERY, strength, torpedoModifiers(common, { ships }), 'F.8.7');
};

/** What a ship is worth, as far as the viewer knows. */
export const strengthSeen = ({ common, own, sightings }: View, ship: ShipId): number => {
  const { strength } = specOf(common, ship);
  const seen = sightings.flatMap(({ ships = [] }) => ships).find(each => each.ship === ship);
  const hull = seen ?? own?.ships[ship];
  return hull === undefined ? strength : currentStrength(strength, hull);
};

/** [F.8.5] If the other side stays. */
const breakOdds = (view: View, { battle, side }: StayOrBreak): Odds => {
  const list = breakModifiers(view.common, battle, ranksSeen(view, battle), side, ship =>
    strengthSeen(view, ship),
  );
  return dieOdds(list, die => (['S', 'S*'].includes(success(die)) ? 'away' : 'another round'));
};

/** The chances of an offered action: of the first die that it brings. Undefined when no die follows it. */
export const oddsSea = (view: View, action: Action): Odds | undefined => {
  const { phase } = view.common;
  switch (action.type) {
    case 'sail':
    case 'react':
      return wayOdds(view, action.group, action.path);
    case 'put-to-sea':
      return leavingOdds(view, action.group);
    case 'begin':
      return beginOdds(view, action.group, action.night, action.hold);
    case 'sweep-zone':
      return phase.name === 'zone-sweep' ? sweepOdds(view, phase.side, action.hex) : undefined;
    case 'torpedo':
      return phase.name === 'torpedo-aim' ? torpedoOdds(view, phase) : undefined;
    case 'stay':
      return phase.name === 'stay-or-break' && !action.yes ? breakOdds(view, phase) : undefined;
    default:
      return undefined;
  }
};
