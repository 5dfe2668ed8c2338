import { join } from 'node:path';
import type { Game, GameTypes } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { findGame } from '../find-game.ts';
import { counted } from '../number.ts';
import { type CarriedCase, carriedCases, readSources, type TestOfCase } from '../rules/carried.ts';
import { type WeakCase, weakCases } from '../rules/weak.ts';
import { say, sayJson, type World } from '../world.ts';

interface RulesOptions {
  readonly json?: true;
  readonly missing?: true;
  readonly weak?: true;
}

const listRules = (world: World, name: string, options: RulesOptions): ExitCode => {
  const entry = findGame(world.shelf, name);
  if (!entry.ok) return complain(world, entry.error);
  if (options.missing && options.weak) return complain(world, 'Give --missing or --weak, not both.');
  return entry.value(game => tellRules(world, game, options));
};

const tellRules = <T extends GameTypes>(
  world: World,
  { id, version, rules }: Game<T>,
  { json, missing, weak }: RulesOptions,
): ExitCode => {
  const sources = readSources(join(world.sources, id, 'src'));
  if (!sources.ok) return complain(world, sources.error);
  const cases = carriedCases(rules, sources.value);
  if (weak)
    return tellWeak(world, { game: id, rules: version }, weakCases(cases), cases.length, json === true);
  const lacking = cases.filter(({ lacks }) => lacks.length > 0);
  const shown = missing ? lacking : cases;
  if (json) sayJson(world, { game: id, rules: version, cases: shown, missing: lacking.map(rule => rule.id) });
  else say(world, [...shown.map(sayRule), sayTotal(cases, lacking)].join('\n\n'));
  return lacking.length > 0 ? EXIT.found : EXIT.fine;
};

const tellWeak = (
  world: World,
  head: object,
  weak: readonly WeakCase[],
  of: number,
  json: boolean,
): ExitCode => {
  if (json) sayJson(world, { ...head, weak });
  else say(world, [...weak.map(sayWeak), sayWeakTotal(weak, of)].join('\n\n'));
  return weak.length > 0 ? EXIT.found : EXIT.fine;
};

const sayWeak = ({ id, title, summary, evidence }: WeakCase): string =>
  [
    `${id}  ${title}`,
    `      ${summary}`,
    ...evidence.map(({ file, name, why }) => `      WEAK: ${why}: ${file}: ${name}`),
  ].join('\n');

const sayWeakTotal = (weak: readonly WeakCase[], of: number): string => {
  const total = `${counted(of, 'case')}: ${weak.length} with weak evidence only`;
  return weak.length > 0 ? `${total}: ${weak.map(({ id }) => id).join(', ')}.` : `${total}.`;
};

const sayRule = ({ id, title, summary, fills, code, tests, prose, lacks }: CarriedCase): string => {
  const lines = [
    summary,
    ...fills.map(fill => `fill ${fill.id}: ${fill.value} Why: ${fill.reason}`),
    ...(code.length > 0 ? [`code: ${code.join(', ')}`] : []),
    ...(tests.length > 0 ? [`tests: ${sayTests(tests)}`] : []),
    ...(prose ? ['It only tells: nothing need carry it.'] : []),
    ...(lacks.length > 0 ? [`MISSING: ${lacks.join(' and ')}`] : []),
  ];
  return [`${id}  ${title}`, ...lines.map(line => `      ${line}`)].join('\n');
};

/** `3 in combat.test.ts, 1 in air.test.ts`. */
const sayTests = (tests: readonly TestOfCase[]): string =>
  [...new Set(tests.map(({ file }) => file))]
    .map(file => `${tests.filter(test => test.file === file).length} in ${file}`)
    .join(', ');

const sayTotal = (cases: readonly CarriedCase[], lacking: readonly CarriedCase[]): string => {
  const prose = cases.filter(rule => rule.prose).length;
  const carried = cases.length - prose - lacking.length;
  const total = `${counted(cases.length, 'case')}: ${carried} with code and tests, ${prose} that only tell, ${lacking.length} with something missing`;
  const named = lacking.map(({ id, lacks }) => `${id} (${lacks.join(', ')})`);
  return named.length > 0 ? `${total}: ${named.join(', ')}.` : `${total}.`;
};

const EXAMPLES = `
Examples:
  narrow-seas rules sixth-fleet
  narrow-seas rules sixth-fleet --missing
  narrow-seas rules sixth-fleet --weak
  narrow-seas rules skerry --json

A case is weak when all tests that cite it stand under desk, face, charts, mind or advice, or when only the title of a
group of tests cites it and none of the tests in it.

Exit code 1 says that a case has no code or no test; with --weak, that a case is weak.`;

export const addRules = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('rules')
    .summary('list the rules of a game with the code and tests behind each')
    .description(
      'Lists every case of the rulebook in our own words, how we closed its holes, and the code and the tests that carry it.',
    )
    .argument('<game>', 'the game')
    .option('--json', 'print JSON for machines')
    .option('--missing', 'only the cases that lack code or a test')
    .option('--weak', 'only the cases whose tests are a title, a desk, a mind or a display')
    .addHelpText('after', EXAMPLES)
    .action((name: string, options: RulesOptions) => finish(listRules(world, name, options)));
};
