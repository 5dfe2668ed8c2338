import pedestalRow from '../../data/pedestal.json' with { type: 'json' };
import { rosterIn, scenarioOfNames } from '../model/scenario-file.ts';
import { AFRICA } from './coasts.ts';
import type { ScenarioForm } from './form.ts';
import { pedestalOrders } from './orders/pedestal.ts';

const TITLE = 'Operation Pedestal';

// Ports belong to whom they did in the summer of 1942.
const data = scenarioOfNames({ ...(pedestalRow as object), id: 'malta' });

/** One convoy, one month: the smallest game here, and a first one. */
export const PEDESTAL: ScenarioForm = {
  id: 'pedestal',
  title: TITLE,
  summary: 'August 1942, two turns: bring one convoy from Gibraltar to Malta, or stop it.',
  hasShortForm: false,
  handicap: {
    side: 'allied',
    points: [0, -1, 1],
    advice:
      'Points that the Allies begin with: 0 is fair between cadets, -1 between captains, 1 between admirals',
  },
  history: {
    title: TITLE,
    paragraphs: [
      'In July 1942 Malta had food for seven weeks. The two convoys of June had brought in two ships of seventeen, and the island could hold out until early September if the bakeries and the kitchens saved coal. After that it would have to surrender with everybody on it. London decided to send one more convoy, and to give it everything that the Home Fleet could spare.',
      'Fourteen merchant ships passed Gibraltar in the fog of 10 August: thirteen freighters and the American tanker Ohio, the fastest of her kind, with oil and petrol for the island. Around them sailed two battleships, three aircraft carriers with seventy fighters, seven cruisers and more than twenty destroyers. No merchant ship had ever been escorted like this. Only one part of the escort was to go all the way. The battleships and the carriers would turn back at the narrows between Sicily and Tunisia, where there was no room to manoeuvre.',
      'The other side had known for days. Twenty submarines waited in two lines, some six hundred aircraft stood on Sardinia and Sicily, motor torpedo boats lay at Pantelleria, and two divisions of cruisers raised steam. On 11 August a German submarine sank the carrier Eagle with four torpedoes in eight minutes. On the evening of the 12th submarines and aircraft broke the formation at the entrance of the narrows, and that night the torpedo boats sank ships one after another. In the morning the cruisers were recalled, because there were not enough fighters to protect them and the bombers as well.',
      'Five of the fourteen arrived. The last was the Ohio, hit by torpedoes and bombs, her deck almost under water, held upright by a destroyer on each side. She was towed into Grand Harbour on 15 August with the petrol that kept the island’s aircraft flying for the autumn. The scenario gives you the same month. Everything that counts is the cargo on the quay at Valletta, and the ships that it costs.',
    ],
    tasks: {
      axis: 'Sink the convoy before it reaches Valletta, and the warships that protect it.',
      allied: 'Bring the convoy from Gibraltar to Valletta and unload it there.',
    },
  },
  orders: pedestalOrders,
  sides: { axis: 'Axis', allied: 'Allied' },
  data,
  roster: rosterIn(data),
  danger: { lineFell: false, safe: 'none' },
  endlessGunfire: false,
  takesIncome: () => false,
  consequences: [],
  goals: {
    counts: 'allied',
    losses: { war: { axis: ['TF', 'SUB'], allied: ['TF', 'CG'] }, trade: { axis: [], allied: ['NT'] } },
    holdings: () => [],
    eachTurn: () => [],
    heldFor: [],
    captures: [],
    supplies: { coast: AFRICA, port: 'Valletta' },
  },
  outlook: {
    suppliesAttract: 3,
    narrowSea: false,
    attackers: [],
    shipsWait: false,
    worthOfPort: () => 0,
    worthOfMove: () => 0,
  },
};
