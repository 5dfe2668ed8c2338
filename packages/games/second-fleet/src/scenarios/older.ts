import { isObject, type JsonObject, mustBe, type OptionValue } from '@narrow-seas/core';
import { baseOf } from '../rules/stacking/bases.ts';
import { hexOf } from '../model/chart.ts';
import { print } from '../text/print.ts';
import { unitOf } from '../model/roster.ts';
import { HANDICAP, setupWith } from './scenario.ts';
import type { StartForce } from './spec.ts';
import type { Side } from '../model/vocabulary.ts';

/** What a scenario had in an older version: its one handicap, and units that were not there, or elsewhere. */
interface OlderSetting {
  readonly handicap: number;
  readonly forces?: readonly StartForce[];
}

/** `2814 WHALE` for a hex, `Andoya NO-P3-2` for a base. */
const force = (side: Side, text: string): StartForce => {
  const [place = '', ...units] = text.split(' ');
  return {
    side,
    start: /^\d/.test(place) ? { at: 'hex', hex: hexOf(place) } : { at: 'base', base: baseOf(place) },
    units: units.map(unitOf),
    box: 0,
    option: undefined,
    level: undefined,
  };
};

const STANDING_FORCE = force('nato', '2922 OGDEN SGNAW HAWES ANDRM MOLDR KRTNR NPGON');
const SUBMARINES = ['1726 TUNNY', '2831 TFLGR', '3329 SPRTN'].map(text => force('nato', text));
const OVER_KOLA = [
  ...['2814 WHALE', 'Andoya NO-P3-2', 'Lossiemouth NIM-1 NIM-2'].map(text => force('nato', text)),
  ...['Olenogorsk T26-3 T30-1', 'Monchegorsk T16C-3 T16G-1', 'Kildenstroy T16G-2'].map(text =>
    force('soviet', text),
  ),
];
const OVER_THE_CONVOY = [
  force('nato', 'Orland NO-F16-1 US-F16-1'),
  ...['Olenogorsk T26-1 T26-2 T26-3', 'Monchegorsk T16C-3', 'Kildenstroy T16G-1 T16G-2'].map(text =>
    force('soviet', text),
  ),
];
const UNDER_THE_CONVOY = ['3018 PHENX', '2921 GATO'].map(text => force('nato', text));

type Settings = { readonly [scenario: string]: OlderSetting };

const VERSION_1: Settings = {
  'standing-force': { handicap: 0, forces: [STANDING_FORCE] },
  'iceland-gap': { handicap: 0, forces: SUBMARINES },
  'kola-strike': { handicap: 0, forces: OVER_KOLA },
  'norway-convoy': { handicap: 20, forces: [...UNDER_THE_CONVOY, ...OVER_THE_CONVOY] },
};

const VERSION_3: Settings = {
  'standing-force': { handicap: 3 },
  'kola-strike': { handicap: 20, forces: OVER_KOLA },
  'norway-convoy': { handicap: 15, forces: OVER_THE_CONVOY },
};

/** By version, as each last was; what is not listed was as it is now. */
const SETTINGS: { readonly [version: number]: Settings } = {
  1: VERSION_1,
  2: VERSION_3,
  3: VERSION_3,
  4: { 'kola-strike': { handicap: 24 } },
};

/**
 * A log of an older version with the start it had. Saves of those days told only their scenario, and its forces have
 * changed since. Their events still say all that happened.
 */
export const migrateFrom =
  (version: number) =>
  (document: JsonObject): JsonObject => {
    const { opening, start } = document;
    if (start !== undefined || !isObject(opening)) return document;
    const { scenario, options } = opening;
    const setting = typeof scenario === 'string' ? SETTINGS[version]?.[scenario] : undefined;
    if (typeof scenario !== 'string' || !isObject(options) || setting === undefined) return document;
    const chosen = { [HANDICAP]: setting.handicap, ...(options as { readonly [id: string]: OptionValue }) };
    const older = { ...document, opening: { scenario, options: chosen } };
    if (setting.forces === undefined) return older;
    return { ...older, start: print(mustBe(setupWith({ scenario, options: chosen }, setting.forces))) };
  };
