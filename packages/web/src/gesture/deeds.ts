import type { Choice, Odds } from '@narrow-seas/core';
import type { Action } from '../link/protocol.ts';

/** One thing that can be done: by one piece, or by several in this order. */
export interface Deed {
  readonly key: string;
  readonly kind: Choice<Action>['kind'];
  readonly label: string;
  readonly hex: number | undefined;
  readonly path: readonly number[];
  readonly cost: number | undefined;
  readonly odds: Odds | undefined;
  readonly warning: string | undefined;
  /** Points for each target picked, where they may be shared out otherwise. */
  readonly shares: readonly number[] | undefined;
  /** Dice cannot be taken back: it is looked at, with its chances, before it is done. */
  readonly weighed: boolean;
  readonly actions: readonly Action[];
}

/** Pieces that do the same thing share the part of the key before the stroke. */
const deedKey = ({ key }: Choice<Action>): string => {
  const stroke = key.lastIndexOf('/');
  return stroke < 0 ? key : key.slice(0, stroke);
};

const deedOf = (key: string, party: readonly Choice<Action>[]): Deed => {
  const first = party[0] as Choice<Action>;
  const warnings = new Set(party.flatMap(({ warning }) => warning ?? []));
  return {
    key,
    kind: first.kind,
    label: party.flatMap(({ label }) => (label === '' ? [] : [label])).join('; '),
    hex: first.hex,
    path: first.path ?? [],
    cost: first.cost,
    odds: first.odds,
    warning: warnings.size > 0 ? [...warnings].join(' ') : undefined,
    shares: first.shares,
    weighed: first.kind === 'attack' || party.some(({ weighed }) => weighed === true),
    actions: party.map(({ action }) => action),
  };
};

/** Choices as things to do, in the order in which they were offered. */
export const deedsOf = (choices: readonly Choice<Action>[]): readonly Deed[] => {
  const parties = new Map<string, Choice<Action>[]>();
  for (const choice of choices) {
    const key = deedKey(choice);
    parties.set(key, [...(parties.get(key) ?? []), choice]);
  }
  return [...parties].map(([key, party]) => deedOf(key, party));
};
