import type { Owner } from '../../model/vocabulary.ts';

/** [36.A.4] */
const MALTA_MOST = 15;

const clamp = (status: number): number => Math.min(MALTA_MOST, Math.max(0, status));

/** [36.A.4.a] Each hit raises the number. */
export const bombed = (status: number, hits: number): number => clamp(status + hits);

/** [36.A.4.b] Each repair lowers it; [F.19.8] not below 12 while Malta is starved. */
export const repaired = (status: number, points: number, starved: boolean): number =>
  clamp(Math.max(status - points, starved ? Math.min(status, 12) : 0));

/** [36.A.4] In Axis hands Malta is as good as closed. */
export const statusFor = (owner: Owner, status: number): number => (owner === 'axis' ? MALTA_MOST : status);
