import type { Phrase } from '@narrow-seas/core';
import type { FireEvent } from '../model/fire/event.ts';
import { EVENT_WORDS as SAY } from './event-words.ts';
import { theZone } from './map.ts';
import {
  lastOf,
  type Names,
  type Of,
  type Tellers,
  toBase,
  toHex,
  toHome,
  toTarget,
  toUnit,
  toUnits,
} from './tell.ts';

const tellStrike = (names: Names, { strike }: Of<'struck-at'>): readonly Phrase[] => [
  ...toUnits(names, strike.units),
  SAY.struckAt(strike.type),
  toHex(strike.hex),
  SAY.from,
  toHex(strike.from),
  SAY.stop,
];

const tellAims = (names: Names, { aimed }: Of<'aimed'>): readonly Phrase[] => [
  SAY.aimedAt,
  ...aimed.aims.flatMap(({ target, points }, place) => [
    ...(place > 0 ? [SAY.comma] : []),
    SAY.aimed(points),
    ...toTarget(names, target),
  ]),
  SAY.stop,
  ...(aimed.nuclear ? [SAY.nuclear] : []),
];

export const FIRE_TELLERS: Tellers<FireEvent['type']> = {
  ordered: (names, { order }) => [toUnit(names, order.unit), SAY.ordered(order.mission, theZone(order.zone))],
  countermanded: (names, { unit }) => [toUnit(names, unit), SAY.countermanded],
  assigned: (_names, { side }) => [SAY.assigned(side)],
  revealed: (_names, { orders }) => [SAY.revealed(orders.length)],
  'lot-laid': (names, { lot }) => [toUnit(names, lot.unit), SAY.lotLaid, toHex(lot.hex), SAY.stop],
  'lots-opened': (_names, { lots }) => [
    SAY.lotsOpened(lots.length),
    ...lots.flatMap(({ hex }, place) => [...(place === 0 ? [] : [SAY.comma]), toHex(hex)]),
    ...(lots.length === 0 ? [] : [SAY.stop]),
  ],
  returned: (names, { units }) =>
    units.length === 0 ? [] : [...toUnits(names, units), SAY.returned(units.length)],
  bounced: (names, { unit, target }) => [toUnit(names, unit), SAY.bounced, toUnit(names, target), SAY.stop],
  'cap-flown': (names, { home, units }) => [
    ...toUnits(names, units),
    SAY.cap(units.length),
    toHome(names, home),
    SAY.stop,
  ],
  'took-off': (names, { units, hex }) => [
    ...toUnits(names, units),
    SAY.tookOff(units.length),
    toHex(hex),
    SAY.stop,
  ],
  flew: (_names, { path }) =>
    path.length === 0 ? [] : [SAY.flew(path.length), toHex(lastOf(path)), SAY.stop],
  passed: (_names, { homes }) => [SAY.passed(homes.length)],
  engaged: (names, { home }) => [SAY.engaged, toHome(names, home), SAY.stop],
  'turned-back': (_names, { how }) => [SAY.turnedBack(how)],
  hit: (names, { unit }) => [toUnit(names, unit), SAY.hit],
  landed: (names, { unit, home }) => [toUnit(names, unit), SAY.landed, toHome(names, home), SAY.stop],
  'struck-at': tellStrike,
  formed: () => [SAY.formed],
  aimed: tellAims,
  strayed: (names, { aim }) =>
    aim === undefined ? [SAY.decoyed] : [SAY.strayed, ...toTarget(names, aim.target), SAY.stop],
  defended: (_names, { value, shift, face, result }) => [SAY.defended(value, shift, face, result)],
  'fired-on': (names, { aim, face, points }) => [
    ...toTarget(names, aim.target),
    SAY.firedOn(aim.points, face, points),
  ],
  fired: () => [],
  'base-damaged': (_names, { base, part, grade }) => [toBase(base), SAY.base(part, grade)],
};
