import type { Phase } from '../model/state.ts';
import { actorOf } from '../turn/turn.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { actingSide, sayAll, where, whereOf } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { advice: SAY } = DESK_WORDS;

/** Units that can act now, those that act together as one. */
export interface Able {
  readonly ready: readonly number[];
  readonly groups: readonly (readonly number[])[];
}

/** One sentence that tells a newcomer what to do now: one thing, where, and how. */
export const adviceFor = (view: View, able: Able): string =>
  actingSide(view) === undefined ? adviceToWait(view.table.phase) : adviceToAct(view, able);

const adviceToWait = (phase: Phase): string => {
  if (phase.name === 'over') return SAY.over;
  const turn = actorOf(phase);
  if (turn === 'chance') return SAY.dice;
  const [side] = turn;
  return side === undefined || phase.name === 'assignment' ? SAY.waitBoth : SAY.wait(side);
};

/** What is asked wherever it happens. */
const PLAIN: { readonly [Name in Phase['name']]?: string } = {
  arm: SAY.arm,
  'sweep-choice': SAY.sweep,
  declarations: SAY.declarations,
};

type About = (name: string, place: string) => string;

/** What is asked of the first who can do it; or, where nobody can, what then. */
const ABOUT: { readonly [Name in Phase['name']]?: readonly [about: About, nobody: string] } = {
  'surface-activation': [SAY.surface, SAY.nothing],
  'submarine-activation': [SAY.submarine, SAY.nothing],
  'mine-losses': [SAY.mineLosses, SAY.nothing],
  'submarine-mode': [SAY.depth, SAY.nothing],
  flight: [SAY.flight, SAY.nothing],
  'air-losses': [SAY.airLosses, SAY.nothing],
  assignment: [SAY.assignment, SAY.assigned],
  'open-assignment': [SAY.assignment, SAY.assigned],
  bounce: [SAY.bounce, SAY.nothing],
  mining: [SAY.mining, SAY.nothing],
  recon: [SAY.recon, SAY.nothing],
  cap: [SAY.cap, SAY.nothing],
  landing: [SAY.landing, SAY.nothing],
  'set-up': [SAY.place, SAY.placed],
  arrival: [SAY.place, SAY.placed],
  invasion: [SAY.invasion, SAY.nothing],
  replenishment: [SAY.replenishment, SAY.nothing],
};

const aboutOf = (phase: Phase): readonly [about: About, nobody: string] | undefined =>
  phase.name === 'segment' ? [SAY.segment[phase.arm], SAY.segmentDone(phase.arm)] : ABOUT[phase.name];

/** The first who can act, with those who act with it. */
const firstOf = ({ ready, groups }: Able): readonly UnitId[] => {
  const [first] = ready;
  if (first === undefined) return [];
  return (groups.find(group => group.includes(first)) ?? [first]) as readonly UnitId[];
};

const adviceToAct = ({ table }: View, able: Able): string => {
  const { phase } = table;
  if (phase.name === 'targeting') return SAY.targeting(where(phase.strike.hex));
  if (phase.name === 'formation') return SAY.formation(where(phase.strike.hex));
  if (phase.name === 'reaction') return SAY.reaction(where(phase.resume.hex));
  const about = aboutOf(phase);
  if (about === undefined) return PLAIN[phase.name] ?? SAY.dice;
  const [tell, nobody] = about;
  const units = firstOf(able);
  const [first] = units;
  if (first === undefined) return nobody;
  const place = phase.name === 'flight' ? where(phase.hex) : whereOf(table, first);
  return tell(sayAll(table, units), place);
};
