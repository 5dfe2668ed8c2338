import { facePackage } from '@narrow-seas/sixth-fleet/face';
import { gameDisplay } from './game-display.ts';

/** For tests that look at this game. */
export const sixthFleetDisplay = gameDisplay(facePackage);
