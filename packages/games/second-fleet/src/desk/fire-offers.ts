import { sameData } from '@narrow-seas/core';
import { distance, type HexId } from '@narrow-seas/hex';
import type { FireAction } from '../model/fire/action.ts';
import { forcesAttacked } from '../rules/strategic-air/formation.ts';
import type { Aim } from '../model/fire/phase.ts';
import { nameOfTarget } from '../rules/combat/planner.ts';
import { type CapMission, capOver, hexOfUnit } from '../model/position.ts';
import type { Force, PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type UnitId } from '../model/vocabulary.ts';
import { GRID } from '../model/chart.ts';
import { stepsOnWay } from '../mind/staff/risk.ts';
import { patrolsAloft } from '../rules/patrols/aloft.ts';
import { PATROL_RANGE } from '../rules/patrols/patrol.ts';
import { areaOf } from './area.ts';
import { atHex, atHome, byAll, byAny, byUnit, command, type Offer } from './offer.ts';
import { at, say, sayAll, sayHome, where } from './say.ts';
import { homeless } from './refuge.ts';
import { sayNextStep } from './say-fate.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY } = DESK_WORDS;

type Of<Type extends FireAction['type']> = Extract<FireAction, { readonly type: Type }>;

const flying = ({ phase }: PublicState): readonly UnitId[] => (phase.name === 'flight' ? phase.units : []);

/** Those who act now: ships, a submarine or a flight. */
const acting = ({ phase }: PublicState): readonly UnitId[] =>
  phase.name === 'flight' || phase.name === 'surface-activation' || phase.name === 'submarine-activation'
    ? phase.units
    : [];

const sayRole = (table: PublicState, { roles }: Of<'take-off'>): string => {
  const escort = roles.filter(({ role }) => role === 'int').map(({ unit }) => unit);
  if (roles.length === 0) return SAY.roles.none;
  if (escort.length === roles.length) return SAY.roles.int;
  return escort.length === 0 ? SAY.roles.atk : SAY.roles.escorted(sayAll(table, escort));
};

const sayAim = (table: PublicState, { target, points }: Aim): string => {
  const name = target.kind === 'unit' ? say(table, target.unit) : nameOfTarget(table, target);
  return SAY.aimed(name, points);
};

const aimOffer = (table: PublicState, action: Of<'aim'>): Offer => {
  const { phase } = table;
  const { aims, tacCoord, nuclear } = action;
  const label = SAY.aim(
    aims.map(aim => sayAim(table, aim)),
    tacCoord.length,
    nuclear,
  );
  if (phase.name !== 'targeting') return command(action, label);
  return atHex(byAny({ action, label }, phase.strike.units), phase.strike.hex, 'attack');
};

/** [C.7.1] The forces that are arranged again. */
const setOut = (there: readonly Force[], forces: readonly Force[]): readonly Force[] =>
  forces.filter(force => !there.some(other => sameData(other, force)));

/** The one ship that has come to the top of its force, the others as they were. */
const risen = (there: readonly Force[], moved: readonly Force[]): UnitId | undefined => {
  const [[top, ...rest] = [], another] = moved;
  if (top === undefined || another !== undefined) return undefined;
  return there.some(force =>
    sameData(
      force.filter(unit => unit !== top),
      rest,
    ),
  )
    ? top
    : undefined;
};

const formOffer = (table: PublicState, action: Of<'form'>): Offer => {
  const { phase } = table;
  const there = phase.name === 'formation' ? forcesAttacked(table, phase) : [];
  if (sameData(there, action.forces)) return command(action, SAY.form);
  const moved = setOut(there, action.forces);
  const top = risen(there, moved);
  return top === undefined
    ? command(action, SAY.formOther(moved.map(force => force.map(unit => say(table, unit)).join(', '))))
    : byUnit(action, top, SAY.formTop(say(table, top)));
};

const strikeOffer = (table: PublicState, action: Of<'strike'>): Offer => {
  const label = SAY.strike(action.attack, at(action.hex), sayAll(table, action.units), action.cruise);
  return atHex(byAny({ action, label }, acting(table)), action.hex, 'attack');
};

/** [8] [C.11.2] Patrols of the enemy that the flight is not near yet and comes near to on this way. */
const patrolsEntered = (table: PublicState, path: readonly HexId[]): readonly CapMission[] => {
  const { phase } = table;
  if (phase.name !== 'flight') return [];
  const isNear = (hex: HexId, patrol: HexId): boolean => distance(GRID, hex, patrol) <= PATROL_RANGE;
  return patrolsAloft(table, enemyOf(phase.side)).filter(
    ({ hex }) => !isNear(phase.hex, hex) && path.some(each => isNear(each, hex)),
  );
};

/** [8.7] Who flies there should know what it costs on average. */
const warningOf = (table: PublicState, path: readonly HexId[]): Pick<Offer, 'warning'> => {
  const { phase } = table;
  const patrols = patrolsEntered(table, path);
  if (patrols.length === 0 || phase.name !== 'flight') return {};
  const steps = Math.round(stepsOnWay(table, phase, patrols, path) * 10) / 10;
  return { warning: DESK_WORDS.warning.patrols(patrols.length, steps) };
};

const flyOffer = (table: PublicState, action: Of<'fly'>): Offer => {
  const hex = action.path.at(-1);
  const label = SAY.fly(hex === undefined ? '' : at(hex), action.path.length);
  const offer = atHex(byAny({ action, label }, flying(table)), hex, 'move');
  return { ...offer, path: action.path, cost: action.path.length, ...warningOf(table, action.path) };
};

const interceptOffer = (view: View, action: Of<'intercept'>): Offer => {
  const { table } = view;
  const { phase } = table;
  const lost = homeless(view, capOver(table, action.home), 'cap');
  const offer = byAny(
    { action, label: SAY.intercept(sayHome(table, action.home)) },
    capOver(table, action.home),
  );
  const hex = phase.name === 'reaction' ? phase.resume.hex : undefined;
  return {
    ...atHex(offer, hex, 'attack'),
    isButton: true,
    ...(lost.length === 0 ? {} : { warning: DESK_WORDS.warning.noRefuge(sayAll(table, lost)) }),
  };
};

/** What is done in the strategic cycle: each by one aircraft, or by a submarine that lays a mine. */
const strategicOffer = (
  table: PublicState,
  action: Of<'assign' | 'unassign' | 'bounce' | 'mine' | 'spot' | 'search'>,
): Offer => {
  const name = say(table, action.unit);
  switch (action.type) {
    case 'assign':
      return {
        ...byUnit(action, action.unit, SAY.assign(name, action.mission, action.zone)),
        ...areaOf(action.mission, action.zone),
      };
    case 'unassign':
      return byUnit(action, action.unit, SAY.unassign(name));
    case 'bounce':
      return byUnit(action, action.unit, SAY.bounce(name, say(table, action.target)));
    case 'mine':
      return atHex(byUnit(action, action.unit, SAY.mine(name, at(action.hex))), action.hex, 'answer');
    case 'spot':
      return atHex(byUnit(action, action.unit, SAY.spot(name, where(action.hex))), action.hex, 'answer');
    default: {
      const offer = byUnit(action, action.unit, SAY.search(name, say(table, action.submarine)));
      return atHex(offer, hexOfUnit(table, action.submarine), 'attack');
    }
  }
};

/** The actions of fire's chapters. */
export const fireOffer = (view: View, action: FireAction): Offer => {
  const { table } = view;
  switch (action.type) {
    case 'fly-cap':
      return byAll(
        { action, label: SAY.cap(sayAll(table, action.units), sayHome(table, action.home)) },
        action.units,
      );
    case 'take-off':
      return byAll(
        { action, label: SAY.takeOff(sayAll(table, action.units), sayRole(table, action)) },
        action.units,
      );
    case 'fly':
      return flyOffer(table, action);
    case 'land': {
      const label = SAY.land(say(table, action.unit), sayHome(table, action.home));
      return atHome(table, byUnit(action, action.unit, label), action.home, 'answer');
    }
    case 'intercept':
      return interceptOffer(view, action);
    case 'let-pass':
      return command(action, SAY.letPass);
    case 'take-hit':
      return byUnit(
        action,
        action.unit,
        SAY.takeHit(say(table, action.unit), sayNextStep(view, action.unit)),
      );
    case 'strike':
      return strikeOffer(table, action);
    case 'form':
      return formOffer(table, action);
    case 'aim':
      return aimOffer(table, action);
    default:
      return strategicOffer(table, action);
  }
};
