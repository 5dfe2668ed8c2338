import { CATALOGUE, findListing } from './catalogue.ts';
import type { GameListing } from './listing.ts';

/** For tests that open this game. */
export const sixthFleet = findListing(CATALOGUE, 'sixth-fleet') as GameListing;
