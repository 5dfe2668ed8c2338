import { courseOf } from '@narrow-seas/core';
import move from '../../data/lessons/move.json' with { type: 'json' };
import zones from '../../data/lessons/zones.json' with { type: 'json' };
import { sixthFleet } from '../game.ts';
import { sixthFleetGoals } from './goals.ts';

/** The lessons of this game, in the order in which one takes them. */
export const sixthFleetCourse = courseOf({ game: sixthFleet, goals: sixthFleetGoals }, [move, zones]);
