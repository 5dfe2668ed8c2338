import type { Task } from '@narrow-seas/core';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { type Aim, parseAim } from './aim.ts';

/** All aircraft of a side are one force, and so are its boats of a kind; who acts first is ordered like a force. */
export const AIRCRAFT = 'aircraft';
export const ARMS = 'arms';
export const BOATS = { SN: 'nuclear boats', SS: 'diesel boats' } as const;

/** What a boat is called in orders; undefined for one that nobody orders about. */
export const packOf = (table: PublicState, unit: UnitId): string | undefined => {
  const { kind } = specOf(table, unit);
  return kind === 'SN' || kind === 'SS' ? BOATS[kind] : undefined;
};

const aimOf = (tasks: readonly Task[], isMeant: (force: string) => boolean): Aim | undefined => {
  const task = tasks.find(({ force }) => isMeant(force));
  return task === undefined ? undefined : parseAim(task.aim);
};

export const aimOfForce = (tasks: readonly Task[], name: string): Aim | undefined =>
  aimOf(tasks, force => force === name);

/** What ships that act together, or a boat, have been ordered to do. */
export const aimOfUnits = (
  tasks: readonly Task[],
  table: PublicState,
  units: readonly UnitId[],
): Aim | undefined => {
  if (tasks.length === 0) return undefined;
  const [first] = units;
  const pack = first === undefined ? undefined : packOf(table, first);
  return pack === undefined
    ? aimOf(tasks, force => units.some(unit => specOf(table, unit).name === force))
    : aimOfForce(tasks, pack);
};
