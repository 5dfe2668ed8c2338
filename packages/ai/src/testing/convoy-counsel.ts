import type { Counsel } from '@narrow-seas/core';
import { type Convoy, convoyMind } from './convoy.ts';

/** All in one consideration, beside the luck. */
export const convoyCounsel: Counsel<Convoy> = {
  considerations: (state, side) => [
    { id: 'ships', title: 'ships out', value: convoyMind.evaluate(state, side) - state.luck },
    { id: 'luck', title: 'luck', value: state.luck },
  ],
  idea: action => (action.type === 'sail' ? `sail ${action.ship} ${action.by}` : action.type),
  title: ({ heart }) => (heart === undefined ? 'wait' : JSON.stringify(heart)),
  steps: ({ actions }) => actions.map(({ type }) => type),
  reasons: ({ changes }) => changes.map(({ title, before, after }) => `${title}: ${before} to ${after}`),
};
