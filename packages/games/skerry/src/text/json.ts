import { type JsonNotation, jsonByStatements, often, once } from '@narrow-seas/core';
import type { State } from '../model/state.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';

/** Positions as JSON, by way of their text. */
export const jsonNotation: JsonNotation<State> = jsonByStatements({
  parse,
  print,
  words: {
    skerry: once('Scenario, turn and last turn: "sortie turn 2 of 6".'),
    stock: once('Mines that north and south still have to lay: "0 0".'),
    phase: once('The phase: "laying", "sailing north first", "fired 3 sailing north first".'),
    boat: often('A boat, in the order of their numbers: "north @0102 left=3", "south sunk left=0".'),
    mine: often('A mine: "south @0601".'),
  },
  longest: 80,
  most: 400,
});
