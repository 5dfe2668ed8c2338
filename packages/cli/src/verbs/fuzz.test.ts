import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, readSave, someGame } from '@narrow-seas/core';
import { gamePackage, skerry, type SkerryTypes } from '@narrow-seas/skerry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Paper, type Played, run, type Staged } from '../testing/stage.ts';

const { kit: skerryKit } = gamePackage;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-seas-fuzz-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shelfOf = (game: Game<SkerryTypes>) => ({ shelf: [someGame({ ...gamePackage, game })] });

const fuzz = (argv: readonly string[], changes: Partial<Staged> = {}): Promise<Played> =>
  run(['fuzz', ...argv], { folder, ...changes });

const readJson = (text: string): { readonly [key: string]: unknown } =>
  JSON.parse(text) as { readonly [key: string]: unknown };

/** Everybody sees every mine laid. */
const leaky: Game<SkerryTypes> = { ...skerry, witness: (_state, event) => [event] };

const stuck: Game<SkerryTypes> = {
  ...skerry,
  decide: (state, by, action) => {
    if (action.type === 'fire') throw new Error('no powder');
    return skerry.decide(state, by, action);
  },
};

describe('a sound game', () => {
  test('is played until the time is up', async () => {
    const { code, out, err } = await fuzz(['skerry', '--seconds', '0.3', '--seed', '5', '--quiet']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Played \d+ games?, [\d,]+ moves, [\d,.]+ k? ?moves\/s of skerry 1 in \d+\.\d s from seed 5, \d+ of them examined at every moment: nothing found\.\n$/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('--json gives the counts and nothing else', async () => {
    const { out, err } = await fuzz(['skerry', '--seconds', '0.3', '--seed', '5', '--json']);
    const told = readJson(out);
    expect(err).toBe('');
    expect(told).toMatchObject({ game: 'skerry', rules: 1, seed: 5, pace: 1000, threads: 1, ended: 'time' });
    expect(told['seconds']).toBeGreaterThanOrEqual(0.3);
    expect(told['games']).toBeGreaterThan(0);
    // The first is examined at every moment, unless the time was up in its middle.
    expect(told['thorough']).toBeLessThanOrEqual(Math.ceil(Number(told['games']) / 1009));
    expect(told['moves']).toBeGreaterThan(10);
    expect(told['events']).toHaveProperty('laid');
  });

  test.each(['--json', '--quiet'])('%s shows no progress, not even on a terminal', async flag => {
    const err = new Paper(true);
    await fuzz(['skerry', '--seconds', '0.05', flag], { err });
    expect(err.text).toBe('');
  });

  test('on a terminal there is a bar, which is wiped off at the end', async () => {
    const err = new Paper(true);
    await fuzz(['skerry', '--seconds', '0.05'], { err });
    expect(err.text).toContain('fuzz skerry [');
    expect(err.text.endsWith('\u001B[2K')).toBe(true);
  });

  test('--pace 1 examines every moment of every game', async () => {
    const { out } = await fuzz(['skerry', '--seconds', '0.2', '--pace', '1', '--json']);
    const { games, thorough, pace } = readJson(out);
    expect({ thorough, pace }).toEqual({ thorough: games, pace: 1 });
  });

  test('without a seed one is drawn and told', async () => {
    const seeds = await Promise.all(
      [1, 2].map(async () => readJson((await fuzz(['skerry', '--seconds', '0.01', '--json'])).out)['seed']),
    );
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test('Ctrl-C ends it with the summary', async () => {
    let released = 0;
    const { code, out } = await fuzz(['skerry', '--seconds', '3600'], {
      onInterrupt: stop => {
        setTimeout(stop, 20);
        return () => {
          released += 1;
        };
      },
    });
    expect(code).toBe(0);
    expect(out).toMatch(/^Stopped after \d+ games?.*: nothing found\.\n$/);
    expect(released).toBe(1);
  });
});

describe('a broken game', () => {
  test('is found out: exit code 1, the finding, a file, and the command that shows it again', async () => {
    const { code, out } = await fuzz(
      ['skerry', '--seconds', '60', '--seed', '3', '--out', 'found'],
      shelfOf(leaky),
    );
    expect(code).toBe(1);
    expect(out).toMatch(
      /^Stopped at a finding after .*:\n {2}secrecy: .*\(opening 0, seed 3, after \d+ moves\)\n/,
    );
    const file = join('found', 'skerry-secrecy-3.repro.json');
    expect(out).toContain(`npx narrow-seas fuzz --repro ${file}\n`);
    expect(readdirSync(join(folder, 'found'))).toEqual(['skerry-secrecy-3.repro.json']);
    const again = await fuzz(['--repro', file], shelfOf(leaky));
    expect(again.code).toBe(1);
    expect(again.out).toMatch(/^It still fails \(secrecy\):\n {2}secrecy: /);
  });

  test('the file holds the walk, with the match as it stood', async () => {
    const { out } = await fuzz(['skerry', '--seconds', '60', '--seed', '3', '--json'], shelfOf(stuck));
    const told = readJson(out);
    const finding = told['finding'] as {
      readonly check: string;
      readonly detail: string;
      readonly move: number;
    };
    expect(told).toMatchObject({ ended: 'finding', finding: { check: 'throws', detail: 'no powder' } });
    const repro = readJson(readFileSync(join(folder, String(told['file'])), 'utf8'));
    expect(repro).toMatchObject({
      format: 'narrow-seas/repro',
      version: 1,
      game: 'skerry',
      rules: 1,
      ...finding,
      opening: {},
    });
    expect(skerryKit.openings).toContainEqual(repro['opening']);
    const save = readSave(skerry, JSON.stringify(repro['save']));
    expect(save.ok && save.value.match.length).toBe(finding.move);
    expect(finding.move).toBeGreaterThan(0);
  });

  test('a finding of a quick game is seen again at its pace, after as many moves', async () => {
    // The first game, which is thorough, has more turns.
    const sly: Game<SkerryTypes> = {
      ...skerry,
      witness: (state, event, viewer) => (state.turns === 3 ? leaky : skerry).witness(state, event, viewer),
    };
    const { out } = await fuzz(
      ['skerry', '--seconds', '60', '--seed', '3', '--pace', '7', '--json'],
      shelfOf(sly),
    );
    const { finding, file } = readJson(out);
    expect(readJson(readFileSync(join(folder, String(file)), 'utf8'))).toMatchObject({ pace: 7 });
    const again = readJson((await fuzz(['--repro', String(file), '--json'], shelfOf(sly))).out);
    const { check, move } = finding as { readonly check: string; readonly move: number };
    expect(again).toMatchObject({ same: true, findings: [{ check, move }] });
    expect(move).toBeGreaterThan(0);
  });

  test('a fault of the set-ups is found before the first game, and shown again', async () => {
    const twice = {
      ...skerry,
      rules: { ...skerry.rules, cases: [...skerry.rules.cases, ...skerry.rules.cases] },
    };
    const { out } = await fuzz(['skerry', '--seconds', '60', '--json'], shelfOf(twice));
    expect(readJson(out)).toMatchObject({ games: 0, finding: { check: 'rule-index', seed: 0 } });
    const again = await fuzz(['--repro', 'skerry-rule-index-0.repro.json'], shelfOf(twice));
    expect(again.out).toMatch(/^It still fails \(rule-index\):/);
    expect((await fuzz(['--repro', 'skerry-rule-index-0.repro.json'])).code).toBe(0);
  });

  const sunk: Game<SkerryTypes> = {
    ...skerry,
    setup: () => {
      throw new Error('no sea');
    },
  };
  const torn: Game<SkerryTypes> = {
    ...skerry,
    notation: {
      ...skerry.notation,
      parse: text => {
        if (text === 'x') throw new Error('torn chart');
        return skerry.notation.parse(text);
      },
    },
  };

  test.each([
    ['the set-ups', sunk, skerryKit, { detail: 'no sea', seed: 0 }],
    ['an opening', torn, { ...skerryKit, openings: [{ position: 'x' }] }, { detail: 'torn chart', seed: 1 }],
  ])('what throws in %s is a finding, not a crash', async (_where, game, kit, finding) => {
    const shelf = { shelf: [someGame({ ...gamePackage, game, kit })] };
    const { code, out } = await fuzz(['skerry', '--seconds', '60', '--seed', '1', '--json'], shelf);
    const told = readJson(out);
    expect(code).toBe(1);
    expect(told).toMatchObject({ finding: { check: 'throws', ...finding } });
    const again = await fuzz(['--repro', String(told['file'])], shelf);
    expect(again.out).toMatch(/^It still fails \(throws\):/);
  });

  test('a file that cannot be written does not hide the finding', async () => {
    mkdirSync(join(folder, 'skerry-secrecy-3.repro.json'));
    const { code, out, err } = await fuzz(['skerry', '--seconds', '60', '--seed', '3'], shelfOf(leaky));
    expect(code).toBe(1);
    expect(out).toContain('secrecy: ');
    expect(out).not.toContain('Written to');
    expect(err).toMatch(/repro\.json cannot be written: it is a folder, not a file\.\n$/);
  });
});

describe('a file of a finding', () => {
  const keep = async (): Promise<string> => {
    await fuzz(['skerry', '--seconds', '60', '--seed', '3'], shelfOf(leaky));
    return 'skerry-secrecy-3.repro.json';
  };

  test('is fine once the game is fixed', async () => {
    const { code, out } = await fuzz(['--repro', await keep()]);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'It no longer fails: the check secrecy passes in this game now.\n',
    });
  });

  test('tells when something else fails on the same walk', async () => {
    const file = await keep();
    const { code, out } = await fuzz(
      ['--repro', file],
      shelfOf({ ...skerry, rules: { cases: [], fills: [] } }),
    );
    expect(code).toBe(1);
    expect(out).toMatch(/^It no longer fails secrecy, but something else does:\n {2}refusal-cites-rule: /);
  });

  test('--json tells whether it fails, and in the same way', async () => {
    const { out } = await fuzz(['--repro', await keep(), '--json'], shelfOf(leaky));
    expect(readJson(out)).toMatchObject({ game: 'skerry', check: 'secrecy', fails: true, same: true });
  });

  test('may be named together with its own game only', async () => {
    const file = await keep();
    expect((await fuzz(['skerry', '--repro', file])).code).toBe(0);
    const other = await fuzz(['sixth-fleet', '--repro', file]);
    expect(other.code).toBe(2);
    expect(other.err).toContain('is for skerry, not for sixth-fleet: leave the game out.');
  });

  test('takes its own walk even when the kit has other openings by now', async () => {
    const file = await keep();
    const kit = { ...skerryKit, openings: [{ scenario: 'armada', options: { turns: 3 } }] };
    const { out } = await fuzz(['--repro', file], {
      shelf: [someGame({ ...gamePackage, game: leaky, kit })],
    });
    expect(out).toMatch(/^It still fails \(secrecy\):/);
  });
});

describe('bad input is one sentence, exit code 2, and nothing is written', () => {
  const expectRefusal = ({ code, out, err }: Played, sentence: string): void => {
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  };

  test.each([
    [[], 'Say which game to play: narrow-seas games lists them.'],
    [['skery', '--seconds', '1'], 'There is no game "skery": did you mean skerry?'],
    [['chess', '--seconds', '1'], 'There is no game "chess": narrow-seas games lists all games.'],
    [['skerry'], 'Say how long to play, for example with --seconds 30.'],
    ...['-1', '0', 'NaN', 'Infinity', '1e3', '', '9'.repeat(400)].map(
      seconds => [['skerry', '--seconds', seconds], 'must be a number above 0'] as [string[], string],
    ),
    ...['0', '-4', '1.5', 'x', '2147483648'].map(
      seed =>
        [['skerry', '--seconds', '1', '--seed', seed], 'must be a whole number from 1 to'] as [
          string[],
          string,
        ],
    ),
    ...['0', '-1', '1.5', 'all', '65'].map(
      threads =>
        [['skerry', '--seconds', '1', '--threads', threads], 'must be a whole number from 1 to 64'] as [
          string[],
          string,
        ],
    ),
    ...['0', '-1', '1.5', 'fast', '1000000'].map(
      pace =>
        [['skerry', '--seconds', '1', '--pace', pace], 'must be a whole number from 1 to 100000'] as [
          string[],
          string,
        ],
    ),
  ])('fuzz %j', async (argv, sentence) => {
    expectRefusal(await fuzz(argv), sentence);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('an --out that is a file is refused before the first game', async () => {
    writeFileSync(join(folder, 'taken'), 'mine');
    expectRefusal(
      await fuzz(['skerry', '--seconds', '60', '--out', 'taken'], shelfOf(leaky)),
      'is a file, not a folder',
    );
    expect(readFileSync(join(folder, 'taken'), 'utf8')).toBe('mine');
  });

  const whole = {
    format: 'narrow-seas/repro',
    version: 1,
    game: 'skerry',
    rules: 1,
    opening: { scenario: 'sortie', options: {} },
    seed: 3,
    move: 2,
    check: 'secrecy',
    detail: 'x',
  };

  test.each<[string, unknown, string]>([
    ['nothing', '', 'not valid JSON'],
    ['half a file', JSON.stringify(whole).slice(0, 60), 'not valid JSON'],
    ['10 MB of nonsense', 'sea '.repeat(2_621_440), 'not valid JSON'],
    ['10 MB of brackets', '['.repeat(10_485_760), 'not valid JSON'],
    ['a save', { ...whole, format: 'narrow-seas/match' }, 'not a narrow-seas/repro file'],
    ['a list', [whole], 'not a narrow-seas/repro file'],
    ['a newer file', { ...whole, version: 2 }, 'newer version'],
    ['no version', { ...whole, version: undefined }, 'version is missing'],
    ['another game', { ...whole, game: 'skerri' }, 'There is no game "skerri": did you mean skerry?'],
    ['a game that is no name', { ...whole, game: 7 }, 'does not say which game'],
    ['newer rules', { ...whole, rules: 2 }, 'found in version 2 of skerry, this is version 1'],
    ['rules that are no number', { ...whole, rules: 'one' }, 'version of the rules is missing'],
    ['no opening', { ...whole, opening: undefined }, 'opening is missing'],
    [
      'odd options',
      { ...whole, opening: { scenario: 'sortie', options: { turns: {} } } },
      'opening is missing',
    ],
    [
      'an unknown scenario',
      { ...whole, opening: { scenario: 'regatta', options: {} } },
      'no scenario "regatta"',
    ],
    ['a broken position', { ...whole, opening: { position: 'here be dragons' } }, 'does not open'],
    ['a seed beyond', { ...whole, seed: 2 ** 40 }, 'seed is missing or is not a valid number'],
    ['no pace', { ...whole, pace: 0 }, 'The pace must be a whole number above 0'],
    ['half a move', { ...whole, move: 1.5 }, 'number of moves is missing'],
    ['an unknown check', { ...whole, check: 'weather' }, 'no such check'],
    ['no detail', { ...whole, detail: undefined }, 'The finding itself is missing'],
  ])('--repro of %s', async (_what, content, sentence) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, 'bad.json'), text);
    expectRefusal(await fuzz(['--repro', 'bad.json']), sentence);
    expect(readdirSync(folder)).toEqual(['bad.json']);
  });

  test('--repro of a file that is not there, or is a folder', async () => {
    expectRefusal(await fuzz(['--repro', 'gone.json']), 'cannot be read: there is no such file.');
    expectRefusal(await fuzz(['--repro', '.']), 'cannot be read: it is a folder, not a file.');
    expect(existsSync(join(folder, 'gone.json'))).toBe(false);
  });
});
