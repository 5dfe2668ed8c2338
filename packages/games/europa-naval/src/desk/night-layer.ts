import type { Overlay } from '@narrow-seas/core';
import { chartOf, hexOfPlace } from '../model/fleet.ts';
import { NIGHT_BLOCK } from '../rules/night/night.ts';
import { nightOf, pointsLeft } from '../rules/groups/group.ts';
import { destinations } from '../rules/movement/reach.ts';
import type { Fleet, Group } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { layer, type Marked } from './layer.ts';
import { LAYER_WORDS as SAY } from './layer-words.ts';
import type { Picks } from './picks.ts';
import { sayShips } from './say.ts';

const BUDGET = 25;
const BETWEEN = 10;

const nightLeft = (own: Fleet, group: Group): number => BUDGET - nightOf(own, group).night;

/** Points by day that must still lie between the last block and the next. */
const toWait = (own: Fleet, group: Group): number => {
  const { night, day } = nightOf(own, group);
  return night === 0 ? 0 : Math.max(0, BETWEEN - day);
};

/** [36.A.2] How far the next five points go by night, and what is reached by day after them. */
const reachByNight = ({ common }: View, own: Fleet, group: Group): readonly Marked[] => {
  const from = hexOfPlace(common, group.place);
  if (from === undefined) return [];
  const dark = group.nightLeft > 0 ? group.nightLeft : NIGHT_BLOCK;
  const open = group.nightLeft > 0 || (nightLeft(own, group) >= NIGHT_BLOCK && toWait(own, group) === 0);
  return [...destinations(chartOf(common), from, pointsLeft(group))].map(({ hex, path }) => {
    const night = open && path.length <= dark;
    return { hex, tone: night ? 'good' : 'neutral', label: night ? SAY.labels.night : SAY.labels.day };
  });
};

/** The night of the group that is picked, or the budgets of all at sea. */
export const nightLayer = (view: View, { ships }: Picks): Overlay => {
  const { common, own } = view;
  const groups = own?.groups ?? [];
  const [first] = ships;
  const group = first === undefined ? undefined : groups.find(each => each.ships.includes(first));
  if (own === undefined || group === undefined) {
    const parts =
      own === undefined
        ? []
        : groups.map(each => SAY.budget(sayShips(common, each.ships), nightLeft(own, each)));
    return layer([], SAY.nightBudgets(parts));
  }
  return layer(
    reachByNight(view, own, group),
    SAY.nightOf(sayShips(common, group.ships), nightLeft(own, group), toWait(own, group)),
  );
};
