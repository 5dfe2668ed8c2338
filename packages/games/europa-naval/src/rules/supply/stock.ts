import { withFleet } from '../../model/change.ts';
import { portOf, portSpecOf } from '../../model/fleet.ts';
import { scenarioData } from '../../model/roster.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import type { PortId, Side } from '../../model/vocabulary.ts';

/** What lies at a port. */
export interface Stock {
  readonly sp: number;
  readonly srp: number;
}

/** Supplies of a port that never run out. */
const PLENTY = 999;

/** [S] A port of the scenario's list where the side has all it wants, while it owns it. */
const isUnlimited = (common: Common, side: Side, port: PortId): boolean =>
  portOf(common, port).owner === side &&
  scenarioData(common.scenario).income[side].unlimited.includes(portSpecOf(common, port).name);

/** [F.17.1] What a side has at a port; stock in an enemy port counts for nothing. */
export const stockOf = (common: Common, fleet: Fleet, side: Side, port: PortId): Stock => {
  if (isUnlimited(common, side, port)) return { sp: PLENTY, srp: 0 };
  if (portOf(common, port).owner !== side) return { sp: 0, srp: 0 };
  const { sp = 0, srp = 0 } = fleet.stocks.find(stock => stock.port === port) ?? {};
  return { sp, srp };
};

/** The state after supplies came or went; ports of plenty keep no account, and nothing goes below nothing. */
export const withStock = (state: State, side: Side, port: PortId, sp: number, srp: number): State => {
  if (isUnlimited(state.common, side, port)) return state;
  return withFleet(state, side, fleet => {
    const known = fleet.stocks.find(stock => stock.port === port) ?? { port, sp: 0, srp: 0 };
    const stock = { port, sp: Math.max(0, known.sp + sp), srp: Math.max(0, known.srp + srp) };
    const rest = fleet.stocks.filter(each => each.port !== port);
    const kept = stock.sp === 0 && stock.srp === 0 ? rest : [...rest, stock];
    return { stocks: kept.toSorted((a, b) => a.port - b.port) };
  });
};
