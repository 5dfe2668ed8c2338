import type { Odds } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../action.ts';
import type { DeskChoice } from './seat.ts';

/** An action as a person finds it: where it happens and what it is called. */
export interface Offer {
  readonly action: Action;
  /** Tells it apart where there are thousands: the text of an action with its way would be long. */
  readonly key?: string;
  /** What is sent after it as the same deed. */
  readonly rest?: readonly Action[];
  readonly kind: DeskChoice['kind'];
  readonly label: string;
  readonly hex?: HexId | undefined;
  readonly path?: readonly HexId[];
  readonly cost?: number;
  readonly odds?: Odds | undefined;
  /** The chances are looked at before it is done. */
  readonly weighed?: boolean;
  readonly warning?: string | undefined;
}

export const command = (action: Action, label: string): Offer => ({ action, label, kind: 'command' });

export const answer = (action: Action, label: string): Offer => ({ action, label, kind: 'answer' });

export const atHex = (
  action: Action,
  label: string,
  hex: HexId | undefined,
  kind: Offer['kind'] = 'answer',
): Offer => ({ action, label, kind, hex });

/** What has nothing but a type is known by it; a stroke would tie two choices together. */
const keyOf = (actions: readonly Action[]): string => {
  const [only] = actions;
  if (actions.length === 1 && only !== undefined && Object.keys(only).length === 1) return only.type;
  return JSON.stringify(actions.length === 1 ? only : actions).replaceAll('/', ' ');
};

const shared = ({ kind, label, hex, path, cost, odds, weighed, warning }: Offer) => ({
  kind,
  label,
  ...(hex === undefined ? {} : { hex }),
  ...(path === undefined ? {} : { path }),
  ...(cost === undefined ? {} : { cost }),
  ...(odds === undefined ? {} : { odds }),
  ...(weighed === true ? { weighed } : {}),
  ...(warning === undefined ? {} : { warning }),
});

/** An offer as the screen has it; actions of one deed share the part of the key before the stroke. */
export const choicesOf = (offer: Offer): readonly DeskChoice[] => {
  const { action, rest = [] } = offer;
  const key = offer.key ?? keyOf([action, ...rest]);
  if (rest.length === 0) return [{ key, ...shared(offer), action }];
  const parts = rest.map((each, place) => ({
    key: `${key}/${place + 1}`,
    kind: offer.kind,
    label: '',
    action: each,
    ...(offer.hex === undefined ? {} : { hex: offer.hex }),
  }));
  return [{ key: `${key}/0`, ...shared(offer), action }, ...parts];
};
