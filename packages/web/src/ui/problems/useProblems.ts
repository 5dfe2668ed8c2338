import { useEffect, useState } from 'react';
import type { GameListing } from '../../catalogue/listing.ts';
import { type GameProblems, loadAllProblems } from '../../problems/daily.ts';

type Loaded = { readonly all: readonly GameProblems[] } | 'loading' | 'failed';

/** The problems of all games by name. */
export const useProblems = (
  catalogue: readonly GameListing[],
): readonly [loaded: Loaded, again: () => void] => {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const shown = { isOver: false };
    const show = (result: Loaded): void => void (shown.isOver || setLoaded(result));
    setLoaded('loading');
    loadAllProblems(catalogue).then(
      all => show({ all }),
      () => show('failed'),
    );
    return () => void (shown.isOver = true);
  }, [catalogue, attempt]);
  return [loaded, () => setAttempt(count => count + 1)];
};
