import type { Action } from '../../model/action.ts';
import { chain, type Effect, type Progress } from '../chain.ts';
import type { State } from '../../model/state.ts';
import { finished } from '../step.ts';
import { resolveRebase, resolveReturn } from '../../rules/air/air-service.ts';
import { resolveMalta, resolveMendPort } from '../../rules/ports/engineering.ts';
import { resolveFerry } from '../../rules/ferries/ferry.ts';
import { resolvePaid, resolvePayFront } from '../../rules/supply/front.ts';
import { restOfIncome } from '../../rules/points/income.ts';
import type { Initial, Surrender, WarPhase } from '../../model/war/phase.ts';
import { resolveMines, resolveRepair, resolveReplace } from '../../rules/ports/repair.ts';
import { resolveConvert, resolveIncome, resolveRail } from '../../rules/supply/stores.ts';
import { supplyEvents } from '../../rules/supply/supply.ts';
import { fleetArrives, resolveFleetStrike } from '../../rules/surrender/surrender-fleet.ts';

const impossible = (phase: WarPhase, action: Action): never => {
  throw new Error(`${action.type} was let through in phase ${phase.name}`);
};

/** [F.3.2] The end of the initial phase: the rest of the income, supply, markers. */
const initialOver = (state: State, { side }: Initial): Progress =>
  chain(
    state,
    restOfIncome,
    supplyEvents,
    () => [{ type: 'markers-cleared', side }],
    () => [finished('initial')],
  );

const resolveInitial = (state: State, phase: Initial, action: Action): Effect => {
  const { common } = state;
  switch (action.type) {
    case 'done':
      return initialOver(state, phase);
    case 'income':
      return resolveIncome(phase, action);
    case 'repair':
      return resolveRepair(state, phase, action);
    case 'replace':
      return resolveReplace(state, phase, action);
    case 'make-mines':
      return resolveMines(phase, action);
    case 'malta':
      return resolveMalta(state, phase, action);
    case 'return-air':
      return resolveReturn(common, phase, action);
    case 'rebase':
      return resolveRebase(phase, action);
    case 'mend-port':
      return resolveMendPort(common, phase, action);
    case 'rail':
      return resolveRail(phase, action);
    case 'convert':
      return resolveConvert(phase, action);
    case 'ferry':
      return resolveFerry(action);
    default:
      return impossible(phase, action);
  }
};

const resolveSurrender = (state: State, phase: Surrender, action: Action): Effect => {
  if (action.type === 'done') return fleetArrives(state);
  return action.type === 'strike-fleet'
    ? resolveFleetStrike(state, phase, action)
    : impossible(phase, action);
};

export const resolveWar = (state: State, phase: WarPhase, action: Action): Effect => {
  if (phase.name === 'initial') return resolveInitial(state, phase, action);
  if (phase.name === 'surrender') return resolveSurrender(state, phase, action);
  if (phase.name !== 'front-payment') return impossible(phase, action);
  if (action.type === 'done') return resolvePaid(state, phase);
  return action.type === 'pay-front' ? resolvePayFront(phase, action) : impossible(phase, action);
};
