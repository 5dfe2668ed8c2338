import type { Point } from '@narrow-seas/hex';
import { LONG_PRESS_MS, SLACK } from './long-press.ts';

/** What fingers and mice do to the map, told in screen points. */
export interface PointerHooks {
  /** `time` is when the hand let go: a busy page hears of it later. */
  readonly click: (at: Point, time: number) => void;
  readonly hover: (at: Point | undefined) => void;
  /** Whether something is picked up here by dragging; otherwise dragging moves the map. */
  readonly carries: (at: Point, touch: boolean) => boolean;
  readonly carry: (at: Point) => void;
  readonly drop: (at: Point | undefined) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly glide: (speedX: number, speedY: number) => void;
  /** A hand was put on the map: what glides stops. */
  readonly hold: () => void;
  readonly zoom: (at: Point, factor: number) => void;
}

/** Who rests longer than this before letting go does not throw. */
const THROW_MS = 60;

interface Finger {
  readonly start: Point;
  /** When it was put down, by the clock of the hand. */
  readonly since: number;
  readonly at: Point;
  readonly time: number;
}

interface Hand {
  readonly element: HTMLElement;
  readonly hooks: PointerHooks;
  readonly fingers: Map<number, Finger>;
  /** A finger that asks rests on something to read what it is; it moves and orders nothing. */
  doing: 'nothing' | 'pressing' | 'asking' | 'panning' | 'carrying' | 'pinching';
  rest: ReturnType<typeof setTimeout> | undefined;
  speed: Point;
}

const apart = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);
const between = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

const wheelFactor = ({ deltaY, deltaMode, ctrlKey }: WheelEvent): number => {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 16 : deltaY;
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) * (ctrlKey ? 0.01 : 0.0022));
};

const pointOf = ({ element }: Hand, { clientX, clientY }: MouseEvent): Point => {
  const { left, top } = element.getBoundingClientRect();
  return [clientX - left, clientY - top];
};

const down = (hand: Hand, event: PointerEvent): void => {
  if (event.button !== 0 && event.button !== 1) return;
  hand.element.setPointerCapture(event.pointerId);
  const at = pointOf(hand, event);
  hand.fingers.set(event.pointerId, { start: at, since: event.timeStamp, at, time: event.timeStamp });
  hand.speed = [0, 0];
  hand.hooks.hold();
  if (hand.fingers.size === 2 && hand.doing === 'carrying') hand.hooks.drop(undefined);
  hand.doing = hand.fingers.size === 2 ? 'pinching' : 'pressing';
  clearTimeout(hand.rest);
  if (event.pointerType === 'mouse') return;
  hand.hooks.hover(undefined);
  if (hand.doing === 'pressing') hand.rest = setTimeout(() => ask(hand, at), LONG_PRESS_MS);
};

const ask = (hand: Hand, at: Point): void => {
  if (hand.doing !== 'pressing') return;
  hand.doing = 'asking';
  hand.hooks.hover(at);
};

/** A busy page hears late that the finger moved, and takes it for one that rests. The clock of the hand knows better. */
const hasNotRested = ({ doing }: Hand, { timeStamp }: PointerEvent, { since }: Finger): boolean =>
  doing === 'asking' && timeStamp - since < LONG_PRESS_MS;

const begin = (hand: Hand, event: PointerEvent, { start }: Finger, at: Point): void => {
  const touch = event.pointerType !== 'mouse';
  if (apart(start, at) < SLACK[touch ? 'touch' : 'mouse']) return;
  hand.doing = hand.hooks.carries(start, touch) ? 'carrying' : 'panning';
};

const pinch = ({ fingers, hooks }: Hand, id: number, finger: Finger, at: Point): void => {
  const other = [...fingers].find(([otherId]) => otherId !== id)?.[1];
  if (other === undefined) return;
  const [before, after] = [apart(finger.at, other.at), apart(at, other.at)];
  const [middle, next] = [between(finger.at, other.at), between(at, other.at)];
  hooks.pan(next[0] - middle[0], next[1] - middle[1]);
  if (before > 0) hooks.zoom(next, after / before);
};

const slide = (hand: Hand, event: PointerEvent, finger: Finger, at: Point): void => {
  const [dx, dy] = [at[0] - finger.at[0], at[1] - finger.at[1]];
  const elapsed = Math.max(1, event.timeStamp - finger.time);
  const [speedX, speedY] = hand.speed;
  hand.speed = [speedX * 0.6 + (dx / elapsed) * 0.4, speedY * 0.6 + (dy / elapsed) * 0.4];
  hand.hooks.pan(dx, dy);
};

const move = (hand: Hand, event: PointerEvent): void => {
  const at = pointOf(hand, event);
  const finger = hand.fingers.get(event.pointerId);
  if (finger === undefined) {
    if (event.pointerType === 'mouse') hand.hooks.hover(at);
    return;
  }
  if (hasNotRested(hand, event, finger)) hand.doing = 'pressing';
  if (hand.doing === 'pressing') begin(hand, event, finger, at);
  if (hand.doing === 'panning') slide(hand, event, finger, at);
  else if (hand.doing === 'asking') hand.hooks.hover(at);
  else if (hand.doing === 'carrying') hand.hooks.carry(at);
  else if (hand.doing === 'pinching') pinch(hand, event.pointerId, finger, at);
  hand.fingers.set(event.pointerId, { ...finger, at, time: event.timeStamp });
};

const up = (hand: Hand, event: PointerEvent): void => {
  const finger = hand.fingers.get(event.pointerId);
  if (finger === undefined) return;
  hand.fingers.delete(event.pointerId);
  clearTimeout(hand.rest);
  if (hasNotRested(hand, event, finger)) hand.doing = 'pressing';
  if (hand.doing === 'pressing') hand.hooks.click(pointOf(hand, event), event.timeStamp);
  else if (hand.doing === 'carrying') hand.hooks.drop(pointOf(hand, event));
  else if (hand.doing === 'panning' && event.timeStamp - finger.time < THROW_MS)
    hand.hooks.glide(...hand.speed);
  hand.doing = hand.fingers.size > 0 ? 'panning' : 'nothing';
};

const cancel = (hand: Hand, event: PointerEvent): void => {
  clearTimeout(hand.rest);
  hand.fingers.delete(event.pointerId);
  if (hand.doing === 'carrying') hand.hooks.drop(undefined);
  hand.doing = 'nothing';
};

const wheel = (hand: Hand, event: WheelEvent): void => {
  event.preventDefault();
  hand.hooks.zoom(pointOf(hand, event), wheelFactor(event));
};

/** Listens until the answer is called. */
export const listenToPointers = (element: HTMLElement, hooks: PointerHooks): (() => void) => {
  const hand: Hand = { element, hooks, fingers: new Map(), doing: 'nothing', rest: undefined, speed: [0, 0] };
  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener('pointerdown', event => down(hand, event), { signal });
  element.addEventListener('pointermove', event => move(hand, event), { signal });
  element.addEventListener('pointerup', event => up(hand, event), { signal });
  element.addEventListener('pointercancel', event => cancel(hand, event), { signal });
  // What a finger has asked stays to be read until the next press.
  element.addEventListener(
    'pointerleave',
    ({ pointerType }) => pointerType === 'mouse' && hooks.hover(undefined),
    { signal },
  );
  // Some browsers open a menu of their own under a finger that rests.
  element.addEventListener('contextmenu', event => hand.fingers.size > 0 && event.preventDefault(), {
    signal,
  });
  element.addEventListener('wheel', event => wheel(hand, event), { signal, passive: false });
  return () => {
    clearTimeout(hand.rest);
    ending.abort();
  };
};
