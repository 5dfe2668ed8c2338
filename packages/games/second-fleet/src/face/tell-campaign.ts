import type { CampaignEvent } from '../model/campaign/event.ts';
import type { Zone } from '../model/vocabulary.ts';
import { EVENT_WORDS as SAY } from './event-words.ts';
import { theZone } from './map.ts';
import { type Of, type Tellers, toBase, toHex, toUnit, toUnits } from './tell.ts';
import { WEATHER_WORDS, WORDS } from './words.ts';

/** Only where it is not clear. */
const tellWeather = ({ weather }: Of<'weather-set'>): string =>
  SAY.weather(
    (Object.keys(weather) as Zone[])
      .filter(zone => weather[zone] !== 'clear')
      .map(zone => `${WEATHER_WORDS[weather[zone]]} over ${theZone(zone)}`),
  );

export const CAMPAIGN_TELLERS: Tellers<CampaignEvent['type']> = {
  placed: (names, { units, hex }) => [
    ...toUnits(names, units),
    SAY.placed(units.length),
    toHex(hex),
    SAY.stop,
  ],
  stationed: (names, { unit, base }) => [toUnit(names, unit), SAY.stationed, toBase(base), SAY.stop],
  embarked: (names, { units, carrier }) => [
    ...toUnits(names, units),
    SAY.embarked(units.length),
    toUnit(names, carrier),
    SAY.stop,
  ],
  'strategy-set': (_names, { strategy }) => [SAY.strategySet(strategy)],
  'strategy-known': (_names, { strategy }) => [SAY.strategyKnown(strategy)],
  'wings-folded': (_names, { units }) => [SAY.wingsFolded(units.length)],
  'wing-set': (names, { unit, carrier }) => [
    toUnit(names, unit),
    SAY.wingSet,
    toUnit(names, carrier),
    SAY.stop,
  ],
  'wing-known': (names, { unit, carrier }) => [
    toUnit(names, unit),
    SAY.wingKnown,
    toUnit(names, carrier),
    SAY.stop,
  ],
  happened: (_names, { event, side }) => [SAY.happened(event, side)],
  'armistice-moved': (_names, { box }) => [SAY.armistice(box)],
  'talks-turned': (_names, { talks }) => [SAY.talks(talks)],
  silenced: (_names, { side, arm }) => [SAY.silenced(side, arm)],
  'alliance-broken': (_names, { nation }) => [SAY.broken(WORDS.nations[nation])],
  'alliance-mended': () => [SAY.mended],
  'weather-set': (_names, event) => [tellWeather(event)],
  'track-moved': (_names, { side, box }) => [SAY.track(side, box)],
  assaulted: (_names, { assault }) => [toBase(assault.base), SAY.assault],
  'shot-down': (_names, { battalions }) => (battalions === 0 ? [] : [SAY.shotDown(battalions)]),
  'assault-ended': (_names, { base, result }) => [toBase(base), SAY.assaultEnded(result)],
  'base-taken': (_names, { base, side }) => [toBase(base), SAY.taken(side)],
  'base-changed': (_names, { base, defence, garrison, lodgement }) => [
    toBase(base),
    SAY.changed(defence, garrison, lodgement),
  ],
  'base-repaired': (_names, { base, part, grade }) => [toBase(base), SAY.base(part, grade)],
  'driven-out': (names, { units, hex }) => [
    ...toUnits(names, units),
    SAY.driven(units.length),
    toHex(hex),
    SAY.stop,
  ],
  reloaded: (names, { unit }) => [toUnit(names, unit), SAY.reloaded],
  served: (names, { units }) => [...toUnits(names, units), SAY.served(units.length)],
  'stores-changed': () => [],
  released: () => [SAY.released],
  'nuclear-used': (_names, { side, attack }) => [SAY.used(side, attack)],
  once: () => [],
  scored: (_names, { side, cause, points }) => [SAY.scored(side, cause, points)],
};
