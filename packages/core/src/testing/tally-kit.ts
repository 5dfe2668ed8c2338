import { examine } from '../examination/examine.ts';
import type { ExamKit } from '../examination/kit.ts';
import type { Step } from '../examination/step.ts';
import type { Game } from '../game.ts';
import { seededRandom } from '../random.ts';
import { type Tally, tally } from './tally.ts';
import { EVEN, moveOf, openTally, playScript } from './tally-match.ts';

export const KIT: ExamKit<Tally> = {
  openings: [EVEN, { position: '3/12 south 2 1!' }],
  bound: 200,
  lists: 'every-action',
  secrets: (_state, by, { type, number }, viewer) =>
    type === 'hide' && by !== viewer ? { type, number: 1 + (number % 3) } : undefined,
  invariants: [({ total }) => (total < 0 ? 'the total is below 0' : undefined)],
};

/** A tally with some parts exchanged for broken ones. */
export type Broken = Partial<Game<Tally>>;

/** What the examination says of it: each finding once, as `check: detail`. */
export const findingsIn = (broken: Broken, kit: Partial<ExamKit<Tally>> = {}): readonly string[] => {
  const { findings } = examine({ ...tally, ...broken }, { ...KIT, ...kit }, 12);
  return [...new Set(findings.map(({ check, detail }) => `${check}: ${detail}`))];
};

export interface Moment {
  /** Where it starts, in notation. */
  readonly position: string;
  /** What was played from there, by sound rules. */
  readonly script?: string;
  readonly tries?: readonly string[];
  readonly broken?: Broken;
  readonly kit?: Partial<ExamKit<Tally>>;
  /** Of the dice of desks and hand-made positions. */
  readonly seed?: number;
}

/** What one check reports at one moment. */
export const reportsOf = (
  check: (step: Step<Tally>) => void,
  { position, script = '', tries = [], broken = {}, kit = {}, seed = 2 }: Moment,
): readonly string[] => {
  const reports: string[] = [];
  const opened = openTally(position);
  const match = script === '' ? opened : playScript(opened, script);
  const earlier = script.split(', ').slice(0, -1).join(', ');
  check({
    game: { ...tally, ...broken },
    kit: { ...KIT, ...kit },
    match,
    state: match.state,
    before: earlier === '' ? opened.state : playScript(opened, earlier).state,
    earlier: [],
    tries: tries.map(moveOf),
    random: seededRandom(1),
    spare: seededRandom(seed),
    report: (id, detail) => reports.push(`${id}: ${detail}`),
  });
  return reports;
};
