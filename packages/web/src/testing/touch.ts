/* oxlint-disable no-await-in-loop -- fingers move one step after another */
import type { CDPSession, Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

const send = (session: CDPSession, type: Touch, touchPoints: readonly Spot[]): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: touchPoints.map((spot, id) => ({ ...spot, id })),
  });

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

/** Fingers go down where their ways begin, move along them together, and are lifted. */
export const swipe = async (
  page: Page,
  ways: readonly (readonly [from: Spot, to: Spot])[],
  restMs = 0,
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const at = (share: number): readonly Spot[] => ways.map(([from, to]) => between(from, to, share));
  await send(session, 'touchStart', at(0));
  for (let step = 1; step <= STEPS; step++) await send(session, 'touchMove', at(step / STEPS));
  // Who rests before letting go does not throw the map.
  await page.waitForTimeout(restMs);
  await send(session, 'touchEnd', []);
  await session.detach();
};
