import type { OnlinePlace } from '../../link/address.ts';

/** Goes to a game on the server. */
export type Go = (place: Omit<OnlinePlace, 'at'>) => void;
