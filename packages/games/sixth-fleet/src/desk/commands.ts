import type { Action } from '../model/action.ts';
import { waitingIn } from '../rules/set-up/deploy-rest.ts';
import { WORDS } from '../face/words.ts';
import type { State } from '../model/state.ts';
import { refuseViolation } from '../rules/optional/violation.ts';
import { landingOrder } from './landing-order.ts';
import type { DeskChoice } from './say.ts';

const command = (label: string, action: Action, key: string = action.type): DeskChoice => ({
  key,
  kind: 'command',
  label,
  actions: [action],
});

/** What is done for the whole phase, without picking a piece. */
export const commandsOf = (state: State): readonly DeskChoice[] => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
    case 'reinforcement':
      return waitingIn(state).length > 0 ? [command(WORDS.choice.placeRest, { type: 'deploy-rest' })] : [];
    case 'advance':
      return [command(WORDS.choice.decline, { type: 'advance', units: [] }, 'decline')];
    case 'movement':
      return [
        ...landingOrder(state, phase),
        ...(refuseViolation(state, phase) === undefined
          ? [command(WORDS.choice.violate, { type: 'violate-air-space' })]
          : []),
      ];
    case 'extension':
      return [
        command(
          WORDS.choice.goOn(state.scenario.extension?.lastTurn ?? state.lastTurn),
          { type: 'go-on', yes: true },
          'go-on',
        ),
        command(WORDS.choice.stopHere, { type: 'go-on', yes: false }, 'stop'),
      ];
    default:
      return [];
  }
};
