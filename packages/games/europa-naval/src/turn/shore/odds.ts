import { counted, type Odds, type OddsResult, signedShift } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { hexOfPlace, portSpecOf } from '../../model/fleet.ts';
import type { Modifier } from '../../model/modifier.ts';
import { shiftOf } from '../../model/modifier.ts';
import { groundShift, hitsOn, STRIKE, success } from '../../model/tables.ts';
import type { View } from '../../secrets/view.ts';
import { enemyOf, FACES } from '../../model/vocabulary.ts';
import { assaultStrength } from '../../rules/ground/assault.ts';
import { attackSum, defenceSum, type Sum } from '../../rules/ground/combat.ts';
import type { GroundCombat } from '../../model/shore/phase.ts';
import { bombValue, portOfTarget, type RaidAction } from '../../rules/air/raid.ts';
import { strikeModifiers } from '../../rules/air/raid-fight.ts';

const tallied = (results: readonly string[]): readonly OddsResult[] =>
  [...new Set(results)].map(result => ({ result, ways: results.filter(each => each === result).length }));

const termOf = ({ label, shift, rule }: Modifier, sign: 1 | -1) => ({
  what: label,
  value: sign * shift,
  rule,
});

/** [T.7] The defenders' gunfire is not known beforehand, unless it is nobody's secret. */
const fightOdds = (view: View, { side }: GroundCombat, attack: Sum, hex: HexId): Odds => {
  const defence = defenceSum(view.common, undefined, enemyOf(side), hex);
  const shift = groundShift(attack.total, defence.total);
  return {
    terms: [...attack.terms.map(term => termOf(term, 1)), ...defence.terms.map(term => termOf(term, -1))],
    sum: `${attack.total} against ${defence.total}; die ${signedShift(shift)}`,
    results: tallied(FACES.map(face => success(face + shift))),
  };
};

const assaultSum = (re: number): Sum => ({
  terms: [{ label: 'Assaulting troops (RE)', shift: re, rule: 'F.27.2' }],
  total: re,
});

const hexOfTarget = ({ common, sightings }: View, { target }: RaidAction): HexId | undefined => {
  if (target.kind === 'mines') return target.hex;
  const port = portOfTarget(common, target);
  if (port !== undefined) return portSpecOf(common, port).hex;
  const seen = sightings.find(({ group }) => target.kind === 'group' && group === target.group);
  return seen === undefined ? undefined : hexOfPlace(common, seen.place);
};

const sayHits = (hits: number): string => counted(hits, 'hit');

/** [T.5] If all bombers come through. */
const raidOdds = (view: View, action: RaidAction): Odds | undefined => {
  const { common } = view;
  const hex = hexOfTarget(view, action);
  if (hex === undefined || action.target.kind === 'mines') return undefined;
  const value = action.bombers.reduce((sum, unit) => sum + bombValue(common, unit, action.target), 0);
  const shifts = strikeModifiers(common, hex, false);
  return {
    terms: [
      { what: 'Bomb value, if all come through', value, rule: 'F.11.6' },
      ...shifts.map(shift => termOf(shift, 1)),
    ],
    sum: `Column ${value}; die ${signedShift(shiftOf(shifts))}`,
    results: tallied(FACES.map(face => sayHits(hitsOn(STRIKE, value, face + shiftOf(shifts))))),
  };
};

/** The chances of an offered action; undefined when no die follows it. */
export const oddsShore = (view: View, action: Action): Odds | undefined => {
  const { common, own } = view;
  if (action.type === 'raid') return raidOdds(view, action);
  if (own === undefined || common.phase.name !== 'ground-combat') return undefined;
  const { phase } = common;
  if (action.type === 'attack')
    return fightOdds(view, phase, attackSum(common, own, { side: phase.side, ...action }), action.hex);
  if (action.type !== 'assault') return undefined;
  const re = assaultStrength(common, phase, action.port, action.bought);
  return fightOdds(view, phase, assaultSum(re), portSpecOf(common, action.port).hex);
};
