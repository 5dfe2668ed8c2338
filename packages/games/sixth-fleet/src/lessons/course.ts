import { courseOf } from '@narrow-seas/core';
import aircraft from '../../data/lessons/aircraft.json' with { type: 'json' };
import attack from '../../data/lessons/attack.json' with { type: 'json' };
import defended from '../../data/lessons/defended.json' with { type: 'json' };
import firstFight from '../../data/lessons/first-fight.json' with { type: 'json' };
import move from '../../data/lessons/move.json' with { type: 'json' };
import mustAttack from '../../data/lessons/must-attack.json' with { type: 'json' };
import retreat from '../../data/lessons/retreat.json' with { type: 'json' };
import score from '../../data/lessons/score.json' with { type: 'json' };
import stacks from '../../data/lessons/stacks.json' with { type: 'json' };
import zones from '../../data/lessons/zones.json' with { type: 'json' };
import { sixthFleet } from '../game.ts';
import { sixthFleetGoals } from './goals.ts';

/** The lessons of this game, in the order in which one takes them: the first fight comes as soon as it can be won. */
export const sixthFleetCourse = courseOf({ game: sixthFleet, goals: sixthFleetGoals }, [
  move,
  zones,
  attack,
  retreat,
  firstFight,
  mustAttack,
  stacks,
  aircraft,
  defended,
  score,
]);
