import type { HexId } from '@narrow-seas/hex';
import { type Chart, hexNamed, type PortSpec, portOfName } from '../model/chart.ts';
import { dateOf } from '../model/date.ts';
import type { Common } from '../model/state.ts';
import type { PortId, Side } from '../model/vocabulary.ts';
import {
  besidesAtSea,
  hexesAlong,
  isIn,
  isSea,
  kept,
  plainOwners,
  portDistances,
  portsNear,
  rowOf,
} from './plain-geometry.ts';

/** The danger zones once more, read off the text as plainly as can be, without the rules' own code. */

/** [36.D] What the text has players remember from one player-turn to the next. */
export interface PlainMemory {
  /** [36.D 1-4] Ports that exert nothing for the rest of this player-turn, and whose they were then. */
  readonly silent: ReadonlyMap<PortId, string>;
  /** [36.D.1.a 3] Hango, 1B:0715 or Tallinn was captured. */
  readonly lineFell: boolean;
  /** [36.D.1.c] */
  readonly safe: 'none' | 'kronshtadt' | 'x1' | 'x2' | 'ended';
}

const owned = (common: Common, { id }: PortSpec, side: Side): boolean => common.ports[id]?.owner === side;

/** [36.D 1] [36.D 2] [36.D 3] [36.D 4] */
const isSilencedNow = ({ ports, playerTurn }: Common, { id }: PortSpec): boolean => {
  const port = ports[id];
  return port !== undefined && (port.collateral || port.blockaded || playerTurn < port.quietUntil);
};

/** [36.D] "At any point during the player-turn": what was silent stays so until the turn is over or it is captured. */
const silentPorts = (
  chart: Chart,
  common: Common,
  before: PlainMemory,
  opening: boolean,
): ReadonlyMap<PortId, string> => {
  const silent = new Map<PortId, string>();
  for (const port of chart.ports) {
    const owner = common.ports[port.id]?.owner ?? 'neutral';
    const stays = !opening && before.silent.get(port.id) === owner;
    if (stays || isSilencedNow(common, port)) silent.set(port.id, owner);
  }
  return silent;
};

/** [36.D.1.c] "All the ports in the safe zone". */
const portsInSafeZone = (chart: Chart, safe: PlainMemory['safe']): readonly PortSpec[] =>
  chart.ports.filter(({ hex }) => isSafe(chart, safe, hex));

/** [36.D.1.c] [F.20.4] At the start of a Soviet initial phase from Jan I 43 on; judged over the ports tagged X1 and X2. */
const expanded = (chart: Chart, common: Common, safe: PlainMemory['safe']): PlainMemory['safe'] => {
  const isFree = (tag: string): boolean =>
    chart.ports.every(port => !port.tags.includes(tag) || !owned(common, port, 'axis'));
  if (common.date < dateOf('Jan I 43') || safe === 'none' || safe === 'ended') return safe;
  if (isFree('X2') || safe === 'x2') return 'x2';
  return isFree('X1') ? 'x1' : safe;
};

const safeZoneNow = (
  chart: Chart,
  common: Common,
  before: PlainMemory,
  opening: boolean,
): PlainMemory['safe'] => {
  let { safe } = before;
  if (opening && common.phasing === 'axis' && before.lineFell && safe === 'none') safe = 'kronshtadt';
  if (opening && common.phasing === 'allied') safe = expanded(chart, common, safe);
  if (safe === 'none' || safe === 'ended') return safe;
  return portsInSafeZone(chart, safe).every(port => owned(common, port, 'axis')) ? 'ended' : safe;
};

/** [36.D.1.a 3] [F.20.3] */
const hasLineFallen = (chart: Chart, common: Common): boolean =>
  ['Hango', 'Tallinn'].some(name => owned(common, portOfName(chart, name), 'axis')) ||
  plainOwners(chart, common)[hexNamed(chart, '1B:0715') as HexId] === 'axis';

/** What is remembered after a moment at which zones are drawn: the start of a player-turn, or a change within it. */
export const remember = (
  chart: Chart,
  common: Common,
  before: PlainMemory,
  opening: boolean,
): PlainMemory => ({
  silent: silentPorts(chart, common, before, opening),
  lineFell: before.lineFell || (chart.name === 'baltic' && hasLineFallen(chart, common)),
  safe: chart.name === 'baltic' ? safeZoneNow(chart, common, before, opening) : 'none',
});

const kronshtadt = kept(chart => portOfName(chart, 'Kronshtadt').id);

/** [36.D.1.c] [F.20.4] What the safe zone consists of; before it begins that is what it will be. */
const isSafe = (chart: Chart, safe: PlainMemory['safe'], hex: HexId): boolean => {
  if (safe === 'ended') return false;
  if ((portDistances(chart)[kronshtadt(chart)]?.[hex] ?? 99) <= 2) return true;
  if (safe === 'x1') return isIn(chart, 'expansion-1', hex);
  return safe === 'x2' && isIn(chart, 'baltic-sea', hex) && rowOf(chart, hex) <= row1900(chart);
};

/** [36.D.1.c 2] "On or north of the 1B:1900 hex-row". */
const row1900 = kept(chart => rowOf(chart, hexNamed(chart, '1B:1900') as HexId));

/** [36.D.1.a 2] [F.2.8] The 2000 hexrow is the row of Civitavecchia. */
const row2000 = kept(chart => rowOf(chart, portOfName(chart, 'Civitavecchia').hex));
const isNorthern = (chart: Chart, { hex }: PortSpec): boolean => rowOf(chart, hex) <= row2000(chart);

/** [36.D.1.a 4] "On and north of the line of hexes from 26:3310 to 26:3407": the ends lie on it, and what lies between them. */
const lineOfOtranto = kept(chart => {
  const [from, to] = ['26:3310', '26:3407'].map(name => hexNamed(chart, name)) as [HexId, HexId];
  return hexesAlong(chart, from, to);
});
/** North of it is what a ship from Venezia reaches without touching it. */
const northOfLine = kept(chart => {
  const reached = new Set([portOfName(chart, 'Venezia').hex]);
  for (const hex of reached)
    for (const next of besidesAtSea(chart)[hex] ?? []) if (!lineOfOtranto(chart).has(next)) reached.add(next);
  return reached;
});
const isAdriatic = (chart: Chart, hex: HexId): boolean =>
  northOfLine(chart).has(hex) || lineOfOtranto(chart).has(hex);

interface Moment {
  readonly chart: Chart;
  readonly common: Common;
  readonly memory: PlainMemory;
}

const isNear = ({ chart }: Moment, port: PortSpec, hex: HexId, most: number): boolean =>
  (portDistances(chart)[port.id]?.[hex] ?? 99) <= most;

const exerts = ({ common, memory }: Moment, port: PortSpec, side: Side): boolean =>
  owned(common, port, side) && !memory.silent.has(port.id);

/** [36.D] "Within one hex of an enemy-owned naval base". */
const isAtBase = (now: Moment, side: Side, hex: HexId): boolean =>
  portsNear(now.chart, hex).some(port => port.naval && isNear(now, port, hex, 1) && exerts(now, port, side));

const isAxisInMediterranean = (now: Moment, hex: HexId): boolean => {
  const { chart, common } = now;
  const { surrendered } = common.italy;
  const isNational =
    (!surrendered && isAdriatic(chart, hex)) ||
    portsNear(chart, hex).some(
      port =>
        isNear(now, port, hex, surrendered ? 3 : 5) && isNorthern(chart, port) && exerts(now, port, 'axis'),
    );
  const isEliminated = portsNear(chart, hex).some(
    port => isNear(now, port, hex, surrendered ? 9 : 5) && owned(common, port, 'allied'),
  );
  return (isNational && !isEliminated) || isAtBase(now, 'axis', hex);
};

/** [F.20.1] [F.20.2] In the Baltic Sea clause 3 and the safe zone are the whole law; Germany and Denmark have the rest. */
const isAxisInBaltic = (now: Moment, hex: HexId): boolean => {
  const { chart, memory } = now;
  const isOfBaltic = memory.lineFell
    ? isIn(chart, 'baltic-sea', hex) && !isSafe(chart, memory.safe, hex)
    : isIn(chart, 'baltic-west', hex);
  const isGerman =
    !isIn(chart, 'baltic-sea', hex) &&
    portsNear(chart, hex).some(
      port =>
        isNear(now, port, hex, 5) &&
        (port.tags.includes('GG') || port.tags.includes('DK')) &&
        exerts(now, port, 'axis'),
    );
  return isOfBaltic || isGerman || isAtBase(now, 'axis', hex);
};

/** [36.D.1.b] [36.D.1.c] */
const isSovietZone = (now: Moment, hex: HexId): boolean => {
  const { chart, memory } = now;
  const isInEffect = memory.safe !== 'none' && isSafe(chart, memory.safe, hex);
  const isNational = memory.lineFell ? isInEffect : isIn(chart, 'baltic-east', hex);
  return isNational || isAtBase(now, 'allied', hex);
};

/** [36.D] [36.D.1] Whose danger zone lies in a hex of the sea. */
export const plainZones = (now: Moment, hex: HexId): { readonly [side in Side]: boolean } => {
  if (!isSea(now.chart, hex)) return { axis: false, allied: false };
  if (now.chart.name === 'baltic') return { axis: isAxisInBaltic(now, hex), allied: isSovietZone(now, hex) };
  const axis = isAxisInMediterranean(now, hex);
  return { axis, allied: !axis || isAtBase(now, 'allied', hex) };
};
