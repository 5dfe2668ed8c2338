import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { endingOf } from '../../desk/ending.ts';
import { sayAirs, sayPlace, sayPort, sayShips, sayTroops } from '../../desk/say.ts';
import { sayWork } from '../../desk/say-work.ts';
import { DESK_WORDS } from '../../desk/words.ts';
import { airName, groundName, shipName } from '../../face/units.ts';
import { chartOf, groupOf, hexOfPlace, portSpecOf } from '../../model/fleet.ts';
import type { RaidTarget } from '../../model/shore/phase.ts';
import type { Common } from '../../model/state.ts';
import { type View, viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { EuropaNavalStep } from './plan.ts';
import { sayAnswer } from './say-answer.ts';

const { choice: SAY, air: AIR, ground: GROUND, initial: INITIAL } = DESK_WORDS;

const sayBegin = (action: Extract<Action, { readonly type: 'begin' }>): string => {
  if (action.hold) return SAY.begin.hold;
  return action.night ? SAY.begin.night : SAY.begin.day;
};

const endOf = (path: readonly HexId[]): HexId => path.at(-1) as HexId;

const atSea = (view: View, action: Action): string | undefined => {
  const { common } = view;
  switch (action.type) {
    case 'form':
      return SAY.formInPort(sayShips(common, action.ships));
    case 'begin':
      return sayBegin(action);
    case 'sail': {
      const group = view.own === undefined ? undefined : groupOf(view.own, action.group);
      const left = group === undefined ? action.path.length : group.allowance - group.spent;
      return SAY.sail(
        sayPlace(common, endOf(action.path)),
        action.path.length,
        left,
        (group?.nightLeft ?? 0) > 0,
      );
    }
    case 'carry':
      return SAY.carry(
        action.cargo.kind === 'troops' ? action.cargo.re : action.cargo.amount,
        sayPort(common, action.to),
      );
    default:
      return undefined;
  }
};

const sayTarget = (common: Common, target: RaidTarget, view: View): string => {
  switch (target.kind) {
    case 'malta':
      return AIR.malta;
    case 'ships':
      return AIR.ships(sayPort(common, target.port));
    case 'port':
      return AIR.port(sayPort(common, target.port));
    case 'mines':
      return AIR.mines(sayPlace(common, target.hex));
    default: {
      const seen = view.sightings.find(({ group }) => group === target.group);
      const hex = seen === undefined ? undefined : hexOfPlace(common, seen.place);
      return AIR.group(hex === undefined ? '' : sayPlace(common, hex));
    }
  }
};

const inTheAir = (view: View, action: Action): string | undefined => {
  const { common } = view;
  if (action.type === 'raid')
    return AIR.raid(
      sayAirs(common, [...action.bombers, ...action.escorts]),
      sayTarget(common, action.target, view),
    );
  if (action.type !== 'cover') return undefined;
  const { mission, unit } = action;
  const name = sayAirs(common, [unit]);
  if (mission.kind === 'patrol') return AIR.patrol(name, sayPlace(common, mission.hex));
  if ('hex' in mission.over) return AIR.cap(name, sayPlace(common, mission.over.hex));
  const ships = view.own === undefined ? undefined : groupOf(view.own, mission.over.group)?.ships;
  return AIR.cap(name, sayShips(common, ships ?? []));
};

const ashore = ({ common }: View, action: Action): string | undefined => {
  switch (action.type) {
    case 'march':
      return GROUND.march(groundName(common, action.unit), action.re, sayPlace(common, endOf(action.path)));
    case 'rail-troops':
      return GROUND.rail(groundName(common, action.unit), action.re, sayPlace(common, action.to));
    case 'demolish':
      return GROUND.demolish(groundName(common, action.unit));
    case 'attack':
      return GROUND.attack(
        sayTroops(
          common,
          action.from.map(({ unit }) => unit),
        ),
        sayPlace(common, action.hex),
      );
    default:
      return undefined;
  }
};

const spending = ({ common }: View, action: Action): string | undefined => {
  switch (action.type) {
    case 'income':
      return INITIAL.income(sayPort(common, action.port), action.sp, action.srp);
    case 'rail':
      return INITIAL.rail(sayPort(common, action.to), action.sp, action.srp);
    case 'convert':
      return INITIAL.convert(sayPort(common, action.port));
    case 'mend-port':
      return (action.what === 'port' ? INITIAL.mendPort : INITIAL.mendFort)(sayPort(common, action.port));
    case 'repair':
      return INITIAL.repair(shipName(common, action.ship), action.hits);
    case 'replace':
      return INITIAL.replace(shipName(common, action.ship), portSpecOf(common, action.port).name);
    case 'return-air':
      return INITIAL.returnAir(airName(common, action.unit));
    case 'rebase':
      return INITIAL.rebase(airName(common, action.unit), chartOf(common).fields[action.field]?.name ?? '');
    case 'make-mines':
      return INITIAL.mines;
    case 'malta':
      return INITIAL.malta[action.use];
    default:
      return undefined;
  }
};

/** An action in the words of the desk, which the screen shows for it too. */
export const sayStep = (side: Side, { state, action }: EuropaNavalStep): string => {
  const view = viewFor(state, side);
  if (action.type === 'done') return endingOf(view)?.label ?? action.type;
  return (
    atSea(view, action) ??
    inTheAir(view, action) ??
    ashore(view, action) ??
    spending(view, action) ??
    sayAnswer(view, action) ??
    sayWork(view, action)
  );
};
