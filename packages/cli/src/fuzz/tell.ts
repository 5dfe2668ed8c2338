import { type Finding, type Game, type GameTypes, sayFinding } from '@narrow-seas/core';
import { grouped } from '../number.ts';
import type { Repro } from './repro.ts';
import { type Hunting, sayCount, type Session } from './session.ts';
import { FUZZ_WORDS } from '../words/verbs.ts';

/** A hunt for machines. */
export const asJson = <T extends GameTypes>(
  game: Game<T>,
  { seed, pace, threads }: Hunting,
  session: Session,
  file: string | undefined,
): object => {
  const { findings, games, moves, events } = session.report;
  const [finding] = findings;
  return {
    game: game.id,
    rules: game.version,
    seed,
    pace,
    threads,
    seconds: session.milliseconds / 1000,
    ended: session.ended,
    games,
    thorough: session.thorough,
    moves,
    events,
    ...(finding === undefined ? {} : { finding }),
    ...(file === undefined ? {} : { file }),
  };
};

/** A hunt for people. */
export const asText = <T extends GameTypes>(
  game: Game<T>,
  { seed }: Hunting,
  session: Session,
  file: string | undefined,
): string => {
  const { report, ended, milliseconds, thorough } = session;
  const [finding] = report.findings;
  const seconds = (milliseconds / 1000).toFixed(1);
  const count = sayCount(report, milliseconds);
  const lead = FUZZ_WORDS.leads[ended];
  const played = FUZZ_WORDS.thorough(
    FUZZ_WORDS.played(lead, count, game.id, game.version, seconds, seed),
    grouped(thorough),
  );
  if (finding === undefined) return FUZZ_WORDS.nothing(played);
  const lines = [`${played}:`, `  ${sayFinding(finding)}`];
  if (file !== undefined) lines.push(FUZZ_WORDS.written(file));
  return lines.join('\n');
};

/** What taking a walk again has shown. */
export const sayAgain = ({ check }: Repro, same: boolean, findings: readonly Finding[]): string => {
  if (findings.length === 0) return FUZZ_WORDS.fixed(check);
  const lead = same ? FUZZ_WORDS.stillFails(check) : FUZZ_WORDS.failsElse(check);
  return [lead, ...findings.map(finding => `  ${sayFinding(finding)}`)].join('\n');
};
