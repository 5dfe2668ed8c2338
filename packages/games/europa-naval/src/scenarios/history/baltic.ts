import type { History } from './history.ts';

const OUT =
  'In June 1941 the Soviet Baltic Fleet was the largest in that sea, with two old battleships, two new cruisers and more than sixty submarines, and it was in the wrong place. Its forward bases at Libau and Riga had been Soviet for a year. Libau was lost within a week; ships in dock there blew themselves up. Riga followed. By then German and Finnish minelayers had closed the Gulf of Finland, belt behind belt, and every mile of the way home had to be swept under bombs.';
const TALLINN =
  'At the end of August Tallinn could no longer be held. Some two hundred ships and boats took the garrison and thousands of civilians aboard and sailed for Kronshtadt, past Cape Juminda, where more than two thousand mines and sweeping obstacles were waiting. In one night and one day about sixty of them were lost, and more than ten thousand people. The warships came through, most of them.';
const HANGO =
  'Hango, on the Finnish side of the entrance, and the islands of Saaremaa and Hiiumaa held out longer. Germans landed on the islands in September, from Siebel ferries and assault boats, with feints by cruisers from the sea side. A German fleet round the Tirpitz waited off the Aaland islands for a breakout to Sweden that nobody had planned. Hango was given up by early December, convoy after convoy through the mines and the first ice.';
const NETS =
  'For two years the fleet lay at Kronshtadt and Leningrad, its guns part of the front. Submarines that tried to get out in 1942 had to cross the belts called Seeigel and Nashorn, and in 1943 a double steel net from shore to shore closed the gulf altogether.';
const BACK =
  'In the summer of 1944 the tide ran the other way. The siege of Leningrad was lifted, Finland sued for peace and left the war in September, and the inshore route along the Finnish skerries opened for Soviet submarines. German Army Group North gave up Estonia within ten days; from Tallinn alone about eighty thousand people were shipped out. Riga was cleared in October, and what was left of the army group stood in Courland, with the sea behind it.';
const ISLANDS =
  'The islands changed hands again. Soviet troops crossed to Hiiumaa and Saaremaa in small craft; on the Sworbe peninsula Germans held out until November, supplied and taken off by barges while the cruisers of the second battle group, Prinz Eugen, Luetzow and Scheer, fired from the sea at tanks and batteries. The same ships shelled the shore at Tukums and at Memel. They were old or crippled, but there was nothing in those waters to stop them except aircraft and mines.';
const SHIPPING =
  'Germany still needed the Baltic: for iron ore from Sweden, for coal to Finland until September, for the training of submarine crews, and in the end to bring people home. Nobody at sea in 1944 doubted how it would end; the question was how much could be taken away in time.';
const BASES =
  'The army decided the pace. A port fell when the front reached it, whatever ships lay there, and a fleet without docks, oil and sweepers is worth little. For the Germans the sea was a flank to be closed cheaply, with mines, small craft and aircraft; no large ship was risked in the gulf. For the Soviets it was the only road by which garrisons, guns and wounded could be brought home.';

export const BALTIC: History = {
  title: 'The Baltic, 1941 and 1944',
  paragraphs: [OUT, TALLINN, NETS, BACK],
  tasks: {
    axis: 'Close the gulf in 1941 and take the bases; in 1944 bring the armies out and hold the islands and ports.',
    allied: 'Save ships and garrisons in 1941; in 1944 break the belts, clear the coast and open the sea.',
  },
};

export const BALTIC_1941: History = {
  title: 'The Baltic, 1941',
  paragraphs: [OUT, TALLINN, HANGO, BASES],
  tasks: {
    axis: 'Mine the way home, take base after base, and catch the fleet in port or in the belts.',
    allied:
      'Bring ships and garrisons to Kronshtadt, and hold Hango, Tallinn and the islands as long as they can be held.',
  },
};

export const BALTIC_1944: History = {
  title: 'The Baltic, 1944',
  paragraphs: [NETS, BACK, ISLANDS, SHIPPING],
  tasks: {
    axis: 'Evacuate Estonia and Riga by sea, and keep the islands, Windau and Memel.',
    allied: 'Sweep the belts, take the ports, and open the safe zone to the gulf and the north.',
  },
};
