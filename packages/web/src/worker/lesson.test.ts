import { CATALOGUE } from '@narrow-seas/catalogue';
import { type GameTypes, type Lesson, mustBe, type PageGoal } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../link/protocol.ts';
import { GAMES } from './games.ts';
import type { LessonRoom } from './lesson.ts';

interface Listed {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly seen: SeenLesson;
}

/** What this test needs of a lesson; the types of its game do not matter here. */
type SeenLesson = Pick<Lesson<GameTypes>, 'side' | 'title'> & {
  readonly steps: readonly {
    readonly instead: readonly { readonly text: string; readonly by: readonly string[] }[];
  }[];
  readonly overlays: readonly string[];
  /** An order as it is meant in this position. */
  readonly parse: (position: string, order: string) => object;
};

const lessonsOf = async (game: string): Promise<readonly Listed[]> => {
  const some = await CATALOGUE.find(({ id }) => id === game)!.load();
  return some(async ({ game: { notation }, lessons, desk }) => {
    const course = await lessons?.();
    return (course?.heads ?? []).map(({ id }) => {
      const { side, title, steps } = mustBe(course!.read(id));
      const seen = {
        side,
        title,
        steps: steps.map(step => ({ instead: step.instead.map(({ text, by }) => ({ text, by })) })),
        overlays: (desk?.overlays ?? []).map(overlay => overlay.id),
        parse: (position: string, order: string) =>
          mustBe(notation.parseAction(mustBe(notation.parse(position)), order)),
      };
      return { game, id, name: `${game}: ${id}`, seen };
    });
  });
};

const LISTED = (await Promise.all(CATALOGUE.map(({ id }) => lessonsOf(id)))).flat();

const open = async ({ game, id }: Pick<Listed, 'game' | 'id'>, step = 0, position?: string) => {
  const host = await GAMES[game]!();
  return mustBe(await host.teach({ lesson: id, step, position }));
};

/** The most moves that the other side makes in one step. */
const MOST_MOVES = 400;

/** Lets the other side do what it does, and tells how the table is then. */
const settled = (room: LessonRoom): Snapshot => {
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const snapshot = room.session().snapshot();
    if (snapshot.computer === undefined) return snapshot;
    room.session().computer({ moves: 1, slice: 1000, enough: true });
  }
  throw new Error('The other side does not come to an end.');
};

/** What the page itself decides must at least be possible. */
const expectPossible = (goal: PageGoal, { seen }: Listed, { survey, view }: Snapshot): void => {
  switch (goal.type) {
    case 'continue':
      return;
    case 'pick':
      return expect(survey.ready).toEqual(expect.arrayContaining([goal.pieces[0]]));
    case 'look':
      return expect([goal.hexes.length > 0, typeof view]).toEqual([true, 'object']);
    case 'layer':
      return expect(seen.overlays).toContain(goal.layer);
  }
};

/** Gives the orders of a step, and tells after how many of them the goal was reached. */
const shown = (room: LessonRoom, count: number): { readonly at: number; readonly last: Snapshot } => {
  let last = settled(room);
  for (let place = 0; place < count; place += 1) {
    const action = room.show(place);
    if (action === undefined) throw new Error(`The order ${place + 1} cannot be read.`);
    const acted = room.session().act([action]);
    if (!acted.ok) throw new Error(`The order ${place + 1} is refused: ${acted.error.reason}`);
    last = settled(room);
    if (last.lesson?.isMet === true) return { at: place + 1, last };
  }
  return { at: -1, last };
};

describe('every lesson', () => {
  test('Sixth Fleet has some', () => {
    expect(LISTED.filter(({ game }) => game === 'sixth-fleet').length).toBeGreaterThan(1);
  });

  test.each(LISTED)('$name is solved by the orders that it shows, step by step', async lesson => {
    const { room, told } = await open(lesson);
    let now = told;
    for (const [place, sheet] of room.sheet.steps.entries()) {
      const before = settled(room);
      expect([place, before.lesson]).toEqual([place, { isMet: false }]);
      if (sheet.goal === undefined) {
        const { at } = shown(room, sheet.orders);
        expect([place, at]).toEqual([place, sheet.orders]);
      } else expectPossible(sheet.goal, lesson, before);
      if (place + 1 < room.sheet.steps.length) now = room.go({ step: place + 1 });
    }
    expect(now.step).toBe(room.sheet.steps.length - 1);
  });

  test.each(LISTED)('$name can be resumed at each step, and skipped through', async lesson => {
    const { room } = await open(lesson);
    for (let step = 1; step < room.sheet.steps.length; step += 1) {
      const skipped = room.go({ step });
      // oxlint-disable-next-line no-await-in-loop -- one step after another
      const resumed = await open(lesson, step, skipped.position);
      expect([resumed.told.step, resumed.told.position]).toEqual([step, skipped.position]);
      expect(resumed.told.snapshot.actor).toContain(lesson.seen.side);
    }
  });

  test.each(LISTED)('$name begins a step again where it began', async lesson => {
    const { room, told } = await open(lesson);
    for (const [place, sheet] of room.sheet.steps.entries()) {
      const { position } = place === 0 ? told : room.go({ step: place });
      shown(room, sheet.orders);
      const again = room.go({ step: place, again: true });
      expect([place, again.position]).toEqual([place, position]);
    }
  });

  test.each(LISTED)('$name says something about each move that does not help', async lesson => {
    const { room } = await open(lesson);
    for (const [step, { instead }] of lesson.seen.steps.entries()) {
      if (step > 0) room.go({ step });
      for (const { text, by } of instead) {
        let last = settled(room);
        for (const order of by) {
          const action = lesson.seen.parse(room.session().notation(undefined), order);
          expect([step, order, room.session().act([action]).ok]).toEqual([step, order, true]);
          last = settled(room);
        }
        expect([step, last.lesson]).toEqual([step, { isMet: false, instead: text }]);
        room.go({ step, again: true });
      }
    }
  });

  test.each(LISTED)('$name: whatever else the player does, nothing breaks', async lesson => {
    const { room } = await open(lesson);
    for (const place of room.sheet.steps.keys()) {
      if (place > 0) room.go({ step: place });
      for (let moves = 0; moves < 6; moves += 1) {
        const { survey, actor, outcome } = settled(room);
        const [piece] = survey.ready;
        const choices = piece === undefined ? [] : room.session().choices({ pieces: [piece], targets: [] });
        const choice = choices[moves % Math.max(1, choices.length)] ?? survey.commands[0];
        const actions = choice?.actions ?? (survey.end?.refusal === undefined ? [survey.end?.action] : []);
        const [action] = actions;
        if (outcome !== undefined || action === undefined || !actor.includes(lesson.seen.side)) break;
        expect(room.session().act([action]).ok).toBe(true);
      }
      room.go({ step: place, again: true });
    }
  });
});
