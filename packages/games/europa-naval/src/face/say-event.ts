import type { Phrase } from '@narrow-seas/core';
import type { View } from '../secrets/view.ts';
import type { Roster, Sight } from '../secrets/sight.ts';
import { EVENT_WORDS as SAY } from './event-words.ts';
import { sayCargo } from './say-piece.ts';
import { type Of, ofSide, type Tellers, toAir, toHex, toPlace, toPort } from './tell.ts';
import { SEA_TELLERS } from './tell-sea.ts';
import { SHORE_TELLERS } from './tell-shore.ts';
import { WAR_TELLERS } from './tell-war.ts';
import { dateName } from './track.ts';

/** An event without a teller does not compile. Phases need no words: the bar shows them. */
const TELLERS: Tellers<Sight['type']> = {
  ...SEA_TELLERS,
  ...SHORE_TELLERS,
  ...WAR_TELLERS,
  marker: (view, { side, count, place }) => [
    SAY.markerMoved(ofSide(view, side), count),
    toPlace(view, place),
    SAY.stop,
  ],
  harbour: (view, { side, port, count }) => [
    SAY.harbour(ofSide(view, side), count),
    toPort(view, port),
    SAY.stop,
  ],
  aloft: (view, { unit }) => [toAir(view, unit), SAY.aloft],
  'troops-ashore': (view, { side, cargo, place }) => [
    SAY.troopsAshore(ofSide(view, side)),
    sayCargo(view.common, cargo),
    SAY.from,
    'port' in place ? toPort(view, place.port) : toHex(view, place.hex),
    SAY.stop,
  ],
  'troops-aboard': (view, { side, cargo, place }) => [
    SAY.troopsAboard(ofSide(view, side)),
    sayCargo(view.common, cargo),
    SAY.from,
    'port' in place ? toPort(view, place.port) : toHex(view, place.hex),
    SAY.stop,
  ],
  began: () => [],
  finished: () => [],
  rolled: (_view, { face }) => [SAY.rolled(face)],
  turned: (_view, { date }) => [SAY.turned(dateName(date))],
  passed: (view, { phasing }) => [SAY.passed(ofSide(view, phasing))],
  entered: (_view, { part, step }) => (part === 'end' ? [] : [SAY.entered(part, step)]),
};

/** The table above pairs each type with its own teller; the compiler cannot see that through a lookup. */
const tellerFor = <Type extends Sight['type']>(type: Type): Tellers<Sight['type']>[Type] => TELLERS[type];

const tell = <Type extends Sight['type']>(view: View, sight: Of<Type>): readonly Phrase[] =>
  tellerFor<Type>(sight.type)(view, sight);

/** A view that gives the names of another act; what is on the table now has nothing to do with it. */
const viewOfAct = ({ own: _own, open: _open, common, ...view }: View, roster: Roster): View => {
  const { extra: _extra, terms: _terms, ...rest } = common;
  return { ...view, common: { ...rest, ...roster }, sightings: [] };
};

/** Hexes stay what they are; a piece of that number is another by now. */
const withoutPiece = (phrase: Phrase): Phrase => {
  if (typeof phrase === 'string' || phrase.piece === undefined) return phrase;
  const { piece: _piece, ...rest } = phrase;
  return rest;
};

/** [S.3] Each line with the names of its own act, whichever act is played now. */
export const sayEvent = (view: View, sight: Sight): readonly Phrase[] => {
  const { roster } = sight;
  if (roster === undefined || roster.scenario === view.common.scenario) return tell(view, sight);
  return tell(viewOfAct(view, roster), sight).map(withoutPiece);
};

type Moved = Of<'moved'>;

const isStep = (sight: Sight): sight is Moved => sight.type === 'moved' && sight.place.at === 'sea';

const joined = (one: Moved, next: Moved): Moved => ({ ...next, cost: one.cost + next.cost });

/** A way of twenty hexes is one line, and so is a marker that goes from hex to hex. */
export const told = (sights: readonly Sight[]): readonly Sight[] => {
  const lines: Sight[] = [];
  for (const sight of sights) {
    const last = lines.at(-1);
    if (last !== undefined && isStep(last) && isStep(sight) && last.group === sight.group)
      lines[lines.length - 1] = joined(last, sight);
    else if (last?.type === 'marker' && sight.type === 'marker' && last.group === sight.group)
      lines[lines.length - 1] = sight;
    else lines.push(sight);
  }
  return lines;
};
