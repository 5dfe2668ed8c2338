import { type Finding, type Game, type GameTypes, sayFinding } from '@narrow-seas/core';
import { grouped } from '../number.ts';
import type { Repro } from './repro.ts';
import { type Hunting, sayCount, type Session } from './session.ts';

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

/** How the summary starts, by why the hunt ended. */
const LEADS = {
  time: 'Played',
  finding: 'Stopped at a finding after',
  interrupt: 'Stopped by hand after',
} as const;

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
  const played = `${LEADS[ended]} ${sayCount(report, milliseconds)} of ${game.id} ${game.version} in ${seconds} s from seed ${seed}, ${grouped(thorough)} of them examined at every moment`;
  if (finding === undefined) return `${played}: nothing found.`;
  const lines = [`${played}:`, `  ${sayFinding(finding)}`];
  if (file !== undefined)
    lines.push(`Written to ${file}; see it again with: npx narrow-seas fuzz --repro ${file}`);
  return lines.join('\n');
};

/** What taking a walk again has shown. */
export const sayAgain = ({ check }: Repro, same: boolean, findings: readonly Finding[]): string => {
  if (findings.length === 0) return `It no longer fails: ${check} is fine on this walk now.`;
  const lead = same ? `It still fails (${check}):` : `It no longer fails ${check}, but something else does:`;
  return [lead, ...findings.map(finding => `  ${sayFinding(finding)}`)].join('\n');
};
