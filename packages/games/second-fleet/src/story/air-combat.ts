import type { BattleScene, Fighter } from '@narrow-seas/core';
import { middleOf, theZone } from '../face/map.ts';
import type { Event } from '../model/event.ts';
import type { AirFight, AirRoll } from '../model/fire/phase.ts';
import { capOver, hexOfHome, ratingsNow } from '../model/position.ts';
import type { PublicState } from '../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import { interceptorsIn } from '../rules/strategic-air/missions.ts';
import { specOf } from '../model/roster.ts';
import type { View } from '../secrets/view.ts';
import { kindOf, nameOf, namesOf } from './names.ts';
import { where } from './places.ts';
import { gainOf } from './points.ts';
import { STORY_WORDS as SAY } from './words.ts';

/** Who fights whom in the air, and where. */
interface Fight {
  readonly side: Side;
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly from: readonly number[];
  readonly hex: number | undefined;
  readonly where: string;
}

const overZone = (table: PublicState, fight: Exclude<AirFight, { readonly kind: 'cap' }>): Fight => {
  const place = { from: [], hex: middleOf(fight.zone), where: SAY.over(theZone(fight.zone)) };
  if (fight.kind === 'bounce')
    return {
      ...place,
      side: specOf(table, fight.attacker).side,
      attackers: [fight.attacker],
      defenders: [fight.target],
    };
  return {
    ...place,
    side: fight.attacker,
    attackers: interceptorsIn(table, fight.attacker, fight.zone),
    defenders: interceptorsIn(table, enemyOf(fight.attacker), fight.zone),
  };
};

const fightOf = (table: PublicState, { fight, resume }: AirRoll): Fight => {
  if (fight.kind !== 'cap') return overZone(table, fight);
  const flight = resume.name === 'reaction' ? resume.resume : undefined;
  const home = hexOfHome(table, fight.home);
  const hex = flight?.hex ?? home;
  return {
    side: fight.side,
    attackers: capOver(table, fight.home),
    defenders: flight?.units ?? [],
    from: home === undefined || home === hex ? [] : [home],
    hex,
    where: hex === undefined ? '' : where(hex),
  };
};

const fighter = (table: PublicState, unit: UnitId, isLost: boolean): Fighter => ({
  piece: unit,
  name: nameOf(table, unit),
  note: SAY.noted(kindOf(table, unit), isLost ? SAY.wasShotDown : ''),
  strength: String(ratingsNow(table, unit).aa),
  ...(isLost ? { result: 'loss' } : {}),
});

/** Steps that each side must take now, or has taken. */
const tollsIn = (table: PublicState, sights: readonly Event[]) => {
  const asked = sights.flatMap(event =>
    event.type === 'began' && event.phase.name === 'air-losses'
      ? [event.phase, ...(event.phase.next === undefined ? [] : [event.phase.next])]
      : [],
  );
  const taken = sights.flatMap(event =>
    event.type === 'hit' ? [{ side: specOf(table, event.unit).side, steps: 1 }] : [],
  );
  return [...asked, ...taken].map(({ side, steps }) => ({ side, steps }));
};

/** The same for the question whether patrols intercept and for what comes of it. */
const keyAt = (hex: number): string => `interception at ${hex}`;

/** [C.11.2] The viewer's patrols may stop a flight: who could fight whom, before anybody decides. */
export const tellReaction = (sights: readonly Event[], { table, viewer }: View): readonly BattleScene[] => {
  const asked = sights.findLast(event => event.type === 'began' && event.phase.name === 'reaction');
  const { phase } = table;
  if (asked === undefined || phase.name !== 'reaction' || phase.side !== viewer) return [];
  const { hex, units, side } = phase.resume;
  const patrols = phase.missions.flatMap(home => capOver(table, home));
  const place = where(hex);
  return [
    {
      kind: 'battle',
      key: keyAt(hex),
      side: phase.side,
      caption: SAY.comes(namesOf(table, units), side, place),
      title: SAY.mayIntercept(place),
      about: SAY.against(namesOf(table, patrols), namesOf(table, units)),
      from: phase.missions.flatMap(home => hexOfHome(table, home) ?? []).filter(from => from !== hex),
      hex,
      attackers: patrols.map(unit => fighter(table, unit, false)),
      targets: units.map(unit => fighter(table, unit, false)),
      dice: [],
      verdict: '',
      detail: '',
      effect: 'none',
      points: 0,
      label: '',
    },
  ];
};

/** [C.11.3] [C.12.2] One round of air combat. */
export const tellAirCombat = (
  before: View,
  face: number,
  sights: readonly Event[],
  after: View,
): readonly BattleScene[] => {
  const { table } = before;
  if (table.phase.name !== 'air-roll') return [];
  const fight = fightOf(table, table.phase);
  if (fight.hex === undefined) return [];
  const died = sights.flatMap(event => (event.type === 'died' ? event.unit : []));
  const tolls = tollsIn(table, sights);
  const isTurned = sights.some(({ type }) => type === 'turned-back');
  const verdict = died.length > 0 ? SAY.shotDown(namesOf(table, died)) : SAY.airLosses(tolls);
  return [
    {
      kind: 'battle',
      key: keyAt(fight.hex),
      side: fight.side,
      caption: SAY.patrols(namesOf(table, fight.attackers), fight.where),
      title: SAY.interception(fight.where),
      about: SAY.against(namesOf(table, fight.attackers), namesOf(table, fight.defenders)),
      from: fight.from,
      hex: fight.hex,
      attackers: fight.attackers.map(unit => fighter(table, unit, died.includes(unit))),
      targets: fight.defenders.map(unit => fighter(table, unit, died.includes(unit))),
      dice: [{ face, faces: 10, wins: [], title: SAY.airDie }],
      verdict,
      detail: isTurned ? SAY.turnedBack : '',
      effect: died.length > 0 ? 'loss' : tolls.length > 0 || isTurned ? 'hit' : 'none',
      points: gainOf(before, after),
      label: verdict,
    },
  ];
};
