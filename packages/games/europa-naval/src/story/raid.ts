import type { BattleScene, Fighter, MovementScene } from '@narrow-seas/core';
import { hexOfAnyShip, hexOfPlace } from '../face/fleets.ts';
import { portHex, portName, sheetOf } from '../face/map.ts';
import { airPiece } from '../face/piece-id.ts';
import { hexOfAir } from '../face/pieces.ts';
import { airName } from '../face/units.ts';
import type { Raid, RaidTarget } from '../model/shore/phase.ts';
import type { Sight } from '../secrets/sight.ts';
import type { View } from '../secrets/view.ts';
import { damageOf, hitIn, sunkIn } from './battle.ts';
import { airFighter, airNames, groupName, shipFighter, shipsOf } from './names.ts';
import { where } from './places.ts';
import { gainOf } from './points.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Of<Type extends Sight['type']> = Extract<Sight, { readonly type: Type }>;

/** Where Malta is: her port. */
const maltaHex = ({ common }: View): number | undefined =>
  sheetOf(common).ports.find(({ name }) => name === SAY.malta || name.startsWith('Valletta'))?.hex;

const hexOfTarget = (view: View, target: RaidTarget): number | undefined => {
  switch (target.kind) {
    case 'group': {
      const [ship] = shipsOf(view, target.group);
      const sighting = view.sightings.find(({ group }) => group === target.group);
      const seen = sighting === undefined ? undefined : hexOfPlace(view, sighting.place);
      return (ship === undefined ? undefined : hexOfAnyShip(view, ship)) ?? seen;
    }
    case 'ships':
    case 'port':
      return portHex(view.common, target.port);
    case 'malta':
      return maltaHex(view);
    default:
      return target.hex;
  }
};

const targetName = (view: View, target: RaidTarget): string => {
  switch (target.kind) {
    case 'group':
      return groupName(view, target.group);
    case 'ships':
      return SAY.shipsIn(portName(view.common, target.port));
    case 'port':
      return portName(view.common, target.port);
    case 'malta':
      return SAY.malta;
    default:
      return where(view, target.hex);
  }
};

/** Bombers attack what they are sent to, or lay mines there. */
const sayRaid = (view: View, { target, bombers }: Raid): string =>
  target.kind === 'mines'
    ? SAY.laysMines(airNames(view, bombers), where(view, target.hex))
    : SAY.raid(airNames(view, bombers), targetName(view, target));

const titleOf = (view: View, { target }: Raid): string =>
  target.kind === 'mines' ? SAY.minelaying(where(view, target.hex)) : SAY.raidOn(targetName(view, target));

const unitsOf = ({ bombers, escorts }: Raid) => [...bombers, ...escorts];

/** Aircraft set out. */
export const tellRaid = (before: View, { raid }: Of<'raid-flown'>): readonly MovementScene[] => {
  const [first] = raid.bombers;
  const unit = first === undefined ? undefined : before.common.air[first];
  const from = unit === undefined ? undefined : hexOfAir(before, unit);
  const to = hexOfTarget(before, raid.target);
  if (from === undefined || to === undefined) return [];
  const names = airNames(before, unitsOf(raid));
  return [
    {
      kind: 'movement',
      side: raid.side,
      who: SAY.named(names),
      pieces: unitsOf(raid).map(airPiece),
      path: [from, to],
      way: 'air',
      caption: sayRaid(before, raid),
    },
  ];
};

const targetsOf = (
  before: View,
  sights: readonly Sight[],
  after: View,
  target: RaidTarget,
): readonly Fighter[] => {
  const hit = [...new Set([...sunkIn(sights), ...hitIn(sights)])];
  const ships = target.kind === 'group' ? [...new Set([...hit, ...shipsOf(before, target.group)])] : hit;
  const sunk = sunkIn(sights);
  const fighters = ships.map(ship => shipFighter(before, after, ship, sunk.includes(ship)));
  return fighters.length > 0 ? fighters : [{ name: targetName(before, target), note: '' }];
};

interface Words {
  readonly title: string;
  readonly caption: string;
  readonly verdict: string;
  readonly effect: BattleScene['effect'];
}

/** The strike itself, after the fighters and the flak. */
const strikeWords = (before: View, sights: readonly Sight[], raid: Raid): Words => {
  const [title, caption] = [titleOf(before, raid), sayRaid(before, raid)];
  if (raid.target.kind === 'mines') {
    const isLaid = sights.some(({ type }) => type === 'mine-laid');
    return { title, caption, verdict: isLaid ? SAY.minesLaid : SAY.noMines, effect: isLaid ? 'hit' : 'none' };
  }
  const port = sights.find((sight): sight is Of<'port-hit'> => sight.type === 'port-hit');
  const malta = sights.find((sight): sight is Of<'malta-bombed'> => sight.type === 'malta-bombed');
  const ships = damageOf(before, sights, SAY.bombsMiss);
  if (ships.effect !== 'none') return { ...ships, title, caption };
  if (port !== undefined)
    return {
      title,
      caption,
      verdict: SAY.portHit(portName(before.common, port.port), port.hits),
      effect: 'hit',
    };
  if (malta !== undefined) return { title, caption, verdict: SAY.maltaBombed(malta.hits), effect: 'hit' };
  const struck = sights.find((sight): sight is Of<'struck'> => sight.type === 'struck');
  const isHit = struck !== undefined && struck.hits > 0;
  return {
    title,
    caption,
    verdict: isHit ? SAY.hits(struck.hits) : SAY.bombsMiss,
    effect: isHit ? 'hit' : 'none',
  };
};

/** Fighters and flak: whom they drive off or shoot down. */
const repelWords = (before: View, sights: readonly Sight[], raid: Raid): Words | undefined => {
  const { common } = before;
  const fought = sights.find((sight): sight is Of<'air-fought'> => sight.type === 'air-fought');
  const flak = sights.find((sight): sight is Of<'flak'> => sight.type === 'flak');
  if (fought === undefined && flak === undefined) return undefined;
  const lost = sights.filter((sight): sight is Of<'air-lost'> => sight.type === 'air-lost');
  const verdict =
    lost.length > 0
      ? lost.map(({ unit, how }) => `${airName(common, unit)} ${SAY.airLost[how]}`).join(', ')
      : SAY.noHits;
  const target = targetName(before, raid.target);
  const effect = lost.some(({ how }) => how === 'eliminated') ? 'loss' : lost.length > 0 ? 'hit' : 'none';
  if (fought !== undefined) {
    const caption = SAY.meets(airName(common, fought.unit), airName(common, fought.other));
    return { title: titleOf(before, raid), caption, verdict, effect };
  }
  const unit = flak === undefined ? '' : airName(common, flak.unit);
  return { title: SAY.flak(target), caption: SAY.fliesThrough(unit), verdict, effect };
};

/** [F.11.6] A die of a raid. */
export const tellRaidRoll = (before: View, sights: readonly Sight[], after: View): readonly BattleScene[] => {
  const { phase } = before.common;
  const faces = sights.flatMap(sight => (sight.type === 'rolled' ? sight.face : []));
  if (phase.name !== 'raid-roll' || faces.length === 0) return [];
  const { raid } = phase;
  const hex = hexOfTarget(before, raid.target);
  if (hex === undefined) return [];
  const words = repelWords(before, sights, raid) ?? strikeWords(before, sights, raid);
  return [
    {
      kind: 'battle',
      side: raid.side,
      ...words,
      about: '',
      from: [],
      hex,
      attackers: unitsOf(raid).map(unit => airFighter(before, unit)),
      targets: targetsOf(before, sights, after, raid.target),
      dice: faces.map(face => ({ face, faces: 6, wins: [] })),
      detail: '',
      points: gainOf(before, after),
      label: words.verdict,
    },
  ];
};
