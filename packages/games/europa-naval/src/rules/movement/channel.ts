import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type Chart, CHARTS, hexNamed, portOfName } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { groupOf, ownerAt, portOf, portSpecOf } from '../../model/fleet.ts';
import { functions } from '../ports/port.ts';
import { no, noAt, noGroup, noPort } from '../../turn/refusals.ts';
import type { Common, Fleet, Group, Place } from '../../model/state.ts';
import type { GroupId, PortId } from '../../model/vocabulary.ts';
import { COSTS } from './allowance.ts';
import { kindOf, onlyFlotillas, pointsLeft } from '../groups/group.ts';
import { refuseMover, refuseRefit, refuseTurnedBack } from './movement.ts';
import type { NavalStep } from '../../model/sea/phase.ts';

/** [F.5.7] A river or canal between two ports: its hexsides in order, each by the hexes on its banks. */
export interface Channel {
  readonly name: string;
  readonly ends: readonly [PortId, PortId];
  readonly banks: readonly (readonly [HexId, HexId])[];
  /** [36.A.5] Any group may use it, while both its ports work. */
  readonly canal: boolean;
}

const channel = (
  chart: Chart,
  name: string,
  ends: readonly [string, string],
  banks: readonly string[],
  canal: boolean,
): Channel => {
  const hex = (text: string): HexId => {
    const found = hexNamed(chart, text);
    if (found === undefined) throw new RangeError(`The ${chart.name} map has no hex ${text}`);
    return found;
  };
  return {
    name,
    ends: [portOfName(chart, ends[0]).id, portOfName(chart, ends[1]).id],
    banks: banks.map(pair => {
      const [a = '', b = ''] = pair.split(' ');
      return [hex(a), hex(b)];
    }),
    canal,
  };
};

const BALTIC = CHARTS.baltic;

const CHANNELS: { readonly [map in Chart['name']]: readonly Channel[] } = {
  mediterranean: [],
  baltic: [
    channel(
      BALTIC,
      'Kaiser Wilhelm Canal',
      ['Brunsbuettel', 'Kiel'],
      ['053011 054011', '053012 054011', '053012 054012'],
      true,
    ),
    channel(
      BALTIC,
      'Elbe',
      ['Brunsbuettel', 'Hamburg'],
      ['055010 055011', '055011 056010', '056010 056011', '056011 057011'],
      false,
    ),
    channel(
      BALTIC,
      'Oder',
      ['Swinemuende', 'Stettin'],
      ['059022 059023', '059023 060022', '060022 060023'],
      false,
    ),
  ],
};

export const channelsOf = ({ map }: Pick<Common, 'map'>): readonly Channel[] => CHANNELS[map];

/** [36.B] The two hexes beside a group on a river or canal; none elsewhere. */
export const banksBeside = (common: Pick<Common, 'map'>, place: Place): readonly HexId[] =>
  place.at === 'channel' ? (channelsOf(common)[place.channel]?.banks[place.along - 1] ?? []) : [];

/** A way through: the hexsides still to be passed, as places along the channel, and the port at its end. */
interface Course {
  readonly index: number;
  readonly channel: Channel;
  readonly alongs: readonly number[];
}

/** Hexsides from where the group is to the end it wants; undefined when the channel does not lead there. */
const courseIn = (index: number, found: Channel, place: Place, to: PortId): Course | undefined => {
  const { ends, banks } = found;
  const up = ends[1] === to;
  if (!up && ends[0] !== to) return undefined;
  const first = up ? 0 : banks.length + 1;
  const atOtherEnd = place.at === 'port' && place.port === (up ? ends[0] : ends[1]);
  const within = place.at === 'channel' && place.channel === index;
  if (!atOtherEnd && !within) return undefined;
  const start = within ? place.along : first;
  const alongs = banks.map((_bank, at) => at + 1).filter(along => (up ? along > start : along < start));
  return { index, channel: found, alongs: up ? alongs : alongs.toReversed() };
};

const courseTo = (common: Common, place: Place, to: PortId): Course | undefined => {
  for (const [index, found] of channelsOf(common).entries()) {
    const course = courseIn(index, found, place, to);
    if (course !== undefined) return course;
  }
  return undefined;
};

const hexsideCost = ({ canal }: Channel): number => (canal ? COSTS.canalHexside : COSTS.riverHexside);

/** [36.A.5] Both ports of the canal owned and working. */
const refuseCanal = (common: Common, group: Group, { ends, canal }: Channel): Refusal | undefined => {
  const shut = ends.find(id => {
    const { owner, hits } = portOf(common, id);
    return owner !== group.side || !functions(portSpecOf(common, id).kind, hits);
  });
  return canal && shut !== undefined
    ? noPort('36.A.5', 'canal-shut', 'You must own both ports of the canal, and both must be working.', shut)
    : undefined;
};

/** [36.A.5] [F.5.7] Both banks owned all the way. */
const refuseBanks = (
  common: Common,
  group: Group,
  { channel: found, alongs }: Course,
): Refusal | undefined => {
  const rule = found.canal ? '36.A.5' : 'F.5.7';
  const foreign = alongs
    .flatMap(along => found.banks[along - 1] ?? [])
    .find(hex => ownerAt(common, hex) !== group.side);
  return foreign === undefined
    ? undefined
    : noAt(rule, 'bank', 'Both banks of the way must be yours.', foreign);
};

/** [F.5.7] Rivers are for cargo and river flotillas; [36.A.5] the canal is for all. */
export const refuseChannel = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
  to: PortId,
): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  const course = courseTo(common, group.place, to);
  if (course === undefined) return no('F.5.7', 'no-channel', 'No river or canal leads there from here.');
  if (!course.channel.canal && kindOf(common, group) !== 'cargo' && !onlyFlotillas(common, group))
    return noGroup('F.5.7', 'river', 'Only cargo groups and river flotillas can sail on a river.', id);
  if (!course.channel.canal && portOf(common, to).owner !== group.side)
    return noPort('F.5.7', 'not-yours', 'The port at the other end must be yours.', to);
  const cost = course.alongs.length > 0 ? hexsideCost(course.channel) : COSTS.enterPort;
  if (pointsLeft(group) < cost)
    return noGroup(
      'F.5.1',
      'no-points',
      `This costs ${cost}, and the group does not have enough points left.`,
      id,
    );
  return (
    refuseTurnedBack(group) ??
    refuseRefit(fleet, group) ??
    refuseCanal(common, group, course.channel) ??
    refuseBanks(common, group, course)
  );
};

/** [F.5.7] As far along as the points go, and into the port at the end. Nobody is met on the way [36.A.5 b]. */
export const passChannel = (common: Common, group: Group, to: PortId): readonly Event[] => {
  const course = courseTo(common, group.place, to);
  if (course === undefined) throw new RangeError(`Group ${group.id} has no way to port ${to}`);
  const cost = hexsideCost(course.channel);
  const passed = course.alongs.slice(0, Math.floor(pointsLeft(group) / cost));
  const left = pointsLeft(group) - passed.length * cost;
  const arrives = passed.length === course.alongs.length && left >= COSTS.enterPort;
  const events = passed.map(along => move(group.id, { at: 'channel', channel: course.index, along }, cost));
  return arrives ? [...events, move(group.id, { at: 'port', port: to }, COSTS.enterPort)] : events;
};

const move = (group: GroupId, place: Place, cost: number): Event => ({
  type: 'moved',
  group,
  place,
  cost,
  sheltered: false,
});
