import { type SheetBlock, signedShift } from '@narrow-seas/core';
import { HEARING } from '../rules/detection/zones.ts';
import { type Quarry, searchNumber, searchShift } from '../rules/strategic-air/search-table.ts';
import { WEATHER_EFFECTS } from '../rules/weather/weather.ts';

const QUARRIES = [
  ['nato', 'SS'],
  ['nato', 'SN'],
  ['soviet', 'SS'],
  ['soviet', 'SN'],
  ['soviet', 'SB'],
] as const;

const PLAIN: Quarry = {
  side: 'soviet',
  kind: 'SN',
  noisy: false,
  deep: false,
  overMountain: false,
  inSosus: false,
  weatherDie: 0,
};

const shiftWith = (facts: Partial<Quarry>): string => signedShift(searchShift({ ...PLAIN, ...facts }));

export const SEARCH: SheetBlock = {
  title: 'A submarine is found by this die or less',
  rule: 'A4',
  head: [...QUARRIES.map(([side, kind]) => `${side === 'nato' ? 'NATO' : 'Soviet'} ${kind}`), 'noisy'],
  rows: [
    [
      ...QUARRIES.map(([side, kind]) => String(searchNumber({ side, kind, noisy: false }))),
      String(searchNumber({ side: 'soviet', kind: 'SN', noisy: true })),
    ],
  ],
  note: `To the die: deep ${shiftWith({ deep: true })}, deep among mountains ${shiftWith({ deep: true, overMountain: true })}, Soviet in a SOSUS hex ${shiftWith({ inSosus: true })}, squall ${shiftWith({ weatherDie: WEATHER_EFFECTS.squall.searchDie })}, storm ${shiftWith({ weatherDie: WEATHER_EFFECTS.storm.searchDie })}.`,
};

export const DETECTION: SheetBlock = {
  title: 'Detection',
  rule: 'C.3',
  lines: [
    'Limited zone: own hex and beside it. Extended: two hexes, ships against ships only.',
    'From one zone hex to another of the same watcher: marked. Entering or leaving: free.',
    `Submarines: only past ${HEARING} ASW or more, in limited zones.`,
    'Attacking from an enemy limited zone: marked. Coast watch: marked.',
    'Local marks go after the third segment unless still watched; strategic at night.',
  ],
};
