import { capital, several } from '@narrow-seas/core';
import type { Sea } from '../model/vocabulary.ts';

/** Every English word of the layers of the map. */
export const LAYER_WORDS = {
  titles: {
    danger: 'Danger zones',
    combat: 'Gun range',
    mines: 'Mines',
    supply: 'Supply lines',
    patrols: 'Air patrols',
    seas: 'Sea state',
    night: 'Night movement',
    shipping: 'Shipping forecast',
    'air-range': 'Range of aircraft',
  } as const,
  labels: {
    base: 'B',
    coast: 'C',
    fort: 'F',
    ships: 'S',
    unknown: '?',
    night: 'N',
    day: 'D',
    near: '1',
    far: '2',
    cut: '!',
    seas: { calm: '', rough: 'R', stormy: 'S' } as const satisfies { readonly [sea in Sea]: string },
  },
  danger:
    'Zones of yours (level lines), and those of the enemy in which you may be caught (slanting lines) [36.D]. B: ring of a naval base. C: coasts and seas of the nations. The Allied zone in the Mediterranean is all that the Axis leaves.',
  combat:
    'Zones of yours (level lines) and of the enemy (slanting lines): of warships (S) and coast defences (F), by day the hexes around, by night their own hex [F.7.1]. ?: a group that nobody has looked at.',
  mines: (own: number, enemy: number, places: readonly string[]): string =>
    `${capital(several(own, 'mine point', 'mine points'))} of yours, ${several(enemy, 'mine point', 'mine points')} of the enemy’s [36.C]${places.length === 0 ? '' : `, these in ${places.join(', ')}`}. The figures are points.`,
  nightOf: (names: string, left: number, wait: number): string =>
    `${names}: ${left} of 25 night points left${wait > 0 ? `, the next five after ${several(wait, 'more point', 'more points')} by day` : ', five at a time'} [36.A.2]. N: reached by night, D: by day after it.`,
  nightBudgets: (parts: readonly string[]): string =>
    parts.length === 0
      ? 'No group of yours is at sea. A group has 25 night points a phase, in blocks of five with ten by day between [36.A.2].'
      : `Night points left: ${parts.join('; ')}. Pick a group to see how far the next five go [36.A.2].`,
  budget: (names: string, left: number): string => `${names} ${left}`,
  supply: (lines: number, nights: number, cut: number): string =>
    `${capital(several(lines, 'line', 'lines'))} to ports and troops of yours [F.16]; dashed: traced at night, five hexes at most [36.H], ${several(nights, 'line does', 'lines do')} so. ${capital(several(cut, 'place', 'places'))} cut off (!). Enemy groups that nobody has looked at may cut more.`,
  shipping: (status: number): string =>
    `Malta’s status is ${status}: Axis shipping is looked for near the island (1, crossed) and at the end of a step farther out (2, slanting) [F.19].`,
  pickConvoy: 'Pick transports to see what it would do to them.',
  forecast: (names: string, chances: readonly string[]): string => `${names}: ${chances.join(', ')}.`,
  chance: (what: string, ways: number): string => `${what} ${ways} of 6`,
  ring: { near: 'near', far: 'far' } as const,
  results: { '-': 'nothing', T: 'turned back', A: 'A', B: 'B', C: 'C' } as const,
  noShipping: 'Malta does not look for shipping now.',
  patrols: 'Waters watched by patrols and fighter cover: own and enemy.',
  seas: (parts: readonly string[]): string =>
    parts.length === 0 ? 'The sea is calm everywhere.' : `${capital(parts.join('; '))}. R: rough, S: stormy.`,
  sea: (area: string, sea: Sea): string => `${area} ${sea}`,
  airRange: (names: string): string => `Hexes in range of ${names}.`,
  pickAir: 'Pick aircraft to see how far they fly.',
  unknown: 'There is no such layer.',
};
