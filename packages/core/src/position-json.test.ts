import { describe, expect, test } from 'vitest';
import { faultAt, readStatements } from './notation.ts';
import { jsonByLines, jsonByStatements, often, once, perhaps } from './position-json.ts';
import { ok } from './result.ts';
import { z } from 'zod';

/** A state that is its own text; a statement with the word "wrong" in it is refused where it stands. */
const parse = (text: string) => {
  const wrong = readStatements(text)
    .flat()
    .find(word => word.text === 'wrong');
  if (text.includes('nowhere'))
    return { ok: false, error: { code: 'ERR_X', at: '@0412', message: 'No.' } } as const;
  return wrong === undefined ? ok({ text }) : faultAt(wrong, 'That is wrong.');
};

const json = jsonByStatements({
  parse,
  print: ({ text }: { readonly text: string }) => text,
  longest: 20,
  most: 2,
  words: { game: once('The game.'), weather: perhaps('The sky.'), ship: often('Ships.') },
});

const TEXT = 'game malta turn 2\nweather storm\nship Exeter @0412\nship Ajax';
const POSITION = { game: 'malta turn 2', weather: 'storm', ship: ['Exeter @0412', 'Ajax'] };

describe('statements as JSON', () => {
  test('stand under their first word, those that come often in lists', () => {
    expect(json.print({ text: TEXT })).toEqual(POSITION);
    expect(json.print({ text: 'game malta\nship Ajax' })).toEqual({ game: 'malta', ship: ['Ajax'] });
  });

  test('are read as the text that they say', () => {
    expect(json.parse(POSITION)).toEqual(ok({ text: TEXT }));
    expect(json.parse({ game: 'malta' })).toEqual(ok({ text: 'game malta' }));
  });

  test.each([
    [{}, 'game'],
    [{ ...POSITION, fog: 'thick' }, 'fog'],
    [{ ...POSITION, game: 'a'.repeat(21) }, 'game'],
    [{ ...POSITION, ship: ['a', 'b', 'c'] }, 'ship'],
    [{ ...POSITION, ship: ['Ajax', 'the wrong one'] }, 'ship[1]'],
    [{ ...POSITION, weather: 'wrong' }, 'weather'],
    [{ ...POSITION, weather: 'nowhere' }, '@0412'],
  ])('%j is refused at "%s"', (position, at) => {
    expect(json.parse(position)).toMatchObject({ ok: false, error: { at } });
  });

  test('have a schema that says what each is for', () => {
    expect(json.schema).toMatchObject({
      required: ['game'],
      properties: {
        game: { type: 'string', maxLength: 20, description: 'The game.' },
        ship: { type: 'array', maxItems: 2, description: 'Ships.' },
      },
    });
  });
});

test('a game that has its own JSON tells where a complaint about no line lies', () => {
  const own = jsonByLines({
    schema: z.strictObject({ ships: z.record(z.string(), z.string()) }),
    linesOf: ({ ships }) => Object.entries(ships).map(([hex, name]) => ({ text: name, at: `ships.${hex}` })),
    parse,
    print: state => state,
    placeOf: (lines, at) => lines.find(line => line.at.endsWith(at.slice(1)))?.at ?? at,
  });
  expect(own.parse({ ships: { '0411': 'Ajax', '0412': 'nowhere' } })).toMatchObject({
    error: { at: 'ships.0412' },
  });
  expect(own.parse({ ships: { '0411': 'Ajax', '0413': 'wrong' } })).toMatchObject({
    error: { at: 'ships.0413' },
  });
});
