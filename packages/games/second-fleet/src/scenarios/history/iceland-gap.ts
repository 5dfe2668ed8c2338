import type { History } from '../spec.ts';

export const ICELAND_GAP_HISTORY: History = {
  paragraphs: [
    'Between Greenland and Iceland lie some three hundred kilometres of shallow, noisy, often frozen water; between Iceland and Scotland, with the Faroes in the middle, about eight hundred. Every Soviet submarine of the Northern Fleet that wanted to reach the shipping lanes of the Atlantic had to cross one of the two. NATO called it the gap, and for thirty years it was the most closely watched stretch of sea in the world.',
    'The first line lay on the bottom. From the 1950s on the United States had laid strings of hydrophones along the edges of the continental shelf, tied by cable to stations on land. They heard the low frequencies that carry across an ocean: a cavitating propeller, a pump, a gear with a worn tooth. They did not give a position, but a place to look. The second line flew. From Keflavik and the Scottish fields four-engined patrol aircraft went out to drop sonobuoys along the bearing. The third line waited in the deep, nuclear submarines that were quieter than what they listened for.',
    'The Soviet side knew all of this, in part from its own ears and in part, as came out in 1985, from an American warrant officer who had sold cipher keys for seventeen years. Its newer boats were built on rafts of rubber. Its plans for the first days of a war, as far as they are known, did not send many submarines south: most were to guard the northern bastions where the missile boats lay. But even ten in the Atlantic would have forced every convoy into company and every escort away from the north.',
    'The scenario gives the Soviets ten boats, from the quiet and new to the old and loud, and four November days. They may creep or run: full speed is one hex more and a mark on the chart. NATO has the cable, six patrol aircraft, three submarines and two small groups of ships with a carrier for helicopters. Nobody can be everywhere. The question is where the gap is narrowest, and who is tired first.',
  ],
  tasks: {
    nato: 'Find and destroy submarines before they reach the open Atlantic.',
    soviet: 'Bring as many boats as possible into the North Atlantic, the Labrador Sea or British waters.',
  },
};
