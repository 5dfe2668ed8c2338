import type { History } from './history.ts';

export const HUSKY: History = {
  title: 'Husky to Avalanche',
  paragraphs: [
    'On 10 July 1943 seven divisions came ashore on the south and east of Sicily, from Licata to Syracuse. No landing before it had been so large. The night was rough, gliders fell into the sea, and at Gela German tanks came within sight of the beach before the guns of cruisers and destroyers stopped them. Augusta and Syracuse fell in days, Palermo on the 22nd. Then the mountains round Etna slowed everything down.',
    'The Italian fleet did not come out. Its battleships lay at La Spezia, short of oil and of escorts, and what they could have met off Sicily was twice as strong in every class. On 25 July Mussolini was arrested. The new government said that the war went on, and looked for a way to end it.',
    'Across the strait of Messina, three miles wide, the Germans had gathered ferries, barges and guns. In the first half of August they brought their divisions out of Sicily with their vehicles, nearly forty thousand men, and the Italians more than sixty thousand, while Allied ships and aircraft kept away from the batteries. On 17 August the island was empty.',
    'Early in September the Allies crossed to Calabria, and on the 9th they landed in the gulf of Salerno. The evening before, the armistice had been announced. German troops disarmed the Italian army within days and nearly threw the landing back into the sea; again naval guns made the difference, and again at a price, for a new kind of bomb, guided by radio, hit the Warspite and the Savannah. The same bombs had sunk the Roma on the 9th, on her way with the fleet from La Spezia. The others reached Malta.',
    'Naples was taken on 1 October, its harbour blocked with every kind of wreck. North of it the winter line was already being dug.',
  ],
  tasks: {
    axis: 'Make every landing expensive, bring the German divisions out of Sicily, and hold as much of Italy as you can.',
    allied:
      'Take Sicily and the ports of the mainland, bring Italy to surrender early, and keep the fleet whole.',
  },
};
