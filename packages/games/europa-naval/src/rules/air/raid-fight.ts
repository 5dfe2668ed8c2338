import type { HexId } from '@narrow-seas/hex';
import { chain, type Effect, type Progress } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, groupOf, portOf, portSpecOf, specOf, strengthOf } from '../../model/fleet.ts';
import { type Modifier, modifiers, shiftOf } from '../../model/modifier.ts';
import { PORT_SPECS } from '../ports/port.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import { hitsOn, STRIKE, success } from '../../model/tables.ts';
import {
  type AirId,
  enemyOf,
  type DieFace,
  type PortId,
  type SuccessResult,
} from '../../model/vocabulary.ts';
import { ratingOf, seaAtHex } from './air.ts';
import { capsOver } from './cover.ts';
import type { Raid, RaidRoll, RaidTarget } from '../../model/shore/phase.ts';
import { bombValue, portOfTarget } from './raid.ts';
import { afterRaid, hitTarget } from '../ports/raid-hit.ts';

/** Where the raid goes in truth; undefined when its group is no more. */
const hexOfRaid = ({ common, fleets }: State, { side, target }: Raid): HexId | undefined => {
  if (target.kind === 'mines') return target.hex;
  if (target.kind !== 'group') return portSpecOf(common, portOfTarget(common, target) as PortId).hex;
  const place = groupOf(fleets[enemyOf(side)], target.group)?.place;
  return place?.at === 'sea' ? place.hex : undefined;
};

const defendersOf = (state: State, raid: Raid, hex: HexId): readonly AirId[] => {
  const side = enemyOf(raid.side);
  const group = raid.target.kind === 'group' ? raid.target.group : undefined;
  return capsOver(state.common, state.fleets[side], side, hex, group);
};

/** [F.11.6 1] CAP and escorts pair off; CAP left over takes one bomber each. */
export const pairOff = (raid: Raid, defenders: readonly AirId[]): RaidRoll['pairs'] => {
  const raiders = [...raid.escorts.slice(0, defenders.length), ...raid.bombers];
  return defenders.flatMap((defender, at) => {
    const bomber = raiders[at];
    return bomber === undefined ? [] : [{ bomber, defender }];
  });
};

const THRESHOLDS = [4, 10, 20] as const;

/** [F.11.6 2] By the strength of task forces and carriers. */
export const groupFlak = (
  common: Common,
  fleet: Fleet,
  ships: readonly Parameters<typeof specOf>[1][],
): number => {
  const strength = ships
    .filter(ship => ['TF', 'CG'].includes(specOf(common, ship).kind))
    .reduce((sum, ship) => sum + strengthOf(common, fleet, ship), 0);
  return THRESHOLDS.filter(from => strength >= from).length;
};

const VALLETTA = 2;

const portFlak = (common: Common, port: PortId): number => {
  const { name, kind } = portSpecOf(common, port);
  return name === 'Valletta' ? VALLETTA : PORT_SPECS[kind].flak;
};

/** [F.11.9] Mines for a port's hex are laid under its guns. */
const portUnder = (common: Common, target: RaidTarget): PortId | undefined =>
  target.kind === 'mines' ? chartOf(common).portAt.get(target.hex)?.id : portOfTarget(common, target);

const flakOf = ({ common, fleets }: State, { side, target }: Raid): number => {
  const enemy = fleets[enemyOf(side)];
  if (target.kind === 'group') return groupFlak(common, enemy, groupOf(enemy, target.group)?.ships ?? []);
  const port = portUnder(common, target);
  return port === undefined || portOf(common, port).owner === side ? 0 : portFlak(common, port);
};

const HARMLESS = 0;

const began = (phase: RaidRoll): Event => ({ type: 'began', phase });

const FLYING: readonly string[] = ['flown', 'ready'];

const stillFlying = ({ common }: State, units: readonly AirId[]): readonly AirId[] =>
  units.filter(unit => FLYING.includes(common.air[unit]?.status ?? 'gone'));

/** The raid takes off. */
export const flyRaid = (start: State, raid: Raid): Progress => {
  const mines: readonly Event[] =
    raid.target.kind === 'mines'
      ? [{ type: 'pool', side: raid.side, what: 'mines', change: -raid.bombers.length }]
      : [];
  return chain(
    start,
    () => [{ type: 'raid-flown', raid }, ...mines],
    state => {
      const hex = hexOfRaid(state, raid);
      const pairs = hex === undefined ? [] : pairOff(raid, defendersOf(state, raid, hex));
      const phase: RaidRoll = { name: 'raid-roll', raid, stage: 'air', pairs, waiting: [] };
      return pairs.length > 0 ? [began(phase)] : throughFlak(state, phase);
    },
  );
};

/** [F.11.6 2] The bombers that are left; flak of nothing hits nothing. */
const throughFlak = (state: State, phase: RaidRoll): readonly Event[] => {
  const waiting = stillFlying(state, phase.raid.bombers);
  if (flakOf(state, phase.raid) === HARMLESS || waiting.length === 0) return overTarget(state, phase);
  return [began({ ...phase, stage: 'flak', pairs: [], waiting })];
};

/** [F.11.6 3] [F.11.9] */
const overTarget = (state: State, phase: RaidRoll): readonly Event[] => {
  const { raid } = phase;
  const bombers = stillFlying(state, raid.bombers);
  if (bombers.length === 0 || hexOfRaid(state, raid) === undefined) return afterRaid(state, raid);
  const stage = raid.target.kind === 'mines' ? 'lay' : 'strike';
  return [began({ ...phase, stage, pairs: [], waiting: stage === 'lay' ? bombers : [] })];
};

const LOST: { readonly [result in SuccessResult]?: 'aborted' | 'eliminated' } = {
  S: 'aborted',
  'S*': 'eliminated',
};

const lossOf = (unit: AirId, result: SuccessResult): readonly Event[] => {
  const how = LOST[result];
  return how === undefined ? [] : [{ type: 'air-lost', unit, how }];
};

/** [F.11.6 1] +1 for the higher air value, -1 for the lower. */
export const airShift = (common: Common, unit: AirId, other: AirId): number =>
  Math.sign(ratingOf(common, unit).air - ratingOf(common, other).air);

const fought = (state: State, unit: AirId, other: AirId, face: DieFace): readonly Event[] => {
  const result = success(face + airShift(state.common, unit, other));
  return [{ type: 'air-fought', unit, other, result }, ...lossOf(other, result)];
};

/** Both roll before either falls. */
const rollAir = (state: State, phase: RaidRoll, face: DieFace): Effect => {
  const [pair, ...pairs] = phase.pairs;
  if (pair === undefined) return throughFlak(state, phase);
  if (phase.rolled === undefined) return [began({ ...phase, rolled: face })];
  const { bomber, defender } = pair;
  const events = [...fought(state, bomber, defender, phase.rolled), ...fought(state, defender, bomber, face)];
  const next: RaidRoll = { ...phase, pairs, rolled: undefined };
  return chain(
    state,
    () => events,
    after => (pairs.length > 0 ? [began(next)] : throughFlak(after, next)),
  );
};

const rollFlak = (state: State, phase: RaidRoll, face: DieFace): Effect => {
  const [unit, ...waiting] = phase.waiting;
  if (unit === undefined) return overTarget(state, phase);
  const result = success(face - 2 + flakOf(state, phase.raid));
  const next: RaidRoll = { ...phase, waiting };
  return chain(
    state,
    () => [{ type: 'flak', unit, result }, ...lossOf(unit, result)],
    after => (waiting.length > 0 ? [began(next)] : overTarget(after, next)),
  );
};

/** [T.5] */
export const strikeModifiers = (common: Common, hex: HexId, well: boolean): readonly Modifier[] =>
  modifiers(
    seaAtHex(common, hex) === 'rough' && { label: 'Rough sea', shift: -1, rule: 'T.5' },
    well && { label: 'Well found', shift: 1, rule: 'T.3' },
  );

const isWellFound = ({ fleets }: State, { side, target }: Raid): boolean =>
  target.kind === 'group' && groupOf(fleets[enemyOf(side)], target.group)?.found === 'well';

const rollStrike = (state: State, { raid }: RaidRoll, face: DieFace): Progress => {
  const hex = hexOfRaid(state, raid) as HexId;
  const value = stillFlying(state, raid.bombers).reduce(
    (sum, unit) => sum + bombValue(state.common, unit, raid.target),
    0,
  );
  const shift = shiftOf(strikeModifiers(state.common, hex, isWellFound(state, raid)));
  const hits = hitsOn(STRIKE, value, face + shift);
  return chain(
    state,
    () => [{ type: 'struck', raid, face, hits }],
    next => hitTarget(next, raid, hits),
  );
};

/** [F.11.9] S lays the mine, F loses it, worse aborts the unit too. */
const rollLay = (state: State, phase: RaidRoll, face: DieFace): Effect => {
  const [unit, ...waiting] = phase.waiting;
  const { raid } = phase;
  if (unit === undefined || raid.target.kind !== 'mines') return afterRaid(state, raid);
  const result = success(face);
  const events: Event[] = [];
  if (result === 'S' || result === 'S*')
    events.push({ type: 'mine-laid', side: raid.side, hex: raid.target.hex, points: 1 });
  if (result === 'F*' || result === 'D') events.push({ type: 'air-lost', unit, how: 'aborted' });
  const next: RaidRoll = { ...phase, waiting };
  return chain(
    state,
    () => events,
    after => (waiting.length > 0 ? [began(next)] : afterRaid(after, raid)),
  );
};

export const rollRaid = (state: State, phase: RaidRoll, face: DieFace): Effect => {
  switch (phase.stage) {
    case 'air':
      return rollAir(state, phase, face);
    case 'flak':
      return rollFlak(state, phase, face);
    case 'strike':
      return rollStrike(state, phase, face);
    default:
      return rollLay(state, phase, face);
  }
};
