import {
  type Edit,
  type Editor,
  editPosition,
  type EditValue,
  type Game,
  type GameTypes,
  isObject,
  type JsonObject,
  mustBe,
  pick,
  playRandomly,
  printScenario,
  type Random,
  readScenario,
  reread,
  type ScenarioFile,
  type ScenarioNotes,
  seededRandom,
  type EditField,
  type SomeGame,
} from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './index.ts';

const SHELF: readonly SomeGame[] = await Promise.all(CATALOGUE.map(({ load }) => load()));

interface Kit<T extends GameTypes> {
  readonly game: Game<T>;
  readonly editor: Editor<T>;
}

type SomeKit = <R>(use: <T extends GameTypes>(kit: Kit<T>) => R) => R;

type NamedKit = readonly [id: string, kit: SomeKit];

const kitOf = (some: SomeGame): Promise<readonly NamedKit[]> =>
  some(async ({ game, editor: load }): Promise<readonly NamedKit[]> => {
    if (load === undefined) return [];
    const editor = await load();
    return [[game.id, use => use({ game, editor })]];
  });

const KITS: readonly NamedKit[] = (await Promise.all(SHELF.map(kitOf))).flat();

const notesFor = (sides: readonly string[]): ScenarioNotes => ({
  title: 'The Straits at Night',
  summary: 'Two convoys, one passage.',
  texts: Object.fromEntries(sides.map(side => [side, `You are ${side}.\nHold.`])),
});

/** The starts of all scenarios, their empty maps, and a position from the middle of a game. */
const startsOf = <T extends GameTypes>({ game, editor }: Kit<T>): readonly T['state'][] =>
  game.scenarios.flatMap(({ id }) => {
    const start = mustBe(game.setup({ scenario: id, options: {} }));
    const { state } = playRandomly(game, start, seededRandom(7), 60);
    return [start, mustBe(editor.blank(id)), state];
  });

test('every game that is offered in the editor has one with an empty map', () => {
  expect(KITS.map(([id]) => id)).toEqual(
    expect.arrayContaining(['europa-naval', 'second-fleet', 'sixth-fleet', 'skerry']),
  );
});

describe.each(KITS)('%s', (_id, some) => {
  test('every start goes through a scenario file and back, and through the text of a position', () =>
    some(kit => {
      const { game } = kit;
      for (const start of startsOf(kit)) {
        const file = { notes: notesFor(game.sides), start };
        expect(readScenario(game, printScenario(game, file))).toEqual({ ok: true, value: file });
      }
    }));

  test('every value that the editor shows can be set as it is, and changes nothing', () =>
    some(kit => {
      const starts = startsOf(kit);
      for (const start of starts) unchangedBySetting(kit, start);
      expect(starts.length).toBeGreaterThan(0);
    }));

  test('whatever is changed, the position stays one that a file may hold, or it is said why not', () =>
    some(kit => {
      const said = new Set<string>();
      for (const [place, start] of startsOf(kit).entries()) wander(kit, start, seededRandom(place + 1), said);
      expect(said.size).toBeGreaterThan(3);
      for (const message of said) expect(message).toMatch(/^[A-Z].*[.:!?]$/s);
    }));
});

const unchangedBySetting = <T extends GameTypes>({ game, editor }: Kit<T>, start: T['state']): void => {
  // What comes out of a file may name what a phase remembers in another order.
  const before = game.notation.print(mustBe(reread(game, start)));
  const same = (edit: Edit): void => {
    const changed = editor.change(start, edit);
    if (changed.ok && changed.value === start) return;
    const edited = editPosition(game, editor, start, edit);
    const after = edited.ok ? game.notation.print(edited.value) : edited.error;
    expect({ edit, after }).toEqual({ edit, after: before });
  };
  const { settings, units } = editor.sheet(start);
  for (const { fields } of settings)
    for (const { id, value } of fields) if (!isNew(id)) same({ do: 'set', field: id, value });
  for (const { id: unit } of units.slice(0, 40))
    for (const { id, value } of editor.fieldsOf(start, unit)) same({ do: 'mark', unit, field: id, value });
  for (const hex of new Set(units.flatMap(unit => unit.hex ?? [])))
    for (const { id, value } of editor.fieldsAt(start, hex)) same({ do: 'terrain', hex, field: id, value });
};

/** To give a goal its usual points is to say so in the position. */
const isNew = (field: string): boolean => field.startsWith('goal-');

const STEPS = 120;

/** Changes at random, from what the editor shows; a refused one changes nothing. */
const wander = <T extends GameTypes>(
  { game, editor }: Kit<T>,
  start: T['state'],
  random: Random,
  said: Set<string>,
): void => {
  let state = start;
  for (let step = 0; step < STEPS; step += 1) {
    const edit = editAt(editor, state, random);
    const edited = editPosition(game, editor, state, edit);
    if (edited.ok) {
      state = edited.value;
      const text = game.notation.print(state);
      expect({ text, ...game.notation.parse(text) }).toEqual({ text, ok: true, value: state });
    } else said.add(edited.error.message);
  }
  // What has come of it can be played.
  playRandomly(game, state, random, 40);
};

const editAt = <T extends GameTypes>(editor: Editor<T>, state: T['state'], random: Random): Edit => {
  const { units, places, settings, invent = [] } = editor.sheet(state);
  const unit = pick(random, units)?.id ?? '';
  const away = pick(
    random,
    units.filter(({ hex }) => hex !== undefined),
  )?.hex;
  const hex = random.below(3) === 0 ? (away ?? 0) : random.below(editor.hexes(state) + 20);
  const field = pick(
    random,
    settings.flatMap(({ fields }) => fields),
  );
  const mark = pick(random, editor.fieldsOf(state, unit));
  const ground = pick(random, editor.fieldsAt(state, hex));
  switch (random.below(9)) {
    case 0:
      return { do: 'aside', unit, place: pick(random, places)?.id ?? '' };
    case 1:
      return { do: 'set', field: field?.id ?? '', value: valueOf(field, random) };
    case 2:
      return { do: 'mark', unit, field: mark?.id ?? '', value: valueOf(mark, random) };
    case 3:
      return { do: 'terrain', hex, field: ground?.id ?? '', value: valueOf(ground, random) };
    case 4:
      return { do: 'raise', unit };
    case 5:
      return { do: 'delete', unit };
    case 6:
      return {
        do: 'invent',
        values: Object.fromEntries(invent.map(each => [each.id, valueOf(each, random)])),
      };
    default:
      return { do: 'put', unit, hex };
  }
};

const valueOf = (field: EditField | undefined, random: Random): EditValue => {
  switch (field?.kind) {
    case 'number':
      return field.least + random.below(Math.min(12, field.most - field.least + 2));
    case 'flag':
      return random.below(2) === 0;
    case 'choice':
      return pick(random, field.choices)?.value ?? '';
    default:
      return pick(random, ['Kite', 'Kite-2', 'a b', '']) ?? '';
  }
};

/** A file with one thing broken, and where that is. */
interface Broken {
  readonly what: string;
  readonly text: string;
  readonly at: RegExp;
}

const fileOf = <T extends GameTypes>(game: Game<T>, file: ScenarioFile<T['state']>): JsonObject =>
  JSON.parse(printScenario(game, file)) as JsonObject;

const without = (file: JsonObject, field: string): JsonObject =>
  Object.fromEntries(Object.entries(file).filter(([key]) => key !== field));

const FRAME: readonly (readonly [what: string, change: (file: JsonObject) => unknown, at: RegExp])[] = [
  ['no object', () => [], /^format$/],
  ['another format', file => ({ ...file, format: 'narrow-seas/match' }), /^format$/],
  ['no format', file => without(file, 'format'), /^format$/],
  ['no version', file => without(file, 'version'), /^version$/],
  ['a later version', file => ({ ...file, version: 2 }), /^version$/],
  ['version 0', file => ({ ...file, version: 0 }), /^version$/],
  ['half a version', file => ({ ...file, version: 1.5 }), /^version$/],
  ['no game', file => without(file, 'game'), /^game$/],
  ['another game', file => ({ ...file, game: 'chess' }), /^game$/],
  ['a number for a game', file => ({ ...file, game: 6 }), /^game$/],
  ['no title', file => without(file, 'title'), /^title$/],
  ['an empty title', file => ({ ...file, title: '' }), /^title$/],
  ['a title of two lines', file => ({ ...file, title: 'One\nTwo' }), /^title$/],
  ['a title that is too long', file => ({ ...file, title: 'x'.repeat(81) }), /^title$/],
  ['a list for a title', file => ({ ...file, title: ['x'] }), /^title$/],
  ['a number for a summary', file => ({ ...file, summary: 3 }), /^summary$/],
  ['a summary that is too long', file => ({ ...file, summary: 'x'.repeat(401) }), /^summary$/],
  ['texts as a list', file => ({ ...file, texts: [] }), /^texts$/],
  ['a text of nobody', file => ({ ...file, texts: { martians: 'Win.' } }), /^texts\.martians$/],
  ['a field nobody knows', file => ({ ...file, author: 'me' }), /^author$/],
  ['no position', file => without(file, 'position'), /^position$/],
  ['a position as text', file => ({ ...file, position: 'x' }), /^position$/],
  ['a position as a list', file => ({ ...file, position: [] }), /^position$/],
  ['an empty position', file => ({ ...file, position: {} }), /^position\./],
  [
    'a field nobody knows in the position',
    file => ({ ...file, position: { ...(file['position'] as object), colour: 'red' } }),
    /^position\.colour$/,
  ],
];

const brokenFrames = (file: JsonObject): readonly Broken[] => [
  { what: 'half a file', text: JSON.stringify(file, undefined, 2).slice(0, -40), at: /^line \d+|^$/ },
  ...FRAME.map(([what, change, at]) => ({ what, text: JSON.stringify(change(file)), at })),
];

type Path = readonly (string | number)[];

const leavesOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (Array.isArray(value)) return value.flatMap((item, place) => leavesOf(item, [...path, place]));
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
  return [path];
};

const withValue = (value: unknown, [key, ...rest]: Path, changed: unknown): unknown => {
  if (key === undefined) return changed;
  if (Array.isArray(value))
    return value.map((item: unknown, place) => (place === key ? withValue(item, rest, changed) : item));
  const object = value as JsonObject;
  return { ...object, [key]: withValue(object[key], rest, changed) };
};

const valueAtPath = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as { readonly [key: string | number]: unknown })[key], value);

/** Each value of the position broken in turn: another kind of value, and a word or a number that nothing has. */
const brokenPositions = (file: JsonObject): readonly Broken[] => {
  const position = file['position'] as JsonObject;
  return leavesOf(position)
    .filter(path => path[0] !== 'table')
    .slice(0, 60)
    .flatMap((path): readonly Broken[] => {
      const old = valueAtPath(position, path);
      const at = new RegExp(`^position\\.${String(path[0])}`);
      const broken = (what: string, value: unknown): Broken => ({
        what: `${what} at ${path.join('.')}`,
        text: JSON.stringify({ ...file, position: withValue(position, path, value) }),
        at,
      });
      const wrong =
        typeof old === 'string' ? broken('a word nobody knows', '?!') : broken('a number beyond all', 1e9);
      return [broken('null', null), wrong];
    });
};

/** Broken files of one game: at least fifty. */
const brokenOf = <T extends GameTypes>({ game, editor }: Kit<T>): readonly Broken[] => {
  const [, , played] = startsOf({ game, editor });
  const notes = notesFor(game.sides);
  const file = fileOf(game, { notes, start: played ?? mustBe(editor.blank(game.scenarios[0]?.id ?? '')) });
  return [...brokenFrames(file), ...brokenPositions(file)];
};

describe.each(KITS)('broken files of %s', (_id, some) => {
  test('are at least fifty, and each is refused with its place and a sentence', () =>
    some(kit => {
      const files = brokenOf(kit);
      expect(files.length).toBeGreaterThanOrEqual(50);
      for (const { what, text, at } of files) {
        const read = readScenario(kit.game, text);
        const told = { what, ok: read.ok, at: read.ok ? '' : read.error.at };
        expect(told).toEqual({ what, ok: false, at: expect.stringMatching(at) as unknown });
        expect(read.ok ? '' : read.error.message).toMatch(/^[A-Z].*[.:]$/s);
      }
    }));
});
