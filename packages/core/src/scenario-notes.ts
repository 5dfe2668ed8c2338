import { z } from 'zod';
import { decoderOf } from './decoder.ts';
import type { Decoder } from './game.ts';

/** What a scenario that somebody made tells its players. */
export interface ScenarioNotes {
  readonly title: string;
  readonly summary: string;
  /** By side: the situation, before the first move. */
  readonly texts: { readonly [side: string]: string };
}

const LONGEST = { title: 80, summary: 400, text: 4000 } as const;

/** Nothing that would break a line of a list. */
const LINE = /^[^\n\r\t]*$/;

/** The fields of a file that people read. */
export const NOTES = {
  title: z
    .string()
    .min(1, 'Write a title')
    .max(LONGEST.title, `A title has at most ${LONGEST.title} letters`)
    .regex(LINE, 'Write the title in one line')
    .describe('What the scenario is called.'),
  summary: z
    .string()
    .max(LONGEST.summary, `A summary has at most ${LONGEST.summary} letters`)
    .regex(LINE, 'Write the summary in one line')
    .default('')
    .describe('What it is about, in a sentence or two.'),
  texts: z
    .record(z.string(), z.string().max(LONGEST.text, `A text has at most ${LONGEST.text} letters`))
    .default({})
    .describe('By side: the situation as that side knows it, read before the first move.'),
};

export const decodeNotes: Decoder<ScenarioNotes> = decoderOf(z.strictObject(NOTES));
