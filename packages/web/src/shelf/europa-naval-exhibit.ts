import { dateName, europaNavalFace, europaNavalMaps, type MapName } from '@narrow-seas/europa-naval/face';
import { readMap } from '@narrow-seas/hex';
import { exhibit, type Sheet } from './exhibit.ts';

const areas = (codes: string): readonly string[] => codes.split(' ').map(code => `area-${code}`);

const SHEETS: { readonly [name in MapName]: Sheet } = {
  mediterranean: {
    map: readMap(europaNavalMaps.mediterranean),
    dress: { hatched: [], crossed: ['black-sea'], outlined: [], divided: areas('wm ty cm ad ae em') },
  },
  baltic: {
    map: readMap(europaNavalMaps.baltic),
    dress: { hatched: [], crossed: [], outlined: [], divided: areas('ns ka wb cb gf gb') },
  },
};

export const europaNavalExhibit = exhibit({
  face: europaNavalFace,
  sheet: SHEETS.mediterranean,
  sheetOf: ({ common }) => SHEETS[common.map],
  dieFaces: 6,
  dieIn: sight => (sight.type === 'rolled' ? sight.face : undefined),
  // Most dice here are read on tables with several outcomes: there is no one number that an attack needs.
  attackIn: () => undefined,
  turnIn: sight => (sight.type === 'turned' ? dateName(sight.date) : undefined),
  beginsPhase: sight => sight.type === 'began',
  pointsFor: 'axis',
});
