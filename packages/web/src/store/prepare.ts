import type { Client } from '../link/client.ts';
import type { Snapshot } from '../link/protocol.ts';
import type { QuickStart } from '@narrow-seas/core';
import { awaitMove } from './thinking.ts';

/** A set-up that takes more steps than this is not coming to an end. */
const MOST_STEPS = 400;

const nextActions = ({ survey }: Snapshot, { commands }: QuickStart['prepare']): readonly object[] => {
  const placing = survey.commands.find(({ key }) => commands.includes(key));
  if (placing !== undefined) return placing.actions;
  return survey.end === undefined || survey.end.refusal !== undefined ? [] : [survey.end.action];
};

const isPlacing = ({ survey }: Snapshot, { commands }: QuickStart['prepare']): boolean =>
  survey.commands.some(({ key }) => commands.includes(key));

const letComputerMove = (client: Client): Promise<Snapshot | undefined> =>
  awaitMove(client, MOST_STEPS, { isEnough: () => false, isOver: () => false, tell: () => undefined });

/** Sets up by the book for a player who starts with one click; the computer sets up its own side in between. */
export const prepareAll = async (
  client: Client,
  first: Snapshot,
  prepare: QuickStart['prepare'],
): Promise<Snapshot> => {
  let snapshot = first;
  let phases = 0;
  for (let step = 0; step < MOST_STEPS && phases < prepare.phases; step++) {
    if (snapshot.computer !== undefined) {
      // oxlint-disable-next-line no-await-in-loop -- each step depends on the one before it
      snapshot = (await letComputerMove(client)) ?? snapshot;
      continue;
    }
    const actions = nextActions(snapshot, prepare);
    if (actions.length === 0) break;
    if (!isPlacing(snapshot, prepare)) phases++;
    // oxlint-disable-next-line no-await-in-loop -- each step depends on the one before it
    const result = await client('act', actions);
    if (!result.ok) break;
    snapshot = result.value;
  }
  return snapshot;
};
