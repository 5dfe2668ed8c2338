import { courseOf } from '@narrow-seas/core';
import day from '../../data/lessons/day.json' with { type: 'json' };
import detect from '../../data/lessons/detect.json' with { type: 'json' };
import missiles from '../../data/lessons/missiles.json' with { type: 'json' };
import patrol from '../../data/lessons/patrol.json' with { type: 'json' };
import raid from '../../data/lessons/raid.json' with { type: 'json' };
import sail from '../../data/lessons/sail.json' with { type: 'json' };
import strategic from '../../data/lessons/strategic.json' with { type: 'json' };
import submarines from '../../data/lessons/submarines.json' with { type: 'json' };
import { secondFleet } from '../game.ts';
import { secondFleetGoals } from './goals.ts';

/** The lessons of this game, in the order in which one takes them. */
export const secondFleetCourse = courseOf({ game: secondFleet, goals: secondFleetGoals }, [
  sail,
  detect,
  patrol,
  missiles,
  submarines,
  raid,
  strategic,
  day,
]);
