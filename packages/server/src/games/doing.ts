import { failed, ok, type Result } from '@narrow-seas/core';
import type { Acted, Problem } from '@narrow-seas/protocol';
import type { Archive } from './archive.ts';
import type { ComputerAsked, LiveGame } from './live-game.ts';
import { sidesOf } from './looking.ts';
import { NOT_SEATED, problem } from './problems.ts';
import { added, type Tables } from './tables.ts';
import type { SideWanted } from './wishes.ts';

export interface DoingParts {
  readonly archive: Archive;
  readonly tables: Tables;
  readonly now: () => number;
}

const actedOf = (live: LiveGame, side: string, refused: Problem | undefined): Acted => ({
  number: live.numberFor(side),
  ...(refused === undefined
    ? {}
    : {
        refused: {
          code: refused.code,
          sentence: refused.sentence,
          ...(refused.rule === undefined ? {} : { rule: refused.rule }),
        },
      }),
});

/** Who is away is not late: a claim is judged with the time that each side was on vacation since its turn began. */
const withVacations = async (
  { archive, tables, now }: DoingParts,
  id: string,
  wanted: SideWanted,
): Promise<SideWanted> => {
  const seat = wanted.kind === 'claim' ? await tables.see(id) : undefined;
  if (wanted.kind !== 'claim' || seat?.file.clock.kind !== 'days') return wanted;
  const { clock, seats } = seat.live.facts;
  const sides = (clock?.running ?? []).map(async side => {
    const player = seats[side]?.player;
    const away = player === undefined ? 0 : await archive.awayBetween(player, clock?.since ?? 0, now());
    return [side, away] as const;
  });
  return { kind: 'claim', away: Object.fromEntries(await Promise.all(sides)) };
};

/** What a player wants for one of their sides. The same key again gets the same answer and does nothing. */
export const wishIn = async (
  parts: DoingParts,
  id: string,
  player: string,
  as: string,
  key: string,
  asked: SideWanted,
): Promise<Result<Acted, Problem>> => {
  let refused: Problem | undefined;
  const wanted = await withVacations(parts, id, asked);
  const done = added(
    await parts.tables.add<Problem | { readonly done: LiveGame }>(
      id,
      ({ live }) => {
        if (!sidesOf(live, player).includes(as)) return NOT_SEATED;
        // It came a second time: what it asked for was done, and is not done again.
        if (live.isDone(as, key)) return failed({ done: live });
        const prepared = live.prepare(as, wanted, parts.now());
        if (!prepared.ok) return prepared;
        ({ refused } = prepared.value);
        return ok({ by: as, key, what: prepared.value.what });
      },
      parts.now,
    ),
  );
  if (done.ok) return ok(actedOf(done.value.live, as, refused));
  return 'done' in done.error ? ok(actedOf(done.error.done, as, undefined)) : failed(done.error);
};

export const askedIn = async (
  { tables }: DoingParts,
  id: string,
  number: number,
): Promise<ComputerAsked | undefined> => {
  const seat = await tables.see(id);
  return seat?.live.number === number ? seat.live.computer() : undefined;
};

export const answerIn = async (
  { tables, now }: DoingParts,
  id: string,
  number: number,
  side: string,
  action: object,
): Promise<Result<Acted, Problem>> => {
  const done = added(
    await tables.add<Problem>(
      id,
      ({ live }) => {
        if (live.number !== number) return problem('stale', 'The game has moved on.');
        const actions = [action as { readonly [field: string]: unknown }];
        const wish = { number: live.numberFor(side), actions };
        const prepared = live.prepare(side, { kind: 'act', wish }, now());
        return prepared.ok ? ok({ by: side, what: prepared.value.what }) : prepared;
      },
      now,
    ),
  );
  return done.ok ? ok(actedOf(done.value.live, side, undefined)) : failed(done.error);
};

export const flagIn = async ({ tables, now }: DoingParts, id: string): Promise<void> => {
  await tables.add<undefined>(
    id,
    ({ file, live }) => {
      const late = live.late(now());
      const isOver = live.facts.state !== 'running' || late.length === 0 || file.clock.kind !== 'fischer';
      if (isOver) return failed(undefined);
      const left = live.sides.filter(side => !late.includes(side));
      return ok({
        what: { kind: 'ended', reason: 'time', ...(left[0] === undefined ? {} : { winner: left[0] }) },
      });
    },
    now,
  );
};
