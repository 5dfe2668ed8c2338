import { courseOf } from '@narrow-seas/core';
import fight from '../../data/lessons/fight.json' with { type: 'json' };
import move from '../../data/lessons/move.json' with { type: 'json' };
import { skerry } from '../game.ts';
import { skerryGoals } from './goals.ts';

/** The lessons of this game, in the order in which one takes them. */
export const skerryCourse = courseOf({ game: skerry, goals: skerryGoals }, [move, fight]);
