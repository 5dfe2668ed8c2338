import { STEPS } from '../model/event.ts';
import { watersOf } from '../model/waters.ts';
import { SCENARIOS } from '../scenarios/scenario.ts';

const rowOf = ({ id, title, boats, mines }: (typeof SCENARIOS)[number]): string => {
  const { grid, sea } = watersOf({ scenario: id });
  const rocks = sea.filter(isSea => isSea === 0).length;
  return `| ${title} | ${grid.columns} by ${grid.rows} | ${rocks} | ${boats} | ${mines} |`;
};

/** Everything that has figures, as a page for people. */
export const manifest = (): string =>
  [
    '# Skerry: boats and waters',
    '',
    `All boats are the same: a boat enters up to ${STEPS} hexes a turn [4.1] and fires once [5.1].`,
    '',
    '| scenario | hexes | rocks | boats a side | mines a side |',
    '| --- | --- | --: | --: | --: |',
    ...SCENARIOS.map(rowOf),
    '',
  ].join('\n');
