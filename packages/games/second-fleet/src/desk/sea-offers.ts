import type { HexId } from '@narrow-seas/hex';
import { sameData } from '@narrow-seas/core';
import type { SeaAction } from '../model/sea/action.ts';
import { allowanceOf, type SeaActivation } from '../rules/movement/movement.ts';
import { destinationsOf } from '../rules/movement/reach.ts';
import { watersSeen } from '../rules/movement/sail.ts';
import { specOf } from '../model/roster.ts';
import type { Force, PublicState, Where } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { Arm, UnitId } from '../model/vocabulary.ts';
import { isNoticedOn } from './noticed.ts';
import { atHex, byAll, byAny, byUnit, command, type Offer } from './offer.ts';
import { actingSide, at, say, sayAll } from './say.ts';
import { sayNextStep } from './say-fate.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY } = DESK_WORDS;

export const activationIn = ({ phase }: PublicState): SeaActivation | undefined =>
  phase.name === 'surface-activation' || phase.name === 'submarine-activation' ? phase : undefined;

/** [5] How far a ship or submarine that acts can go in all. */
const allowanceNow = (view: View, activation: SeaActivation): number =>
  allowanceOf(watersSeen(view), activation);

/** [5] Where those who act can go, each with its path and its price. */
export const sailOffers = (view: View, activation: SeaActivation): readonly Offer[] => {
  const of = allowanceNow(view, activation);
  return destinationsOf(watersSeen(view), activation).map(({ hex, cost, path }) => ({
    action: { type: 'sail', path },
    label: SAY.sail(at(hex), cost, of),
    pieces: activation.units,
    who: 'any',
    kind: 'move',
    hex,
    path,
    cost,
    ...(isNoticedOn(view.table, activation, path) ? { warning: DESK_WORDS.warning.seen } : {}),
  }));
};

const sailOffer = (view: View, path: readonly HexId[]): Offer => {
  const activation = activationIn(view.table);
  const hex = path.at(-1);
  const found =
    activation === undefined
      ? undefined
      : sailOffers(view, activation).find(({ action }) => sameData(action, { type: 'sail', path }));
  return (
    found ??
    atHex(command({ type: 'sail', path }, SAY.sail(hex === undefined ? '' : at(hex), 0, 0)), hex, 'move')
  );
};

const sayForces = (table: PublicState, forces: readonly Force[]): string => {
  if (forces.length === 1) return SAY.group(sayAll(table, forces.flat()));
  return forces.every(({ length }) => length === 1)
    ? SAY.scatter
    : SAY.regroup(forces.map(force => sayAll(table, force)));
};

const actingUnits = (table: PublicState): readonly UnitId[] => activationIn(table)?.units ?? [];

/** Where units may still act from. */
const IN_PLAY: readonly Where['at'][] = ['sea', 'home', 'cap'];

/** [2.3.5.1] An arm without units is named and passed like any other: the label says that nobody is there to act. */
const hasUnits = (view: View, arm: Arm): boolean => {
  const { table } = view;
  const side = actingSide(view);
  return table.pieces.some(({ where }, unit) => {
    const spec = specOf(table, unit as UnitId);
    return spec.side === side && spec.arm === arm && IN_PLAY.includes(where.at);
  });
};

/** The actions of the sea's chapters. */
export const seaOffer = (view: View, action: SeaAction): Offer => {
  const { table } = view;
  switch (action.type) {
    case 'choose-arm':
      return command(action, SAY.arm(action.arm, action.pass, hasUnits(view, action.arm)));
    case 'reorganise':
      return byAny({ action, label: sayForces(table, action.forces) }, action.forces.flat());
    case 'activate':
      return byAll({ action, label: SAY.activate(sayAll(table, action.units), action.fast) }, action.units);
    case 'sail':
      return sailOffer(view, action.path);
    case 'dive':
      return byUnit(action, action.unit, SAY.dive(say(table, action.unit), action.deep));
    case 'sweep-from-air':
      return command(action, SAY.sweep(at(action.hex)));
    case 'lay-mine':
      return atHex(
        byAny({ action, label: SAY.layMine(at(action.hex)) }, actingUnits(table)),
        action.hex,
        'answer',
      );
    default:
      return byUnit(
        action,
        action.unit,
        SAY.takeMine(say(table, action.unit), sayNextStep(view, action.unit)),
      );
  }
};
