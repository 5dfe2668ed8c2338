import type { Duty } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { depotPiece, shipPiece } from '../face/piece-id.ts';
import { groupOf, hexOfPlace, portSpecOf, UNKNOWN } from '../model/fleet.ts';
import { mustGoHome } from '../rules/movement/homeward.ts';
import { hexSeen } from '../turn/sea/refuse.ts';
import type { Group } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { GroupId, ShipId, Side } from '../model/vocabulary.ts';
import { incomePorts } from '../rules/points/income.ts';
import { strikeHex } from './air-offers.ts';
import { PHASE_WORDS } from './phase-words.ts';
import { sayShips, where } from './say.ts';

const { duty: SAY } = PHASE_WORDS;

const owed = (
  rule: string,
  text: string,
  pieces: readonly number[],
  hexes: readonly (number | undefined)[],
  urgent = true,
): Duty => ({
  rule,
  text,
  pieces,
  hexes: hexes.filter(hex => hex !== undefined),
  urgent,
  button: SAY.show,
});

/** [F.17.1] Supplies that wait. */
const incomeDuty = ({ common, own = UNKNOWN }: View, side: Side): readonly Duty[] => {
  const { sp, srp } = own.pools;
  const ports = incomePorts(common, side);
  const [first] = ports;
  if (sp + srp <= 0 || first === undefined) return [];
  const stores = [...(sp > 0 ? [`${sp} SP`] : []), ...(srp > 0 ? [`${srp} SRP`] : [])].join(', ');
  const { hex } = portSpecOf(common, first);
  const text = SAY.income(stores, where(common, hex));
  return [{ ...owed('F.17.1', text, ports.map(depotPiece), [hex], false), button: SAY.choosePort }];
};

const hexOfGroup = ({ common, own }: View, id: GroupId): HexId | undefined => {
  const group = own === undefined ? undefined : groupOf(own, id);
  return group === undefined ? undefined : hexOfPlace(common, group.place);
};

const hexesOfShips = (view: View, ships: readonly ShipId[]): readonly (number | undefined)[] => {
  const groups = (view.own?.groups ?? []).filter(each => each.ships.some(ship => ships.includes(ship)));
  return groups.map(({ id }) => hexOfGroup(view, id));
};

/** [F.5.4] */
const homeDuties = (view: View): readonly Duty[] =>
  (view.own?.groups ?? [])
    .filter((group: Group) => !group.moved && mustGoHome(view.common, group))
    .map(({ id, ships }) => {
      const names = sayShips(view.common, ships);
      const hex = hexOfGroup(view, id);
      const place = hex === undefined ? '' : where(view.common, hex);
      return {
        ...owed('F.5.4', SAY.home(names, place), ships.map(shipPiece), [hex]),
        heading: SAY.homes,
        who: names,
        where: place,
        button: SAY.choosePort,
      };
    });

const about = (
  view: View,
  rule: string,
  say: (place: string) => string,
  hex: HexId | undefined,
): readonly Duty[] => (hex === undefined ? [] : [owed(rule, say(where(view.common, hex)), [], [hex])]);

/** What must be answered before anything else goes on. */
export const dutiesOf = (view: View): readonly Duty[] => {
  const { phase } = view.common;
  switch (phase.name) {
    case 'initial':
      return incomeDuty(view, phase.side);
    case 'naval-step':
      return homeDuties(view);
    case 'losses':
      return [
        owed('F.19.4', SAY.hits(phase.hits), phase.among.map(shipPiece), hexesOfShips(view, phase.among)),
      ];
    case 'aiming':
      return about(view, 'F.8.3', SAY.aims, phase.battle.hex);
    case 'battle-choice':
    case 'stay-or-break':
    case 'turn-back-choice':
      return about(view, 'F.8.1', SAY.battle, phase.battle.hex);
    case 'withdrawal':
      return [
        owed(
          'F.8.6',
          SAY.withdraw(phase.groups.length),
          [],
          phase.groups.map(id => hexOfGroup(view, id)),
        ),
      ];
    case 'reaction':
      return about(view, 'F.7.3', SAY.react, hexSeen(view, phase.to));
    case 'torpedo-aim':
      return about(view, 'F.8.7', SAY.torpedo, hexSeen(view, phase.prey));
    case 'strike-choice':
      return about(view, 'F.11.6', SAY.strike, strikeHex(view, phase));
    case 'ground-retreat':
      return about(view, 'F.15.3', SAY.retreat, phase.hex);
    default:
      return [];
  }
};
