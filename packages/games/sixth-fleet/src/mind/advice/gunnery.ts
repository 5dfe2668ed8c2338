import type { Gunnery } from '@narrow-seas/core';
import type { SixthFleetTypes } from '../../game.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

const ARMS = { air: 'aircraft', surface: 'ships', submarine: 'submarines' } as const;
const COAST = 'coast defences';

const armOf = (state: State, unit: UnitId | undefined): string =>
  unit === undefined ? COAST : ARMS[specOf(state, unit).domain];

/** [8.9] An attack hits when its defenders must give way, or a coast defence is silenced. */
export const sixthFleetGunnery: Gunnery<SixthFleetTypes> = {
  shot: state => {
    const { phase } = state;
    if (phase.name !== 'attack') return undefined;
    const [first] = phase.attack.attackers;
    const { attackers, defenders } = phase.attack;
    const arms = new Set(attackers.map(unit => armOf(state, unit)));
    return {
      side: first === undefined ? '' : specOf(state, first).side,
      what: `${[...arms].toSorted().join(' and ')} against ${armOf(state, defenders[0])}`,
    };
  },
  isHit: ({ type }) => type === 'routed' || type === 'destroyed' || type === 'died',
};
