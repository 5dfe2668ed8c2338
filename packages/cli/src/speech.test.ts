import { idOf, mustBe, type Names, type SomeGame } from '@narrow-seas/core';
import { gamePackage, skerry } from '@narrow-seas/skerry';
import { describe, expect, test } from 'vitest';
import { sayNamed } from './say-named.ts';
import { speechOf } from './speech.ts';
import { speechByWording } from './speech.ts';
import { SHELF } from './testing/shelf.ts';
import { spokenIn } from './testing/spoken.ts';

const state = mustBe(
  skerry.notation.parse(
    'skerry sortie turn 2 of 6 | stock 0 0 | phase sailing north first | boat north @0102 left=3 | boat south @0103 left=3',
  ),
);
const { event, sight, nameOf } = speechOf(skerry);
const hex = mustBe(skerry.notation.parseAction(state, 'lay 0304'));
const at = hex.type === 'lay' ? hex.hex : undefined;

describe('what happened is told by the names that the schemas ask for', () => {
  test.each([
    [{ type: 'laid', side: 'north', hex: at }, 'laid side=north hex=0304'],
    [
      { type: 'sailed', boat: 1, to: at, left: 2, probed: false },
      'sailed boat=1 to=0304 left=2 probed=false',
    ],
    [
      {
        type: 'began',
        phase: { name: 'struck', boat: 0, resume: { name: 'sailing', side: 'north', order: 'first' } },
      },
      'began phase=(struck boat=0 resume=(sailing side=north order=first))',
    ],
    [{ type: 'turned', turn: at }, `turned turn=${at}`],
  ])('%j', (thing, line) => {
    expect(sayNamed(event(state, thing as Parameters<typeof event>[1]))).toBe(line);
  });

  test('a secret that is left out of a sight stays out', () => {
    expect(sayNamed(sight(state, { type: 'laid', side: 'south' }))).toBe('laid side=south');
  });

  test.each([
    ['hex', at, '0304'],
    ['hex', 9999, undefined],
    ['mine', 0, undefined],
    ['toString', 0, undefined],
  ])('%s %s is called %s', (kind, id, name) => {
    expect(nameOf(state, kind, id as number)).toBe(name);
  });
});

const NAMELESS = 'has no name:';

/** Names that own up to what they cannot name. */
const strict = <S>(names: Names<S>): Names<S> =>
  Object.fromEntries(
    Object.entries(names).map(([kind, named]) => [
      kind,
      {
        ...named,
        name: (position: S, value: unknown) => named.name(position, value) || `${NAMELESS}${kind}`,
      },
    ]),
  );

const namelessOf = (some: SomeGame): readonly string[] =>
  some(({ game, kit }) => {
    if (game.wording === undefined) return [];
    const speech = speechByWording({ ...game.wording, names: strict(game.wording.names) });
    const lines = new Set<string>();
    for (const spoken of spokenIn(game, kit)) {
      const told = [
        speech.event(spoken.state, spoken.event),
        ...spoken.sights.map(seen => speech.sight(spoken.state, seen)),
      ];
      for (const line of told.map(sayNamed)) if (line.includes(NAMELESS)) lines.add(line);
    }
    return [...lines];
  });

describe('every number that a schema calls a thing of some kind has a name', () => {
  test.each(SHELF.map(some => [idOf(some), some] as const))(
    '%s: events and sights of random games',
    (_id, some) => {
      expect(namelessOf(some)).toEqual([]);
    },
  );

  test('and one that has none is found', () => {
    const names = { ...gamePackage.game.wording!.names };
    const nobody = { ...names['hex']!, name: () => undefined };
    const wording = { ...gamePackage.game.wording!, names: { ...names, hex: nobody } };
    const some: SomeGame = use => use({ ...gamePackage, game: { ...skerry, wording } });
    expect(namelessOf(some).length).toBeGreaterThan(0);
  });
});
