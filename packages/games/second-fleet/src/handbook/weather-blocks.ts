import { rowsOf, type SheetBlock, signedShift } from '@narrow-seas/core';
import { DIE_FACES, WEATHERS, ZONES } from '../model/vocabulary.ts';
import { WEATHER_EFFECTS, type WeatherEffect, weatherOnDie, zonesOnDie } from '../rules/weather/weather.ts';

const yes = (value: boolean): string => (value ? 'yes' : 'no');

const PATROL_CRAFT = { free: 'free', half: 'half', 'in-port': 'in port' } as const;

const sayShift = (shift: number): string => (shift === 0 ? '·' : signedShift(shift));

/** What weather does, in the order of the cases, each line from the effects that the rules read. */
const EFFECTS: readonly (readonly [what: string, say: (effect: WeatherEffect) => string])[] = [
  ['carriers fly all-weather only', effect => yes(effect.carriersNeedAllWeather)],
  ['other aircraft bomb at half', effect => yes(effect.halvesBombing)],
  ['aircraft grounded', effect => yes(effect.grounds)],
  ['points of ships', effect => sayShift(-effect.movementLoss)],
  ['points of PC', effect => PATROL_CRAFT[effect.patrolCraft]],
  ['SSM die of ships', effect => sayShift(effect.ssmDie)],
  ['ASW of ships halved', effect => yes(effect.halvesAsw)],
  ['high speed', effect => yes(effect.highSpeed)],
  ['submarine search die', effect => sayShift(effect.searchDie)],
  ['extended zones', effect => yes(effect.extendedZones)],
  ['supply at sea', effect => effect.supplyAtSea],
  ['assault die', effect => sayShift(effect.assaultDie)],
  ['parachutists', effect => effect.paras],
  ['landings', effect => yes(effect.landings)],
  ['minesweeping', effect => yes(effect.sweeping)],
];

export const WEATHER: SheetBlock = {
  title: 'Weather',
  rule: 'C.13',
  head: ['', ...WEATHERS],
  rows: EFFECTS.map(([what, say]) => [what, ...WEATHERS.map(weather => say(WEATHER_EFFECTS[weather]))]),
};

const PERIODS = [1, 2, 3, 4] as const;

export const SKIES: SheetBlock = {
  title: 'Weather of the day: by die and period, and where',
  rule: 'A9',
  head: ['die', ...PERIODS.map(period => `period ${period}`), 'zones'],
  rows: rowsOf(
    DIE_FACES,
    DIE_FACES.map(face => {
      const zones = zonesOnDie(face);
      return [
        ...PERIODS.map(period => weatherOnDie(period, face)),
        zones.length === ZONES.length ? 'all' : zones.join(' '),
      ];
    }),
  ),
};
