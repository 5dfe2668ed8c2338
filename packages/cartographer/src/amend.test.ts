import { describe, expect, test } from 'vitest';
import { readAmendments } from './amend.ts';
import { readAtlas, readDefinition } from './atlas.ts';
import type { Definition } from './definition.ts';
import { makeFrame } from './frame.ts';
import { survey } from './survey.ts';

/** A coarse raster is enough to be refused on. */
const committed = readDefinition('sixth-fleet');
const definition: Definition = { ...committed, calibration: { ...committed.calibration, density: 20 } };
const frame = makeFrame(definition.calibration);
const atlas = readAtlas();
const withAmendment = (line: string): Definition => ({
  ...definition,
  amendments: `${definition.amendments}\n${line}\n`,
});
const lastLine = definition.amendments.split('\n').length + 1;

describe('amendments', () => {
  test.each([
    ['terrain 9901 sea because it is', 'amendments.txt line 2: hex 9901 is not on the sixth-fleet map.'],
    [
      'terrain 1010 swamp because it is',
      'amendments.txt line 2: "swamp" is no terrain; use off, sea, coastal, land.',
    ],
    ['terrain 1010 sea', 'amendments.txt line 2: an amendment needs "because" and its reason.'],
    [
      'flood 1010 because it is',
      'amendments.txt line 2: "flood" is no amendment; use dredge, water, terrain, hexside, nation, region, place.',
    ],
    ['hexside 1010 1020 land because it is', 'amendments.txt line 2: hexes 1010 and 1020 do not touch.'],
    [
      'dredge 26;40 because it is',
      'amendments.txt line 2: "26;40" is not a longitude and latitude such as 26.4,40.2.',
    ],
    ['water 1010 30,40 because it is', 'amendments.txt line 2: 30,40 is not in hex 1010.'],
    ['region aegean join 1010 because it is', 'amendments.txt line 2: "join" is neither add nor remove.'],
  ])('%s is refused', (text, message) =>
    expect(() => readAmendments(frame, `# a remark\n${text}`)).toThrow(message),
  );

  test('remarks and empty lines say nothing', () =>
    expect(readAmendments(frame, '# one\n\n  # two\n')).toEqual([]));

  test.each([
    ['hexside 1010 1011 canal because it is', '"canal" is no hexside of this map; use land, water.'],
    ['nation 1010 XX because it is', '"XX" is no nation of this map.'],
    ['region atlantis add 1010 because it is', '"atlantis" is no region of this map.'],
    ['place atlantis 1010 because it is', '"atlantis" is no place of this map.'],
    [
      'place malta-luqa 1404 because it is',
      'airbase Malta (Luqa) is in hex 1404, which is sea; it needs coastal or land.',
    ],
  ])('%s is refused with its line', (text, message) =>
    expect(() => survey(withAmendment(text), atlas)).toThrow(`amendments.txt line ${lastLine}: ${message}`),
  );

  test('a base in open sea is refused with its line in places.json', () => {
    const places = definition.places.map(place =>
      place.id === 'grosseto' ? { ...place, hex: '1602' } : place,
    );
    const line = definition.placesText.split('\n').findIndex(text => text.includes('"id": "grosseto"')) + 1;
    expect(() => survey({ ...definition, places }, atlas)).toThrow(
      `places.json line ${line}: airbase Grosseto is in hex 1602, which is sea; it needs coastal or land.`,
    );
  });

  test('an amendment that cuts a coast off is found by the check', () =>
    expect(() =>
      survey(withAmendment('terrain 1422 coastal because it is\nterrain 2505 sea because it is'), atlas),
    ).toThrow('Water that joins no basin of calibration.json: 2505.'));

  test('another calibration gives another map without a change of code', () => {
    const { anchor } = definition.calibration;
    const shifted = { ...definition.calibration, anchor: { ...anchor, east: anchor.east - 1 } };
    const made = survey(
      { ...definition, calibration: shifted, places: [], amendments: '', regions: [] },
      atlas,
    );
    expect(made.terrain).not.toEqual(
      survey({ ...definition, places: [], amendments: '', regions: [] }, atlas).terrain,
    );
  });
});
