import type { Player } from '@narrow-seas/ai';
import { mustBe } from '@narrow-seas/core';
import {
  type SecondFleetTypes,
  secondFleet,
  secondFleetDesk,
  secondFleetMind,
} from '@narrow-seas/second-fleet';
import { describe, expect, test } from 'vitest';
import { gameHostOf } from './game-host.ts';
import { levelsOf } from './levels.ts';
import type { Session } from './session-calls.ts';
import type { SessionOrder } from './session.ts';

const LEVELS = levelsOf(secondFleet, secondFleetMind);

/** Plays at random, but sends the first aircraft it can: without an order there would be nothing to seal. */
const sender = (seed: number): Player<SecondFleetTypes> => {
  const other = (LEVELS['random'] as (seed: number) => Player<SecondFleetTypes>)(seed);
  return {
    ...other,
    *think(view, side) {
      const isFree = (view.own?.orders.length ?? 0) === 0;
      for (const action of isFree ? secondFleet.options(view).list() : [])
        if (action.type === 'assign') return action;
      return yield* other.think(view, side);
    },
  };
};

const HOST = gameHostOf({
  game: secondFleet,
  desk: secondFleetDesk,
  levels: { ...LEVELS, sender },
});

const ORDER: SessionOrder = {
  opening: { scenario: 'standing-force', options: {} },
  seats: { nato: 'person', soviet: 'sender' },
  onChange: () => undefined,
};

/** NATO against a computer, a few moves in: sealed orders of both sides lie in the log. */
const played = (): Session => {
  const session = mustBe(HOST.open(ORDER));
  for (let turn = 0; turn < 12; turn += 1) {
    session.computer({ moves: 20, slice: 60_000, enough: true });
    const { survey } = session.look('nato');
    const [choice] = survey.ready.flatMap(piece => session.choices({ pieces: [piece], targets: [] }));
    const ending = survey.end === undefined ? undefined : [survey.end.action];
    const actions = choice?.actions ?? ending ?? survey.commands[0]?.actions;
    if (actions !== undefined) session.act(actions);
  }
  return session;
};

describe('a game against the computer, saved to be shared', () => {
  const session = played();
  const shared = session.share(undefined);
  const record = mustBe(HOST.open({ ...ORDER, text: shared }));

  test('holds no seed, no order of the other side and no start of the match', () => {
    const whole = session.save(undefined);
    expect(whole).toContain('"seed"');
    expect(shared).not.toContain('"seed"');
    const ordered = whole.match(/"type":"ordered","side":"soviet"/g) ?? [];
    expect(ordered.length).toBeGreaterThan(0);
    expect(shared).not.toContain('"type":"ordered","side":"soviet"');
    expect(JSON.parse(shared)).not.toHaveProperty('dice');
  });

  test('opens for anybody as what its side saw, and nobody can act', () => {
    const seen = session.look('nato');
    const looked = record.look('spectator');
    expect([looked.viewer, looked.length, looked.actor]).toEqual(['nato', seen.length, []]);
    expect(looked.view).toEqual(seen.view);
    expect(looked.entries).toEqual(seen.entries);
    expect(record.undo(undefined)).toMatchObject({ ok: false, error: { code: 'record' } });
  });

  test('is replayed and counted as its side would replay and count it', () => {
    const { length } = session.look('nato');
    for (const at of [0, 1, Math.floor(length / 2), length])
      expect(record.replay(at)).toEqual(session.replay(at));
    expect(record.timeline(undefined)).toEqual(session.timeline(undefined));
  });

  test('that was changed by hand is refused in one sentence, or shown as it says', () => {
    const file = JSON.parse(shared) as { start: { table: object } };
    const text = JSON.stringify({ ...file, start: { ...file.start, table: {} } });
    expect(HOST.open({ ...ORDER, text })).toMatchObject({ ok: false, error: { code: 'ERR_RECORD' } });
  });
});
