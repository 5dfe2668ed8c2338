import type { ConsideredPlan, Counsel } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../action.ts';
import type { SkerryTypes } from '../game.ts';
import { enemiesBeside } from '../occupancy.ts';
import { openBeside } from '../sailing.ts';
import { type Boat, boatOf, type State } from '../state.ts';
import type { BoatId } from '../vocabulary.ts';
import { nameOf, watersOf } from '../waters.ts';
import { type Terms, termsOf } from './evaluate.ts';

type Plan = ConsideredPlan<SkerryTypes>;

const TITLES: { readonly [term in keyof Terms]: string } = {
  boat: 'boats afloat',
  shot: 'shots that can be made now',
  threat: 'shots of the next to sail',
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
      return 'Let the dice fall';
  }
};

/** [5.2] [5.3] What a shot can do, and who has come beside an enemy. */
const reasons = ({ before, after, side, actions, changes }: Plan): readonly string[] => {
  const shots = actions.flatMap(action => (action.type === 'fire' ? [chanceOf(before, action.target)] : []));
  const near = (state: State, boat: Boat): number => enemiesBeside(state, boat).length;
  const come = after.boats.filter(
    boat => boat.side === side && near(after, boat) > 0 && near(before, boatBefore(before, boat)) === 0,
  );
  const told = [...shots, ...come.map(({ id }) => `Boat ${id} comes beside an enemy and can fire.`)];
  return told.length > 0
    ? told
    : changes.map(
        ({ title, before: was, after: is }) =>
          `${title.charAt(0).toUpperCase()}${title.slice(1)}: ${is > was ? '+' : ''}${(is - was).toFixed(1)} points.`,
      );
};

const boatBefore = (before: State, { id }: Boat): Boat => boatOf(before, id) as Boat;

const chanceOf = (state: State, target: BoatId): string => {
  const boat = boatOf(state, target);
  const cornered = boat !== undefined && openBeside(state, boat).length === 0;
  return cornered
    ? `It sinks boat ${target} with 67 %: that boat has nowhere to fall back to.`
    : `It sinks boat ${target} with 17 % and makes it fall back with 50 %.`;
};

const title = ({ before, actions, heart }: Plan): string => {
  const deeds = actions.filter(({ type }) => type !== 'done');
  const first = heart ?? deeds[0];
  if (first === undefined || deeds.length === 0) return 'Leave things as they are';
  const others = deeds.length - 1;
  return `${sayStep(before, first)}${others === 0 ? '' : `, and ${others} more ${others === 1 ? 'step' : 'steps'}`}`;
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
