import type { Declaration } from './declaration/declare.ts';
import { decoderOf } from './decoder.ts';
import { fault } from './fault.ts';
import type { GameTypes } from './game.ts';
import { type LessonReader, readLesson } from './lesson-file.ts';
import type { Goal } from './lesson-goals.ts';
import type { Course, LessonHead } from './lesson.ts';
import { mustBe } from './result.ts';
import { z } from 'zod';

/** The rest of a lesson is read when somebody takes it. */
const decodeHead = decoderOf(
  z.object({ id: z.string(), title: z.string(), learn: z.string(), minutes: z.number() }),
);

/** The course of a game from the files of its lessons, in their order. */
export const courseOf = <T extends GameTypes, D extends readonly Declaration<Goal>[]>(
  reader: LessonReader<T, D>,
  files: readonly unknown[],
): Course<T> => {
  const heads: readonly LessonHead[] = files.map(file => mustBe(decodeHead(file)));
  return {
    heads,
    read: id => {
      const place = heads.findIndex(head => head.id === id);
      return place < 0
        ? fault('ERR_LESSON', 'lesson', `There is no lesson ${id} in this game.`)
        : readLesson(reader, files[place]);
    },
  };
};
