import { pieceOf } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { Campaign, PublicState, Secret, State } from '../model/state.ts';
import { type Side, type UnitId } from '../model/vocabulary.ts';
import { storesAtStart } from '../rules/supply/stores.ts';
import { isCampaign } from '../turn/campaign/rules-in-play.ts';
import { withArrival } from './arrivals.ts';

/** [C.18] With logistics every ship that is in play has its boxes: those it had, or all. */
const storesFor = (table: PublicState, side: Side, { stores }: Secret): Secret['stores'] =>
  storesAtStart(table, side).map(full => stores.find(({ unit }) => unit === full.unit) ?? full);

const isAt = (table: PublicState, unit: UnitId, ...places: readonly string[]): boolean =>
  places.includes(pieceOf(table, unit).where.at);

/** What a side knows, as far as it still fits the table. */
const secretFor = (table: PublicState, side: Side, secret: Secret): Secret => ({
  ...secret,
  orders: secret.orders.filter(
    ({ unit }) => table.phase.name === 'assignment' && isAt(table, unit, 'home', 'wing'),
  ),
  stores: storesFor(table, side, secret),
  wings: secret.wings.filter(
    ({ unit, carrier }) => isAt(table, unit, 'wing') && isAt(table, carrier, 'sea', 'due'),
  ),
  lots: secret.lots.filter(
    ({ unit }) => table.phase.name === 'mining' && isAt(table, unit, 'mission', 'returning', 'sea'),
  ),
});

/** [C.15] A campaign that does not begin with the set-up has its strategy already. */
const withStrategy = (table: PublicState, secret: Secret): Secret => {
  const isOpen = secret.strategy === undefined && table.campaign.strategy === undefined;
  return isCampaign(table) && isOpen && table.phase.name !== 'set-up'
    ? { ...secret, strategy: 'restricted' }
    : secret;
};

/** [22] Without the option nobody is deep. */
const withoutDeep = (table: PublicState): PublicState =>
  table.options.deepMode || !table.pieces.some(({ deep }) => deep)
    ? table
    : { ...table, pieces: table.pieces.map(piece => (piece.deep ? { ...piece, deep: false } : piece)) };

/** What follows from a change: secrets that fit the table, stores for ships that have come into play. */
export const tidied = (state: State): State => {
  const table = withoutDeep(state.table);
  const { nato, soviet } = state.secret;
  return {
    table,
    secret: {
      nato: secretFor(table, 'nato', nato),
      soviet: withStrategy(table, secretFor(table, 'soviet', soviet)),
    },
  };
};

const withoutIn = (campaign: Campaign, unit: UnitId): Campaign => ({
  ...campaign,
  voyages: campaign.voyages.filter(voyage => voyage.unit !== unit),
  hasty: campaign.hasty.filter(other => other !== unit),
  served: campaign.served.filter(other => other !== unit),
  takers: campaign.takers.filter(other => other !== unit),
});

/** Nothing is remembered of the unit: how far it has sailed, what it has taken, when it comes. */
export const forgotten = (table: PublicState, unit: UnitId): PublicState => {
  const left = withArrival(table, unit, undefined);
  return specOf(table, unit).arm === 'air' ? left : { ...left, campaign: withoutIn(left.campaign, unit) };
};
