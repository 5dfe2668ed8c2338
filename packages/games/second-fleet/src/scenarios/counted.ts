import type { Figures } from '../model/changes.ts';
import type { ScenarioSpec } from './spec.ts';

type Counted = Pick<ScenarioSpec, 'scoring' | 'goals' | 'orders'>;

type Worths<Id extends string> = { readonly [id in Id]: readonly [title: string, points: number] };

/** What each of them is worth. */
type PointsOf<Id extends string> = { readonly [id in Id]: number };

/**
 * [C.22] What a scenario counts, by name, and what follows from the figures: a position may change them, and then scoring, the
 * computer and the orders of both sides go by the same ones. `own` are all figures of the position, those of losses too.
 */
export const countedBy = <const Id extends string>(
  worths: Worths<Id>,
  count: (points: PointsOf<Id>, own: Figures) => Counted,
): Counted & Pick<ScenarioSpec, 'worths' | 'counted'> => {
  const items = (Object.entries(worths) as [Id, Worths<Id>[Id]][]).map(([id, [title, points]]) => ({
    id,
    title,
    points,
  }));
  const counted = (own: Figures): Counted =>
    count(Object.fromEntries(items.map(({ id, points }) => [id, own[id] ?? points])) as PointsOf<Id>, own);
  return { ...counted({}), counted, worths: items };
};
