import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { fold } from './chain.ts';
import { decide, outcomes } from './decide.ts';
import { optionsFor } from './options.ts';
import type { State } from './state.ts';
import { markOf, position } from './testing/positions.ts';
import { timeOf } from './time.ts';
import { actorOf } from './turn.ts';
import { viewFor } from './view.ts';
import { ARMS } from './vocabulary.ts';

/** Nobody does anything: every phase is ended, every segment passed, every die shows a six. */
const idle = (state: State): State => {
  const actor = actorOf(state.table.phase);
  const by = actor === 'chance' ? 'chance' : (actor[0] as 'nato' | 'soviet');
  const passes: readonly Action[] = ARMS.map(arm => ({ type: 'choose-arm', arm, pass: true }));
  const choices: readonly Action[] =
    by === 'chance' ? [outcomes(state)[6]?.action as Action] : [{ type: 'done' }, ...passes];
  const action = choices.find(
    choice => by === 'chance' || optionsFor(viewFor(state, by)).refuse(choice) === undefined,
  );
  if (action === undefined) throw new Error(`Nobody can be idle in phase ${state.table.phase.name}`);
  const decided = decide(state, by, action);
  if (!decided.ok) throw new Error(decided.error.reason);
  return fold(state, decided.value);
};

/** The phases of a whole turn, each once, in the order in which they were first met. */
const phasesOfTurn = (start: State): readonly string[] => {
  const met = new Set<string>();
  for (let state = start; state.table.turn === start.table.turn; state = idle(state))
    met.add(state.table.phase.name);
  return [...met];
};

const FORCES = [
  'options deepMode mines logistics',
  'mines 3310=1',
  'secret soviet strategy=restricted',
  'nato @2529 LAJLA',
  'soviet @2912 MKALN',
  'at Leuchars TOR-1',
  'at Kilpyavr S27-1',
  'nato @2922 HAWES/strategic',
].join(' | ');

const at = (phase: string, turn: number): State =>
  position(phase, FORCES, `northern-campaign turn ${turn} of 36`);

const ACTIVITY = ['cap', 'sweep', 'replenishment', 'initiative', 'arm'];

describe('a day', () => {
  test('[2.1] AM, PM and Night', () => {
    expect([1, 2, 3, 4].map(turn => timeOf({ turn }))).toEqual(['am', 'pm', 'night', 'am']);
  });

  test('[2.2] [2.2.2] [2.2.4] [2.2.5] [2.2.6] the strategic cycle of a morning, step by step', () => {
    expect(phasesOfTurn(at('declarations side=soviet raised=false', 4))).toEqual([
      'declarations',
      'politics',
      'weather',
      'reinforcement-roll',
      'submarine-mode',
      'assignment',
      'invasion',
      ...ACTIVITY,
    ]);
  });

  test('[2.2.1] [2.2.3] the first morning has neither politics nor reinforcement', () => {
    const first = phasesOfTurn(at('declarations side=soviet raised=false', 1));
    expect(first).not.toContain('politics');
    expect(first).not.toContain('reinforcement-roll');
    expect(first).toContain('weather');
  });

  test('[2.3] [2.3.1] [2.3.2] [2.3.3] [2.3.5] the activity cycle is played in every turn', () => {
    expect(phasesOfTurn(at('cap side=soviet', 5))).toEqual(ACTIVITY);
    expect(phasesOfTurn(at('cap side=soviet', 6))).toEqual(ACTIVITY);
  });

  test('[2.4] [2.4.4] the terminal cycle at night only', () => {
    const after = (turn: number): string => {
      let state = at('cap side=soviet', turn);
      while (state.table.turn === turn) state = idle(state);
      return markOf(state, 'HAWES');
    };
    expect([after(5), after(6)]).toEqual(['strategic', 'none']);
  });

  test('[2.3.4] local detection comes before the first segment', () => {
    let state = position('cap side=soviet', 'nato @2922 HAWES | soviet @2923 FRNZE | at Kilpyavr S27-1');
    while (state.table.phase.name !== 'initiative') state = idle(state);
    expect(markOf(state, 'FRNZE')).toBe('local');
  });

  test('[2.3.5.2] [2.3.5.3] [2.3.5.4] three segments, each side once in each', () => {
    let state = position('initiative', 'nato @2922 HAWES');
    const seen: string[] = [];
    while (state.table.turn === 2 && seen.length < 10) {
      const { phase } = state.table;
      if (phase.name === 'arm') seen.push(`${phase.segment} ${phase.side}`);
      state = idle(state);
    }
    expect(seen).toEqual(['1 nato', '1 soviet', '2 nato', '2 soviet', '3 nato', '3 soviet']);
  });
});

test('[1.1] [1.3] three arms, and one die of ten faces', () => {
  expect(ARMS).toEqual(['surface', 'submarine', 'air']);
  expect(outcomes(position('initiative', 'nato @2922 HAWES'))).toHaveLength(10);
});
