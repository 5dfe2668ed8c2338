import type { Odds } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { oddsOf, type Term } from './odds.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';

/** [8.9] An attack before it is made: every term with its case, and the exact chances. */
export const forecast = ({ table }: View, action: Action): Odds | undefined => {
  if (action.type !== 'attack') return undefined;
  const odds = oddsOf(table, action);
  const [attack, defence] = [odds.attack, odds.defence].map(terms =>
    terms.reduce((sum, { value }) => sum + value, 0),
  );
  const effect = action.defenders.length === 0 ? 'defences destroyed' : 'retreat';
  return {
    terms: [
      ...odds.attack.map(term => say(table, term, 1)),
      ...odds.defence.map(term => say(table, term, -1)),
    ],
    sum: `${attack} - ${defence} = ${odds.differential}; column ${odds.column}; ECM ${odds.ecm}`,
    results: [
      { result: effect, ways: odds.need },
      { result: 'no effect', ways: 6 - odds.need },
    ].filter(({ ways }) => ways > 0),
  };
};

/** A unit by its title and its name in notation; a Defended hex is named by its note. */
const say = (state: State, { unit, value, rule, note }: Term, sign: 1 | -1): Odds['terms'][number] => {
  const spec = unit === undefined ? undefined : specOf(state, unit);
  const what = spec === undefined ? note : `${spec.title} (${spec.name}): ${note}`;
  return { what, value: sign * value, rule };
};
