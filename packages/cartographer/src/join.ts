import type { Grid, HexId } from '@narrow-seas/hex';
import type { Thresholds } from './definition.ts';
import type { Contact, Piece, Waters } from './pieces.ts';
import type { Sample } from './sample.ts';

/** Which waters of a hex a ship there sails on. */
export interface Joined {
  /** 1 for each piece that counts. */
  readonly kept: Uint8Array;
  /** Hexes with waters on both sides of land that no ship can round nearby: the smaller water is cut off. */
  readonly cut: readonly HexId[];
}

/** Weights above any number of cells: a person's choice beats a channel, a channel beats size. */
const DREDGED = 1e6;
const CHOSEN = 1e9;

type Links = ReadonlyMap<number, readonly number[]>;

const linksOf = (contacts: readonly Contact[]): Links => {
  const links = new Map<number, number[]>();
  const note = (from: number, to: number): void => {
    links.set(from, [...(links.get(from) ?? []), to]);
  };
  for (const { pieces } of contacts) {
    note(pieces[0], pieces[1]);
    note(pieces[1], pieces[0]);
  }
  return links;
};

/** Pieces within `steps` hexes of `start` by water, not passing through the hex itself. */
const near = (start: number, steps: number, links: Links, pieces: readonly Piece[]): ReadonlySet<number> => {
  const home = pieces[start]?.hex;
  const seen = new Set([start]);
  let edge = [start];
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap(piece => links.get(piece) ?? []).filter(piece => !seen.has(piece) && seen.add(piece));
    edge = edge.filter(piece => pieces[piece]?.hex !== home);
  }
  return seen;
};

/** Groups a hex's pieces into waters: two pieces are one water if a ship can round the land between them nearby. */
const watersOf = (
  members: readonly number[],
  { detour }: Thresholds,
  links: Links,
  pieces: readonly Piece[],
): readonly number[][] => {
  const groups: number[][] = [];
  for (const member of members) {
    const close = near(member, detour, links, pieces);
    const group = groups.find(others => others.some(other => close.has(other)));
    if (group) group.push(member);
    else groups.push([member]);
  }
  return groups;
};

/** One ship in a hex is on one water. Keeps the chosen, else the largest water of each hex, so that Corinth stays closed. */
export const joinWaters = (
  grid: Grid,
  { pieces, contacts }: Waters,
  sample: Sample,
  thresholds: Thresholds,
): Joined => {
  const kept = new Uint8Array(pieces.length);
  const cut: HexId[] = [];
  const members: number[][] = Array.from({ length: grid.size }, () => []);
  const counts = ({ size, dredged, chosen, hex }: Piece): boolean =>
    dredged || chosen || size >= thresholds.piece * (sample.cells[hex] as number);
  pieces.forEach((piece, index) => counts(piece) && members[piece.hex]?.push(index));
  const links = linksOf(contacts);
  const weight = (group: readonly number[]): number =>
    group.reduce((sum, index) => {
      const { size, dredged, chosen } = pieces[index] as Piece;
      return sum + size + (dredged ? DREDGED : 0) + (chosen ? CHOSEN : 0);
    }, 0);
  members.forEach((group, hex) => {
    const waters = watersOf(group, thresholds, links, pieces).toSorted((a, b) => weight(b) - weight(a));
    for (const piece of waters[0] ?? []) kept[piece] = 1;
    if (waters.length > 1) cut.push(hex as HexId);
  });
  return { kept, cut };
};
