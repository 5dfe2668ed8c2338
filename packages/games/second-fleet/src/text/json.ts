import { type JsonNotation, jsonByStatements, often, once, perhaps } from '@narrow-seas/core';
import { parse } from './parse.ts';
import { print } from './print.ts';
import type { State } from '../model/state.ts';

/** The JSON position holds each statement as text: what it may say is decided by the text's parser. */
export const jsonNotation: JsonNotation<State> = jsonByStatements({
  parse,
  print,
  longest: 40_000,
  most: 500,
  words: {
    'second-fleet': once('Scenario and turn: "kola-strike turn 2 of 15".'),
    level: perhaps('Write basic, intermediate or advanced, or leave it out for the scenario’s own.'),
    period: perhaps('Time of year, 1 to 4.'),
    handicap: perhaps('Points that the Soviets begin ahead. Leave it out for the scenario’s own.'),
    options: perhaps('Optional rules in use, with spaces between them.'),
    weather: perhaps('Zones that are not clear: "NS=storm BS=squall".'),
    unit: often('Units made up for this position: "X1 nato US DD front=4-4-8-2-12-6-5-5-0".'),
    arrival: often(
      'Units that come later: "side=nato turn=4 zone=NS units=[HAWES]"; or edge=, base=, hex=, carrier=.',
    ),
    worth: often('What counts, where it is not the usual: "landing-sunk 20".'),
    levels: perhaps('Where each level of victory begins, from the second best for NATO upwards: "-7 1 8".'),
    phase: once('The phase and what it remembers: "segment side=nato arm=surface".'),
    under: often('Phases that it interrupts, innermost first.'),
    nato: often('Ships of one force, topmost first, or submarines: "@2922 OGDEN HAWES/damaged/local".'),
    soviet: often('As for nato.'),
    at: often('Aircraft at a base or carrier: "Andoya NO-P3-1".'),
    cap: often('Patrols over a base or carrier.'),
    flight: often('Aircraft of the stack that is flying, with where they came from.'),
    mission: often('Aircraft sent out for the day: "Andoya recon NS NO-P3-1".'),
    returning: often('Aircraft on their way home: "Andoya recon NS - NO-P3-1".'),
    wing: often(
      'Carrier aircraft whose carrier is a secret; and the secret: "nato unit=F14-1 carrier=RSVLT".',
    ),
    due: often('Units that come later.'),
    away: often('Units that left play unharmed.'),
    lost: often('Units destroyed.'),
    base: often('Bases that have changed since the start: "Banak owner=soviet airfield=1".'),
    mines: often('Mined hexes: "3412=2".'),
    campaign: perhaps('What has changed in the campaign since the start.'),
    score: often('Points: "nato cause 4".'),
    secret: often('The Soviet strategy: "soviet strategy=restricted".'),
    order: often('Sealed orders: "nato unit=NO-P3-1 mission=recon zone=NS".'),
    lot: often('Mines laid in secret in this mining segment: "nato unit=NO-P3-1 hex=3605".'),
    stores: often('Logistics rosters.'),
  },
});
