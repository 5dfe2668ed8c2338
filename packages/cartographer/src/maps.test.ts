import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { DIRECTIONS, type HexId, hexsideOf, regionsOf } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { loadMap, MAPS, mapFile, readAtlas, readDefinition, readInputs } from './atlas.ts';
import { drawMap } from './draw.ts';
import { emitMap } from './emit.ts';
import { isOpenSide, shipTerrain } from './hexside.ts';
import { survey } from './survey.ts';

const atlas = readAtlas();

describe.each(MAPS)('%s', id => {
  const map = loadMap(id);
  const text = readFileSync(mapFile(id), 'utf8');
  const kind = (hex: number): string | undefined => map.terrainKinds[map.terrain[hex] ?? 0];

  test('the committed file is what the pipeline makes, byte for byte', () => {
    expect(emitMap(survey(readDefinition(id), atlas), atlas, readInputs(id)) === text).toBe(true);
  }, 60_000);

  test('is small', () => expect(gzipSync(text).length).toBeLessThan(400_000));

  test('says where it comes from', () => {
    const { provenance } = JSON.parse(text) as {
      provenance: { licence: string; inputs: { name: string; sha256: string }[] };
    };
    expect(provenance.licence).toContain('public domain');
    expect(provenance.inputs[0]?.name).toBe('world-atlas/countries-10m.json');
    for (const { sha256 } of provenance.inputs) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('every coastal hex has a hexside that ships can cross', () => {
    const closed = [...map.terrain.keys()].filter(
      hex =>
        kind(hex) === 'coastal' &&
        !DIRECTIONS.some(direction =>
          isOpenSide(map.hexsideKinds[map.hexsides[hexsideOf(map.grid, hex as HexId, direction)] ?? 0]),
        ),
    );
    expect(closed).toEqual([]);
  });

  test('no ship crosses a hexside of a land hex', () => {
    const wrong = [...map.terrain.keys()].filter(
      hex =>
        kind(hex) === 'land' &&
        DIRECTIONS.some(direction =>
          isOpenSide(map.hexsideKinds[map.hexsides[hexsideOf(map.grid, hex as HexId, direction)] ?? 0]),
        ),
    );
    expect(wrong).toEqual([]);
  });

  test('land and coast belong to a nation, places stand on the map', () => {
    expect(
      [...map.terrain.keys()].filter(
        hex => ['land', 'coastal'].includes(kind(hex) ?? '') && map.nation[hex] === 0,
      ),
    ).toEqual([]);
    expect(map.places.filter(({ kind: each, hex }) => each !== 'sea-name' && kind(hex) === 'off')).toEqual(
      [],
    );
  });

  test('no more waters than basins', () => {
    const labels = regionsOf(map.grid, shipTerrain(map.terrain, map.hexsides, map.hexsideKinds));
    const basins = Object.keys(readDefinition(id).calibration.basins).length;
    expect(new Set(labels.filter(label => label >= 0)).size).toBeLessThanOrEqual(basins);
  });

  test('every fill has a value and a reason', () => {
    expect(map.fills.length).toBeGreaterThan(8);
    expect(map.fills.filter(({ value, reason }) => value === '' || !/[.]$/.test(reason))).toEqual([]);
  });

  test('draws as a chart of at most 600 kB', () => {
    const svg = drawMap(JSON.parse(text));
    expect(svg.length).toBeLessThan(600_000);
    expect(svg).toContain(map.title);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).toBe(readFileSync(new URL(`../../../docs/maps/${id}.svg`, import.meta.url), 'utf8'));
  });
});
