import { describe, expect, test } from 'vitest';
import type { Reaction } from '../../model/fire/phase.ts';
import { optionsFor } from '../../turn/options.ts';
import { position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { reactionPlan } from './reaction.ts';

/** What NATO does when bombers are so far from the carrier in 2922, with this way still before them. */
const answerTo = (
  hex: string,
  ahead: string,
  cap: string,
  bombers = 'T26-1 T26-2 T26-3',
  role = 'atk',
): string => {
  const names = bombers.split(' ');
  const roles = names
    .map((name, place) => `roles.${place}.unit=${name} roles.${place}.role=${role}`)
    .join(' ');
  const homes = names.map(() => 'Olenogorsk').join(',');
  const state = position(
    `reaction side=nato missions=[RSVLT] ahead=[${ahead}] | under flight side=soviet units=[${names.join(',')}] ${roles} homes=[${homes}] hex=${hex} allowance=90 spent=20 path=[3906,${hex}] | under segment side=soviet arm=air`,
    `nato @2922 RSVLT/strategic VNCNS/strategic | cap RSVLT ${cap} | flight Olenogorsk ${bombers}`,
  );
  const view = viewFor(state, 'nato');
  const action = reactionPlan(view, state.table.phase as Reaction);
  expect(optionsFor(view).refuse(action)).toBeUndefined();
  return action.type;
};

const FULL = 'F14-1 F14-2 E2-1';

describe('a patrol', () => {
  test('attacks bombers that come no nearer, before they fire', () => {
    expect(answerTo('2919', '', FULL)).toBe('intercept');
  });

  test('waits while they come to where it is stronger', () => {
    expect(answerTo('2918', '2919', FULL)).toBe('let-pass');
    expect(answerTo('2919', '2920', FULL, 'T26-1 T26-2 T26-3 T30-1')).toBe('let-pass');
  });

  test('does not wait for those who are going away', () => {
    expect(answerTo('2920', '2919,2918', FULL)).toBe('intercept');
  });

  test('lets pass whom it can only lose to, but not over its own deck', () => {
    expect(answerTo('2918', '', 'F14-1/damaged', 'T26-1 T26-2 T26-3 T30-1')).toBe('let-pass');
    expect(answerTo('2920', '', 'F14-1/damaged', 'S27-1 S27-2 S27-3', 'int')).toBe('let-pass');
    expect(answerTo('2922', '', 'F14-1/damaged', 'S27-1 S27-2 S27-3', 'int')).toBe('intercept');
  });
});
