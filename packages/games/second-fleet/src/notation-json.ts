import { decoderOf, type Fault, fault, type JsonNotation, type Result } from '@narrow-seas/core';
import { z } from 'zod';
import { parse } from './notation-parse.ts';
import { print } from './notation-print.ts';
import type { State } from './state.ts';

const LINE = z.string().max(40_000);
const lines = (about: string) => z.array(LINE).max(500).default([]).describe(about);

/** A position as JSON: each statement of the text under its first word, the rest of the line as text. */
const POSITION = z.strictObject({
  'second-fleet': LINE.describe('Scenario and turn: "kola-strike turn 2 of 15".'),
  level: LINE.optional().describe('basic, intermediate or advanced; the scenario’s own when left out.'),
  period: LINE.optional().describe('Time of year, 1 to 4.'),
  options: LINE.optional().describe('Optional rules in use, with spaces between them.'),
  weather: LINE.optional().describe('Zones that are not clear: "NS=storm BS=squall".'),
  unit: lines('Units made up for this position: "X1 nato US DD front=4-4-8-2-12-6-5-5-0".'),
  phase: LINE.describe('The phase and what it remembers: "segment side=nato arm=surface".'),
  under: lines('Phases that it interrupts, innermost first.'),
  nato: lines('Ships of one force, topmost first, or submarines: "@2922 OGDEN HAWES/damaged/local".'),
  soviet: lines('As for nato.'),
  at: lines('Aircraft at a base or carrier: "Andoya NO-P3-1".'),
  cap: lines('Patrols over a base or carrier.'),
  flight: lines('Aircraft of the stack that is flying, with where they came from.'),
  mission: lines('Aircraft sent out for the day: "Andoya recon NS NO-P3-1".'),
  returning: lines('Aircraft on their way home: "Andoya recon NS - NO-P3-1".'),
  wing: lines('Carrier aircraft whose carrier is a secret; and the secret: "nato unit=F14-1 carrier=RSVLT".'),
  due: lines('Units that come later.'),
  away: lines('Units that left play unharmed.'),
  lost: lines('Units destroyed.'),
  base: lines('Bases that are not as at the start: "Banak owner=soviet airfield=1".'),
  mines: lines('Mined hexes: "3412=2".'),
  campaign: LINE.optional().describe('What of the campaign is not as at the start.'),
  score: lines('Points: "nato cause 4".'),
  secret: lines('The Soviet strategy: "soviet strategy=restricted".'),
  order: lines('Sealed orders: "nato unit=NO-P3-1 mission=recon zone=NS".'),
  stores: lines('Logistics rosters.'),
});

interface Line {
  readonly text: string;
  readonly at: string;
}

const linesOf = (position: z.output<typeof POSITION>): readonly Line[] =>
  Object.entries(position).flatMap(([word, value]): readonly Line[] =>
    Array.isArray(value)
      ? value.map((text, place) => ({ text: `${word} ${text}`, at: `${word}[${place}]` }))
      : value === undefined
        ? []
        : [{ text: `${word} ${value}`, at: word }],
  );

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
  'second-fleet',
  'level',
  'period',
  'options',
  'weather',
  'phase',
  'campaign',
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
