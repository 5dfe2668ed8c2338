import { isFirstHalf } from '../../model/date.ts';
import type { Event } from '../../model/event.ts';
import { portOf } from '../../model/fleet.ts';
import { bombed, repaired } from '../movement/malta.ts';
import { scenarioData } from '../../model/roster.ts';
import { portIdOf } from '../../scenarios/setup.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import type { PortId, Side } from '../../model/vocabulary.ts';
import { ownedPorts } from '../supply/region.ts';

/** [S] Ports where this turn's supplies may be put. */
export const incomePorts = (common: Common, side: Side): readonly PortId[] => {
  const { takesIncome } = scenarioOf(common.scenario);
  return ownedPorts(common, side)
    .filter(port => takesIncome(side, port))
    .map(({ id }) => id);
};

/** [36.A.4.b] Repair points of the turn. */
const maltaPoints = ({ scenario, date }: Common): number => {
  const row = scenarioData(scenario).malta?.repairPoints.findLast(({ from }) => from <= date);
  if (row === undefined) return 0;
  return isFirstHalf(date) ? row.I : row.II;
};

const pool = (side: Side, what: 'nrp' | 'mines' | 'maltaRepair' | 'sp' | 'srp', change: number): Event => ({
  type: 'pool',
  side,
  what,
  change,
});

/** [F.17.2] A debt of sweeping is paid off by the income that lifts the pool. */
export const debtPaid = ({ pools }: Pick<Fleet, 'pools'>, side: Side, income: number): readonly Event[] => {
  const { nrp, sweepingDebt } = pools;
  const left = Math.min(sweepingDebt, Math.max(0, -(nrp + income)));
  return left === sweepingDebt
    ? []
    : [{ type: 'pool', side, what: 'sweepingDebt', change: left - sweepingDebt }];
};

/** [F.17.1] */
export const incomeOf = ({ common, fleets }: State): readonly Event[] => {
  const side = common.phasing;
  const { sp, srp, nrp, arp, extraMines } = scenarioData(common.scenario).income[side];
  return [
    ...debtPaid(fleets[side], side, nrp),
    ...(nrp > 0 ? [pool(side, 'nrp', nrp)] : []),
    ...(sp > 0 ? [pool(side, 'sp', sp)] : []),
    ...(srp > 0 ? [pool(side, 'srp', srp)] : []),
    ...(extraMines?.on === common.date ? [pool(side, 'mines', extraMines.points)] : []),
    ...Object.entries(arp)
      .filter(([, change]) => change > 0)
      .map(([organisation, change]): Event => ({ type: 'arp', side, organisation, change })),
  ];
};

const valletta = (common: Common): PortId => portIdOf(common, 'Valletta');

export const holdsMalta = (common: Common): boolean =>
  common.map === 'mediterranean' && portOf(common, valletta(common)).owner === 'allied';

/** [F.19.7] [F.19.8] Malta eats in the first half of a month; unfed it weakens, unfed twice it starves. */
const meal = (common: Common, fleet: Fleet): readonly Event[] => {
  const port = valletta(common);
  const { status, unfed, starved } = common.malta;
  if (stockOf(common, fleet, 'allied', port).sp >= 1)
    return [
      { type: 'stocked', side: 'allied', port, sp: -1, srp: 0 },
      { type: 'malta-set', status, unfed: 0, starved },
    ];
  const hungry = unfed + 1;
  return [{ type: 'malta-set', status: bombed(status, 2), unfed: hungry, starved: starved || hungry >= 2 }];
};

/** [F.19.5] [F.19.7] In the Allied initial phase: the meal, then repair points where nobody is unfed. */
export const maltaIncome = ({ common, fleets }: State): readonly Event[] => {
  if (common.phasing !== 'allied' || !holdsMalta(common)) return [];
  const eaten = isFirstHalf(common.date) ? meal(common, fleets.allied) : [];
  const unfed = eaten.some(event => event.type === 'malta-set' && event.unfed > 0);
  const points = maltaPoints(common);
  return unfed || points === 0 ? eaten : [...eaten, pool('allied', 'maltaRepair', points)];
};

const HOME: { readonly [side in Side]: readonly string[] } = {
  axis: ['IT', 'DE', 'FI'],
  allied: ['GB', 'SU'],
};

/** [T.9] [F.19.6] Civilian labour: a hit a turn in the great and major ports of one's nations, and in Valletta. */
export const civilianLabour = ({ common }: State): readonly Event[] =>
  ownedPorts(common, common.phasing)
    .filter(({ id, name, kind, nation }) => {
      const big = kind === 'major' || kind === 'great';
      const own = big && HOME[common.phasing].includes(nation);
      return portOf(common, id).hits > 0 && (own || name === 'Valletta');
    })
    .map(({ id }): Event => ({ type: 'port-mended', port: id, hits: 1, fort: 0 }));

/** [F.17.1] What was not put anywhere goes to the first port that may have it. */
export const restOfIncome = ({ common, fleets }: State): readonly Event[] => {
  const side = common.phasing;
  const { sp, srp } = fleets[side].pools;
  const [port] = incomePorts(common, side);
  if (port === undefined || (sp <= 0 && srp <= 0)) return [];
  return [{ type: 'stocked', side, port, sp, srp }, pool(side, 'sp', -sp), pool(side, 'srp', -srp)];
};

/** [36.A.4.b] The status after these repairs. */
export const maltaMended = ({ malta }: Pick<Common, 'malta'>, hits: number): Event => ({
  type: 'malta-set',
  status: repaired(malta.status, hits, malta.starved),
  unfed: malta.unfed,
  starved: malta.starved,
});
