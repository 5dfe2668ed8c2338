import { facePackage } from '@narrow-seas/europa-naval/face';
import { gameDisplay } from './game-display.ts';

/** For tests that look at this game. */
export const europaNavalDisplay = gameDisplay(facePackage);
