import { counted, type Odds, type OddsResult, signedShift } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { distanceBetween } from '../../model/chart.ts';
import { hexOfHome } from '../../model/position.ts';
import { titleOf } from '../../model/roster.ts';
import { quarryOf } from '../../rules/detection/sosus.ts';
import type { PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { DIE_FACES, type UnitId } from '../../model/vocabulary.ts';
import { aimedOf, isJammed } from '../../rules/combat/aim.ts';
import { capMatchup, turnsBack } from '../../rules/patrols/air-fight.ts';
import { type AirResult, type AirToll, airResult, bounceResult } from '../../rules/patrols/air-table.ts';
import { noneSpent } from '../../rules/combat/anti-air.ts';
import type { Activation, AimedStrike, Reaction, Strike } from '../../model/fire/phase.ts';
import {
  attackPart,
  nameOfTarget,
  rollParts,
  sayAttack,
  sayDefence,
  type StrikeOdds,
  sayStrikeOdds,
  strikeOdds,
} from '../../rules/combat/planner.ts';
import { isFound, searchNumber, searchShift, searchTerms } from '../../rules/strategic-air/search-table.ts';
import { strikePoints } from '../../rules/combat/strength.ts';
import { strikeOf } from '../../rules/combat/strike.ts';
import { targetsOf } from '../../rules/combat/targets.ts';

/** Equal outcomes of equal faces, counted. */
const chancesOf = (outcomes: readonly string[]): readonly OddsResult[] => {
  const ways = new Map<string, number>();
  for (const outcome of outcomes) ways.set(outcome, (ways.get(outcome) ?? 0) + 1);
  return [...ways].map(([result, count]) => ({ result, ways: count }));
};

/** As far as the attacker can tell, every gun has its ammunition. */
export const oddsOfAimed = (table: PublicState, resume: Activation, aimed: AimedStrike): StrikeOdds =>
  strikeOdds(table, resume, aimed, { jammed: isJammed(table, { resume }), isSpent: noneSpent });

/** Before targets are named: each of them, if it got all the points. */
const strikeChances = (view: View, activation: Activation, strike: Strike): Odds | undefined => {
  const { table } = view;
  const points = strikePoints(table, activation, strike);
  const all = targetsOf(view, activation, strike).map(target => ({
    name: nameOfTarget(table, target),
    odds: oddsOfAimed(table, activation, {
      strike,
      aims: [{ target, points }],
      tacCoord: [],
      nuclear: false,
    }),
  }));
  const [first] = all;
  if (first === undefined) return undefined;
  const told = all.map(({ name, odds }) => sayStrikeOdds(table, odds, `attackers of ${name}`));
  const whose = (name: string): string => (all.length > 1 ? name : '');
  return {
    terms: [
      ...attackPart(first.odds),
      ...all.flatMap(({ name, odds }) => rollParts(table, odds, whose(name))),
    ],
    sum: `all ${points} points on one target`,
    lines: Object.fromEntries(
      all.flatMap(({ name, odds }) =>
        odds.targets.map(target => [name, `${sayDefence(odds)}; then ${sayAttack(target)}`]),
      ),
    ),
    results: told.flatMap(({ results }) => results),
  };
};

const sayToll = ({ steps, home }: AirToll): string => {
  const damage = steps === 0 ? 'unharmed' : counted(steps, 'step');
  return home ? `${damage}, returns` : damage;
};

const airChances = (
  say: (result: AirResult) => string,
  results: readonly AirResult[],
): readonly OddsResult[] => chancesOf(results.map(say));

const interceptChances = (
  table: PublicState,
  phase: Reaction,
  home: Reaction['missions'][number],
): Odds | undefined => {
  const hex = hexOfHome(table, home);
  if (hex === undefined) return undefined;
  const flight = phase.resume;
  const distance = distanceBetween(hex, flight.hex);
  const match = capMatchup(table, { kind: 'cap', side: phase.side, home, distance }, flight);
  const strike = (toll: AirToll): string => sayToll({ ...toll, home: turnsBack(flight, toll) });
  return {
    terms: [...match.attacker.terms, ...match.defender.terms.map(term => ({ ...term, value: -term.value }))],
    sum: `patrol ${match.attacker.value} against ${match.defender.value}; column ${match.ratio}`,
    results: airChances(
      ({ attacker, defender }) => `patrol ${sayToll(attacker)}; strike ${strike(defender)}`,
      DIE_FACES.map(face => airResult(match.column, face)),
    ),
  };
};

const bounceChances = (table: PublicState, target: UnitId): Odds => ({
  terms: [],
  sum: `bounce on ${titleOf(table, target)}`,
  results: airChances(({ defender }) => sayToll(defender), DIE_FACES.map(bounceResult)),
});

const searchChances = (table: PublicState, submarine: UnitId): Odds => {
  const quarry = quarryOf(table, submarine);
  return {
    terms: [{ what: 'found at or below', value: searchNumber(quarry), rule: 'A4' }, ...searchTerms(quarry)],
    sum: `die ${signedShift(searchShift(quarry))} at most ${searchNumber(quarry)}`,
    results: chancesOf(DIE_FACES.map(face => (isFound(quarry, face) ? 'found' : 'not found'))),
  };
};

/** The exact chances of an offered action of this family. */
export const oddsFire = (view: View, action: Action): Odds | undefined => {
  const { table } = view;
  const { phase } = table;
  if (action.type === 'aim' && phase.name === 'targeting')
    return sayStrikeOdds(table, oddsOfAimed(table, phase.resume, aimedOf(table, phase, action)));
  if (action.type === 'search') return searchChances(table, action.submarine);
  if (action.type === 'bounce') return bounceChances(table, action.target);
  if (action.type === 'intercept' && phase.name === 'reaction')
    return interceptChances(table, phase, action.home);
  const acts =
    phase.name === 'flight' || phase.name === 'surface-activation' || phase.name === 'submarine-activation';
  return action.type === 'strike' && acts ? strikeChances(view, phase, strikeOf(phase, action)) : undefined;
};
