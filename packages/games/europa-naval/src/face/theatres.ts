import type { MapFile, Theatre } from '@narrow-seas/core';

/** Where each scenario is fought: those of the north on a map of their own. */
export const theatresOn = (baltic: MapFile): { readonly [scenario: string]: Theatre } => ({
  malta: { middle: '054068', wide: 72 },
  husky: { middle: '045074', wide: 36 },
  baltic: { middle: '040038', wide: 62, map: baltic },
  'baltic-act1': { middle: '036048', wide: 30, map: baltic },
  'baltic-act2': { middle: '040050', wide: 40, map: baltic },
  pedestal: { middle: '043055', wide: 62 },
});
