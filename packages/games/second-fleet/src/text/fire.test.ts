import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { decodeAction } from '../model/action.ts';
import { parseAction, printAction } from './action.ts';
import { position } from '../testing/positions.ts';

const TARGETING =
  'targeting side=soviet strike.type=ssm strike.side=soviet strike.units=[FRNZE] strike.from=3212 strike.hex=3313 strike.over=[] strike.cruise=false strike.answer=false | under surface-activation side=soviet units=[FRNZE] hex=3212 start=3212 | under segment side=soviet arm=surface';

describe('actions of fire and flight are read as they are printed', () => {
  const state = position(TARGETING, 'soviet @3212 FRNZE');
  test.each([
    'assign NIM-1 tac-coord NS',
    'unassign NIM-1',
    'bounce TOR-1 T95D-1',
    'mine NIM-1 3313',
    'spot T95D-1 2922',
    'search NIM-1 DON',
    'fly-cap RSVLT F14-1 F14-2 E2-1',
    'fly-cap Bodo US-F16-1',
    'take-off F18-1:atk F14-1:int EA6-1',
    'fly 2715 2714',
    'land F18-1 RSVLT',
    'land US-F16-1 Bodo',
    'intercept Kilpyavr',
    'let-pass',
    'take-hit F14-1',
    'strike ssm FRNZE OTTUK at 2909 over 2808 2809',
    'strike ssm VRGNA at 3605 cruise',
    'strike bombing A6-1 at 3605',
    'form OGDEN,HAWES ANDRM',
    'aim HAWES=26 OGDEN=1 with T95D-1 T95F-1',
    'aim airfield=13 port=1 nuclear',
  ])('%s', text => {
    const action = mustBe(parseAction(state, text));
    expect(printAction(state, action)).toBe(text);
    expect(mustBe(decodeAction(JSON.parse(JSON.stringify(action))))).toEqual(action);
  });

  test.each([
    'strike ssm NOBODY at 2909',
    'aim HAWES=x',
    'fly 9999',
    'fly-cap Nowhere F14-1',
    'assign NIM-1 loafing NS',
  ])('not: %s', text => {
    expect(parseAction(state, text).ok).toBe(false);
  });
});
