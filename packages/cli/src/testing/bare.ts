import { someGame } from '@narrow-seas/core';
import { gamePackage, skerry } from '@narrow-seas/skerry';

const { manifest: _manifest, ...rules } = skerry;
const { json: _json, ...notation } = skerry.notation;

/** Skerry with rules alone: no mind, no manifest, positions as text only. */
export const BARE = someGame({ game: { ...rules, notation }, kit: gamePackage.kit });
