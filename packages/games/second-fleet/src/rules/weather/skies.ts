import type { Event } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import { finished, type Step } from '../../turn/step.ts';
import { timeOf } from '../../model/time.ts';
import type { DieFace } from '../../model/vocabulary.ts';
import { hasWeather } from '../../turn/campaign/rules-in-play.ts';
import type { WeatherRoll } from '../../model/campaign/phase.ts';
import { CLEAR_SKIES, skiesWith, weatherOnDie, zonesOnDie } from './weather.ts';

/** [C.13] One die for the weather; if it is not clear, one for the zones. */
export const rollWeather = ({ table }: State, { found }: WeatherRoll, face: DieFace): readonly Event[] => {
  if (found !== undefined)
    return [{ type: 'weather-set', weather: skiesWith(found, zonesOnDie(face)) }, finished('weather')];
  const weather = weatherOnDie(table.period, face);
  return weather === 'clear'
    ? [{ type: 'weather-set', weather: CLEAR_SKIES }, finished('weather')]
    : [{ type: 'began', phase: { name: 'weather', die: 'zones', found: weather } }];
};

/** [2.2.2] [C.13] Each morning afresh. */
export const weatherStep: Step = {
  name: 'weather',
  applies: ({ table }) => hasWeather(table) && timeOf(table) === 'am',
  begin: () => [{ type: 'began', phase: { name: 'weather', die: 'weather' } }],
};
