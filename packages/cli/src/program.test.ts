import { describe, expect, test } from 'vitest';
import { run } from './testing/stage.ts';

const VERBS = [
  'games',
  'play',
  'simulate',
  'worker',
  'advise',
  'analyse',
  'explore',
  'problems',
  'judge',
  'rules',
  'replay',
  'verify',
  'fuzz',
  'bench',
  'map',
  'serve',
  'backup',
  'restore',
  'doctor',
];

describe('help', () => {
  test.each([[[]], [['--help']], [['help']]])('%j lists the verbs that exist and no others', async argv => {
    const { code, out, err } = await run(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const listed = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, verb]) => verb);
    expect(listed).toEqual([...VERBS, 'help']);
  });

  test.each(VERBS)('%s --help has examples of its own', async verb => {
    const { code, out } = await run([verb, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Examples:\n  narrow-seas ${verb}`);
  });

  test('--version is the version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: '9.9.9\n', err: '' });
  });
});

describe('misuse is one sentence that says what to do, and exit code 2', () => {
  test.each([
    [['gmaes'], "Unknown command 'gmaes': did you mean games?"],
    [['sail'], "Unknown command 'sail': see narrow-seas --help."],
    [['--vrsion'], "Unknown option '--vrsion': did you mean --version?"],
    [['games', '--jsn'], "Unknown option '--jsn': did you mean --json?"],
    [['games', '-x'], "Unknown option '-x': see narrow-seas games --help."],
    [
      ['games', 'skerry', 'kelp'],
      "Too many arguments for 'games', expected 1 argument but got 2: see narrow-seas games --help.",
    ],
    [
      ['fuzz', 'skerry', '--seconds'],
      "Option '--seconds <number>' argument missing: see narrow-seas fuzz --help.",
    ],
    [
      ['fuzz', '--repro', 'file', '--seed', '1'],
      "Option '--repro <file>' cannot be used with option '--seed <number>': see narrow-seas fuzz --help.",
    ],
  ])('%j', async (argv, sentence) => {
    expect(await run(argv)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  test('what is endless is cut short', async () => {
    const { code, err } = await run(['x'.repeat(100_000)]);
    expect(code).toBe(2);
    expect(err.length).toBeLessThan(400);
  });
});

test('a fault of our own is called one, with exit code 1', async () => {
  const broken = () => {
    throw new Error('no chart table');
  };
  const { code, err } = await run(['games'], { shelf: [broken] });
  expect(code).toBe(1);
  expect(err).toMatch(/^This is a bug in narrow-seas\. .*no chart table/);
});
