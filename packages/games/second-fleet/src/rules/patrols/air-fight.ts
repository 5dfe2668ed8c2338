import { chain, type Consequence, type Effect } from '../../turn/chain.ts';
import { damageStep } from '../damage/damage.ts';
import type { Event } from '../../model/event.ts';
import { capOver, pieceOf } from '../../model/position.ts';
import type { State, PublicState } from '../../model/state.ts';
import { enemyOf, type DieFace, type Side, type UnitId, type Zone } from '../../model/vocabulary.ts';
import { type AirStrength, capStrength, flightStrength, patrolStrength } from './air-strength.ts';
import {
  type AirResult,
  type AirToll,
  airColumn,
  airResult,
  bounceResult,
  CAP_RATIOS,
  INTERCEPTION_RATIOS,
} from './air-table.ts';
import { comeDown } from './landing.ts';
import { interceptorsIn } from '../strategic-air/missions.ts';
import type { AirFight, AirRoll, Flight, Reaction, Toll } from '../../model/fire/phase.ts';
import { roleOf } from '../combat/strength.ts';

/** Both sides of a fight by ratio, and the column it is read on. */
export interface Matchup {
  readonly attacker: AirStrength;
  readonly defender: AirStrength;
  readonly column: number;
  readonly ratio: string;
}

type CapFight = Extract<AirFight, { readonly kind: 'cap' }>;

export const capMatchup = (table: PublicState, { home, distance }: CapFight, flight: Flight): Matchup => {
  const attacker = capStrength(table, home, flight, distance);
  const defender = flightStrength(table, flight);
  const column = airColumn(CAP_RATIOS, attacker.value, defender.value);
  return { attacker, defender, column, ratio: CAP_RATIOS[column] ?? '' };
};

const interceptionMatchup = (table: PublicState, zone: Zone, side: Side): Matchup => {
  const attacker = patrolStrength(table, interceptorsIn(table, side, zone), zone);
  const defender = patrolStrength(table, interceptorsIn(table, enemyOf(side), zone), zone);
  const column = airColumn(INTERCEPTION_RATIOS, attacker.value, defender.value);
  return { attacker, defender, column, ratio: INTERCEPTION_RATIOS[column] ?? '' };
};

/** [8.13] [C.11.6] A stack without interceptors goes on whatever happens. */
export const turnsBack = (flight: Flight, { home }: AirToll): boolean =>
  home && flight.units.some(unit => roleOf(flight, unit) === 'int');

/** [8.12] [8.12.1] [8.12.2] */
const turnedBack = ({ spent, allowance }: Flight): Event => ({
  type: 'turned-back',
  how: 2 * spent <= allowance ? 'to-start' : 'anywhere',
});

/** Tolls one after the other; a side without steps to take is not asked. */
const tolled =
  (resume: AirRoll['resume'], ...tolls: readonly Toll[]): Consequence =>
  () => {
    const [first, next] = tolls.filter(({ steps }) => steps > 0);
    if (first === undefined || resume.name === 'bounce') return [{ type: 'began', phase: resume }];
    const rest = next === undefined ? {} : { next };
    return [
      {
        type: 'began',
        phase: { name: 'air-losses', ...first, hit: [], cause: 'air-combat', ...rest, resume },
      },
    ];
  };

const endRound = (state: State, tolls: readonly Toll[]): Effect => {
  const { phase } = state.table;
  if (phase.name !== 'air-roll') throw new Error(`Nobody fights in phase ${phase.name}`);
  return tolled(phase.resume, ...tolls)(state);
};

const capRound = (state: State, fight: CapFight, face: DieFace): Effect => {
  const { phase } = state.table;
  const flight = ((phase as AirRoll).resume as Reaction).resume;
  const { column } = capMatchup(state.table, fight, flight);
  const { attacker, defender } = airResult(column, face);
  const patrol = capOver(state.table, fight.home);
  return chain(
    state,
    () => (turnsBack(flight, defender) ? [turnedBack(flight)] : []),
    ...(attacker.home
      ? patrol.map(
          (unit): Consequence =>
            now =>
              comeDown(now, unit),
        )
      : []),
    now =>
      endRound(now, [
        { side: flight.side, steps: defender.steps, among: flight.units },
        { side: fight.side, steps: attacker.steps, among: patrol },
      ]),
  );
};

const returned = (toll: AirToll, units: readonly UnitId[]): readonly Event[] =>
  toll.home ? [{ type: 'returned', units }] : [];

const interceptionRound = (state: State, zone: Zone, side: Side, face: DieFace): Effect => {
  const { column } = interceptionMatchup(state.table, zone, side);
  const { attacker, defender } = airResult(column, face);
  const [mine, theirs] = [side, enemyOf(side)].map(who => interceptorsIn(state.table, who, zone)) as [
    readonly UnitId[],
    readonly UnitId[],
  ];
  return chain(
    state,
    () => [...returned(attacker, mine), ...returned(defender, theirs)],
    now =>
      endRound(now, [
        { side: enemyOf(side), steps: defender.steps, among: theirs },
        { side, steps: attacker.steps, among: mine },
      ]),
  );
};

const stepOn =
  (unit: UnitId): Consequence =>
  state =>
    pieceOf(state.table, unit).where.at === 'lost' ? [] : damageStep(state, unit, 'air-combat');

/** [C.12.4] One interceptor against one aircraft. */
const bounceRound = (state: State, target: UnitId, { defender }: AirResult): Effect =>
  chain(
    state,
    ...Array.from({ length: defender.steps }, () => stepOn(target)),
    ({ table }) =>
      defender.home && pieceOf(table, target).where.at !== 'lost'
        ? [{ type: 'returned', units: [target] }]
        : [],
    now => endRound(now, []),
  );

/** The die of an air fight. */
export const rollAir = (state: State, { fight }: AirRoll, face: DieFace): Effect =>
  chain(
    state,
    () => [{ type: 'rolled', face }],
    now => {
      if (fight.kind === 'cap') return capRound(now, fight, face);
      return fight.kind === 'interception'
        ? interceptionRound(now, fight.zone, fight.attacker, face)
        : bounceRound(now, fight.target, bounceResult(face));
    },
  );
