import type { Action } from '../model/action.ts';
import { sayCargo } from '../face/say-piece.ts';
import { shipName } from '../face/units.ts';
import { groupOf } from '../model/fleet.ts';
import { burnsFuel } from '../rules/fuel/bunkers.ts';
import type { View } from '../secrets/view.ts';
import { sayPort } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { work: SAY } = DESK_WORDS;

/** [36.E] Only Axis task forces in the Mediterranean have to be told what their oil costs. */
const sayPutToSea = ({ common, own }: View, { group: id, fuel }: PutToSea): string => {
  const group = own === undefined ? undefined : groupOf(own, id);
  const thirsty = group?.ships.some(ship => burnsFuel(common, group.side, ship)) === true;
  return thirsty ? SAY.putToSea[fuel] : SAY.putToSea.free;
};

type PutToSea = Extract<Action, { readonly type: 'put-to-sea' }>;

/** What the group in hand does besides sailing, in words. */
export const sayWork = (view: View, action: Action): string => {
  const { common } = view;
  switch (action.type) {
    case 'put-to-sea':
      return sayPutToSea(view, action);
    case 'embark':
      return SAY.embark(shipName(common, action.ship), sayCargo(common, action.cargo));
    case 'disembark':
      return SAY.disembark[action.how](shipName(common, action.ship));
    case 'lay-mine':
      return SAY.layMine(shipName(common, action.ship));
    case 'prepare':
      return SAY.prepare(shipName(common, action.ship), action.share);
    case 'pass-channel':
      return SAY.channel(sayPort(common, action.to));
    case 'bombard':
      return SAY.bombard[action.target];
    case 'enter-port':
    case 'pass-gibraltar':
    case 'sweep':
    case 'night':
      return SAY[action.type];
    default:
      return action.type;
  }
};
