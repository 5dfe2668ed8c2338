import type { Analysis, DecidingMoment, Grade, GradedDecision } from '@narrow-seas/core';
import type { Action } from '../../link/protocol.ts';
import type { Order } from '../../store/opening.ts';
import { openReplay } from '../../store/replay.ts';
import type { TableStore } from '../../store/table.ts';
import type { AdviceRequest } from '../../store/table-state.ts';
import { setAnalysis } from './run.ts';

type Told = Analysis<Action>;
type Decision = GradedDecision<Action>;

/** Steps that are drawn: more of them hide the map. */
const MOST_DRAWN = 12;

/** What could have been better, with its place in the list of all decisions. */
export interface PlacedDecision {
  readonly place: number;
  readonly decision: Decision;
}

export const couldBeBetter = (told: Told, grade?: Grade): readonly PlacedDecision[] =>
  told.decisions
    .map((decision, place) => ({ place, decision }))
    .filter(({ decision }) =>
      grade === undefined ? decision.grade !== 'best' && decision.grade !== 'good' : decision.grade === grade,
    );

/** The decisions of who sits here that he can learn from; of everybody for who only looks. */
export const lessonsFor = (told: Told, viewer: string): readonly PlacedDecision[] =>
  couldBeBetter(told).filter(
    ({ decision }) => decision.better !== undefined && (viewer === 'spectator' || decision.by === viewer),
  );

/** Of the better plan only what was not played, the weightiest first. */
const drawn = (told: Told, { better }: Decision): AdviceRequest | undefined => {
  if (better?.ways === undefined) return undefined;
  const { ways } = better;
  const shown = better.differs.slice(0, MOST_DRAWN).flatMap(place => [ways[place] ?? []]);
  const { side, level, start: now } = told;
  const advice = { side, level, now, plans: [{ ...better, ways: shown }], nodes: 0, complete: true };
  return { told: advice, plan: 0, done: 0 };
};

/** The position before a decision, with the better plan drawn on it. */
export const showDecision = (table: TableStore, place: number, lesson?: 'ask'): void => {
  const { told } = table.get().analysis ?? {};
  const decision = told?.decisions[place];
  if (told === undefined || decision === undefined) return;
  const isHidden = lesson === 'ask';
  setAnalysis(table, {
    isOpen: false,
    chosen: place,
    isLesson: isHidden,
    isHidden,
    drawn: isHidden ? undefined : drawn(told, decision),
  });
  const { panelHeight } = table.get();
  table.set({ panelHeight: panelHeight === 'low' ? 'half' : panelHeight });
  openReplay(table, decision.from);
};

/** The better plan of a lesson. */
export const reveal = (table: TableStore): void => {
  const { told, chosen } = table.get().analysis ?? {};
  const decision = chosen === undefined ? undefined : told?.decisions[chosen];
  if (told !== undefined && decision !== undefined)
    setAnalysis(table, { isHidden: false, drawn: drawn(told, decision) });
};

/** A throw of the dice, as it was seen. */
export const showThrow = (table: TableStore, at: number): void => {
  setAnalysis(table, { isOpen: false, drawn: undefined });
  const { analysis } = table.get();
  if (analysis !== undefined) {
    const { chosen: _, ...rest } = analysis;
    table.set({ analysis: rest });
  }
  openReplay(table, at);
};

/** A moment that decided the game: the decision with its better plan, or the throw. */
export const showMoment = (table: TableStore, moment: DecidingMoment): void => {
  const decisions = table.get().analysis?.told?.decisions ?? [];
  const place = decisions.findIndex(
    ({ from, to, by }) => from === moment.from && to === moment.to && by === moment.by,
  );
  if (moment.kind === 'decision' && place >= 0) showDecision(table, place);
  else showThrow(table, moment.to);
};

/** A new game against the computer from the position after this many entries, as the viewer knew it. */
export const orderFrom = async (table: TableStore, at: number): Promise<Order> => {
  const { card, seats, snapshot } = table.get();
  const position = await table.client('notation', at);
  const own = snapshot.viewer === 'spectator' ? card.sides[0] : snapshot.viewer;
  const level = Object.values(seats).find(seat => seat !== 'person') ?? 'captain';
  const opponents = Object.fromEntries(card.sides.map(side => [side, side === own ? 'person' : level]));
  return { game: card.id, opening: { position }, seats: opponents };
};
