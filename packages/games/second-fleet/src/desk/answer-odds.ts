import type { Odds } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import type { Activation, Flight, Formation, Reaction, Strike } from '../model/fire/phase.ts';
import type { Force } from '../model/state.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { nameOfTarget } from '../rules/combat/planner.ts';
import { strikesFrom } from '../rules/combat/sorties.ts';
import { strikeOf } from '../rules/combat/strike.ts';
import { withForces } from '../rules/stacking/forces.ts';
import type { View } from '../secrets/view.ts';
import { type BestTarget, bestTargetOf } from './prospects.ts';
import { DESK_WORDS } from './words.ts';

const { prospect: SAY } = DESK_WORDS;

/** Chances are told in hundredths. */
const WHOLE = 100;

/** What an attack of the enemy may cost, if he aims at what pays him best. */
const costOf = ({ table }: View, { target, outcomes, gain }: BestTarget): Odds => {
  const [sunk = 0, damaged = 0] = outcomes.map(({ chance }) => Math.round(chance * WHOLE));
  const of = SAY.theirAttack(nameOfTarget(table, target));
  return {
    terms: [],
    sum: SAY.costs(gain),
    results: [
      { of, result: SAY.sunk, ways: sunk },
      { of, result: SAY.damaged, ways: damaged },
      { of, result: SAY.unharmed, ways: WHOLE - sunk - damaged },
    ].filter(({ ways }) => ways > 0),
  };
};

/** As the enemy sees it, as far as the viewer knows. */
const seenByEnemy = ({ table }: View, activation: Activation, strike: Strike): View => ({
  viewer: strike.side,
  table: { ...table, phase: activation },
});

const worst = (view: View, activation: Activation, strikes: readonly Strike[]): BestTarget | undefined => {
  const found = strikes.flatMap(
    strike => bestTargetOf(seenByEnemy(view, activation, strike), activation, strike) ?? [],
  );
  return found.toSorted((one, other) => other.gain - one.gain)[0];
};

/** The flight where its way ends, if nobody stops it. */
const arrivedAt = ({ resume, ahead }: Reaction): Flight => ({
  ...resume,
  hex: ahead.at(-1) ?? resume.hex,
  spent: resume.spent + ahead.length,
  path: [...resume.path, ...ahead],
});

/** [C.11.2] Who lets a flight pass should know what it can attack where it flies to. */
const passOdds = (view: View, phase: Reaction): Odds | undefined => {
  const flight = arrivedAt(phase);
  const theirs: View = { viewer: enemyOf(phase.side), table: { ...view.table, phase: flight } };
  const strikes = [...strikesFrom(theirs, flight)].flatMap(action =>
    action.type === 'strike' ? [strikeOf(flight, action)] : [],
  );
  const best = worst(view, flight, strikes);
  return best === undefined ? undefined : costOf(view, best);
};

/** [C.7.1] What the attack may cost when the ships stand like this. */
const formOdds = (view: View, phase: Formation, forces: readonly Force[]): Odds | undefined => {
  const table = withForces(view.table, forces.flat(), forces);
  const best = worst({ ...view, table }, phase.resume, [phase.strike]);
  return best === undefined ? undefined : costOf(view, best);
};

/** What an answer to an attack may cost, where its own dice do not tell; undefined where nothing is at stake. */
export const answerOdds = (view: View, action: Action): Odds | undefined => {
  const { phase } = view.table;
  if (phase.name === 'reaction' && action.type === 'let-pass') return passOdds(view, phase);
  return phase.name === 'formation' && action.type === 'form'
    ? formOdds(view, phase, action.forces)
    : undefined;
};
