import type { Client } from '../link/client.ts';
import type { Standing } from '../link/protocol.ts';
import type { Quick } from '../shelf/poster.ts';
import { awaitMove } from './thinking.ts';

/** A set-up that takes more steps than this is not coming to an end. */
const MOST_STEPS = 400;

const nextAction = ({ survey }: Standing, { commands }: Quick['prepare']): object | undefined =>
  survey.commands.find(({ key }) => commands.includes(key))?.action ??
  (survey.end?.refusal === undefined ? survey.end?.action : undefined);

const isPlacing = ({ survey }: Standing, { commands }: Quick['prepare']): boolean =>
  survey.commands.some(({ key }) => commands.includes(key));

const letComputerMove = (client: Client): Promise<Standing | undefined> =>
  awaitMove(client, MOST_STEPS, { isEnough: () => false, isOver: () => false, tell: () => undefined });

/** Sets up by the book for whoever starts with one click; the computer sets up its own side in between. */
export const prepareAll = async (
  client: Client,
  first: Standing,
  prepare: Quick['prepare'],
): Promise<Standing> => {
  let standing = first;
  let phases = 0;
  for (let step = 0; step < MOST_STEPS && phases < prepare.phases; step++) {
    if (standing.computer !== undefined) {
      // oxlint-disable-next-line no-await-in-loop -- each step depends on the one before it
      standing = (await letComputerMove(client)) ?? standing;
      continue;
    }
    const action = nextAction(standing, prepare);
    if (action === undefined) break;
    if (!isPlacing(standing, prepare)) phases++;
    // oxlint-disable-next-line no-await-in-loop -- each step depends on the one before it
    const result = await client('act', action);
    if (!result.ok) break;
    standing = result.value;
  }
  return standing;
};
