import type { BattleEffect, BattleScene } from '@narrow-seas/core';
import { battleIn, withTales } from '../film/beat.ts';
import type { Tale } from '../link/protocol.ts';

/** What the attacks of one side came to: how many had which effect. */
export interface FightCount {
  readonly attacks: number;
  readonly effects: { readonly [effect in BattleEffect]: number };
}

/** Attacks with a die that has fallen; a search attacks nobody. */
export const attacksIn = (tales: readonly Tale[]): readonly BattleScene[] =>
  withTales([], tales).flatMap(beat => {
    const battle = battleIn(beat);
    return battle === undefined || battle.search === true || battle.dice.length === 0 ? [] : battle;
  });

export const fightsOf = (attacks: readonly BattleScene[], side: string): FightCount => {
  const own = attacks.filter(battle => battle.side === side);
  const count = (wanted: BattleEffect): number => own.filter(({ effect }) => effect === wanted).length;
  return {
    attacks: own.length,
    effects: { loss: count('loss'), hit: count('hit'), none: count('none') },
  };
};
