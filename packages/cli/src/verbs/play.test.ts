import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Played, run, typed } from '../testing/stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sits down at a game of Skerry and types these lines. */
const play = (lines: readonly string[], ...args: readonly string[]): Promise<Played> =>
  run(['play', 'skerry/sortie', '--seed', '3', '--level', 'cadet', ...args], {
    folder,
    lines: () => typed(lines),
  });

const MINES = ['lay 0201', 'lay 0203; lay 0205'];

test('the table says what is owed and who can act, and does orders in notation', async () => {
  const { code, out } = await play(['lay 0201']);
  expect(code).toBe(0);
  expect(out).toContain('Turn 1 of 6. Laying mines.');
  expect(out).toContain('To do: You must lay all your mines.');
  expect(out).toContain('* North lays a mine in 0201.');
});

test('several orders on a line are done in order, and the computer answers before the next question', async () => {
  const { out } = await play(MINES);
  expect(out.match(/North lays a mine/g)).toHaveLength(3);
  expect(out).toContain('South lays');
  expect(out.indexOf('Laying mines.')).toBeLessThan(out.lastIndexOf('Turn 1 of 6.'));
});

test('a list finds orders by their words, and a number does one of its lines', async () => {
  const { out } = await play(['list 020', '2']);
  expect(out).toContain('  1  lay 0201\n');
  expect(out).not.toContain('lay 0101');
  expect(out).toContain('North lays a mine in 0202.');
});

test('an illegal order is refused in one sentence with its case, and changes nothing', async () => {
  const { out } = await play(['lay 0601', 'list lay']);
  expect(out).toMatch(/Not allowed: [^.]+\. \[2\.2\]/);
  expect(out).not.toContain('North lays');
});

test.each([
  ['sink all', '"sink all" is not a command or an order'],
  ['hex 9999', 'There is no hex "9999" on this map.'],
  ['what Bismarck', 'No unit is called "Bismarck".'],
  ['7', 'There is no list to choose 7 from'],
  ['end', 'This phase ends by itself'],
  ['save', 'Say where to'],
  ['list warp', 'No legal order has these words.'],
])('%s gets a sentence that helps', async (line, sentence) => {
  expect((await play([line])).out).toContain(sentence);
});

test('what nobody has answered yet can be taken back', async () => {
  const { out } = await play(['lay 0201', 'undo', 'lay 0201']);
  expect(out).toContain('Taken back.');
  expect(out.match(/North lays a mine in 0201/g)).toHaveLength(2);
});

test('board, hex, score, orders and log tell what the side may know', async () => {
  const { out } = await play(['lay 0101', 'board', 'hex 0101', 'score', 'orders', 'log']);
  expect(out).toContain('0101  North: 0');
  expect(out).toContain('a mine of your own');
  expect(out).toContain('North’s boats afloat');
  expect(out).toContain('Sortie: orders for North');
  expect(out.match(/North lays a mine in 0101/g)).toHaveLength(2);
});

test('a match is saved, and played on from its file', async () => {
  const saved = await play([...MINES, 'save mine.json', 'quit']);
  expect(saved.out).toContain('Saved to mine.json.');
  expect(JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8'))).toMatchObject({ game: 'skerry' });
  const { code, out } = await run(['play', 'mine.json', '--level', 'cadet'], {
    folder,
    lines: () => typed(['board']),
  });
  expect(code).toBe(0);
  expect(out).toContain('* North lays a mine in 0201.');
  expect(out).not.toContain('Laying mines.');
  expect(out).toContain('North: 0');
});

test('who leaves without saving is asked once', async () => {
  const { out } = await play(['lay 0201', 'quit', 'quit', 'board']);
  expect(out.match(/was not saved/g)).toHaveLength(1);
  expect(out).not.toContain('0101  North');
});

test('two at one keyboard hand it over, and neither reads the secrets of the other', async () => {
  const { out } = await play([...MINES, '', 'log', 'hex 0201'], '--level', 'person');
  const [north = '', south = ''] = out.split("It is South's turn.");
  expect(north).toContain('mine in 0201');
  expect(south).toContain('Hex 0201');
  expect(south).not.toMatch(/mine (in 0201|of)/);
  expect(out).toContain('\n'.repeat(50));
});

test('a game is played to its end, which is told', async () => {
  const lines = Array.from({ length: 400 }, (_, place) => (place % 2 === 0 ? 'list' : '1'));
  const { code, out } = await play(lines, '--option', 'turns=3', '--level', 'random');
  expect(code).toBe(0);
  expect(out).toMatch(/The game is over: .+\.\n$/);
});

test.each([
  [['play', 'chess/opening'], 'There is no game "chess"'],
  [['play', 'nowhere.json'], 'is not a scenario or the file of a match'],
  [['play', 'skerry/nothing'], 'There is no scenario nothing.'],
  [['play', 'skerry/sortie', '--side', 'west'], 'There is no side "west": choose north or south.'],
  [['play', 'skerry/sortie', '--level', 'god'], '--level'],
  [['play', 'skerry/sortie', '--seed', 'x'], '--seed'],
])('%s is refused in one sentence', async (argv, sentence) => {
  const { code, err } = await run(argv, { folder });
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
