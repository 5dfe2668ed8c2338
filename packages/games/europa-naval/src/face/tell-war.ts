import type { WarEvent } from '../model/war/event.ts';
import { EVENT_WORDS as SAY } from './event-words.ts';
import { areaName } from './map.ts';
import {
  ofOwner,
  ofSide,
  type Tellers,
  toAir,
  toField,
  toGround,
  toHex,
  toHexes,
  toPort,
  toPorts,
  toShip,
} from './tell.ts';

const some = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);

export const WAR_TELLERS: Tellers<WarEvent['type']> = {
  'sea-set': ({ common }, { area, sea }) => [SAY.seaSet(areaName(common, area), sea)],
  arrived: (view, { ship, port }) =>
    port === undefined
      ? [toShip(view, ship), SAY.arrivedAtlantic]
      : [toShip(view, ship), SAY.arrived, toPort(view, port), SAY.stop],
  'air-arrived': (view, { unit, field }) =>
    field === undefined
      ? [toAir(view, unit), SAY.arrivedField]
      : [toAir(view, unit), SAY.arrived, toField(view, field), SAY.stop],
  'troops-arrived': (view, { unit, hex, re }) => [
    toGround(view, unit),
    SAY.troopsArrived(re),
    toHex(view, hex),
    SAY.stop,
  ],
  withdrew: (view, { ship }) => [toShip(view, ship), SAY.withdrew],
  'air-withdrew': (view, { unit }) => [toAir(view, unit), SAY.withdrew],
  blockaded: (view, { ports }) =>
    ports.length === 0 ? [] : [SAY.blockaded, ...toPorts(view, ports), SAY.stop],
  'zones-drawn': () => [],
  pool: (view, { side, what, change }) => some(SAY.pool(ofSide(view, side), what, change)),
  arp: (view, { side, organisation, change }) => [SAY.arp(ofSide(view, side), organisation, change)],
  stocked: (view, { port, sp, srp }) =>
    sp === 0 && srp === 0 ? [] : [toPort(view, port), SAY.stocked(sp, srp)],
  mended: (view, { ship, hits }) => [toShip(view, ship), SAY.mended(hits)],
  refloated: (view, { ship, port }) => [toShip(view, ship), SAY.refloated, toPort(view, port), SAY.stop],
  'air-mended': (view, { unit }) => [toAir(view, unit), SAY.airMended],
  'port-mended': (view, { port, hits, fort }) => [toPort(view, port), SAY.portMended(hits, fort)],
  engineered: (view, { unit, hex }) => [toGround(view, unit), SAY.engineered, toHex(view, hex), SAY.stop],
  'port-given': (view, { port, owner }) => [toPort(view, port), SAY.given(ofOwner(view, owner))],
  embarked: () => [],
  brought: () => [],
  'turn-opened': () => [],
  'markers-cleared': () => [],
  'malta-set': (_view, { status, unfed }) => [SAY.maltaSet(status, unfed)],
  ferrying: (view, { ship, hexside }) => (hexside === undefined ? [] : [toShip(view, ship), SAY.ferrying]),
  refitting: (view, { ship, refit }) => (refit ? [toShip(view, ship), SAY.refit] : []),
  'supply-judged': (view, { unsupplied }) =>
    unsupplied.length === 0
      ? []
      : [
          SAY.unsupplied(unsupplied.length),
          ...toHexes(
            view,
            unsupplied.map(({ hex }) => hex),
          ),
          SAY.stop,
        ],
  'front-moved': (_view, { front, box }) => [SAY.frontMoved(front, box)],
  'front-paid': (_view, { front, sp }) => [SAY.frontPaid(front, sp)],
  'assault-failed': (view, { port }) => [toPort(view, port), SAY.assaultFailed],
  'assault-won': (view, { port }) => [toPort(view, port), SAY.assaultWon],
  morale: (_view, { points }) => [SAY.morale(points)],
  surrendered: () => [SAY.surrendered],
  'fleet-struck': (view, { ship }) => [SAY.fleetStruck, toShip(view, ship), SAY.stop],
  happened: (_view, { what }) => some(SAY.happened(what)),
  'act-two': () => [SAY.actTwo],
  'turn-closed': () => [],
  scored: (view, { side, cause, points }) =>
    points === 0 ? [] : [SAY.scored(ofSide(view, side), cause, points)],
};
