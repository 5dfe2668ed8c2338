import type { Reason } from '@narrow-seas/core';
import { distance } from '@narrow-seas/hex';
import { sayPort, sayShips } from '../../desk/say.ts';
import { chartOf, kindsOf, shipsInPort } from '../../model/fleet.ts';
import { cargoShips } from '../../rules/groups/group.ts';
import { ratingOf, readyUnits } from '../../rules/air/air.ts';
import { capsOver, isFighter } from '../../rules/air/cover.ts';
import type { AirMission, State } from '../../model/state.ts';
import { stockOf } from '../../rules/supply/stock.ts';
import { viewFor } from '../../secrets/view.ts';
import type { PortId, Side } from '../../model/vocabulary.ts';
import type { EuropaNavalPlan, Reasoner } from './plan.ts';
import { hasWarships, type Voyage, voyagesIn } from './voyage.ts';
import { ADVICE_WORDS } from './words.ts';

const { uncovered: SAY } = ADVICE_WORDS;

/** What is left open weighs less than what the plan is for. */
const LAST = 10;

const told = (text: string, weight = LAST): Reason => ({ text, weight });

const isWarship = (kind: string): boolean => kind === 'TF' || kind === 'RF';

/** Transports that stay where the last warship has left. */
const leftBehind = ({ before, after, side }: EuropaNavalPlan, port: PortId): readonly Reason[] => {
  const guards = (state: State): boolean =>
    kindsOf(state.common, shipsInPort(state.fleets[side], port)).some(isWarship);
  const stay = cargoShips(after.common, { ships: shipsInPort(after.fleets[side], port) });
  return guards(before) && !guards(after) && stay.length > 0
    ? [told(SAY.left(sayShips(after.common, stay), sayPort(after.common, port)))]
    : [];
};

/** [36.E] */
const oilOf = ({ before, after, side }: EuropaNavalPlan, port: PortId): readonly Reason[] => {
  const paid = (state: State): number => state.fleets[side].ships.reduce((sum, { fuel }) => sum + fuel, 0);
  const spent = paid(after) - paid(before);
  const { sp } = stockOf(after.common, after.fleets[side], side, port);
  return spent > 0 ? [told(SAY.oil(spent, sp, sayPort(after.common, port)))] : [];
};

const isCovered = ({ state: { common, fleets }, group, path }: Voyage): boolean => {
  const [first] = path;
  return first !== undefined && capsOver(common, fleets[group.side], group.side, first, group.id).length > 0;
};

const ofVoyage = (plan: EuropaNavalPlan, voyage: Voyage): readonly Reason[] => {
  const { state, group, risk } = voyage;
  const cargo = cargoShips(state.common, group);
  const { place } = group;
  return [
    ...(cargo.length > 0 && !hasWarships(state.common, group)
      ? [told(SAY.escort(sayShips(state.common, cargo)))]
      : []),
    ...(place.at === 'port' ? [...leftBehind(plan, place.port), ...oilOf(plan, place.port)] : []),
    ...(risk.risks.some(({ kind }) => kind === 'search') && !isCovered(voyage) ? [told(SAY.fighters)] : []),
  ];
};

const left = ({ common, fleets }: State, side: Side, fighters: boolean): number =>
  readyUnits(common, fleets[side], side).filter(({ unit }) =>
    fighters
      ? isFighter(common, unit)
      : ratingOf(common, unit).strike > 0 && common.air[unit]?.bombed === false,
  ).length;

/** [F.11.4] Markers that the patrol would see. */
const PATROL = 5;

const watched = (state: State, side: Side, mission: AirMission): number => {
  if (mission.kind !== 'patrol') return 0;
  const { grid } = chartOf(state.common);
  return viewFor(state, side).sightings.filter(
    ({ place }) => place.at === 'sea' && distance(grid, place.hex, mission.hex) <= PATROL,
  ).length;
};

/** What a plan leaves open: convoys without warships or fighters, oil that is gone, aircraft that are not there. */
export const uncoveredReasons: Reasoner = (plan, steps) => {
  const { side, after } = plan;
  const flights = steps.flatMap(({ state, action }): readonly Reason[] => {
    if (action.type === 'raid') return [told(SAY.bombers(left(after, side, false)))];
    if (action.type !== 'cover') return [];
    const seen = watched(state, side, action.mission);
    return [
      ...(seen > 0 ? [told(SAY.inReach(seen), LAST + 1)] : []),
      ...(isFighter(state.common, action.unit) ? [told(SAY.fighterUnits(left(after, side, true)))] : []),
    ];
  });
  return [...voyagesIn(side, steps).flatMap(voyage => ofVoyage(plan, voyage)), ...flights];
};
