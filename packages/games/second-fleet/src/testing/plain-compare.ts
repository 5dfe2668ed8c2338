import { type Random, seededRandom } from '@narrow-seas/core';
import { print } from '../text/print.ts';
import type { State } from '../model/state.ts';
import { scattered } from './plain-scatter.ts';
import { type World, worldOf } from './plain-world.ts';

/** A question about a position, what the rules answer, and what the text says. */
export type Answers = readonly [what: string, rules: unknown, text: unknown, state?: State];

export interface Scene {
  readonly random: Random;
  readonly state: State;
  readonly world: World;
}

/** How often each kind of question came up: a comparison that asks nothing proves nothing. */
export type Tally = Map<string, number>;

export const count = (tally: Tally, key: string): void => {
  tally.set(key, (tally.get(key) ?? 0) + 1);
};

const said = (answer: unknown): string => JSON.stringify(answer) ?? 'nothing';

/**
 * The first question that rules and text answer in two ways, with the position; undefined when there is none. A test
 * looks at a few positions; PLAIN_POSITIONS in the environment asks for another number, PLAIN_SEED for other positions.
 */
export const mismatchOf = (
  seed: number,
  usual: number,
  asks: readonly ((scene: Scene) => Iterable<Answers>)[],
): string | undefined => {
  const random = seededRandom(seed + Number(process.env['PLAIN_SEED'] ?? 0));
  const positions = Number(process.env['PLAIN_POSITIONS'] ?? usual);
  for (let place = 0; place < positions; place += 1) {
    const start = scattered(random);
    const scene = { random, state: start, world: worldOf(start) };
    for (const ask of asks)
      for (const [what, rules, text, state = start] of ask(scene))
        if (rules !== text && said(rules) !== said(text))
          return `${print(state)}\n${what}\nrules: ${said(rules)}\ntext: ${said(text)}`;
  }
  return undefined;
};

/** How often the rarest of these came up. */
export const leastOf = (tally: Tally, keys: readonly string[]): number =>
  Math.min(...keys.map(key => tally.get(key) ?? 0));
