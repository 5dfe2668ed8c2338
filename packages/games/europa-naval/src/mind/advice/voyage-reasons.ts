import type { Reason } from '@narrow-seas/core';
import { sayPlace } from '../../desk/say.ts';
import { sayCargo } from '../../face/say-piece.ts';
import { fleetAmounts } from './cargo.ts';
import type { Reasoner } from './plan.ts';
import { arriving, type Voyage, voyagesIn } from './voyage.ts';
import { ADVICE_WORDS } from './words.ts';

const { voyage: SAY } = ADVICE_WORDS;

/** Where it goes is told first, then what the way costs, then the worst of it. */
const FIRST = 1000;

const errandOf = ({ state: { common }, errand, risk }: Voyage): Reason => ({
  text: SAY.task[errand.task](sayPlace(common, errand.goal), Math.max(1, risk.steps)),
  weight: FIRST,
});

const cargoOf = (voyage: Voyage): readonly Reason[] => {
  const { common, fleets } = voyage.state;
  return fleetAmounts(fleets[voyage.group.side], voyage.group.ships).map(({ cargo, amount }) => ({
    text: SAY.arrives(sayCargo(common, cargo), amount * arriving(voyage)),
    weight: FIRST - 1,
  }));
};

const costOf = ({ risk, strength }: Voyage): Reason => ({
  text: risk.risks.length === 0 ? SAY.safe : SAY.cost(risk.clear, risk.through, risk.loss, strength),
  weight: FIRST - 2,
});

const worstOf = ({ state: { common }, risk }: Voyage): readonly Reason[] => {
  const [worst] = risk.risks.toSorted((a, b) => b.loss - a.loss || b.chance - a.chance);
  if (worst === undefined || risk.risks.length < 2) return [];
  const { kind, step, hex, chance, modifiers, rule } = worst;
  return [
    { text: SAY.worst(kind, step + 1, sayPlace(common, hex), chance, rule, modifiers), weight: FIRST - 3 },
  ];
};

/** [F.31] Where each group is bound, what arrives of its cargo on average, and what the way costs in figures. */
export const voyageReasons: Reasoner = ({ side }, steps) =>
  voyagesIn(side, steps).flatMap(voyage => [
    errandOf(voyage),
    ...cargoOf(voyage),
    costOf(voyage),
    ...worstOf(voyage),
  ]);
