import type { FacePackage, MapFile } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import { europaNavalFace } from './face.ts';
import { europaNavalMaps, type MapName } from './map.ts';
import { theatresOn } from './theatres.ts';
import { dateName } from './track.ts';

const areas = (codes: string): readonly string[] => codes.split(' ').map(code => `area-${code}`);

const BOARDS: { readonly [name in MapName]: MapFile } = {
  mediterranean: {
    file: europaNavalMaps.mediterranean,
    chart: async () => (await import('./mediterranean-chart.ts')).chart,
    mapStyle: {
      restricted: [],
      prohibited: ['black-sea'],
      outlined: [],
      divided: areas('wm ty cm ad ae em'),
    },
  },
  baltic: {
    file: europaNavalMaps.baltic,
    chart: async () => (await import('./baltic-chart.ts')).chart,
    mapStyle: { restricted: [], prohibited: [], outlined: [], divided: areas('ns ka wb cb gf gb') },
  },
};

/** Everything that a page needs to show this game. */
export const facePackage: FacePackage<EuropaNavalTypes> = {
  face: europaNavalFace,
  map: BOARDS.mediterranean,
  mapOf: ({ common }) => BOARDS[common.map],
  theatres: theatresOn(BOARDS.baltic),
  quick: {
    scenario: 'malta',
    side: 'axis',
    level: 'cadet',
    prepare: { commands: [], phases: 0 },
  },
  dieFaces: 6,
  dieIn: sight => (sight.type === 'rolled' ? sight.face : undefined),
  // Most dice here are read on tables with several outcomes: there is no one number that an attack needs.
  attackIn: () => undefined,
  turnIn: sight => (sight.type === 'turned' ? dateName(sight.date) : undefined),
  beginsPhase: sight => sight.type === 'began',
};
