import type { Odds, OddsResult } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { chancesOf } from './chances.ts';
import { distanceBetween } from '../chart.ts';
import { hexOfHome } from '../position.ts';
import { titleOf } from '../roster.ts';
import { quarryOf } from '../sea/sosus.ts';
import type { Table } from '../state.ts';
import type { View } from '../view.ts';
import { FACES, type UnitId } from '../vocabulary.ts';
import { aimedOf, isJammed } from './aim.ts';
import { capMatchup, turnsBack } from './air-fight.ts';
import { type AirResult, type AirToll, airResult, bounceResult } from './air-table.ts';
import { noneSpent } from './anti-air.ts';
import type { Activation, AimedStrike, Reaction, Strike } from './phase.ts';
import {
  attackPart,
  nameOfTarget,
  rollParts,
  sayAttack,
  sayDefence,
  type StrikeOdds,
  sayStrikeOdds,
  strikeOdds,
} from './planner.ts';
import { isFound, searchNumber, searchShift, searchTerms } from './search-table.ts';
import { strikePoints } from './strength.ts';
import { strikeOf } from './strike.ts';
import { targetsOf } from './targets.ts';

/** As far as the attacker can tell, every gun has its ammunition. */
export const oddsOfAimed = (table: Table, resume: Activation, aimed: AimedStrike): StrikeOdds =>
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
  const damage = steps === 0 ? 'unharmed' : `${steps} ${steps === 1 ? 'step' : 'steps'}`;
  return home ? `${damage}, returns` : damage;
};

const airChances = (
  say: (result: AirResult) => string,
  results: readonly AirResult[],
): readonly OddsResult[] => chancesOf(results.map(say));

const interceptChances = (
  table: Table,
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
      FACES.map(face => airResult(match.column, face)),
    ),
  };
};

const bounceChances = (table: Table, target: UnitId): Odds => ({
  terms: [],
  sum: `bounce on ${titleOf(table, target)}`,
  results: airChances(({ defender }) => sayToll(defender), FACES.map(bounceResult)),
});

const searchChances = (table: Table, submarine: UnitId): Odds => {
  const quarry = quarryOf(table, submarine);
  return {
    terms: [{ what: 'found at or below', value: searchNumber(quarry), rule: 'A4' }, ...searchTerms(quarry)],
    sum: `die ${searchShift(quarry) < 0 ? '' : '+'}${searchShift(quarry)} at most ${searchNumber(quarry)}`,
    results: chancesOf(FACES.map(face => (isFound(quarry, face) ? 'found' : 'not found'))),
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
