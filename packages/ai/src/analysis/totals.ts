import {
  type AnalysisPoint,
  GRADES,
  type Grade,
  type GradedDecision,
  type SideTotals,
} from '@narrow-seas/core';

const noGrades = (): { [grade in Grade]: number } => ({
  best: 0,
  good: 0,
  inaccuracy: 0,
  mistake: 0,
  blunder: 0,
});

/** Luck and skill of each side over the whole game. What is luck for one is bad luck for the other. */
export const totalsOf = <A>(
  sides: readonly string[],
  side: string,
  points: readonly AnalysisPoint[],
  decisions: readonly GradedDecision<A>[],
): { readonly [side: string]: SideTotals } => {
  const luck = points.reduce((sum, point) => sum + point.luck, 0);
  return Object.fromEntries(
    sides.map(each => {
      const own = decisions.filter(({ by }) => by === each);
      const grades = noGrades();
      for (const grade of GRADES) grades[grade] = own.filter(decision => decision.grade === grade).length;
      const lost = own.reduce((sum, decision) => sum + decision.lost, 0);
      return [each, { luck: each === side ? luck : 0 - luck, lost, grades }];
    }),
  );
};
