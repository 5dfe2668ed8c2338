import { chain, type Consequence } from '../chain.ts';
import type { Event } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import { finished, type Step } from '../step.ts';
import { timeOf } from '../../model/time.ts';
import type { DieFace } from '../../model/vocabulary.ts';
import { leaveBySafePort, reloadMarines, unloadConvoys } from '../../rules/supply/harbour.ts';
import { burnFuel } from '../../rules/supply/logistics.ts';
import { endCampaign, scoreMoment } from './moment.ts';
import { isGeneralWar } from '../../rules/nuclear/nuclear.ts';
import type { GeneralWarRoll } from '../../model/campaign/phase.ts';
import { ARMISTICE_BOX } from '../../rules/politics/politics-tables.ts';

/** [2.4.1] [C.18.2] At night, with logistics. */
export const fuelStep: Step = {
  name: 'fuel',
  applies: ({ table }) => table.options.logistics && timeOf(table) === 'night',
  begin: burnFuel,
};

/** What is called when a nuclear exchange ends the game; its first user loses [C.19.5]. */
export const GENERAL_WAR = 'general-war';

/** [C.19.5] After a turn in which nuclear weapons were used. */
export const generalWarStep: Step = {
  name: 'general-war',
  applies: ({ table }) => table.campaign.nuclearThisTurn > 0,
  begin: ({ table }) => [
    { type: 'began', phase: { name: 'general-war', uses: table.campaign.nuclearThisTurn } },
  ],
};

export const rollGeneralWar = (state: State, { uses }: GeneralWarRoll, face: DieFace): readonly Event[] =>
  isGeneralWar(face, uses)
    ? [{ type: 'once', what: GENERAL_WAR }, ...endCampaign(state)]
    : [finished('general-war')];

/** [C.22.1] The end counts as the armistice. */
const nextTurn: Consequence = state => {
  const { turn, lastTurn } = state.table;
  if (turn < lastTurn) return [{ type: 'turned', turn: turn + 1 }];
  return [...scoreMoment(state, ARMISTICE_BOX), ...endCampaign(state)];
};

/** Ships in port are unloaded or leave, then the next turn begins or the game is over. */
export const turnEndStep: Step = {
  name: 'turn-end',
  applies: () => true,
  begin: state => chain(state, unloadConvoys, leaveBySafePort, reloadMarines, nextTurn),
};
