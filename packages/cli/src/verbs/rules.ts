import { join } from 'node:path';
import { counted, type Game, type GameTypes } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { findGame } from '../find-game.ts';
import { type CarriedCase, carriedCases, readSources, type TestOfCase } from '../rules/carried.ts';
import { type WeakCase, weakCases } from '../rules/weak.ts';
import { say, sayJson, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { RULES_WORDS } from '../words/verbs.ts';

interface RulesOptions {
  readonly json?: true;
  readonly missing?: true;
  readonly weak?: true;
}

const listRules = (world: World, name: string, options: RulesOptions): ExitCode => {
  const entry = findGame(world.shelf, name);
  if (!entry.ok) return complain(world, entry.error);
  if (options.missing && options.weak) return complain(world, RULES_WORDS.notBoth);
  return entry.value(({ game }) => tellRules(world, game, options));
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
    ...evidence.map(({ file, name, why }) => RULES_WORDS.weak(why, file, name)),
  ].join('\n');

const sayWeakTotal = (weak: readonly WeakCase[], of: number): string => {
  const total = RULES_WORDS.weakTotal(counted(of, 'case'), weak.length);
  return weak.length > 0 ? `${total}: ${weak.map(({ id }) => id).join(', ')}.` : `${total}.`;
};

const sayRule = ({ id, title, summary, fills, code, tests, prose, lacks }: CarriedCase): string => {
  const lines = [
    summary,
    ...fills.map(fill => RULES_WORDS.fill(fill.id, fill.value, fill.reason)),
    ...(code.length > 0 ? [RULES_WORDS.code(code)] : []),
    ...(tests.length > 0 ? [RULES_WORDS.tests(sayTests(tests))] : []),
    ...(prose ? [RULES_WORDS.prose] : []),
    ...(lacks.length > 0 ? [RULES_WORDS.missing(lacks)] : []),
  ];
  return [`${id}  ${title}`, ...lines.map(line => `      ${line}`)].join('\n');
};

/** `3 in combat.test.ts, 1 in air.test.ts`. */
const sayTests = (tests: readonly TestOfCase[]): string =>
  [...new Set(tests.map(({ file }) => file))]
    .map(file => RULES_WORDS.testsIn(tests.filter(test => test.file === file).length, file))
    .join(', ');

const sayTotal = (cases: readonly CarriedCase[], lacking: readonly CarriedCase[]): string => {
  const prose = cases.filter(rule => rule.prose).length;
  const carried = cases.length - prose - lacking.length;
  const total = RULES_WORDS.total(counted(cases.length, 'case'), carried, prose, lacking.length);
  const named = lacking.map(({ id, lacks }) => `${id} (${lacks.join(', ')})`);
  return named.length > 0 ? `${total}: ${named.join(', ')}.` : `${total}.`;
};

const HELP = HELP_WORDS.rules;

export const addRules = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('rules')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<game>', HELP.game)
    .option('--json', HELP.json)
    .option('--missing', HELP.missing)
    .option('--weak', HELP.weak)
    .addHelpText('after', HELP.after)
    .action((name: string, options: RulesOptions) => finish(listRules(world, name, options)));
};
