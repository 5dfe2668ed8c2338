import type { HexId } from '@narrow-seas/hex';
import type { PortSpec } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, portOf, portSpecOf } from '../../model/fleet.ts';
import { functions } from '../ports/port.ts';
import { groundSpec, scenarioData } from '../../model/roster.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import { stockOf } from './stock.ts';
import type { PortId, Side } from '../../model/vocabulary.ts';
import { holdsMalta } from '../points/income.ts';
import { ownedPorts } from './region.ts';
import { reachedFrom } from './supply-line.ts';
import { isReached, netFrom, originOf, type Waters, watersOf } from './supply-net.ts';

/** [F.16.1] The scenario's sources that are ours and work. */
export const sourcesOf = (common: Common, side: Side): readonly PortId[] => {
  const { supplySources } = scenarioData(common.scenario);
  const names = [
    ...supplySources[side],
    ...(side === 'allied' && common.once.includes('torch') ? supplySources.alliedFromTorch : []),
  ];
  return ownedPorts(common, side)
    .filter(({ name, kind, id }) => names.includes(name) && functions(kind, portOf(common, id).hits))
    .map(({ id }) => id);
};

/** [F.16.2] Ports whose stores feed what no source reaches. */
const STORES = 2;

const storesOf = (common: Common, fleet: Fleet, side: Side, sources: readonly PortId[]): readonly PortId[] =>
  ownedPorts(common, side)
    .filter(({ id }) => !sources.includes(id) && stockOf(common, fleet, side, id).sp >= STORES)
    .map(({ id }) => id);

const troopHexes = (common: Common, side: Side): ReadonlySet<HexId> =>
  new Set(
    common.troops.filter(({ unit }) => groundSpec(common.scenario, unit).side === side).map(({ hex }) => hex),
  );

/** [F.16.2] A front's payment feeds its ports: the first row of its table that is not the worst. */
const enoughFor = ({
  supply,
}: {
  readonly supply: readonly { readonly from?: number | undefined }[];
}): number => supply.find(({ from }) => from !== undefined)?.from ?? 0;

/** [F.27.1] The ports of a front are those that its boxes list, the last box too, from which nothing is paid. */
const fedByFront = (common: Common, { name }: PortSpec): boolean =>
  scenarioData(common.scenario).fronts.some(front => {
    const now = common.fronts.find(({ id }) => id === front.id);
    const isListed = front.boxes.some(({ axisPorts }) => axisPorts.includes(name));
    return isListed && now !== undefined && now.paid >= enoughFor(front);
  });

/** [F.16.2] Malta while it has a supply point, a front's ports while it is paid; neither pays extra. */
const isFed = (common: Common, fleet: Fleet, side: Side, hex: HexId): boolean => {
  const port = chartOf(common).portAt.get(hex);
  if (port === undefined || portOf(common, port.id).owner !== side) return false;
  if (side === 'axis') return fedByFront(common, port);
  return port.name === 'Valletta' && holdsMalta(common) && stockOf(common, fleet, side, port.id).sp >= 1;
};

export interface Judgement {
  readonly unsupplied: readonly HexId[];
  /** Ports whose stores had to be used. */
  readonly paying: readonly PortId[];
}

/** [F.16] Which of the side's ports and troops are cut off, and which stores fed the others. */
export const judgeSupply = (state: State, side: Side): Judgement => {
  const { common, fleets } = state;
  const troops = troopHexes(common, side);
  const places = new Set([...ownedPorts(common, side).map(({ hex }) => hex), ...troops]);
  const waters = watersOf(state, side, troops);
  const sources = sourcesOf(common, side);
  const unfed = [...places].filter(hex => !isFed(common, fleets[side], side, hex));
  const fed = reachedFrom(waters, sources, unfed);
  const cut = unfed.filter(hex => !fed.has(hex));
  return cut.length === 0 ? { unsupplied: [], paying: [] } : fedByStores(state, side, waters, cut, sources);
};

const fedByStores = (
  { common, fleets }: State,
  side: Side,
  waters: Waters,
  cut: readonly HexId[],
  sources: readonly PortId[],
): Judgement => {
  const stores = storesOf(common, fleets[side], side, sources);
  if (stores.length === 0) return { unsupplied: cut, paying: [] };
  const net = netFrom(waters, stores, cut);
  const payers = new Set(cut.flatMap(hex => originOf(net, hex) ?? []));
  const spared = (port: PortId): boolean =>
    portSpecOf(common, port).name === 'Valletta' ||
    isFed(common, fleets[side], side, portSpecOf(common, port).hex);
  return {
    unsupplied: cut.filter(hex => !isReached(net, hex)),
    paying: [...payers].filter(port => !spared(port)).toSorted((a, b) => a - b),
  };
};

/** [F.16.3] Turns without supply that begin to cost troops. */
const STARVING = 4;

/** [F.16.3] A hex loses one RE a turn: of its largest unit, or of the garrison. */
const starvation = (common: Common, hex: HexId, side: Side): readonly Event[] => {
  const [largest] = common.troops
    .filter(troop => troop.hex === hex && groundSpec(common.scenario, troop.unit).side === side)
    .toSorted((a, b) => b.re - a.re || a.unit - b.unit);
  if (largest !== undefined)
    return [{ type: 'troops-lost', unit: largest.unit, re: Math.min(1, largest.re), hex }];
  const port = chartOf(common).portAt.get(hex);
  if (port === undefined || portOf(common, port.id).garrison <= 0) return [];
  return [{ type: 'garrison-lost', port: port.id, re: 1 }];
};

/** [F.3.2 f] */
export const supplyEvents = (state: State): readonly Event[] => {
  const { common } = state;
  const side = common.phasing;
  const { unsupplied, paying } = judgeSupply(state, side);
  const before = new Map(common.unsupplied.map(each => [each.hex, each.side === side ? each.turns : 0]));
  const cut = unsupplied
    .map(hex => ({ hex, turns: (before.get(hex) ?? 0) + 1 }))
    .toSorted((a, b) => a.hex - b.hex);
  return [
    ...paying.map((port): Event => ({ type: 'stocked', side, port, sp: -1, srp: 0 })),
    { type: 'supply-judged', side, unsupplied: cut },
    ...cut.filter(({ turns }) => turns >= STARVING).flatMap(({ hex }) => starvation(common, hex, side)),
  ];
};

/** [F.16] As last judged. */
export const isSupplied = ({ unsupplied }: Pick<Common, 'unsupplied'>, side: Side, hex: HexId): boolean =>
  !unsupplied.some(each => each.hex === hex && each.side === side);
