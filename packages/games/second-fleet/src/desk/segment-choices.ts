import { strikesFrom } from '../rules/combat/sorties.ts';
import { refuseActivation } from '../rules/action/activation.ts';
import { allowanceOf } from '../rules/movement/movement.ts';
import { watersSeen } from '../rules/movement/sail.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { fireOffer } from './fire-offers.ts';
import { activatedView } from './foresee.ts';
import { activationIn, sailOffers } from './sea-offers.ts';
import { at, type DeskChoice, sayAll } from './say.ts';
import { withOnlyAim } from './one-target.ts';
import { choiceFrom, inTurn } from './to-choice.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY } = DESK_WORDS;

/** [4] Activation and an attack from where they are in one go. */
export const strikePlans = (
  view: View,
  segment: Segment,
  units: readonly UnitId[],
): readonly DeskChoice[] => {
  if (segment.arm === 'air' || refuseActivation(view, segment, units, false) !== undefined) return [];
  const then = activatedView(view, segment, units);
  const activation = activationIn(then.table);
  if (activation === undefined) return [];
  const first = { type: 'activate', units, fast: false } as const;
  const names = sayAll(view.table, units);
  return [...strikesFrom(then, activation)].flatMap(action =>
    action.type === 'strike'
      ? inTurn(
          first,
          withOnlyAim(then, choiceFrom(then, fireOffer(then, action))),
          `${SAY.activate(names, false)}; ${SAY.thenStrike(action.attack)}`,
        )
      : [],
  );
};

/** [4] Activation and the first move or attack in one go: one picks ships and says where they go. */
export const planChoices = (
  view: View,
  segment: Segment,
  units: readonly UnitId[],
): readonly DeskChoice[] => {
  if (segment.arm === 'air' || refuseActivation(view, segment, units, false) !== undefined) return [];
  const then = activatedView(view, segment, units);
  const activation = activationIn(then.table);
  if (activation === undefined) return [];
  const first = { type: 'activate', units, fast: false } as const;
  const names = sayAll(view.table, units);
  const of = allowanceOf(watersSeen(then), activation);
  const sails = sailOffers(then, activation).flatMap(offer =>
    offer.hex === undefined
      ? []
      : inTurn(
          first,
          choiceFrom(then, offer),
          `${SAY.sailAs(names, at(offer.hex))}; ${SAY.thenSail(offer.cost ?? 0, of)}`,
        ),
  );
  return [...strikePlans(view, segment, units), ...sails];
};
