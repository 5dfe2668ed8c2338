import type { HexId } from '@narrow-seas/hex';
import { zoneOf } from '../../model/chart.ts';
import type { PublicState } from '../../model/state.ts';
import { type DieFace, WEATHERS, type Weather, ZONES, type Zone } from '../../model/vocabulary.ts';

type Sky = Pick<PublicState, 'weather'>;

/** [C.13] [C.2.16] All that weather does, one line for each kind; nobody else writes these numbers down. */
export interface WeatherEffect {
  /** [C.13.1] Only all-weather units leave carriers. */
  readonly carriersNeedAllWeather: boolean;
  /** [C.13.1] Units that are not all-weather bomb at half. */
  readonly halvesBombing: boolean;
  /** [C.13.1] Nothing starts, attacks, patrols or serves on a mission here. */
  readonly grounds: boolean;
  /** [C.13.2] */
  readonly patrolCraft: 'free' | 'half' | 'in-port';
  readonly movementLoss: number;
  readonly ssmDie: number;
  readonly halvesAsw: boolean;
  readonly highSpeed: boolean;
  /** [C.13.4] Added to the die of a search for a submarine. */
  readonly searchDie: number;
  readonly extendedZones: boolean;
  /** [C.13.5] The part of their points that supply ships hand over at sea. */
  readonly supplyAtSea: 'all' | 'half' | 'none';
  /** [C.13.6] */
  readonly assaultDie: number;
  readonly paras: 'all' | 'half' | 'none';
  /** Marines, and commandos from ships; those from submarines land in any weather. */
  readonly landings: boolean;
  /** [C.13.7] */
  readonly sweeping: boolean;
}

export const WEATHER_EFFECTS: { readonly [weather in Weather]: WeatherEffect } = {
  clear: {
    carriersNeedAllWeather: false,
    halvesBombing: false,
    grounds: false,
    patrolCraft: 'free',
    movementLoss: 0,
    ssmDie: 0,
    halvesAsw: false,
    highSpeed: true,
    searchDie: 0,
    extendedZones: true,
    supplyAtSea: 'all',
    assaultDie: 0,
    paras: 'all',
    landings: true,
    sweeping: true,
  },
  squall: {
    carriersNeedAllWeather: true,
    halvesBombing: true,
    grounds: false,
    patrolCraft: 'half',
    movementLoss: 0,
    ssmDie: 0,
    halvesAsw: false,
    highSpeed: true,
    searchDie: 1,
    extendedZones: true,
    supplyAtSea: 'half',
    assaultDie: -1,
    paras: 'half',
    landings: true,
    sweeping: true,
  },
  storm: {
    carriersNeedAllWeather: true,
    halvesBombing: true,
    grounds: true,
    patrolCraft: 'in-port',
    movementLoss: 1,
    ssmDie: -2,
    halvesAsw: true,
    highSpeed: false,
    searchDie: 2,
    extendedZones: false,
    supplyAtSea: 'none',
    assaultDie: 0,
    paras: 'none',
    landings: false,
    sweeping: false,
  },
};

const weatherIn = ({ weather }: Sky, zone: Zone): Weather => weather[zone];

/** [C.13] A unit is in the weather of its own hex. */
export const weatherAt = (sky: Sky, hex: HexId): Weather => weatherIn(sky, zoneOf(hex));

export const effectIn = (sky: Sky, zone: Zone): WeatherEffect => WEATHER_EFFECTS[weatherIn(sky, zone)];

export const effectAt = (sky: Sky, hex: HexId): WeatherEffect => WEATHER_EFFECTS[weatherAt(sky, hex)];

const worse = (a: Weather, b: Weather): Weather => (WEATHERS.indexOf(a) > WEATHERS.indexOf(b) ? a : b);

/** [C.13] Aircraft and missiles from one zone into another: the worse weather counts. */
export const effectBetween = (sky: Sky, from: HexId, to: HexId): WeatherEffect =>
  WEATHER_EFFECTS[worse(weatherAt(sky, from), weatherAt(sky, to))];

export const CLEAR_SKIES: PublicState['weather'] = {
  LS: 'clear',
  NA: 'clear',
  BI: 'clear',
  IC: 'clear',
  NS: 'clear',
  GS: 'clear',
  SV: 'clear',
  BS: 'clear',
};

const [CL, SQ, ST] = WEATHERS;

/** [A9] One line for each face, one column for each period. */
const WEATHER_TABLE: readonly (readonly Weather[])[] = [
  [CL, CL, CL, CL],
  [CL, CL, CL, CL],
  [CL, CL, CL, CL],
  [CL, CL, CL, CL],
  [SQ, CL, CL, CL],
  [SQ, SQ, CL, CL],
  [SQ, SQ, SQ, CL],
  [ST, SQ, SQ, SQ],
  [ST, ST, ST, SQ],
  [ST, ST, ST, ST],
];

/** [A9] [C.2.36] The zones it comes to, by face. */
const ZONE_TABLE: readonly (readonly Zone[])[] = [
  ['LS', 'BS'],
  ['BI', 'SV'],
  ['NS', 'NA'],
  ['GS', 'IC'],
  ['LS', 'NA', 'BS', 'SV'],
  ['BI', 'NS', 'IC', 'GS'],
  ['SV', 'NS'],
  ['BS', 'GS'],
  ['BS', 'SV'],
  ZONES,
];

export const weatherOnDie = (period: PublicState['period'], face: DieFace): Weather =>
  WEATHER_TABLE[face]?.[period - 1] ?? 'clear';

export const zonesOnDie = (face: DieFace): readonly Zone[] => ZONE_TABLE[face] ?? [];

/** [C.13] This weather over these zones, clear skies elsewhere. */
export const skiesWith = (weather: Weather, zones: readonly Zone[]): PublicState['weather'] => ({
  ...CLEAR_SKIES,
  ...Object.fromEntries(zones.map(zone => [zone, weather])),
});
