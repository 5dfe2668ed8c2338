import type { HexId } from '@narrow-seas/hex';
import { unitsAt } from '../model/position.ts';
import { specOf, type UnitSpec } from '../model/roster.ts';
import type { Stack, State } from '../model/state.ts';
import { strengthAgainst } from '../rules/combat/strength.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { stacksBeside } from './contact.ts';

/** How much difference in strength is worth a sure success, roughly. */
const SURE = 35;

/** A first look at a hex for a unit, cheap enough for every hex in reach: what it could hit less what could hit it. */
export const firstLook = (state: State, spec: UnitSpec, hex: HexId): number => {
  const friends = unitsAt(state, spec.side, hex).length;
  let look = friends === 0 ? 0 : 0.1;
  for (const enemy of stacksBeside(state, enemyOf(spec.side), hex))
    look += preyIn(state, spec, enemy) - fearOf(state, spec, enemy);
  return look;
};

/** The worth of the topmost enemy it can attack, by how well it can. */
const preyIn = (state: State, spec: UnitSpec, { units }: Stack): number => {
  for (const unit of units) {
    const { domain, ratings } = specOf(state, unit);
    const strength = strengthAgainst(spec, domain);
    if (strength === 0) continue;
    const share = Math.max(0, 5 + strength - ratings.defence) / SURE;
    return share * Math.max(1, ratings.ecm) * (domain === 'air' ? 1 : 0.4);
  }
  return 0;
};

const fearOf = (state: State, spec: UnitSpec, { units }: Stack): number => {
  let strength = 0;
  for (const unit of units) strength += strengthAgainst(specOf(state, unit), spec.domain);
  if (strength === 0) return 0;
  const share = Math.min(1, Math.max(0, 5 + strength - spec.ratings.defence) / SURE);
  return share * Math.max(1, spec.ratings.ecm) * (spec.domain === 'air' ? 1 : 0.3);
};
