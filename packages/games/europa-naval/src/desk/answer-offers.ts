import type { Odds } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { groupOf, portSpecOf } from '../model/fleet.ts';
import { shipName } from '../face/units.ts';
import { depotPiece, shipPiece, troopPiece } from '../face/piece-id.ts';
import { listActions } from '../turn/list.ts';
import { oddsOf } from '../turn/odds.ts';
import type { Firer } from '../model/sea/phase.ts';
import { strengthSeen } from '../turn/sea/odds.ts';
import { hexSeen } from '../turn/sea/refuse.ts';
import type { Common } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type GroupId, type ShipId } from '../model/vocabulary.ts';
import { fireOdds, roundOdds, sortieOdds, torpedoOdds } from './battle-odds.ts';
import { answer, atHex, command, type Offer } from './offer.ts';
import { hitProspect } from './prospects.ts';
import { sayPlace, sayPort, sayShips, sayTroops } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { answers: SAY } = DESK_WORDS;

/** An offer, and the pieces of which any will do to find it; none for what is done without picking anybody. */
export interface Found {
  readonly offer: Offer;
  readonly pieces: readonly number[];
  /** All of them must be picked, and nobody else. */
  readonly exact?: true;
  /** The enemy ship that it is about. */
  readonly target?: ShipId;
}

const bare = (offer: Offer): Found => ({ offer, pieces: [] });

const shipsOf = ({ own }: View, id: GroupId): readonly ShipId[] =>
  own === undefined ? [] : (groupOf(own, id)?.ships ?? []);

const by = (ships: readonly ShipId[], offer: Offer): Found => ({ offer, pieces: ships.map(shipPiece) });

const sayFirer = (common: Common, firer: Firer): string =>
  firer.kind === 'ship' ? shipName(common, firer.ship) : SAY.fort(sayPort(common, firer.port));

/** The likeliest good result in a few words, for buttons that have no room for a table. */
const inShort = (odds: Odds | undefined): string => {
  const all = odds?.results.reduce((sum, { ways }) => sum + ways, 0) ?? 0;
  return (odds?.results ?? []).map(({ result, ways }) => SAY.chance(result, ways, all)).join(', ');
};

const battleHex = ({ phase }: Common): HexId | undefined =>
  'battle' in phase ? phase.battle.hex : undefined;

const aimed = (view: View, action: Extract<Action, { readonly type: 'aim' }>): Found => {
  const { common } = view;
  const { firer, target } = action;
  const label = SAY.aim(sayFirer(common, firer), sayFirer(common, target));
  const odds = 'battle' in common.phase ? fireOdds(view, common.phase.battle, firer) : undefined;
  const offer: Offer = {
    ...atHex(action, label, battleHex(common), 'attack'),
    button: DESK_WORDS.prospect.fire(sayFirer(common, target)),
    targets: target.kind === 'ship' ? [shipPiece(target.ship)] : undefined,
    odds,
    prospect: hitProspect(sayFirer(common, target), label, odds),
  };
  if (firer.kind === 'fort') return bare({ ...command(action, label), odds });
  return target.kind === 'ship'
    ? { offer, pieces: [shipPiece(firer.ship)], target: target.ship }
    : { offer, pieces: [shipPiece(firer.ship)] };
};

const torpedo = (view: View, action: Extract<Action, { readonly type: 'torpedo' }>): readonly Found[] => {
  const { phase } = view.common;
  if (phase.name !== 'torpedo-aim') return [];
  const hex = hexSeen(view, phase.prey);
  const label = SAY.torpedo(shipName(view.common, action.target));
  const odds = torpedoOdds(view, phase.hunter, phase.prey) ?? oddsOf(view, action);
  const offer: Offer = {
    ...atHex(action, label, hex, 'attack'),
    odds,
    button: label,
    targets: [shipPiece(action.target)],
    prospect: hitProspect(shipName(view.common, action.target), label, odds),
  };
  return [{ offer, pieces: shipsOf(view, phase.hunter).map(shipPiece), target: action.target }];
};

const moved = (view: View, action: Extract<Action, { readonly type: 'react' | 'withdraw' }>): Found => {
  const hex = action.path.at(-1);
  const place = hex === undefined ? '' : sayPlace(view.common, hex);
  const night = action.type === 'react' && action.night;
  const label = action.type === 'react' ? SAY.react(place, night) : SAY.withdraw(place);
  return by(shipsOf(view, action.group), {
    ...atHex(action, label, hex, 'move'),
    path: action.path,
    cost: action.path.length,
    odds: oddsOf(view, action) ?? meetingOdds(view, action),
  });
};

/** [F.7.3] A group that reacts into the hex of the enemy may have to fight there. */
const meetingOdds = (view: View, action: Extract<Action, { readonly type: 'react' | 'withdraw' }>) => {
  const { phase } = view.common;
  const hex = action.path.at(-1);
  if (action.type !== 'react' || phase.name !== 'reaction' || hex === undefined) return undefined;
  if (hexSeen(view, phase.to) !== hex) return undefined;
  const groups = [phase.to, action.group];
  const round = { hex, groups, mover: enemyOf(phase.side), forts: [], night: action.night };
  return roundOdds(view, round, phase.side);
};

const sayActivation = (
  common: Common,
  { ships, port }: Extract<Action, { readonly type: 'activate' }>,
): string => SAY.activate(sayShips(common, ships), sayPort(common, port));

/** [36.D.2] Who puts to sea reads what a round against the group brings and costs, if they meet by day. */
const activated = (view: View, action: Extract<Action, { readonly type: 'activate' }>): Offer => {
  const { phase } = view.common;
  const offer = command(action, sayActivation(view.common, action));
  const hex = phase.name === 'reaction' ? hexSeen(view, phase.to) : undefined;
  if (phase.name !== 'reaction' || hex === undefined) return offer;
  const round = { hex, groups: [phase.to], mover: enemyOf(phase.side), forts: [], night: false };
  return { ...offer, odds: sortieOdds(view, round, action.ships, phase.side) };
};

/** [F.8.4] Who takes the last hit that a ship can bear loses her. */
const sayHit = (view: View, ship: ShipId): string => {
  const name = shipName(view.common, ship);
  return strengthSeen(view, ship) > 1 ? SAY.takeHit(name) : SAY.sinks(name);
};

/** [F.8.7] Where the prey is known, what the attack may bring and cost. */
const hunting = (view: View, action: Extract<Action, { readonly type: 'hunt' }>): Offer => {
  const label = SAY.hunt(sayShips(view.common, shipsOf(view, action.hunter)));
  return {
    ...atHex(action, label, hexSeen(view, action.prey), 'attack'),
    odds: torpedoOdds(view, action.hunter, action.prey),
  };
};

const inSea = (view: View, action: Action): readonly Found[] => {
  const { common } = view;
  switch (action.type) {
    case 'take-hit':
      return [by([action.ship], answer(action, sayHit(view, action.ship)))];
    case 'hunt':
      return [by(shipsOf(view, action.hunter), hunting(view, action))];
    case 'torpedo':
      return torpedo(view, action);
    case 'aim':
      return [aimed(view, action)];
    case 'react':
    case 'withdraw':
      return [moved(view, action)];
    case 'activate':
      return [{ ...by(action.ships, activated(view, action)), exact: true }];
    case 'enter-port':
      return [by(shipsOf(view, action.group), command(action, SAY.enterPort))];
    case 'sweep-zone':
      return [
        bare(command(action, SAY.sweepZone(sayPlace(common, action.hex), inShort(oddsOf(view, action))))),
      ];
    default:
      return answered(view, action);
  }
};

/** [F.8.3] What a round brings and costs, for who wants to fight it. */
const nextRound = (view: View, fights: boolean): Odds | undefined => {
  const { phase } = view.common;
  return fights && (phase.name === 'battle-choice' || phase.name === 'stay-or-break')
    ? roundOdds(view, phase.battle, phase.side)
    : undefined;
};

/** Yes or no. */
const answered = (view: View, action: Action): readonly Found[] => {
  switch (action.type) {
    case 'fight':
      return [
        bare({ ...command(action, action.yes ? SAY.fight : SAY.avoid), odds: nextRound(view, action.yes) }),
      ];
    case 'stay': {
      const odds = oddsOf(view, action) ?? nextRound(view, action.yes);
      const label = action.yes ? SAY.stay : SAY.breakOff(inShort(odds));
      return [bare({ ...command(action, label), odds })];
    }
    case 'turn-back':
      return [bare(command(action, action.yes ? SAY.turnBack : SAY.stop))];
    default:
      return [];
  }
};

const ashore = (view: View, action: Action): readonly Found[] => {
  const { common } = view;
  switch (action.type) {
    case 'hit-ship':
      return [{ ...bare(command(action, SAY.hitShip(shipName(common, action.ship)))), target: action.ship }];
    case 'assault':
      return [
        bare(
          command(
            action,
            SAY.assault(sayPort(common, action.port), action.bought, inShort(oddsOf(view, action))),
          ),
        ),
      ];
    case 'retreat':
      return [bare(command(action, SAY.retreat(sayPlace(common, action.hex))))];
    case 'advance': {
      const names = sayTroops(
        common,
        action.units.map(({ unit }) => unit),
      );
      const pieces = action.units.map(({ unit, hex }) => troopPiece(unit, hex));
      return [{ offer: answer(action, SAY.advance(names)), pieces, exact: true }];
    }
    case 'pay-front': {
      const { hex } = portSpecOf(common, action.port);
      const offer = answer(action, SAY.pay(sayPlace(common, hex), action.sp));
      return [{ offer, pieces: [depotPiece(action.port)] }];
    }
    case 'strike-fleet':
      return [bare(command(action, SAY.strikeFleet(shipName(common, action.ship))))];
    default:
      return [];
  }
};

/** Everything that the rules offer in a phase of few answers, each in a way to reach it. */
export const answersFound = (view: View): readonly Found[] =>
  [...listActions(view)].flatMap(action => [...inSea(view, action), ...ashore(view, action)]);
