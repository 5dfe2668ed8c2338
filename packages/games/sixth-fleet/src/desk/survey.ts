import type { Survey } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { sayPhase } from '../face/say-phase.ts';
import type { View } from '../view.ts';
import { adviceFor } from './advice.ts';
import { commandsOf } from './commands.ts';
import { dutiesOf } from './duties.ts';
import { endingOf } from './ending.ts';
import { readyUnits } from './ready.ts';
import { actingSide } from './seat.ts';
import { traysOf } from './trays.ts';

/** The state of affairs: the same heading and trays for everybody, the rest for who may act. */
export const surveyFor = (view: View): Survey<Action> => {
  const { table } = view;
  const heading = {
    title: sayPhase(table.phase),
    advice: adviceFor(view),
    trays: traysOf(table),
  };
  if (actingSide(view) === undefined) return { ...heading, ready: [], duties: [], commands: [] };
  const end = endingOf(table);
  return {
    ...heading,
    ready: readyUnits(table),
    duties: dutiesOf(table),
    commands: commandsOf(table),
    ...(end === undefined ? {} : { end }),
  };
};
