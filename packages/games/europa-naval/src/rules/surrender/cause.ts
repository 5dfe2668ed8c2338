import type { Event } from '../../model/event.ts';
import type { Common } from '../../model/state.ts';
import { weighed } from '../../model/terms.ts';
import type { Side } from '../../model/vocabulary.ts';

/** [F.30] What points are booked under. */
export const WARSHIPS_LOST = 'Enemy warships lost';
export const SHIPPING_SUNK = 'Enemy shipping sunk';
export const LANDED_IN_AFRICA = 'Supplies landed in Africa';
export const LANDED_AT_MALTA = 'Supplies landed at Malta';
export const FRONT_BOXES = 'Front at the end';
export const MALTA_FALLS = 'Malta taken or starved';
export const ALEXANDRIA = 'Alexandria taken';
export const C3_USED = 'Malta landing forces used';
export const MALTA_ACTIVE = 'Malta active at the end';
export const PORTS_HELD = 'Ports held at the end';
export const SURRENDER = 'Italian surrender';
export const FLEET_INTERNED = 'Italian warships in Allied hands';
export const FERRIED_OUT = 'Troops brought out of Sicily';
export const TROOPS_LOST = 'Allied troops lost';
export const EVACUATED = 'Troops evacuated';
export const TALLINN_HELD = 'Tallinn held';
export const SEA_OPENED = 'Safe zone expanded';
export const KURESSAARE = 'Kuressaare taken';
export const NAMED_PORTS = 'Named ports held at the end';
export const HANDICAP = 'Handicap';

/** [S.1] SPs landed in Africa that make a point. */
export const SUPPLIES_TO_A_POINT = 4;

/** What a goal brings, as much of it as the position gives. */
export const scored = (
  common: Pick<Common, 'terms'>,
  side: Side,
  cause: string,
  usual: number,
): readonly Event[] => booked(side, cause, weighed(common, side, cause, usual));

/** Points that are not weighed, or have been. */
export const booked = (side: Side, cause: string, points: number): readonly Event[] =>
  points === 0 ? [] : [{ type: 'scored', side, cause, points }];

/** Points of a side under one cause. */
export const pointsFor = ({ score }: Pick<Common, 'score'>, side: Side, cause: string): number =>
  score[side].reduce((sum, each) => (each.cause === cause ? sum + each.points : sum), 0);

/** Sums of percents fall short of a whole point by less than this. */
const DUST = 1e-9;

/** [F.30] Quarters of supplies do not count. */
export const wholePoints = (points: number): number => Math.floor(points + DUST);

/** [F.30] Whole points of each cause. */
export const totalOf = ({ score }: Pick<Common, 'score'>, side: Side): number =>
  score[side].reduce((sum, { points }) => sum + wholePoints(points), 0);
