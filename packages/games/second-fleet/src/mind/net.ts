import { baseAt } from '../rules/stacking/bases.ts';
import { zoneOf } from '../model/chart.ts';
import type { Piece, PublicState } from '../model/state.ts';
import { netPoints } from '../rules/victory/victory.ts';

interface Reckoning {
  readonly table: PublicState;
  readonly net: number;
}

/** The last account with this list of scores: most moves change no point, and the whole account is dear. */
const lastWith = new WeakMap<PublicState['score'], Reckoning>();

/** [C.22] Whether a unit counts as before: its place matters by zone and base only. */
const countsAlike = (before: Piece, after: Piece): boolean => {
  if (before === after) return true;
  if (before.damaged !== after.damaged || before.landed !== after.landed) return false;
  const [from, to] = [before.where, after.where];
  if (from.at !== to.at) return false;
  if (from.at !== 'sea' || to.at !== 'sea') return true;
  return from.hex === to.hex || (zoneOf(from.hex) === zoneOf(to.hex) && baseAt(from.hex) === baseAt(to.hex));
};

const isSameAccount = (before: PublicState, after: PublicState): boolean =>
  before.scenario === after.scenario &&
  before.handicap === after.handicap &&
  before.extra === after.extra &&
  before.bases === after.bases &&
  before.campaign.once === after.campaign.once &&
  before.campaign.strategy === after.campaign.strategy &&
  before.pieces.length === after.pieces.length &&
  (before.pieces === after.pieces ||
    before.pieces.every((piece, unit) => countsAlike(piece, after.pieces[unit] as Piece)));

/** [C.22.2] Soviet points less NATO's, worked out again only when something that counts has changed. */
export const netNow = (table: PublicState): number => {
  const last = lastWith.get(table.score);
  if (last !== undefined && isSameAccount(last.table, table)) return last.net;
  const net = netPoints(table);
  lastWith.set(table.score, { table, net });
  return net;
};
