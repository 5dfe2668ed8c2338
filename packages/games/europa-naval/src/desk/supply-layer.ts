import type { Overlay } from '@narrow-seas/core';
import { type HexId, hasHex, neighboursOf } from '@narrow-seas/hex';
import { UNKNOWN } from '../model/fleet.ts';
import { sideOfGround } from '../rules/ground/ground.ts';
import type { Common, Fleet, State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type Side } from '../model/vocabulary.ts';
import { ownedPorts } from '../rules/supply/region.ts';
import { judgeSupply, sourcesOf } from '../rules/supply/supply.ts';
import {
  costAt,
  isReached,
  LAYERS,
  type Net,
  netFrom,
  type Waters,
  watersOf,
} from '../rules/supply/supply-net.ts';
import { eyesOf, type Line, layer, marked } from './layer.ts';
import { LAYER_WORDS as SAY } from './layer-words.ts';

/** [F.29] Enemy warships as far as the viewer has seen them: others may still cut a line. */
const fleetSeen = ({ sightings, open }: View, enemy: Side): Fleet => {
  if (open !== undefined) return open[enemy];
  const groups = sightings.flatMap(({ group, side, place, ships }) =>
    side !== enemy || ships === undefined
      ? []
      : [
          {
            id: group,
            side,
            place,
            ships: ships.map(({ ship }) => ship),
            allowance: 0,
            spent: 0,
            nightLeft: 0,
            moved: false,
            holds: false,
            seen: true,
            found: 'no',
            contact: 'none',
            slip: 0,
            belts: [],
            patrols: [],
            hunters: [],
            shipping: 'none',
            turnedBack: false,
            reacted: false,
            sheltered: false,
            alarm: 'none',
            offered: false,
            bombarded: false,
          } as const,
        ],
  );
  return { ...UNKNOWN, groups };
};

const stateFor = (view: View, side: Side): State => {
  const own = view.own ?? view.open?.[side] ?? UNKNOWN;
  const enemy = fleetSeen(view, enemyOf(side));
  const { common, nextGroup } = view;
  return {
    common,
    nextGroup,
    fleets: side === 'axis' ? { axis: own, allied: enemy } : { axis: enemy, allied: own },
  };
};

const troopHexes = (common: Common, side: Side): ReadonlySet<HexId> =>
  new Set(common.troops.filter(({ unit }) => sideOfGround(common, unit) === side).map(({ hex }) => hex));

/** A place on a line: on land (0), at sea by day (1), or with this many night hexes behind it. */
interface Node {
  readonly layer: number;
  readonly hex: HexId;
}

const isAt = (net: Net, { layer: depth, hex }: Node, cost: number): boolean =>
  costAt(net, depth, hex) === cost;

/** At sea from the same layer, or from the one with a night hex less; or from the shore of the same hex. */
const beforeAtSea = (
  net: Net,
  waters: Waters,
  { layer: depth, hex }: Node,
  here: number,
): readonly Node[] => {
  const price = hasHex(waters.danger, hex) ? 2 : 1;
  const near = neighboursOf(waters.chart.grid, hex);
  const wet = [depth, depth - 1]
    .filter(each => each >= 1)
    .flatMap(each => near.map(at => ({ layer: each, hex: at })))
    .filter(node => isAt(net, node, here - price));
  return [...wet, ...[{ layer: 0, hex }].filter(node => isAt(net, node, here))];
};

/** On land from a hex beside it, or from a ship in the same hex. */
const beforeOnLand = (net: Net, waters: Waters, { hex }: Node, here: number): readonly Node[] => [
  ...neighboursOf(waters.chart.grid, hex)
    .map(each => ({ layer: 0, hex: each }))
    .filter(node => isAt(net, node, here - 1)),
  ...Array.from({ length: LAYERS - 1 }, (_, place) => ({ layer: place + 1, hex })).filter(node =>
    isAt(net, node, here),
  ),
];

/** Where a line can have come from: one step cheaper, or in the same hex between ship and shore. */
const before = (net: Net, waters: Waters, node: Node): readonly Node[] => {
  const here = costAt(net, node.layer, node.hex);
  if (here === undefined) return [];
  return node.layer === 0 ? beforeOnLand(net, waters, node, here) : beforeAtSea(net, waters, node, here);
};

/** The line back to its source, the end first. */
const traced = (net: Net, waters: Waters, end: HexId): readonly Node[] => {
  const nodes: Node[] = [{ layer: 0, hex: end }];
  const seen = new Set<string>([`0 ${end}`]);
  for (let at = nodes[0]; at !== undefined; ) {
    const next = before(net, waters, at).find(node => !seen.has(`${node.layer} ${node.hex}`));
    if (next === undefined) break;
    seen.add(`${next.layer} ${next.hex}`);
    nodes.push(next);
    at = next;
  }
  return nodes;
};

/** [36.H] A hex that was entered at night: one more of the five is behind the line. */
const isNight = (node: Node, from: Node | undefined): boolean =>
  node.layer > 1 && (from === undefined || from.layer < node.layer);

/** The line as pieces by day and by night. */
const pieces = (nodes: readonly Node[]): readonly Line[] => {
  const lines: { hexes: number[]; tone: 'good' | 'bad' }[] = [];
  for (const [place, node] of nodes.entries()) {
    const from = nodes[place + 1];
    if (from === undefined || from.hex === node.hex) continue;
    const tone = isNight(node, from) ? 'bad' : 'good';
    const last = lines.at(-1);
    if (last?.tone === tone && last.hexes.at(-1) === node.hex) last.hexes.push(from.hex);
    else lines.push({ hexes: [node.hex, from.hex], tone });
  }
  return lines;
};

/** [F.16] [36.H] Lines from the sources to every port and every stack of troops, and what no line reaches. */
export const supplyLayer = (view: View): Overlay => {
  const side = eyesOf(view);
  const { common } = view;
  const state = stateFor(view, side);
  const troops = troopHexes(common, side);
  const ends = [...new Set([...ownedPorts(common, side).map(({ hex }) => hex), ...troops])];
  const waters = watersOf(state, side, troops);
  const net = netFrom(waters, sourcesOf(common, side), ends);
  const lines = ends.filter(hex => isReached(net, hex)).map(hex => pieces(traced(net, waters, hex)));
  const { unsupplied } = judgeSupply(state, side);
  const nights = lines.filter(parts => parts.some(({ tone }) => tone === 'bad')).length;
  return layer(
    marked(unsupplied, 'bad', SAY.labels.cut),
    SAY.supply(lines.length, nights, unsupplied.length),
    lines.flat(),
  );
};
