import { courseOf } from '@narrow-seas/core';
import convoy from '../../data/lessons/convoy.json' with { type: 'json' };
import { europaNaval } from '../game.ts';
import { europaNavalGoals } from './goals.ts';

/** The lessons of this game, in the order in which one takes them. */
export const europaNavalCourse = courseOf({ game: europaNaval, goals: europaNavalGoals }, [convoy]);
