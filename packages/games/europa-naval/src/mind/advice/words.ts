import { capital, percent, several, signed } from '@narrow-seas/core';
import type { Errand } from '../errand.ts';
import type { Modifier } from '../../model/modifier.ts';
import type { Risk } from '../../rules/movement/risk.ts';

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const steps = (count: number): string => several(count, 'step', 'steps');

const RISKS: { readonly [kind in Risk['kind']]: string } = {
  mines: 'a hit by mines',
  contact: 'contact',
  search: 'found by a patrol',
  shipping: 'hit or turned back by Malta’s aircraft',
};

const shiftsOf = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ label, shift }) => `, ${small(label)} ${signed(shift)}`).join('');

type Told = { readonly [task in Errand['task']]: (place: string, count: number) => string };

const TASKS: Told = {
  port: (place, count) => `Bound for ${place}, ${steps(count)}.`,
  land: (place, count) => `To land at ${place}, ${steps(count)}.`,
  lay: (place, count) => `To lay mines at ${place}, ${steps(count)}.`,
  lurk: (place, count) => `To lie in wait at ${place}, ${steps(count)}.`,
  fire: (place, count) => `To bombard ${place}, ${steps(count)}.`,
  stand: (place, count) => `To lie off ${place}, ${steps(count)}.`,
  guns: (place, count) => `To support the fight at ${place}, ${steps(count)}.`,
};

/** Every English word of the advice that the desk has not said already. */
export const ADVICE_WORDS = {
  title: {
    more: (first: string, others: number): string =>
      others === 0 ? first : `${first}, and ${several(others, 'step', 'steps')} more`,
    nothing: 'Leave things as they are',
    voyage: (names: string, place: string): string => `${names}: to ${place}`,
  },

  voyage: {
    task: TASKS,
    arrives: (cargo: string, amount: number): string =>
      `Aboard ${cargo}; on average ${amount.toFixed(1)} arrive.`,
    cost: (clear: number, through: number, loss: number, strength: number): string =>
      `All clear with ${percent(clear)}, not turned back with ${percent(through)}; ${loss.toFixed(2)} of ${strength} strength points lost on average.`,
    safe: 'Nothing that is known lies in the way.',
    worst: (
      kind: Risk['kind'],
      step: number,
      place: string,
      chance: number,
      rule: string,
      modifiers: readonly Modifier[],
    ): string =>
      `The worst of it: step ${step}, ${place}, ${RISKS[kind]} ${percent(chance)} [${rule}${shiftsOf(modifiers)}].`,
  },

  uncovered: {
    escort: (names: string): string => `No warship goes along with ${names}.`,
    left: (names: string, port: string): string => `${names} stay at ${port} without a warship.`,
    fighters: 'Patrols watch the way, and no fighters cover the group.',
    oil: (spent: number, left: number, port: string): string =>
      `Oil takes ${several(spent, 'SP', 'SPs')} of ${port}; ${left} are left there.`,
    bombers: (count: number): string =>
      count === 0
        ? 'No bomber is left for what is found at sea.'
        : `${capital(several(count, 'bomber is', 'bombers are'))} left for what is found at sea.`,
    fighterUnits: (count: number): string =>
      count === 0
        ? 'No fighter is left on the ground.'
        : `${capital(several(count, 'fighter unit is', 'fighter units are'))} left on the ground.`,
    inReach: (count: number): string =>
      `${capital(several(count, 'enemy group lies', 'enemy groups lie'))} in the waters it watches.`,
  },

  spending: {
    room: (port: string, room: number, stock: number): string =>
      `Ships at ${port} have room for ${room} SPs; ${stock} are in store there now.`,
    reach: (there: string, count: number, here: string, now: number): string =>
      `From ${there} it reaches ${several(count, 'enemy ship', 'enemy ships')} in port, from ${here} ${now === 0 ? 'none' : now}.`,
  },

  odds: (fates: readonly { readonly result: string; readonly ways: number }[]): string => {
    const total = fates.reduce((sum, { ways }) => sum + ways, 0);
    return `${capital(fates.map(({ result, ways }) => `${result} ${percent(ways / total)}`).join(', '))}.`;
  },

  change: (title: string, difference: number): string =>
    `${capital(title)}: ${signed(difference, 1)} points.`,
};
