import { LONG_PRESS_MS, SLACK } from '../map/long-press.ts';

/** What something says of itself to a pointer that rests on it. */
const explanationOf = (target: EventTarget | null): string =>
  target instanceof Element ? (target.closest('[title]')?.getAttribute('title') ?? '') : '';

interface Hand {
  press: { readonly x: number; readonly y: number } | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  hasAsked: boolean;
  readonly tell: (text: string) => void;
}

const lift = (hand: Hand): void => {
  clearTimeout(hand.timer);
  hand.press = undefined;
};

const ask = (hand: Hand, text: string): void => {
  hand.hasAsked = true;
  hand.tell(text);
};

const down = (hand: Hand, { target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
  lift(hand);
  hand.hasAsked = false;
  hand.tell('');
  const text = explanationOf(target);
  if (pointerType === 'mouse' || text === '') return;
  hand.press = { x, y };
  hand.timer = setTimeout(() => ask(hand, text), LONG_PRESS_MS);
};

const move = (hand: Hand, { clientX, clientY }: PointerEvent): void => {
  if (hand.press === undefined) return;
  if (Math.hypot(clientX - hand.press.x, clientY - hand.press.y) > SLACK.touch) lift(hand);
};

/** A finger that has asked gives no order when it is lifted. */
const click = (hand: Hand, event: MouseEvent): void => {
  if (!hand.hasAsked) return;
  hand.hasAsked = false;
  event.preventDefault();
  event.stopPropagation();
};

const isByKey = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible');

/** Tells what a resting finger, or the focus of the keyboard, is on; empty when it is on nothing any more. */
export const listenForQuestions = (tell: (text: string) => void): (() => void) => {
  const hand: Hand = { press: undefined, timer: undefined, hasAsked: false, tell };
  const ending = new AbortController();
  const options = { signal: ending.signal, capture: true };
  addEventListener('pointerdown', event => down(hand, event), options);
  addEventListener('pointermove', event => move(hand, event), options);
  addEventListener('pointerup', () => lift(hand), options);
  addEventListener('pointercancel', () => lift(hand), options);
  addEventListener('click', event => click(hand, event), options);
  // Some browsers open a menu of their own under a finger that rests.
  addEventListener('contextmenu', event => hand.hasAsked && event.preventDefault(), options);
  // A press that focuses something leaves what was said.
  addEventListener('focusin', ({ target }) => isByKey(target) && tell(explanationOf(target)), options);
  return () => {
    lift(hand);
    ending.abort();
  };
};
