import type { SomeGame } from '@narrow-seas/core';
import type { ReportSource } from './source.ts';

/** The report, where there is a folder for it: what draws it is loaded then only, so that other verbs start as fast. */
export const reportFor = async (
  folder: string | undefined,
  source: ReportSource,
  shelf: readonly SomeGame[],
): Promise<{ readonly [name: string]: string }> => {
  if (folder === undefined) return {};
  const { reportOf } = await import('./report.ts');
  return { 'report.html': await reportOf(source, shelf) };
};
