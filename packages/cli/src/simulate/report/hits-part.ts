import { REPORT_WORDS as SAY } from '../../words/report.ts';
import type { Bout } from '../bout.ts';
import { beside, figure, paragraph, table } from './html.ts';
import { type Material, shortened } from './parts.ts';
import { facesPlot, type Interval, intervals } from './plots.ts';
import { allShotsIn, byChanceIn, diceIn, type HitRate, hitRatesIn } from './shots.ts';

/** What happened at the dice, beside what the rules make one expect. */
export const hitsPart = (material: Material): readonly string[] => {
  const { bouts } = material;
  const all = allShotsIn(bouts);
  return [
    all.tries === 0 ? '' : paragraph(SAY.agree(all.hits, all.expected, all.luck), 'lead'),
    beside([ratesPlot(material), diePlot(bouts)]),
    ratesTable(material),
  ];
};

const intervalFor = (name: string, colour: string, rate: HitRate): Interval => ({
  name,
  colour,
  mean: rate.hits / rate.tries,
  low: rate.low,
  high: rate.high,
  expected: rate.expected / rate.tries,
});

/** By the chances of the rules; where all attacks have the same, by who attacks how. */
const ratesPlot = ({ bouts, names, tints }: Material): string => {
  const byChance = byChanceIn(bouts).filter(({ chance }) => chance > 0 && chance < 1);
  if (byChance.length > 1) {
    const rows = byChance.map(rate => intervalFor(SAY.chance(rate.chance), 'var(--c0)', rate));
    return figure(intervals(SAY.byChance, rows, SAY.hitsAxis, true), SAY.byChanceNote);
  }
  const rows = hitRatesIn(bouts).map(rate => {
    const name = shortened(`${names.sides[rate.side] ?? rate.side}: ${rate.what}`);
    return intervalFor(name, `var(--${tints[rate.side] ?? 'blue'})`, rate);
  });
  return figure(intervals(SAY.hitsTitle, rows, SAY.hitsAxis, true), SAY.hitsNote);
};

/** With fewer throws, or two faces, a plot says nothing. */
const LEAST_THROWS = 50;

const diePlot = (bouts: readonly Bout[]): string => {
  const die = diceIn(bouts).find(({ thrown, faces }) => thrown >= LEAST_THROWS && faces > 2);
  return die === undefined
    ? ''
    : figure(facesPlot(SAY.dieTitle(die.faces), die.counts), SAY.dieNote(die.thrown, die.chance));
};

const MOST_ROWS = 12;

const ratesTable = ({ bouts, names }: Material): string =>
  table(
    SAY.hitsHeads,
    hitRatesIn(bouts)
      .slice(0, MOST_ROWS)
      .map(({ what, side, tries, hits, expected }) => [
        what,
        names.sides[side] ?? side,
        String(tries),
        String(hits),
        expected.toFixed(1),
      ]),
    SAY.hitsCaption,
  );
