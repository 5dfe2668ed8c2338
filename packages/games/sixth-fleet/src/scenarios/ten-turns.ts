import { BONUSES } from './bonuses.ts';
import { handicapOption, OPTIONS } from './options.ts';
import { shortOrders } from './orders/short.ts';
import type { ScenarioPage } from './scenario.ts';

/** [11.0] Both must agree to play on. */
export const TEN_TURNS: ScenarioPage = {
  scenario: {
    id: 'short',
    title: 'Ten turns',
    summary: 'Three days: the Soviet squadron tries to take the Aegean from the Sixth Fleet and its allies.',
    options: [
      ...OPTIONS,
      handicapOption(
        [0, -10],
        '0 is fair between cadets and between captains; admirals end ten points above the middle of the draw, so -10 suits them',
      ),
    ],
    lastTurn: 10,
    extension: { after: 10, lastTurn: 21, oneVoteIsEnough: false },
    blackSeaOpens: 11,
    goals: BONUSES,
    orders: shortOrders(BONUSES),
  },
  history: {
    paragraphs: [
      'For twenty years after 1945 the Mediterranean belonged to the navies of the West. The American Sixth Fleet, so named since 1950, usually had two attack carriers there with cruisers, destroyers and submarines around them, and the navies of Italy, Greece and Turkey beside it. That changed in 1967, when the Soviet Union formed a permanent squadron in the Mediterranean. It had no carriers like the American ones and few harbours. Its ships lay at anchor in the open sea, off Crete, Cyprus or Tunisia, and followed the American carriers wherever they went.',
      'Those who followed were the weapon. Soviet planners knew that a carrier which had hours to get ready would win. So everything had to happen in the first hours: cruisers, destroyers and submarines with missiles, close enough to fire together before the aircraft were in the air. In October 1973, during the war between Israel and its neighbours, both fleets came nearer to that moment than ever before. The Soviet squadron grew to more than ninety ships, the Sixth Fleet to about sixty and three carriers, and for days each side had the other in its sights.',
      'The Aegean was the key. Every ship from the Black Sea had to come through the Turkish straits, then past hundreds of Greek and Turkish islands. As long as NATO ships and aircraft stood there, the squadron in the south was cut off. The alliance was not at its strongest: in 1974, after the fighting on Cyprus, Greece took its forces out of the military command of NATO, and its navy and that of Turkey watched each other.',
      'The scenario supposes a war in the late 1970s and shows its first three days in turns of eight hours. The Soviet squadron moves first, before anybody else, and has its submarines where they hurt. NATO has more aircraft and more ships, but they are spread from Italy to Turkey. The question is who still has a fleet when the first salvos are over, and whose flag is left in the Aegean.',
    ],
    tasks: {
      nato: 'Sink the Soviet squadron and keep at least one unit in the Aegean.',
      soviet: 'Hit the carriers early, and drive every NATO unit out of the Aegean.',
    },
  },
};
