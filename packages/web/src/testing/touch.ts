/* oxlint-disable no-await-in-loop -- fingers move one step after another */
import type { CDPSession, Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

/** `timestamp` is the clock of the hand in seconds; left out, it is the moment when the page is told. */
const send = (
  session: CDPSession,
  type: Touch,
  touchPoints: readonly Spot[],
  timestamp?: number,
): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: touchPoints.map((spot, id) => ({ ...spot, id })),
    ...(timestamp === undefined ? {} : { timestamp }),
  });

/** Seconds between two steps of a finger: a busy machine tells of them late, but the hand was quick. */
const STEP_SECONDS = 0.016;

const STEPS = 8;

const between = ({ x, y }: Spot, to: Spot, share: number): Spot => ({
  x: x + (to.x - x) * share,
  y: y + (to.y - y) * share,
});

/** A finger rests until what it asked for is there, and is lifted. */
export const longPress = async (page: Page, at: Spot, answered: () => Promise<unknown>): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await send(session, 'touchStart', [at]);
  await answered();
  await send(session, 'touchEnd', []);
  await session.detach();
};

interface Swipe {
  /** How long the hand rests before letting go: who rests does not throw the map. */
  readonly restMs?: number;
  /** What the page must have done before it is told that the quick hand has moved: a busy page hears late. */
  readonly untilHeard?: () => Promise<unknown>;
}

/** Fingers go down where their ways begin, move along them together, and are lifted. */
export const swipe = async (
  page: Page,
  ways: readonly (readonly [from: Spot, to: Spot])[],
  { restMs = 0, untilHeard }: Swipe = {},
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const at = (share: number): readonly Spot[] => ways.map(([from, to]) => between(from, to, share));
  const begun = Date.now() / 1000;
  await send(session, 'touchStart', at(0), begun);
  await untilHeard?.();
  for (let step = 1; step <= STEPS; step++)
    await send(session, 'touchMove', at(step / STEPS), begun + step * STEP_SECONDS);
  await send(session, 'touchEnd', [], begun + STEPS * STEP_SECONDS + restMs / 1000);
  await session.detach();
};
