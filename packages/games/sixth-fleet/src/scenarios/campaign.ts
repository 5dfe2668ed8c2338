import { BONUSES } from './bonuses.ts';
import { handicapOption, OPTIONS } from './options.ts';
import { campaignOrders } from './orders/campaign.ts';
import type { ScenarioPage } from './scenario.ts';

/** [11.0] Both must agree to stop early. */
export const CAMPAIGN: ScenarioPage = {
  scenario: {
    id: 'campaign',
    title: 'Campaign',
    summary:
      'A week: the Black Sea Fleet breaks out, the French and British come, and the way to Israel is at stake.',
    options: [
      ...OPTIONS,
      handicapOption(
        [16, 12, 0],
        '16 is fair between cadets, 12 between captains; 0 is the game as it is printed',
      ),
    ],
    lastTurn: 21,
    extension: { after: 10, lastTurn: 21, oneVoteIsEnough: true },
    blackSeaOpens: 11,
    goals: BONUSES,
    orders: campaignOrders(BONUSES),
  },
  history: {
    paragraphs: [
      'A treaty of 1936, signed at Montreux, gives Turkey the keys of the Black Sea. Warships of the states around it may pass the Bosphorus and the Dardanelles in peace, after notice, and aircraft carriers are not named among them. When the Kiev came through in July 1976 with aircraft on her deck, Moscow called her an anti-submarine cruiser. In a war nobody would have asked for notice. Turkey would have closed the straits, and the Soviet army would have tried to open them.',
      'Nobody knows how long that would have taken. Until then the squadron in the Mediterranean had to live on what it had. It had no yard of its own to repair a ship, and in 1976 it lost the use of the Egyptian harbours, which left it little more than Syria. Its bombers had to cross Turkey or the Balkans before they saw the sea. Behind the straits waited the Black Sea Fleet: cruisers, destroyers, submarines, and a carrier of its own.',
      'The West had reserves as well. France had left the military command of NATO in 1966 but kept a fleet with carriers, much of it at Toulon. British ships could come from Gibraltar. American fighters could fly in from the west as long as the way there was open. Both sides would have grown stronger after the first days, if there was still somebody to join.',
      'At the far end of the sea lay Israel. In October 1973 its supplies had come from America, first by air over the Azores and then by ship. The side that held the waters between Crete and the coast of Israel held that route. The scenario runs for a week. After the tenth turn the straits open, the Black Sea Fleet comes south, and the French and the British arrive. Losses count, but so does the map on the last day: the Aegean, the eastern Mediterranean, and the way to Israel.',
    ],
    tasks: {
      nato: 'Survive the first days, then fight your way back east before the week is over.',
      soviet: 'Clear the Aegean and the eastern Mediterranean, and cut the sea route to Israel.',
    },
  },
};
