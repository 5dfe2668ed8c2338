import { courseOf } from '@narrow-seas/core';
import air from '../../data/lessons/air.json' with { type: 'json' };
import convoy from '../../data/lessons/convoy.json' with { type: 'json' };
import danger from '../../data/lessons/danger.json' with { type: 'json' };
import landing from '../../data/lessons/landing.json' with { type: 'json' };
import malta from '../../data/lessons/malta.json' with { type: 'json' };
import mines from '../../data/lessons/mines.json' with { type: 'json' };
import supply from '../../data/lessons/supply.json' with { type: 'json' };
import { europaNaval } from '../game.ts';
import { europaNavalGoals } from './goals.ts';

/** The lessons of this game, in the order in which one takes them. */
export const europaNavalCourse = courseOf({ game: europaNaval, goals: europaNavalGoals }, [
  convoy,
  danger,
  mines,
  air,
  landing,
  supply,
  malta,
]);
