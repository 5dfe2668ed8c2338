import type { Bout } from '../bout.ts';
import type { Study } from '../study/study.ts';
import type { Telling } from '../tell.ts';

/** What the report is about, beside the games. */
export interface ReportSubject extends Telling {
  readonly command: string;
  readonly pointsTitle: string;
}

/** Everything that a report is made of: result lines, and what was asked. */
export interface ReportSource extends ReportSubject {
  readonly game: string;
  /** In the order of the game. */
  readonly sides: readonly string[];
  readonly bouts: readonly Bout[];
  /** Left out where nothing is compared. */
  readonly study?: Study;
}
