import { handicapOption, OPTIONS } from './options.ts';
import { levantOrders } from './orders/levant.ts';
import type { Goal, ScenarioPage } from './scenario.ts';

const GOALS: readonly Goal[] = [
  { rule: '13.12', title: 'Israel cut off from the west', points: 15 },
  { rule: '13.13', title: 'No NATO ship in the eastern Mediterranean', points: 10 },
];

/** Two days in the east, with nobody to reinforce either side. */
export const LEVANT: ScenarioPage = {
  scenario: {
    id: 'levant',
    title: 'The Levant',
    summary:
      'Two days: one carrier group must keep the sea route to Israel open, past a Soviet squadron that is already there.',
    options: [
      ...OPTIONS.filter(({ id }) => id === 'middleEast'),
      handicapOption([0, 20], '0 is fair between cadets, 20 between captains'),
    ],
    lastTurn: 6,
    blackSeaOpens: 7,
    goals: GOALS,
    orders: levantOrders(GOALS),
    forces: [
      { units: ['US2', 'US4', 'US6', 'US7', 'US8', 'US10'], hexes: ['1029', '0930', '1122'] },
      { units: ['US11', 'US12'], hexes: ['1029', '1027', '0933'] },
      { units: ['Tu35', 'Tu39'], hexes: ['1634'] },
      { units: ['USa2', 'USa3'], hexes: ['1022'] },
      { units: ['Bra22', 'Bra23'], hexes: ['1232'] },
      { units: ['Tua37', 'Tua40'], hexes: ['1633'] },
      { units: ['So5', 'So7', 'So12', 'So15', 'So16'], hexes: ['1335', '1125', '0624'] },
      { units: ['So27', 'So28', 'So32', 'So37'], hexes: ['1335', '1125', '0624', '0831'] },
      { units: ['Soa1', 'Soa2', 'Soa3', 'Soa5'], hexes: ['2422'] },
    ],
    levels: [
      { winner: 'nato', grade: 'decisive' },
      { from: -10, winner: 'nato', grade: 'marginal' },
      { from: 0, winner: undefined, grade: '' },
      { from: 6, winner: 'soviet', grade: 'marginal' },
      { from: 16, winner: 'soviet', grade: 'decisive' },
    ],
  },
  history: {
    paragraphs: [
      'In October 1973 Egypt and Syria attacked Israel on two fronts. After a week both sides were short of everything, and both great powers began to send supplies: the Soviet Union by air to Damascus and Cairo and by ship to Latakia, the United States by air over the Azores and soon by ship as well. A tank weighs fifty tons. The aircraft could bring a few of them. Everything heavy had to come by sea, and the last thousand miles of that sea were watched from both sides.',
      'The American Sixth Fleet moved one carrier group to the waters south of Crete, then two, then three. The Soviet squadron followed them and lay between them and the Levant. Its anchorages were off Crete, off the Nile delta and off the Syrian port of Tartus. Cruisers and destroyers stayed within missile range of the carriers, and submarines that had come from the Northern Fleet waited under the routes. Nobody fired. Officers on both sides later called those days the most dangerous they had known.',
      'A year later the alliance itself broke in these waters. After the fighting on Cyprus in 1974, Greece left the military command of NATO, and Turkey closed American bases for a time. In a new crisis the American admiral could not count on Greek ports. He had Crete, where his own aircraft flew from Souda, the British base at Akrotiri, and perhaps the Turkish south coast.',
      'The scenario supposes such a crisis a few years later. A convoy for Israel is at Gibraltar, and it sails only if the route is open in two days. One carrier, the America, is south of Cyprus with what escorts could be found. The Soviet squadron has orders to close the route before the rest of the Sixth Fleet arrives. Greece and Italy stay out, the Black Sea Fleet is behind the straits, and no reinforcements come. Six turns decide who holds the sea between Crete and Haifa.',
    ],
    tasks: {
      nato: 'Keep a sea route open from Israel to the west, and do not lose the carrier.',
      soviet: 'Close every sea route from Israel to the west by the end of the sixth turn.',
    },
  },
};
