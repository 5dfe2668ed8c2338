import type { BattleScene, Fighter, StoryDie } from '@narrow-seas/core';
import { portHex, portName } from '../face/map.ts';
import { shipLook, shipName } from '../face/units.ts';
import { theSide } from '../face/words.ts';
import type { Aim, Battle, Firer } from '../model/sea/phase.ts';
import { enemyOf, type ShipId, type Side } from '../model/vocabulary.ts';
import type { Sight } from '../secrets/sight.ts';
import type { View } from '../secrets/view.ts';
import { firerName, groupName, shipFighter, shipsOf, sideOfGroup } from './names.ts';
import { where } from './places.ts';
import { gainOf } from './points.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Of<Type extends Sight['type']> = Extract<Sight, { readonly type: Type }>;

export const sunkIn = (sights: readonly Sight[]): readonly ShipId[] =>
  sights.flatMap(sight => (sight.type === 'sunk' ? sight.ship : []));

export const hitIn = (sights: readonly Sight[]): readonly ShipId[] => [
  ...new Set(sights.flatMap(sight => (sight.type === 'hit' ? sight.ship : []))),
];

/** What came of it, the worst first; `nothing` where nobody was hit. */
export const damageOf = (before: View, sights: readonly Sight[], nothing: string) => {
  const names = (ships: readonly ShipId[]) => ships.map(ship => shipName(before.common, ship));
  const [sunk, hit] = [sunkIn(sights), hitIn(sights)];
  if (sunk.length > 0) return { verdict: SAY.sunk(names(sunk)), effect: 'loss' } as const;
  return hit.length > 0
    ? ({ verdict: SAY.hit(names(hit)), effect: 'hit' } as const)
    : ({ verdict: nothing, effect: 'none' } as const);
};

const fortFighter = ({ common }: View, port: number): Fighter => ({
  name: SAY.fort(portName(common, port)),
  note: '',
});

/** Everybody of one side who fires or is fired at, or lies there. */
const fightersOf = (
  before: View,
  after: View,
  side: Side,
  { battle, aims }: { readonly battle: Battle; readonly aims: readonly Aim[] },
  sunk: readonly ShipId[],
): readonly Fighter[] => {
  const { common } = before;
  const named = aims.flatMap(({ firer, target }) => [firer, target]);
  const inGroups = battle.groups.flatMap(group => shipsOf(before, group));
  const ships = [...named.flatMap(firer => (firer.kind === 'ship' ? firer.ship : [])), ...inGroups];
  const own = [...new Set(ships)].filter(ship => shipLook(common, ship).side === side);
  const forts = battle.forts.filter(port => common.ports[port]?.owner === side);
  return [
    ...own.map(ship => shipFighter(before, after, ship, sunk.includes(ship))),
    ...forts.map(port => fortFighter(before, port)),
  ];
};

const groupsOf = (view: View, { groups }: Battle, side: Side): string =>
  SAY.named(groups.filter(group => sideOfGroup(view, group) === side).map(group => groupName(view, group)));

const dieOf = (view: View, { firer, target, face, hits }: Of<'fired'>): StoryDie => ({
  face,
  faces: 6,
  wins: [],
  title: SAY.shot(firerName(view, firer), firerName(view, target)),
  note: hits === 0 ? SAY.missed : SAY.hits(hits),
});

const isOf = ({ common }: View, firer: Firer, side: Side): boolean =>
  firer.kind === 'ship'
    ? shipLook(common, firer.ship).side === side
    : common.ports[firer.port]?.owner === side;

const hitsOn = (view: View, shots: readonly Of<'fired'>[], side: Side): number =>
  shots.filter(({ target }) => isOf(view, target, side)).reduce((sum, { hits }) => sum + hits, 0);

const openBattle = (
  before: View,
  after: View,
  battle: Battle,
  aims: readonly Aim[],
  sunk: readonly ShipId[],
): BattleScene => {
  const { mover, hex, round, night } = battle;
  const place = where(before, hex);
  const other = enemyOf(mover);
  const [one, two] = [groupsOf(before, battle, mover), groupsOf(before, battle, other)];
  return {
    kind: 'battle',
    key: `battle ${hex} round ${round}`,
    side: mover,
    caption: SAY.fights(one, two, place),
    title: SAY.battle(place),
    about: SAY.round(round, night),
    from: [],
    hex,
    attackers: fightersOf(before, after, mover, { battle, aims }, sunk),
    targets: fightersOf(before, after, other, { battle, aims }, sunk),
    dice: [],
    verdict: '',
    detail: '',
    effect: 'none',
    points: 0,
    label: '',
  };
};

/** [F.8] A battle at sea: it begins, and each round is told with all its shots. */
export const tellBattle = (before: View, sights: readonly Sight[], after: View): readonly BattleScene[] => {
  const { phase } = before.common;
  const began = sights.find((sight): sight is Of<'battle-began'> => sight.type === 'battle-began');
  if (began !== undefined) return [openBattle(before, after, began.battle, [], [])];
  const shots = sights.filter((sight): sight is Of<'fired'> => sight.type === 'fired');
  if (phase.name !== 'fire-roll' || shots.length === 0) return [];
  const ships = damageOf(before, sights, SAY.noHits);
  const isFortHit = ships.effect === 'none' && shots.some(({ hits }) => hits > 0);
  const { verdict, effect } = isFortHit ? ({ verdict: SAY.gunsHit, effect: 'hit' } as const) : ships;
  const detail = SAY.both(
    hitsOn(before, shots, 'axis'),
    hitsOn(before, shots, 'allied'),
    theSide(before.common, 'allied'),
  );
  return [
    {
      ...openBattle(before, after, phase.battle, phase.aims, sunkIn(sights)),
      dice: shots.map(shot => dieOf(before, shot)),
      verdict,
      detail,
      effect,
      points: gainOf(before, after),
      label: verdict,
    },
  ];
};

/** [F.8.8] Guns against a port. */
export const tellBombardment = (
  before: View,
  sights: readonly Sight[],
  after: View,
): readonly BattleScene[] => {
  const { phase } = before.common;
  if (phase.name !== 'bombard-roll' || !sights.some(({ type }) => type === 'rolled')) return [];
  const shots = sights.filter((sight): sight is Of<'fired'> => sight.type === 'fired');
  const port = sights.find((sight): sight is Of<'port-hit'> => sight.type === 'port-hit');
  const name = portName(before.common, phase.port);
  const hex = portHex(before.common, phase.port);
  if (hex === undefined) return [];
  const ships = damageOf(before, sights, SAY.noHits);
  const isPort = ships.effect === 'none' && port !== undefined;
  const verdict = isPort ? SAY.portHit(name, port.hits) : ships.verdict;
  const faces = sights.flatMap(sight => (sight.type === 'rolled' ? sight.face : []));
  return [
    {
      kind: 'battle',
      caption: SAY.bombards(name),
      title: SAY.bombardment(name),
      about: '',
      from: [],
      hex,
      attackers: shipsOf(before, phase.passage.group).map(ship =>
        shipFighter(before, after, ship, sunkIn(sights).includes(ship)),
      ),
      targets: [{ name, note: '' }],
      dice:
        shots.length > 0
          ? shots.map(shot => dieOf(before, shot))
          : faces.map(face => ({ face, faces: 6, wins: [] })),
      verdict,
      detail: '',
      effect: isPort ? 'hit' : ships.effect,
      points: gainOf(before, after),
      label: verdict,
    },
  ];
};
