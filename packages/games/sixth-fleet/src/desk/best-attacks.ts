import type { Prospect } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Attack, Combat, State } from '../model/state.ts';
import { isWorthOffering, targetsFrom } from '../rules/combat/attack-options.ts';
import { hexesInContact } from '../rules/combat/obligation.ts';
import { prospectOf } from './prospects.ts';

/** An attack by all who can join in, with what it promises. */
export interface Plan {
  readonly attack: Attack;
  readonly prospect: Prospect;
}

const chanceOf = ({ outcomes }: Prospect): number => outcomes[0]?.chance ?? 0;

/** The best average first; of equal ones the surer. */
export const byGain = (one: Prospect, other: Prospect): number =>
  other.gain - one.gain || chanceOf(other) - chanceOf(one);

const bestFrom = (state: State, phase: Combat, hex: HexId): Plan | undefined =>
  targetsFrom(state, phase, hex)
    .map(({ able, hex: to, defenders }): Attack => ({ attackers: able, hex: to, defenders }))
    .filter(attack => isWorthOffering(state, phase, attack))
    .map(attack => ({ attack, prospect: prospectOf(state, attack) }))
    .toSorted((one, other) => byGain(one.prospect, other.prospect))[0];

/** [8.2] From each hex beside an enemy the attack that promises most. */
export const bestAttacks = (state: State, phase: Combat): ReadonlyMap<HexId, Plan> =>
  new Map(
    hexesInContact(state, phase.side).flatMap(hex => {
      const plan = bestFrom(state, phase, hex);
      return plan === undefined ? [] : [[hex, plan]];
    }),
  );
