import type { Level } from '@narrow-seas/ai';
import { type SomeGame, someGame } from '@narrow-seas/core';
import { gamePackage as europaNaval } from '@narrow-seas/europa-naval';
import { gamePackage as secondFleet } from '@narrow-seas/second-fleet';
import { gamePackage as sixthFleet } from '@narrow-seas/sixth-fleet';
import { gamePackage as skerry } from '@narrow-seas/skerry';
import { describe, expect, test } from 'vitest';
import { arenaOf } from './arena.ts';
import { type Bout, playBout } from './bout.ts';
import { chroniclerOf } from './chronicle.ts';
import { allShotsIn, diceIn, hitRatesIn } from './report/shots.ts';

interface Played {
  readonly bout: Bout;
  /** What was said of each move: its type, who made it, and its events. */
  readonly moves: readonly {
    readonly by: string;
    readonly type: string;
    readonly events: readonly object[];
  }[];
}

const played = (some: SomeGame, scenario: string, seed: number, level: Level = 'random'): Played =>
  arenaOf(some)(kit => {
    const moves: Played['moves'][number][] = [];
    const fixture = {
      game: kit.game.id,
      opening: { scenario, options: {} },
      seats: Object.fromEntries(kit.game.sides.map(side => [side, level] as const)),
      seed,
    };
    const playing = playBout(kit, fixture, () => 0, {
      heard: ({ by, action, events }) => void moves.push({ by, type: action.type, events }),
      chronicler: chroniclerOf(kit),
    });
    let step = playing.next();
    while (!step.done) step = playing.next();
    return { bout: step.value, moves };
  });

const chronicleOf = ({ bout }: Played) => {
  if (bout.chronicle === undefined) throw new Error('Nothing was written down');
  return bout.chronicle;
};

const skerryGames = Array.from({ length: 60 }, (_, place) => played(someGame(skerry), 'sortie', 100 + place));
const sixthGame = played(someGame(sixthFleet), 'short', 4);

test('every throw of the die is counted, under its face', () => {
  for (const game of [sixthGame, ...skerryGames.slice(0, 5)]) {
    const faces = game.moves.filter(({ by, type }) => by === 'chance' && type === 'roll');
    const counted = chronicleOf(game).dice.filter(({ faces: sides }) => sides === 6);
    expect(counted.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0)).toBe(faces.length);
  }
  const faces = sixthGame.moves.flatMap(({ events }) =>
    events.flatMap(event =>
      'type' in event && event.type === 'rolled' && 'face' in event ? [event.face] : [],
    ),
  );
  const [die] = chronicleOf(sixthGame).dice;
  for (const face of [1, 2, 3, 4, 5, 6])
    expect(die?.counts[face - 1]).toBe(faces.filter(shown => shown === face).length);
});

test('the die of many games is fair, and a loaded one is found out', () => {
  const [die] = diceIn(skerryGames.map(({ bout }) => bout));
  expect(die).toMatchObject({ faces: 6 });
  expect(die?.thrown).toBeGreaterThan(300);
  expect(die?.chance).toBeGreaterThan(0.001);
  const loaded = skerryGames.slice(0, 1).map(({ bout }) => ({
    ...bout,
    chronicle: { ...bout.chronicle!, dice: [{ faces: 6, counts: [100, 100, 100, 100, 100, 160] }] },
  }));
  expect(diceIn(loaded)[0]?.chance).toBeLessThan(0.001);
});

/** No face at all is beyond every table. */
const faceOf = (event: object | undefined): number =>
  event !== undefined && 'face' in event && typeof event.face === 'number' ? event.face : 7;

describe('cells of the tables', () => {
  test('[5.2] fire of Skerry hits on 3 to 6, [4.5] a mine sinks on 1 to 3', () => {
    const shots = skerryGames.flatMap(game => chronicleOf(game).shots);
    expect(new Set(shots.map(({ what, chance }) => `${what} ${chance}`))).toEqual(
      new Set(['fire 0.6667', 'mines 0.5']),
    );
  });

  test('what happened in many games lies where the cells say', () => {
    const { tries, hits, expected, luck } = allShotsIn(skerryGames.map(({ bout }) => bout));
    expect(tries).toBeGreaterThan(200);
    // Three standard errors.
    expect(Math.abs(hits - expected)).toBeLessThan((luck / 1.96) * 3);
  });

  test('[8.9] an attack of Sixth Fleet hits on the faces that it was declared with, and on no others', () => {
    const needs = new Map<number, number>();
    const hits = new Map<number, number>();
    for (const [place, { events }] of sixthGame.moves.entries())
      for (const event of events as readonly { readonly type: string; readonly need?: number }[]) {
        if (event.type !== 'attacked' || event.need === undefined || event.need === 0) continue;
        needs.set(event.need, (needs.get(event.need) ?? 0) + 1);
        const roll = sixthGame.moves[place + 1]?.events.find(
          next => (next as { type: string }).type === 'rolled',
        );
        if (faceOf(roll) <= event.need) hits.set(event.need, (hits.get(event.need) ?? 0) + 1);
      }
    const told = new Map<number, { tries: number; hits: number }>();
    for (const { chance, tries, hits: hit } of chronicleOf(sixthGame).shots) {
      const need = Math.round(chance * 6);
      const known = told.get(need) ?? { tries: 0, hits: 0 };
      told.set(need, { tries: known.tries + tries, hits: known.hits + hit });
    }
    expect(needs.size).toBeGreaterThan(2);
    for (const [need, tries] of needs) expect(told.get(need)).toEqual({ tries, hits: hits.get(need) ?? 0 });
  });

  test.each([
    ['second-fleet', someGame(secondFleet), 'standing-force'],
    ['europa-naval', someGame(europaNaval), 'pedestal'],
  ])('%s: chances lie between 0 and 1, and attacks that cannot hit never do', (_name, some, scenario) => {
    const games = Array.from({ length: 3 }, (_, place) => played(some, scenario, 1 + place, 'cadet'));
    const shots = games.flatMap(game => chronicleOf(game).shots);
    expect(shots.length).toBeGreaterThan(0);
    for (const { chance, tries, hits } of shots) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      if (chance === 0) expect(hits).toBe(0);
      if (chance === 1) expect(hits).toBe(tries);
    }
    const rates = hitRatesIn(games.map(({ bout }) => bout));
    for (const { hits, expected, luck } of rates)
      expect(Math.abs(hits - expected)).toBeLessThanOrEqual((luck / 1.96) * 4 + 1e-9);
  });
});

test('ways, battles and losses of a game are on the map, by side', () => {
  const { bout, moves } = skerryGames[0]!;
  const sailed = moves.flatMap(({ by, events }) =>
    events.flatMap(event =>
      'type' in event && event.type === 'sailed' ? [`${by} ${String((event as { to?: number }).to)}`] : [],
    ),
  );
  for (const side of ['north', 'south']) {
    const heat = bout.chronicle?.heat.find(each => each.layer === 'movement' && each.side === side);
    const counted = sailed.filter(step => step.startsWith(side)).map(step => Number(step.split(' ')[1]));
    const told = new Map<number, number>();
    for (let place = 0; place < (heat?.hexes.length ?? 0); place += 2)
      told.set(heat?.hexes[place] as number, heat?.hexes[place + 1] as number);
    for (const hex of counted) expect(told.get(hex)).toBe(counted.filter(other => other === hex).length);
  }
});

test('losses on the map are those of the account', () => {
  const lostIn = (game: Played, side: string): number =>
    game.bout.losses.filter(loss => loss.side === side).reduce((sum, { count }) => sum + count, 0);
  const mappedIn = (game: Played, side: string): number =>
    chronicleOf(game)
      .heat.filter(heat => heat.layer === 'loss' && heat.side === side)
      .flatMap(({ hexes }) => hexes.filter((_, place) => place % 2 === 1))
      .reduce((sum, count) => sum + count, 0);
  expect(skerryGames.some(({ bout }) => bout.losses.some(({ cause }) => cause === 'mine'))).toBe(true);
  for (const game of skerryGames)
    for (const side of ['north', 'south']) {
      expect(mappedIn(game, side)).toBe(lostIn(game, side));
    }
});

test('the first turn of a side is told in sentences, as the side saw it, and nothing of later turns', () => {
  const { bout } = skerryGames[0]!;
  for (const side of ['north', 'south']) {
    const done = bout.chronicle?.opening[side] ?? [];
    expect(done.length).toBeGreaterThan(0);
    for (const sentence of done) expect(sentence).toMatch(/^Boat \d .*\.$/);
    // A boat sails three hexes a turn at most.
    expect(done.length).toBeLessThanOrEqual(16);
  }
});
