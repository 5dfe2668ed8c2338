import { subjectOf } from '../face/piece-id.ts';
import type { State } from '../model/state.ts';
import { nameOf } from './names.ts';

/** What orders call a piece of the board; a group that nobody has looked at closely has no such word. */
export const nameInOrders = ({ common }: State, piece: number): string | undefined => {
  const subject = subjectOf(piece);
  switch (subject.kind) {
    case 'ship':
      return nameOf(common, 'ship', subject.ship);
    case 'air':
      return nameOf(common, 'air', subject.unit);
    case 'troops':
      return nameOf(common, 'ground', subject.unit);
    case 'depot':
    case 'harbour':
      return nameOf(common, 'port', subject.port);
    default:
      return undefined;
  }
};
