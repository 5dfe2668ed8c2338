import type { EndLoss, Survey } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { optionsFor } from '../turn/options.ts';
import { NOT_NOW } from '../turn/refusals.ts';
import type { View } from '../secrets/view.ts';
import { PHASE_WORDS as SAY } from './phase-words.ts';
import { shipPiece } from '../face/piece-id.ts';
import { hexOfPlace } from '../model/fleet.ts';
import { sayShips, where } from './say.ts';

type Ending = NonNullable<Survey<Action>['end']>;

const labelOf = ({ common: { phase } }: View): string => {
  if (phase.name === 'air-segment') return phase.part === 'cover' ? SAY.endCover : SAY.endAttack;
  if (phase.name === 'reaction' && phase.moving !== undefined) return SAY.endReaction;
  return SAY.ends[phase.name] ?? SAY.endOther;
};

const loss = (text: string, pieces: readonly number[] = [], hexes: readonly number[] = []) => ({
  text,
  pieces,
  hexes,
  repairs: [],
});

/** [F.5.4] A group at sea that has not moved is checked where it lies. */
const unmoved = ({ common, own }: View): readonly EndLoss<Action>[] =>
  (own?.groups ?? [])
    .filter(({ moved, place }) => !moved && place.at === 'sea')
    .map(({ ships, place }) => {
      const hex = hexOfPlace(common, place);
      const at = hex === undefined ? '' : where(common, hex);
      return loss(
        SAY.loss.unmoved(sayShips(common, ships), at),
        ships.map(shipPiece),
        hex === undefined ? [] : [hex],
      );
    });

/** What ending now means for what was left undone. */
const lossesOf = (view: View): readonly EndLoss<Action>[] => {
  const { own } = view;
  const { phase } = view.common;
  switch (phase.name) {
    case 'naval-step':
      return unmoved(view);
    case 'initial':
      return own !== undefined && own.pools.sp + own.pools.srp > 0 ? [loss(SAY.loss.income)] : [];
    case 'front-payment':
      return phase.paid.length === 0 ? [loss(SAY.loss.unpaid)] : [];
    default:
      return [];
  }
};

/** How the phase is ended, and why it cannot be ended yet; undefined where it ends by itself. */
export const endingOf = (view: View): Ending | undefined => {
  const action: Action = { type: 'done' };
  const refusal = optionsFor(view).refuse(action);
  if (refusal !== undefined && refusal.code === NOT_NOW.code) return undefined;
  return {
    action,
    label: labelOf(view),
    losses: lossesOf(view),
    ...(refusal === undefined ? {} : { refusal }),
  };
};
