import { centreOf, distance, type Grid, type HexId, hexName, range } from '@narrow-seas/hex';
import { type Amendment, amendmentError, amendmentsOf } from './amend.ts';
import { TERRAIN } from './classify.ts';
import type { Definition, KindRule, PlaceRule } from './definition.ts';
import { findHex, type Frame, hexOfPlace } from './frame.ts';

export interface Placed {
  readonly rule: PlaceRule;
  readonly hex: HexId;
  /** Where it would have been, if it had to move to fit. */
  readonly moved?: HexId;
}

/** How far a place may be moved before the data must be wrong. */
const FARTHEST_MOVE = 3;

const lineOf = (text: string, id: string): number =>
  text.slice(0, Math.max(0, text.indexOf(`"id": "${id}"`))).split('\n').length;

type Complaint = (problem: string) => Error;

const complaintAbout = (definition: Definition, rule: PlaceRule, change?: Amendment): Complaint =>
  change
    ? problem => amendmentError(change.line, problem)
    : problem => new RangeError(`places.json line ${lineOf(definition.placesText, rule.id)}: ${problem}`);

const wantedHex = (frame: Frame, { hex, at }: PlaceRule): HexId | undefined => {
  if (hex !== undefined) return findHex(frame, hex);
  return at && hexOfPlace(frame, at);
};

/** Nearest first by real distance, so that of several neighbours the one on the right side is taken. */
const nearestFit = (
  frame: Frame,
  rule: PlaceRule,
  wanted: HexId,
  fits: (hex: HexId) => boolean,
): HexId | undefined => {
  const { grid, locate } = frame;
  const [x, y] = rule.at ? locate(rule.at) : centreOf(grid, wanted);
  const away = (hex: HexId): number => Math.hypot(centreOf(grid, hex)[0] - x, centreOf(grid, hex)[1] - y);
  return range(grid, wanted, FARTHEST_MOVE)
    .filter(fits)
    .toSorted((a, b) => away(a) - away(b) || a - b)[0];
};

const explain = (frame: Frame, rule: PlaceRule, terrain: number, hex: HexId, kind: KindRule): string => {
  const name = hexName(frame.grid, frame.calibration.numbering, hex);
  return `${rule.kind} ${rule.name} is in hex ${name}, which is ${TERRAIN[terrain]}; it needs ${kind.terrain.join(' or ')}.`;
};

const placeOne = (
  definition: Definition,
  frame: Frame,
  terrain: Uint8Array,
  rule: PlaceRule,
  change: Extract<Amendment, { what: 'place' }> | undefined,
  taken: ReadonlySet<HexId>,
): Placed => {
  const complain = complaintAbout(definition, rule, change);
  const kind = definition.kinds[rule.kind];
  if (!kind) throw complain(`"${rule.kind}" is no kind of place on this map.`);
  const wanted = change?.hex ?? wantedHex(frame, rule);
  if (wanted === undefined) throw complain(`${rule.kind} ${rule.name} is off the map.`);
  const fits = (hex: HexId): boolean =>
    kind.terrain.includes(TERRAIN[terrain[hex] as number] as string) && !(kind.alone && taken.has(hex));
  if (fits(wanted)) return { rule, hex: wanted };
  const found = kind.snap && !change ? nearestFit(frame, rule, wanted, fits) : undefined;
  if (found === undefined) throw complain(explain(frame, rule, terrain[wanted] as number, wanted, kind));
  return { rule, hex: found, moved: wanted };
};

/** Puts every place into its hex and refuses what cannot be there, naming the line. */
export const placeAll = (
  definition: Definition,
  frame: Frame,
  terrain: Uint8Array,
  amendments: readonly Amendment[],
): readonly Placed[] => {
  const changes = amendmentsOf(amendments, 'place');
  for (const { place, line } of changes)
    if (!definition.places.some(({ id }) => id === place))
      throw amendmentError(line, `"${place}" is no place of this map.`);
  const taken = new Map<string, Set<HexId>>();
  return definition.places.map(rule => {
    const used = taken.get(rule.kind) ?? new Set<HexId>();
    taken.set(rule.kind, used);
    const placed = placeOne(
      definition,
      frame,
      terrain,
      rule,
      changes.find(({ place }) => place === rule.id),
      used,
    );
    used.add(placed.hex);
    return placed;
  });
};

/** Hexes between where a place is and where it would have been. */
export const movedBy = (grid: Grid, { hex, moved }: Placed): number =>
  moved === undefined ? 0 : distance(grid, hex, moved);
