import { type HexId, hexName } from '@narrow-seas/hex';
import { fitSimilarity } from './fit.ts';
import { controlTies } from './frame.ts';
import { movedBy } from './place.ts';
import type { Survey } from './survey.ts';

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The rotation, scale and anchor that fit the controls best, in the words of calibration.json. */
const bestFit = ({ frame: { calibration, grid } }: Survey): readonly string[] => {
  if (calibration.controls.length < 3) return [];
  const fit = fitSimilarity(controlTies(calibration, grid));
  const [east, north] = fit.shift.map(shift => rounded(-shift));
  return [
    `best fit of ${calibration.controls.length} controls: rotation ${rounded(fit.rotation)}, nmPerHex ${rounded(1 / fit.scale)}, anchor of ${calibration.anchor.hex} east ${east} north ${north}, rms ${rounded(fit.rms)} hexes`,
  ];
};

/** What a person should look at after a change of calibration. */
export const reportOn = (survey: Survey): string => {
  const { frame, cut, drained, places } = survey;
  const named = (hexes: readonly HexId[]): string =>
    hexes.map(hex => hexName(frame.grid, frame.calibration.numbering, hex)).join(' ') || 'none';
  const moved = places
    .filter(place => movedBy(frame.grid, place) > 0)
    .map(({ rule, hex }) => `${rule.name} to ${named([hex])}`);
  return [
    `${frame.calibration.id}:`,
    ...bestFit(survey),
    `hexes with a second water cut off: ${named(cut)}`,
    `ponds drained: ${named(drained)}`,
    `places moved: ${moved.join(', ') || 'none'}`,
  ].join('\n  ');
};
