import type { Line } from './campaign/account.ts';
import type { Table } from './state.ts';

const isThrough = ({ cause }: Line): boolean => cause.startsWith('through ');

/** [C.22.2] Whether the handicap counts: in the Gap not for boats that stayed away, who could win by it from home. */
export const countsHandicap = ({ scenario }: Pick<Table, 'scenario'>, account: readonly Line[]): boolean =>
  scenario !== 'iceland-gap' || account.some(isThrough);
