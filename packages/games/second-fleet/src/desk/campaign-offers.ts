import { baseSpec } from '../rules/stacking/bases.ts';
import type { CampaignAction } from '../model/campaign/action.ts';
import type { Landing } from '../model/campaign/phase.ts';
import type { PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { atHex, byAny, byUnit, command, type Offer } from './offer.ts';
import { at, say, sayAll } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY } = DESK_WORDS;

const partsOf = (table: PublicState, { amphibious, paras, commandos }: Landing): readonly string[] => [
  ...(amphibious.length > 0 ? [SAY.marines(sayAll(table, amphibious))] : []),
  ...(paras > 0 ? [SAY.paras(paras)] : []),
  ...(commandos.length > 0 ? [SAY.commandos(sayAll(table, commandos))] : []),
];

/** A landing by air alone, or of those ashore, needs nobody to be picked. */
const assaultOffer = (table: PublicState, landing: Landing): Offer => {
  const { title, hex } = baseSpec(landing.base);
  const action = { type: 'assault', landing } as const;
  const label = SAY.assault(title, partsOf(table, landing), landing.raid);
  const units = [...landing.amphibious, ...landing.commandos];
  return units.length === 0 ? command(action, label) : atHex(byAny({ action, label }, units), hex, 'attack');
};

/** The actions of the campaign's chapters. */
export const campaignOffer = ({ table }: View, action: CampaignAction): Offer => {
  switch (action.type) {
    case 'place': {
      const label = SAY.place(sayAll(table, action.units), at(action.hex));
      return atHex(byAny({ action, label }, action.units), action.hex, 'place');
    }
    case 'station': {
      const { title, hex } = baseSpec(action.base);
      return atHex(byUnit(action, action.unit, SAY.station(say(table, action.unit), title)), hex, 'place');
    }
    case 'place-rest':
      return command(action, SAY.placeRest);
    case 'set-strategy':
      return command(action, SAY.strategy(action.strategy));
    case 'raise-strategy':
      return command(action, SAY.raise);
    case 'release':
      return command(action, SAY.release);
    case 'swap-wings':
      return byAny({ action, label: SAY.swap(say(table, action.unit), say(table, action.other)) }, [
        action.unit,
        action.other,
      ]);
    case 'shadow':
      return atHex(
        byUnit(action, action.unit, SAY.shadow(say(table, action.unit), at(action.hex))),
        action.hex,
        'place',
      );
    case 'assault':
      return assaultOffer(table, action.landing);
    case 'replenish':
      return byUnit(action, action.unit, SAY.replenish(say(table, action.unit)));
    default: {
      const { giver, taker, fuel, ammunition } = action;
      const label = SAY.supply(say(table, giver), say(table, taker), fuel, ammunition);
      return byAny({ action, label }, [giver, taker]);
    }
  }
};
