import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AIRBASES, FORTRESSES, nameOfHex } from '../model/chart.ts';
import { manifest } from './manifest.ts';
import { MARKS, ROSTER } from '../model/roster.ts';

const PAGE = new URL('../../../../../docs/sixth-fleet-manifest.md', import.meta.url);
const lines = manifest().split('\n');

describe('the manifest', () => {
  test('[16.0] is published as it is printed: if not, print it again into docs/sixth-fleet-manifest.md', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(manifest());
  });

  test('[16.0] names every unit once, every base and every Defended hex', () => {
    for (const { name } of ROSTER)
      expect(lines.filter(line => line.startsWith(`| ${name} |`))).toHaveLength(1);
    const places = [...AIRBASES, ...FORTRESSES].map(({ hex, name }) => `| ${nameOfHex(hex)} | ${name} |`);
    expect(places.filter(start => !lines.some(line => line.startsWith(start)))).toEqual([]);
  });

  test.each([
    ['a carrier', '| US1 | CV | Saratoga | 7 | 1 | 36 | 4 | 12 | 6 | 6 | 11.1, 1602 | given given set |'],
    ['a group of ships', '| So12 | CA |'],
    [
      'an aircraft of a carrier',
      '| USa9 | A7 | A-7E Corsair II (carrier-based) | 4 | 20 | 0 | 12 | 4 | 2 | 2 | 11.1, aboard US1 |',
    ],
    ['one worth a point though it has no ECM', '| Soa42 | F |'],
    ['the Bosphorus', '| 2025 | Bosphorus, Istanbul | NATO | 30 | 5 | given |'],
    ['Crete', '| 1022 | Crete (Souda) | US | Greece | always | given |'],
  ])('[16.0] has %s', (_what, start) => {
    expect(lines.filter(line => line.startsWith(start))).toHaveLength(1);
  });

  test('[13.0] tells what a loss is worth: the ECM, at least one', () => {
    const points = (name: string): string | undefined =>
      lines
        .find(line => line.startsWith(`| ${name} |`))
        ?.split(' | ')
        .at(9);
    expect([points('Soa42'), points('US11'), points('Tu36')]).toEqual(['1', '6', '1']);
  });

  test('[12.22] counts the French and British, all of whom come on turn 11', () => {
    expect(lines).toContain('### French: 7 naval, 4 air');
    expect(lines).toContain('### British: 6 naval, 3 air');
    const ships = lines.filter(line => /^\| (?:Fr|Br)\d/.test(line));
    expect(ships.filter(line => !line.includes('| turn 11, 12.2 |'))).toEqual([]);
  });

  test('[3.2] marks given only what the text states', () => {
    const given = ROSTER.filter((_, id) => MARKS[id]?.ratings === 'given').map(({ name }) => name);
    expect(given).toEqual(['US6', 'It22', 'Soa42']);
  });
});
