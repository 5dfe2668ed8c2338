import { decoderOf, type Fault, fault, type JsonNotation, type Result } from '@narrow-seas/core';
import { z } from 'zod';
import type { State } from '../state.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';

const LINE = z.string().max(8000);
const lines = (about: string) => z.array(LINE).max(2000).default([]).describe(about);

/** A position as JSON: each statement of the text under its first word, the rest of the line as text. */
const POSITION = z.strictObject({
  'europa-naval': LINE.describe('Scenario and date: malta "Jun I 42".'),
  options: LINE.optional().describe('Optional rules in use, with spaces between them.'),
  unit: lines('Ships made up for this position: "X1 axis TF 12".'),
  clock: LINE.optional().describe(
    'Who moves, the part and the naval step: "phasing=axis part=movement step=1".',
  ),
  phase: LINE.describe('The phase and what it remembers: "naval-step side=axis".'),
  seas: LINE.optional().describe('One of calm, rough and stormy for each sea area.'),
  port: lines('Ports that are not as at the start: "Napoli hits=3".'),
  malta: LINE.optional().describe('Status number, turns unfed, starved.'),
  italy: LINE.optional().describe('Morale, and whether Italy has surrendered.'),
  pools: lines('Points of a side: "axis nrp=3 arp.LW=2".'),
  front: lines('Fronts that have moved: "libya box=5 paid=8".'),
  assault: lines('Assaults that have failed or succeeded.'),
  danger: LINE.optional().describe('Danger zones that do not follow from the ports.'),
  troops: lines('Ground units: "Superga 3 @Trapani".'),
  air: lines('Air units: "JG-53 base.at=field base.field=Comiso".'),
  taken: lines('Land hexes that changed hands.'),
  mines: lines('Minebelts: "axis @025006 2".'),
  unsupplied: lines('Hexes out of supply, with the number of turns.'),
  embarked: lines('Where troops last went aboard.'),
  once: lines('What has happened once.'),
  score: lines('Points: "axis cause 4".'),
  in: lines('Ships in a port: "Napoli Convogli-A Scorta-Napoli/hits=1".'),
  atlantic: lines('Ships in the Atlantic.'),
  due: lines('Ships still to come.'),
  sunk: lines('Ships sunk.'),
  gone: lines('Ships withdrawn.'),
  group: lines('Groups: "3 axis @025006 Convogli-A spent=4".'),
  cargo: lines('What ships carry: "Convogli-A sp=4".'),
  stock: lines('Supplies at ports: "axis Napoli sp=14 srp=1".'),
});

interface Line {
  readonly text: string;
  readonly at: string;
}

const linesOf = (position: z.output<typeof POSITION>): readonly Line[] =>
  Object.entries(position).flatMap(([word, value]): readonly Line[] => {
    if (Array.isArray(value))
      return value.map((text, place) => ({ text: `${word} ${text}`, at: `${word}[${place}]` }));
    return value === undefined ? [] : [{ text: `${word} ${value}`, at: word }];
  });

/** Where a complaint about the text lies in the JSON. */
const placeIn = (all: readonly Line[], at: string): string => {
  const line = /^line (\d+)/.exec(at)?.[1];
  return line === undefined ? at : (all[Number(line) - 1]?.at ?? at);
};

const parseJson = (value: unknown): Result<State, Fault> => {
  const decoded = decoderOf(POSITION)(value);
  if (!decoded.ok) return decoded;
  const all = linesOf(decoded.value);
  const parsed = parse(all.map(({ text }) => text).join('\n'));
  return parsed.ok ? parsed : fault(parsed.error.code, placeIn(all, parsed.error.at), parsed.error.message);
};

const SINGLE: readonly string[] = [
  'europa-naval',
  'options',
  'clock',
  'phase',
  'seas',
  'malta',
  'italy',
  'danger',
];

const printJson = (state: State): object => {
  const fields: { [word: string]: string | string[] } = {};
  for (const line of print(state).split('\n')) {
    const split = line.indexOf(' ');
    const [word, rest] = [line.slice(0, split), line.slice(split + 1)];
    const list = fields[word];
    if (SINGLE.includes(word)) fields[word] = rest;
    else if (Array.isArray(list)) list.push(rest);
    else fields[word] = [rest];
  }
  return fields;
};

export const jsonNotation: JsonNotation<State> = {
  schema: z.toJSONSchema(POSITION, { io: 'input' }),
  parse: parseJson,
  print: printJson,
};
