import { CATALOGUE } from '@narrow-seas/catalogue';
import { FACES } from '@narrow-seas/catalogue/face';
import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import type { Reference } from '@narrow-seas/reference';
import { UNLOADED } from '../link/protocol.ts';
import { WORDS } from '../words.ts';

/** The rules of a game as somebody reads them. What it takes is loaded when somebody wants to read. */
export const readReference = async (id: string): Promise<Result<Reference, Fault>> => {
  const game = CATALOGUE.find(listed => listed.id === id);
  const face = FACES.find(listed => listed.id === id);
  if (game === undefined || face === undefined) return fault('ERR_GAME', 'game', WORDS.start.noGame(id));
  try {
    const { referenceOf } = await import('@narrow-seas/reference');
    return ok(await referenceOf(await game.load(), await face.load()));
  } catch {
    return fault(UNLOADED, 'game', WORDS.error.noWorker);
  }
};
