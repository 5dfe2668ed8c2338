import type { Culprit, Refusal, Selection } from '@narrow-seas/core';
import { line, type HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { airPiece, shipPiece } from '../face/piece-id.ts';
import { chartOf, groupOf, hexOfPlace } from '../model/fleet.ts';
import { optionsFor } from '../turn/options.ts';
import type { Fleet, Group } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { GroupId, ShipId } from '../model/vocabulary.ts';
import { choicesFor } from './choices.ts';
import { afterBegin, afterForming, formed } from './naval-offers.ts';
import { type Picks, picksOf } from './picks.ts';
import { actingSide } from './say.ts';

const groupWith = ({ groups }: Fleet, ship: ShipId | undefined): Group | undefined =>
  ship === undefined ? undefined : groups.find(({ ships }) => ships.includes(ship));

/** Straight there, whatever lies between: the rules say what is wrong with it. */
const straight = ({ common }: View, group: Group, to: HexId): readonly HexId[] => {
  const from = hexOfPlace(common, group.place);
  return from === undefined ? [to] : line(chartOf(common).grid, from, to).slice(1);
};

/** Something that may have been meant, in the view in which it would be done. */
interface Attempt {
  readonly view: View;
  readonly action: Action;
}

const now = (view: View, actions: readonly Action[]): readonly Attempt[] =>
  actions.map(action => ({ view, action }));

const sailing = (view: View, id: GroupId, hex: HexId | undefined): readonly Attempt[] => {
  const group = view.own === undefined ? undefined : groupOf(view.own, id);
  if (group === undefined || hex === undefined) return [];
  if (group.place.at === 'port') return now(view, [{ type: 'put-to-sea', group: id, fuel: 'as-you-go' }]);
  return now(view, [{ type: 'sail', group: id, path: straight(view, group, hex) }]);
};

/** First whether they may be taken up at all, then what they would do once they are. */
const atSea = (view: View, own: Fleet, { ships, hex }: Picks): readonly Attempt[] => {
  const { phase } = view.common;
  const group = groupWith(own, ships[0]);
  if (phase.name !== 'naval-step') return [];
  if (group === undefined) {
    const [then] = afterForming(view, phase, ships);
    const after = then === undefined ? formed(view, phase, ships) : then.view;
    return [
      ...now(view, [{ type: 'form', ships }]),
      ...(after === undefined ? [] : sailing(after, view.nextGroup as GroupId, hex)),
    ];
  }
  if (phase.moving === group.id) return sailing(view, group.id, hex);
  const [then] = afterBegin(view, phase, group.id);
  return [
    ...now(view, [{ type: 'begin', group: group.id, night: false, hold: false }]),
    ...(then === undefined ? [] : sailing(then.view, group.id, hex)),
  ];
};

const inTheAir = ({ common }: View, { air, hex }: Picks): readonly Action[] => {
  const { phase } = common;
  if (hex === undefined || phase.name !== 'air-segment') return [];
  const port = chartOf(common).portAt.get(hex);
  if (phase.part === 'cover')
    return air.map(unit => ({ type: 'cover', unit, mission: { kind: 'patrol', hex } }));
  return port === undefined
    ? []
    : [{ type: 'raid', bombers: air, escorts: [], target: { kind: 'port', port: port.id } }];
};

const ashore = ({ common }: View, { troops, hex }: Picks): readonly Action[] => {
  if (hex === undefined) return [];
  const { phase } = common;
  if (phase.name === 'ground-combat') return [{ type: 'attack', from: troops, hex, support: [] }];
  return troops.map(({ unit, hex: from }) => ({
    type: 'march',
    unit,
    re: common.troops.find(each => each.unit === unit && each.hex === from)?.re ?? 1,
    path: line(chartOf(common).grid, from, hex),
  }));
};

/** What was most likely meant. */
const attempts = (view: View, picks: Picks): readonly Attempt[] => {
  const { own } = view;
  return [
    ...(own !== undefined && picks.ships.length > 0 ? atSea(view, own, picks) : []),
    ...(picks.air.length > 0 ? now(view, inTheAir(view, picks)) : []),
    ...(picks.troops.length > 0 ? now(view, ashore(view, picks)) : []),
    ...now(view, [{ type: 'done' }]),
  ];
};

/** Things in the way as pieces and hexes, which is all that a screen can light up. */
const asPieces = (view: View, { kind, id }: Culprit): readonly Culprit[] => {
  if (typeof id !== 'number') return [];
  if (kind === 'air') return [{ kind: 'unit', id: airPiece(id) }];
  if (kind === 'port') {
    const hex = chartOf(view.common).ports[id]?.hex;
    return hex === undefined ? [] : [{ kind: 'hex', id: hex }];
  }
  if (kind !== 'group') return [{ kind, id }];
  const ships = view.own === undefined ? [] : (groupOf(view.own, id as GroupId)?.ships ?? []);
  return ships.map(ship => ({ kind: 'unit', id: shipPiece(ship) }));
};

const readable = (view: View, refusal: Refusal): Refusal => ({
  ...refusal,
  culprits: refusal.culprits.flatMap(culprit => asPieces(view, culprit)),
});

/** Why the picked pieces can do nothing with what is pointed at: the rules' own answer to what was most likely meant. */
export const whyNot = (view: View, selection: Selection): Refusal | undefined => {
  if (choicesFor(view, selection).length > 0) return undefined;
  const picks = actingSide(view) === undefined ? undefined : picksOf(selection);
  const meant = picks === undefined ? now(view, [{ type: 'done' }]) : attempts(view, picks);
  for (const { view: seen, action } of meant) {
    const refusal = optionsFor(seen).refuse(action);
    if (refusal !== undefined) return readable(seen, refusal);
  }
  return undefined;
};
