import { type Score, type ScoreLine, scoreFor, type Viewer } from '@narrow-seas/core';
import { type HexSet, hasHex } from '@narrow-seas/hex';
import { AEGEAN, EASTERN_MEDITERRANEAN } from '../model/chart.ts';
import { WORDS } from '../face/words.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { type Bonus, bonusesOf, levelsOf, netPoints, pointsFor } from '../rules/victory/victory.ts';
import { type Side, SIDES, type UnitId } from '../model/vocabulary.ts';

/** [13] The account now: what is lost, what is gained, what each bonus still needs. */
export const scoreOf = (state: State, viewer: Viewer<Side>): Score => {
  const [soviet, nato] = [pointsFor(state, 'soviet'), pointsFor(state, 'nato')];
  // An Aegean that NATO has not entered yet is no bonus: before the first turn nothing is won.
  const isSetUp = state.phase.name === 'set-up';
  const net = isSetUp ? soviet - nato + state.handicap : netPoints(state);
  return scoreFor<Side>({
    viewer,
    sides: SIDES,
    nameOf: WORDS.side,
    counts: 'soviet',
    lead: net,
    levels: levelsOf(state.scenario),
    lines: [
      lossLine(state, 'nato', soviet),
      lossLine(state, 'soviet', 0 - nato),
      ...bonusesOf(state)
        .filter(({ rule }) => rule !== '14.2' || state.options.neutralAirSpace)
        .map(bonus => (isSetUp && bonus.rule !== '13.2' ? { ...bonus, earned: false } : bonus))
        .map((bonus, _place, all) => bonusLine(state, bonus, all)),
    ],
  });
};

const lossLine = (state: State, side: Side, points: number): ScoreLine => {
  const lost = state.dead.filter(unit => specOf(state, unit).side === side).length;
  return { key: `losses ${side}`, text: WORDS.score.losses(side, lost), points, rule: '13.0', earned: true };
};

const bonusLine = (
  state: State,
  { rule, title, points, earned }: Bonus,
  all: readonly Bonus[],
): ScoreLine => ({
  key: rule,
  text: WORDS.score.bonus(title, earned ? [] : missingFor(state, rule, all)),
  points,
  rule,
  earned,
});

/** What still stands in the way of a bonus. */
const missingFor = (state: State, rule: string, all: readonly Bonus[]): readonly string[] => {
  if (rule === '13.11') return [WORDS.score.aegeanHeld(natoUnitsIn(state, AEGEAN).length)];
  if (rule === '13.12') return [WORDS.score.lineOpen];
  if (rule !== '13.13') return [];
  const ships = natoUnitsIn(state, EASTERN_MEDITERRANEAN).filter(unit => isNaval(specOf(state, unit))).length;
  const cutOff = all.some(bonus => bonus.rule === '13.12' && bonus.earned);
  return [
    ...(ships > 0 ? [WORDS.score.easternHeld(ships)] : []),
    ...(cutOff ? [] : [WORDS.score.needsIsrael]),
  ];
};

const natoUnitsIn = (state: State, region: HexSet): readonly UnitId[] =>
  state.stacks.nato.filter(({ hex }) => hasHex(region, hex)).flatMap(({ units }) => units);
