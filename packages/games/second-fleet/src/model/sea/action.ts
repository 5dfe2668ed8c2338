import { defineAction, type TypeOf } from '@narrow-seas/core';
import { ARM, FLAG, FORCES, HEX, HEXES, UNIT, UNITS } from '../schemas.ts';

/** Actions of the sea: their fields, and how they are written. */
export const SEA_ACTIONS = [
  defineAction('choose-arm', { arm: ARM, pass: FLAG }, '{arm} {pass?pass}'),
  /** [6] All forces of one's own in a hex are set out again. */
  defineAction('reorganise', { hex: HEX, forces: FORCES }, '{hex} {forces}'),
  /** [4] Ships of one hex, or one submarine; `fast` is full speed or high speed. */
  defineAction('activate', { units: UNITS, fast: FLAG }, '{units} {fast?fast}'),
  /** [5] One hex or several; it stops by itself where something happens that may change one's mind [C.5.2]. */
  defineAction('sail', { path: HEXES }, '{path}'),
  defineAction('dive', { unit: UNIT, deep: FLAG }, '{unit} {deep?deep:up}'),
  defineAction('sweep-from-air', { hex: HEX }, '{hex}'),
  /** Until version 6 a submarine laid a mine when it acted. Old logs hold it; [23.1] it is always refused. */
  defineAction('lay-mine', { hex: HEX }, '{hex}'),
  /** [23] */
  defineAction('take-mine', { unit: UNIT }, '{unit}'),
] as const;

export type SeaAction = TypeOf<typeof SEA_ACTIONS>;
