import { effectAt } from '../weather/weather.ts';
import { type CapMission, capMissions, type Placed } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';

/** [8] [C.13.1] The patrols of a side that are up: nobody flies over a carrier that has come under a storm. */
export const patrolsAloft = (
  table: Placed & Pick<PublicState, 'weather'>,
  side: Side,
): readonly CapMission[] => {
  const missions = capMissions(table, side);
  const isGrounded = ({ hex }: CapMission): boolean => effectAt(table, hex).grounds;
  return missions.some(isGrounded) ? missions.filter(mission => !isGrounded(mission)) : missions;
};
