import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import { sweptByItself } from './minesweeping.ts';
import type { State } from '../../model/state.ts';
import type { Step } from '../../turn/step.ts';
import { ownedPorts } from '../supply/region.ts';

/** [36.C.3] [F.21.2] Enemy belts off one's own coast, and those far from every port of their owner. */
const sweep = ({ common }: State): readonly Event[] => {
  const { phasing } = common;
  return common.mines
    .filter(({ side }) => side !== phasing)
    .filter(({ hex, side }) =>
      sweptByItself(chartOf(common), hex, ownedPorts(common, side), ownerAt(common, hex) === phasing),
    )
    .map(({ hex, side, points }) => ({ type: 'mine-swept', hex, side, points }));
};

export const automaticSweeping: Step = { name: 'automatic-sweeping', applies: () => true, begin: sweep };
