/** Whether the page is used with a finger. */
const isTouch = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

const VERBS: { readonly [verb: string]: string } = {
  click: 'tap',
  Click: 'Tap',
  clicks: 'taps',
  clicking: 'tapping',
};

/** Games and pages say "click"; a finger taps. */
export const forFinger = (text: string, touch = isTouch()): string =>
  touch ? text.replaceAll(/\b[Cc]lick(?:s|ing)?\b/g, verb => VERBS[verb] ?? verb) : text;
