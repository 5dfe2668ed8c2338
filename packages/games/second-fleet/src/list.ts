import type { Action } from './action.ts';
import { listCampaign } from './campaign/list.ts';
import { isFirePhase, isSeaPhase } from './families.ts';
import { listFire, listTakeOffs } from './fire/list.ts';
import { strikesFrom } from './fire/sorties.ts';
import { listSea } from './sea/list.ts';
import type { SeaPhase } from './sea/phase.ts';
import { isTurnOf } from './turn.ts';
import type { View } from './view.ts';

/** Every kind of action that is offered: one path to each hex, one formation, one way to share out points. */
export function* listActions(view: View): Generator<Action> {
  const { phase } = view.table;
  if (!isTurnOf(phase, view.viewer)) return;
  if (isSeaPhase(phase)) yield* listAtSea(view, phase);
  else if (isFirePhase(phase)) yield* listFire(view, phase);
  else yield* listCampaign(view, phase);
}

/** Where ships act they may attack too, and in an air segment aircraft take off. */
function* listAtSea(view: View, phase: SeaPhase): Generator<Action> {
  yield* listSea(view, phase);
  if (phase.name === 'surface-activation' || phase.name === 'submarine-activation')
    yield* strikesFrom(view, phase);
  if (phase.name === 'segment' && phase.arm === 'air') yield* listTakeOffs(view, phase);
}
