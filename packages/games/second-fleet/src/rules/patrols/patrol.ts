import { chain, type Effect } from '../../turn/chain.ts';
import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { effectAt } from '../weather/weather.ts';
import { distanceBetween } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { type CapMission, hexOfHome, sameHome } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import type { Home, State, PublicState } from '../../model/state.ts';
import { enemyOf } from '../../model/vocabulary.ts';
import { patrolsAloft } from './aloft.ts';
import type { Flight, Reaction } from '../../model/fire/phase.ts';
import { isHomeIn } from './berth.ts';

/** [8.6] */
export const PATROL_RANGE = 4;

type Sky = Pick<PublicState, 'weather'>;

/** [8.7] [8.7.1] [8.10] [C.11.2] Enemy patrols that have not attacked this stack yet. */
const patrolsAgainst = (table: PublicState, { side, engaged }: Flight): readonly CapMission[] => {
  const missions = patrolsAloft(table, enemyOf(side));
  return engaged.length === 0 ? missions : missions.filter(({ home }) => !isHomeIn(engaged, home));
};

/** [C.13.1] Nobody attacks in a storm, so what flies through one is left alone. */
const inRange = (sky: Sky, missions: readonly CapMission[], hex: HexId): readonly CapMission[] =>
  effectAt(sky, hex).grounds
    ? []
    : missions.filter(mission => distanceBetween(mission.hex, hex) <= PATROL_RANGE);

const reaction = (flight: Flight, missions: readonly CapMission[], ahead: readonly HexId[]): Event => ({
  type: 'began',
  phase: {
    name: 'reaction',
    side: enemyOf(flight.side),
    missions: missions.map(({ home }) => home),
    ahead,
    resume: flight,
  },
});

const flightOf = ({ table }: State): Flight => {
  if (table.phase.name !== 'flight') throw new Error(`Nobody flies in phase ${table.phase.name}`);
  return table.phase;
};

/** [8.8] [C.11.9] [C.11.2] A flight goes along its path until a patrol may stop it. */
export const flyAlong = (state: State, path: readonly HexId[]): Effect => {
  if (path.length === 0) return [];
  const flight = flightOf(state);
  const missions = patrolsAgainst(state.table, flight);
  const met =
    missions.length === 0 ? -1 : path.findIndex(hex => inRange(state.table, missions, hex).length > 0);
  if (met < 0) return [{ type: 'flew', path }];
  return chain(
    state,
    () => [{ type: 'flew', path: path.slice(0, met + 1) }],
    now => [reaction(flightOf(now), inRange(state.table, missions, path[met] as HexId), path.slice(met + 1))],
  );
};

/** [C.2.31] A patrol whose own hex is entered must attack. */
const mustAttack = (table: PublicState, { missions, resume }: Reaction): Home | undefined =>
  missions.find(home => hexOfHome(table, home) === resume.hex);

/** [C.11.2] */
export const refuseIntercept = ({ missions }: Reaction, home: Home): Refusal | undefined =>
  isHomeIn(missions, home)
    ? undefined
    : no('C.11.2', 'no-patrol', 'No patrol from this base or carrier can attack now.');

export const refuseLetPass = (table: PublicState, phase: Reaction): Refusal | undefined =>
  mustAttack(table, phase) === undefined
    ? undefined
    : noAt(
        'C.2.31',
        'must-attack',
        'A patrol must attack aircraft that enter its own hex.',
        phase.resume.hex,
      );

/** [C.11.3] One mission attacks; what is left of both sides is seen afterwards. */
export const intercept = (state: State, phase: Reaction, home: Home): Effect => {
  const hex = hexOfHome(state.table, home);
  if (hex === undefined) throw new Error('A patrol has lost its carrier');
  const distance = distanceBetween(hex, phase.resume.hex);
  return chain(
    state,
    () => [{ type: 'engaged', home }],
    ({ table }) => [
      {
        type: 'began',
        phase: {
          name: 'air-roll',
          fight: { kind: 'cap', side: phase.side, home, distance },
          resume: { ...(table.phase as Reaction), missions: [] },
        },
      },
    ],
  );
};

export const letPass = ({ missions }: Reaction): readonly Event[] => [{ type: 'passed', homes: missions }];

/** The other patrols of the hex, then the rest of the way. */
export const advanceReaction = (state: State, { missions, ahead, resume }: Reaction): Effect => {
  if (missions.length > 0) return [];
  const left =
    resume.units.length === 0
      ? []
      : inRange(state.table, patrolsAgainst(state.table, resume), resume.hex).filter(
          ({ home }) => !isHomeIn(resume.passed, home),
        );
  if (left.length > 0) return [reaction(resume, left, ahead)];
  const onward = resume.turnedBack === 'no' && resume.units.length > 0 ? ahead : [];
  return chain(
    state,
    () => [{ type: 'began', phase: resume }],
    now => flyAlong(now, onward),
  );
};

/** Homes that can send a patrol, each once: for lists of actions. */
export const patrolsToSend = ({ missions }: Reaction): readonly Home[] =>
  missions.filter((home, place) => missions.findIndex(other => sameHome(other, home)) === place);
