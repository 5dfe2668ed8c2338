import type { Viewer } from './game.ts';

interface Typed {
  readonly type: string;
}

/** What a viewer sees of one type of event, and in which state he sees it. */
export type Witness<P extends string, S, E, Sight> = (
  event: E,
  viewer: Viewer<P>,
  state: S,
) => readonly Sight[];

/** Who sees what of every type of event: a type without a line here does not compile. */
export type Witnesses<P extends string, S, E extends Typed, Sight> = {
  readonly [Type in E['type']]: Witness<P, S, Extract<E, { readonly type: Type }>, Sight>;
};

/** It happens in the open. */
export const everybody = <E>(event: E): readonly E[] => [event];

/** It is told to the side that it names, and to nobody else. */
export const ownSide = <P extends string, E extends { readonly side: P }>(
  event: E,
  viewer: Viewer<P>,
): readonly E[] => (event.side === viewer ? [event] : []);

/** It is told to this side, and to nobody else. */
export const only =
  <P extends string>(side: P) =>
  <E>(event: E, viewer: Viewer<P>): readonly E[] =>
    viewer === side ? [event] : [];

/** `witness` of a game whose events have such a table, whole. What is not in it is seen by nobody. */
export const witnessBy =
  <P extends string, S, E extends Typed, Sight>(witnesses: Witnesses<P, S, E, Sight>) =>
  (state: S, event: E, viewer: Viewer<P>): readonly Sight[] => {
    // The table pairs each type with its own event, which the compiler cannot see through a lookup.
    const witness = witnesses[event.type as E['type']] as Witness<P, S, E, Sight> | undefined;
    return witness === undefined ? [] : witness(event, viewer, state);
  };
