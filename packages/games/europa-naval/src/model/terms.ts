import type { HalfMonth } from './date.ts';
import type { PortId, Side } from './vocabulary.ts';

/** What can come later than the start, and leave before the end. */
export const PLANNED_KINDS = ['ship', 'air', 'ground'] as const;
export type PlannedKind = (typeof PLANNED_KINDS)[number];

/** When a unit comes and when it leaves, where the position says otherwise than its scenario. */
export interface Plan {
  readonly kind: PlannedKind;
  /** Its place in the list of ships, aircraft or troops. */
  readonly unit: number;
  readonly from?: HalfMonth;
  /** The port that it comes to. */
  readonly at?: PortId;
  readonly until?: HalfMonth | 'never';
}

/** How much of its usual points a goal brings, in percent. */
export interface Weight {
  readonly side: Side;
  readonly cause: string;
  readonly percent: number;
}

/** Points for a side that holds the port at the end. */
export interface Prize {
  readonly side: Side;
  readonly port: PortId;
  readonly points: number;
}

/** What a position says otherwise than its scenario: somebody has made a scenario of their own. */
export interface Terms {
  readonly plans: readonly Plan[];
  readonly weights: readonly Weight[];
  readonly prizes: readonly Prize[];
  /** [F.30] From how many points on each level but the lowest counts; empty where the scenario says it. */
  readonly levels: readonly number[];
}

const NO_TERMS: Terms = { plans: [], weights: [], prizes: [], levels: [] };

/** What everybody knows, as far as it is about this. */
interface Termed {
  readonly terms?: Terms;
}

export const termsOf = ({ terms }: Termed): Terms => terms ?? NO_TERMS;

const isEmpty = ({ plans, weights, prizes, levels }: Terms): boolean =>
  plans.length + weights.length + prizes.length + levels.length === 0;

/** Where nothing is left to say, a position says nothing. */
export const withTerms = <C extends Termed>(common: C, change: Partial<Terms>): C => {
  const { terms, ...rest } = common;
  const changed = { ...(terms ?? NO_TERMS), ...change };
  return (isEmpty(changed) ? rest : { ...rest, terms: changed }) as C;
};

export const planOf = ({ terms }: Termed, kind: PlannedKind, unit: number): Plan | undefined =>
  terms?.plans.find(plan => plan.kind === kind && plan.unit === unit);

/** When the unit comes, if it is still to come. */
export const arrivalOf = (
  common: Termed,
  kind: PlannedKind,
  unit: number,
  usual: HalfMonth | undefined,
): HalfMonth | undefined => planOf(common, kind, unit)?.from ?? usual;

/** The turn at whose end the unit leaves. */
export const departureOf = (
  common: Termed,
  kind: PlannedKind,
  unit: number,
  usual: HalfMonth | undefined,
): HalfMonth | undefined => {
  const until = planOf(common, kind, unit)?.until ?? usual;
  return until === 'never' ? undefined : until;
};

const USUAL = 100;

export const percentOf = ({ terms }: Termed, side: Side, cause: string): number =>
  terms?.weights.find(weight => weight.side === side && weight.cause === cause)?.percent ?? USUAL;

/** The points of a goal, as much of them as the position gives. */
export const weighed = (common: Termed, side: Side, cause: string, points: number): number =>
  (points * percentOf(common, side, cause)) / USUAL;

export const prizeOf = ({ terms }: Termed, side: Side, port: PortId): number =>
  terms?.prizes.find(prize => prize.side === side && prize.port === port)?.points ?? 0;

/** What hangs on whose the port is. */
export const prizesAt = ({ terms }: Termed, port: PortId): number =>
  terms === undefined
    ? 0
    : terms.prizes.reduce((sum, prize) => (prize.port === port ? sum + prize.points : sum), 0);
