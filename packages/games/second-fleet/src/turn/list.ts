import type { Action } from '../model/action.ts';
import { listCampaign } from './campaign/list.ts';
import { inPhase } from '../model/phase.ts';
import { listFire, listTakeOffs } from './fire/list.ts';
import { strikesFrom } from '../rules/combat/sorties.ts';
import { listSea } from './sea/list.ts';
import type { SeaPhase } from '../model/sea/phase.ts';
import { isTurnOf } from './turn.ts';
import type { View } from '../secrets/view.ts';

/** Every kind of action that is offered: one path to each hex, one formation, one way to share out points. */
export function* listActions(view: View): Generator<Action> {
  const { phase } = view.table;
  if (isTurnOf(phase, view.viewer)) yield* listed(view, phase, undefined);
}

/** Where ships act they may attack too, and in an air segment aircraft take off. */
function* listAtSea(view: View, phase: SeaPhase): Generator<Action> {
  yield* listSea(view, phase);
  if (phase.name === 'surface-activation' || phase.name === 'submarine-activation')
    yield* strikesFrom(view, phase);
  if (phase.name === 'segment' && phase.arm === 'air') yield* listTakeOffs(view, phase);
}

const listed = inPhase<View, undefined, Iterable<Action>>({
  sea: listAtSea,
  fire: listFire,
  campaign: listCampaign,
});
