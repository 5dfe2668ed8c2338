import { loadCatalogue } from '@narrow-seas/catalogue';
import type { Kind } from './match.ts';

/** Every game with its first scenario, the small game first: it is played several times. */
export const loadKinds = async (): Promise<readonly Kind[]> => {
  const kinds = (await loadCatalogue()).map(some =>
    some(({ game }): Kind => {
      const [first = '', second = ''] = game.sides as readonly string[];
      return { game: game.id, scenario: game.scenarios[0]?.id ?? '', sides: [first, second] };
    }),
  );
  return kinds.toSorted((a, b) => Number(b.game === 'skerry') - Number(a.game === 'skerry'));
};
