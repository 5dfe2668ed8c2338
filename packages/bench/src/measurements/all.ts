import type { Measurement } from '../measurement.ts';
import { europaNavalZones } from './europa-naval-zones.ts';
import { evolveStep } from './evolve-step.ts';
import { gamePlays } from './game-play.ts';
import { heapGrowth, heapGrowthBend } from './heap-growth.ts';
import { heapOfArmada, heapOfSortie } from './heap-match.ts';
import { hexFlood } from './hex-flood.ts';
import { hexNeighbours } from './hex-neighbours.ts';
import { randomPlay, randomPlayWithLog } from './random-play.ts';
import { saveSize } from './save-size.ts';
import { secondFleetStrike } from './second-fleet-strike.ts';
import { heapOfSixthFleet, saveSizeOfSixthFleet } from './sixth-fleet-match.ts';
import { sixthFleetNatoOptions, sixthFleetOptions, sixthFleetReach } from './sixth-fleet-reach.ts';
import { viewOptions, viewOptionsTail } from './view-options.ts';

/** Every measurement, in the order of the report. A thread that measures makes its own alone: each sets up a game. */
export const MEASUREMENTS: readonly (() => Measurement)[] = [
  hexNeighbours,
  hexFlood,
  ...gamePlays,
  sixthFleetReach,
  sixthFleetOptions,
  sixthFleetNatoOptions,
  secondFleetStrike,
  europaNavalZones,
  randomPlay,
  randomPlayWithLog,
  evolveStep,
  viewOptions,
  viewOptionsTail,
  heapOfSortie,
  heapOfArmada,
  heapGrowth,
  heapGrowthBend,
  saveSize,
  heapOfSixthFleet,
  saveSizeOfSixthFleet,
];

export const allMeasurements = (): readonly Measurement[] => MEASUREMENTS.map(make => make());
