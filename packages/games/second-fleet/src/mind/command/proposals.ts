import type { Task } from '@narrow-seas/core';
import { isCombatant, specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import { printAim } from './aim.ts';
import { type Group, groupsOf } from './group.ts';
import { ARMS, BOATS } from './orders.ts';
import { portsFor } from './ports.ts';

/** Whether the scenario waits for the ships in a port. */
const isExpected = (table: PublicState, side: Side, { units }: Group): boolean =>
  units.some(unit => {
    const { kind } = specOf(table, unit);
    return (
      (kind === 'CR' && side === 'nato' && scenarioOf(table).unloadsAt !== undefined) ||
      scenarioOf(table).leave.some(port => port.side === side && port.kind === kind)
    );
  });

/** Whether warships do more by staying afloat than by what they could meet. */
const isInBeing = (table: PublicState, side: Side, { units }: Group): boolean =>
  scenarioOf(table).goals.fleetInBeing === side && units.some(unit => isCombatant(specOf(table, unit)));

const intoPort = (table: PublicState, side: Side, group: Group): readonly Task[] => {
  if (!isExpected(table, side, group) && !isInBeing(table, side, group)) return [];
  const [base] = portsFor(table, side, group);
  return base === undefined ? [] : [{ force: group.name, aim: printAim({ to: 'port', base }) }];
};

/** Where the ships keep to their ports, the aircraft strike before the enemy has moved. */
const airFirst = (table: PublicState, side: Side): readonly Task[] => {
  const { goals, rules } = scenarioOf(table);
  return goals.fleetInBeing === side && rules.airSegment
    ? [{ force: ARMS, aim: printAim({ to: 'lead', arm: 'air' }) }]
    : [];
};

/** Where there is nothing for boats to hunt but what hunts them. */
const outOfTheWay = (table: PublicState, side: Side): readonly Task[] =>
  scenarioOf(table).goals.boatsInBeing?.(table, side) === true
    ? [{ force: BOATS.SN, aim: printAim({ to: 'shun' }) }]
    : [];

/** What forces without orders are thought to do best: bring what they carry to port, or keep out of reach there. */
export const proposalsOf = (table: PublicState, side: Side, standing: readonly Task[]): readonly Task[] =>
  [
    ...groupsOf(table, side).flatMap(group => intoPort(table, side, group)),
    ...airFirst(table, side),
    ...outOfTheWay(table, side),
  ].filter(({ force }) => standing.every(task => task.force !== force));
