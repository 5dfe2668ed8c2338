import { describe, expect, test } from 'vitest';
import { readAtlas, readDefinition } from './atlas.ts';
import { reportOn } from './report.ts';
import { survey } from './survey.ts';

/** A coarse raster is enough to report on. */
const report = (() => {
  const definition = readDefinition('second-fleet');
  const bergen = definition.places.map(place => (place.id === 'Bergen' ? { ...place, hex: '3726' } : place));
  return reportOn(
    survey(
      { ...definition, places: bergen, calibration: { ...definition.calibration, density: 16 } },
      readAtlas(),
    ),
  );
})();

describe('reportOn', () => {
  const { rotation, nmPerHex, anchor } = readDefinition('second-fleet').calibration;

  test('fits the controls to the figures of calibration.json', () =>
    expect(report).toContain(
      `rotation ${rotation}, nmPerHex ${nmPerHex}, anchor of ${anchor.hex} east ${anchor.east} north ${anchor.north}`,
    ));

  test('names a place that had to move', () => expect(report).toMatch(/places moved:.*Bergen to \d{4}/));

  test('lists cut waters and drained ponds', () => {
    expect(report).toContain('hexes with a second water cut off: ');
    expect(report).toContain('ponds drained: ');
  });
});
