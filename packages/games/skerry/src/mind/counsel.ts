import { capital, type ConsideredPlan, type Counsel, counted, signed } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import type { SkerryTypes } from '../game.ts';
import { enemiesBeside } from '../model/occupancy.ts';
import { openBeside } from '../rules/sailing.ts';
import { type Boat, boatOf, type State } from '../model/state.ts';
import type { BoatId } from '../model/vocabulary.ts';
import { nameOf, watersOf } from '../model/waters.ts';
import { type Terms, termsOf } from './evaluate.ts';

type Plan = ConsideredPlan<SkerryTypes>;

const TITLES: { readonly [term in keyof Terms]: string } = {
  boat: 'boats afloat',
  shot: 'shots that can be made now',
  threat: 'shots of the side that sails next',
  approach: 'nearness to the enemy',
  corner: 'enemies with little room',
  astray: 'boats in waters that may be mined',
  mine: 'mines where the other half begins',
  victory: 'the end of the game',
};

const at = (state: State, hex: HexId): string => nameOf(watersOf(state), hex);

const sayStep = (state: State, action: Action): string => {
  switch (action.type) {
    case 'lay':
      return `Lay a mine in ${at(state, action.hex)}`;
    case 'signal':
      return `Seal the signal ${action.signal}`;
    case 'sail':
      return `Sail boat ${action.boat} to ${at(state, action.to)}`;
    case 'fire':
      return `Fire at boat ${action.target} with boat ${action.boat}`;
    case 'fall-back':
      return `Fall back to ${at(state, action.to)}`;
    case 'done':
      return 'End the phase';
    default:
      return 'Roll the die';
  }
};

/** [5.2] [5.3] What a shot can do, and who has come beside an enemy. */
const reasons = ({ before, after, side, actions, changes }: Plan): readonly string[] => {
  const shots = actions.flatMap(action => (action.type === 'fire' ? [chanceOf(before, action.target)] : []));
  const near = (state: State, boat: Boat): number => enemiesBeside(state, boat).length;
  const come = after.boats.filter(
    boat => boat.side === side && near(after, boat) > 0 && near(before, boatBefore(before, boat)) === 0,
  );
  const told = [...shots, ...come.map(({ id }) => `Boat ${id} comes next to an enemy and can fire.`)];
  return told.length > 0
    ? told
    : changes.map(({ title, before: was, after: is }) => `${capital(title)}: ${signed(is - was, 1)} points.`);
};

const boatBefore = (before: State, { id }: Boat): Boat => boatOf(before, id) as Boat;

const chanceOf = (state: State, target: BoatId): string => {
  const boat = boatOf(state, target);
  const cornered = boat !== undefined && openBeside(state, boat).length === 0;
  return cornered
    ? `It has a 67% chance of sinking boat ${target}, which has nowhere to fall back to.`
    : `It has a 17% chance of sinking boat ${target} and a 50% chance of making it fall back.`;
};

const title = ({ before, actions, heart }: Plan): string => {
  const steps = actions.filter(({ type }) => type !== 'done');
  const first = heart ?? steps[0];
  if (first === undefined || steps.length === 0) return 'Leave things as they are';
  const others = steps.length - 1;
  return `${sayStep(before, first)}${others === 0 ? '' : `, and ${counted(others, 'more step')}`}`;
};

/** What Skerry says about plans. */
export const skerryCounsel: Counsel<SkerryTypes> = {
  considerations: (state, side) =>
    Object.entries(termsOf(state, side)).map(([id, value]) => ({
      id,
      title: TITLES[id as keyof Terms],
      value,
    })),
  idea: action => (action.type === 'fire' ? `fire ${action.target}` : JSON.stringify(action)),
  title,
  steps: ({ before, actions }) => actions.map(action => sayStep(before, action)),
  reasons,
};
