import { loadCatalogue } from '@narrow-seas/catalogue';
import { mustBe, NO_ORDERS, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { openGame, planOf, searchSecrets } from '../testing/search-secrets.ts';
import { writeEntry } from './entry.ts';

/** Several turns; whole games take minutes, see trials/secrets.ts. */
const STEPS = 100;
const GAMES = await loadCatalogue();
const SECRET = GAMES.filter(some => some(({ desk }) => desk?.secrets === true));

describe('what is sent to a side', () => {
  test('the games with secrets are those that have a disguise', () => {
    expect(SECRET.map(some => some(({ game }) => game.id))).toEqual([
      'second-fleet',
      'europa-naval',
      'skerry',
    ]);
    for (const some of SECRET) expect(some(({ kit }) => kit.secrets === 'none')).toBe(false);
  });

  test.each(
    SECRET.flatMap(some =>
      [false, true].map(withOrders => [some(({ game }) => game.id), withOrders, some] as const),
    ),
  )(
    '%s, usual orders %s: the first hundred moves tell a side the same whatever the other does in secret, sizes and counts included',
    (_id, withOrders, some) => {
      const found = some(pack => {
        const { secrets, openings } = pack.kit;
        if (secrets === 'none') throw new Error('This game has secrets.');
        return openings.slice(0, 2).map((opening, place) =>
          searchSecrets(pack, secrets, {
            opening,
            random: seededRandom(place + 1),
            steps: STEPS,
            askEvery: 8,
            withOrders,
          }),
        );
      });
      expect(found.flatMap(({ told }) => told)).toEqual([]);
      expect(found.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(10);
    },
  );

  test('orders that a side gives in advance are nobody else’s news', () => {
    for (const some of GAMES)
      some(pack => {
        if (pack.standing === undefined) return;
        const live = openGame(pack, planOf(pack.kit.openings[0]!, pack.game.version));
        const [side, other] = pack.game.sides as readonly [string, string];
        const prepared = live.prepare(side, { kind: 'orders', orders: NO_ORDERS }, 1);
        const next = mustBe(live.after(writeEntry({ at: 1, by: side, what: mustBe(prepared).what })));
        expect([next.news(other), next.news('spectator')]).toEqual([undefined, undefined]);
        expect(next.game.facts).toEqual(live.facts);
      });
  });
});
