import type { Reference } from '@narrow-seas/reference';
import { useEffect, useState } from 'react';
import type { Client } from '../../link/client.ts';
import { READING_WORDS as SAID } from '../../words/reference.ts';

/** The rules of a game once the worker has them, or why not. */
export type Loaded = { readonly reference: Reference } | { readonly complaint: string } | undefined;

export const useReference = (client: Client, game: string): readonly [loaded: Loaded, again: () => void] => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const shown = { isOver: false };
    const show = (found: Loaded): void => void (shown.isOver || setLoaded(found));
    setLoaded(undefined);
    client('reference', game).then(
      answer => show(answer.ok ? { reference: answer.value } : { complaint: answer.error.message }),
      () => show({ complaint: SAID.failed }),
    );
    return () => void (shown.isOver = true);
  }, [client, game, attempt]);
  return [loaded, () => setAttempt(count => count + 1)];
};
