import { type Failed, type Fault, fault } from '@narrow-seas/core';

/** The same fault, seen from further out: `position` and `nato.1423` make `position.nato.1423`. */
export const within = (outer: string, { code, at, message }: Fault): Failed<Fault> =>
  fault(code, `${outer}${jointBefore(at)}${at}`, message);

/** A fault of a text, where its own place is a line or a word and no field. */
export const besides = (outer: string, { code, at, message }: Fault): Failed<Fault> =>
  fault(code, at === '' ? outer : `${outer}, ${at}`, message);

const jointBefore = (at: string): string => (at === '' || at.startsWith('[') ? '' : '.');

/** The fault as one line, with its file. */
export const sayPlace = (file: string, { at, message }: Fault): string =>
  at === '' ? `${file}: ${message}` : `${file}: ${at}: ${message}`;
