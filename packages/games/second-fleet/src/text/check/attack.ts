import { refuseAllTargets } from '../../rules/combat/targets.ts';
import type { State } from '../../model/state.ts';
import { viewFor } from '../../secrets/view.ts';
import { type Flaw, flaw } from './flaw.ts';

/** [10] Who is about to aim has somebody to aim at: an attack on nobody is never begun, and could not be ended. */
export const flawOfAttack = (state: State): Flaw | undefined => {
  const { phase } = state.table;
  if (phase.name !== 'targeting' && phase.name !== 'formation') return undefined;
  const { strike, resume } = phase;
  const refused = refuseAllTargets(viewFor(state, strike.side), resume, strike);
  return refused === undefined ? undefined : flaw('phase', `${refused.reason} [${refused.rule}]`);
};
