import type { History } from '../spec.ts';

export const NORTHERN_CAMPAIGN_HISTORY: History = {
  paragraphs: [
    'The side that held the Norwegian Sea in a European war would have decided two things. One was whether men and material could cross the Atlantic in time, without which the front in Germany could not last. The other was whether the Soviet missile submarines, which in the 1980s could reach America from under the ice of the Barents Sea, would be left alone: the last reserve of a nuclear power, and the reason why its fleet was where it was.',
    'For the Soviets the sea was first of all a glacis. Submarines, aircraft and surface groups were to form belts of defence from Bear Island to the gap, to keep carriers and hunter submarines out of the bastions. How far forward the belts would lie was a matter of daring. The airfields of north Norway, a few hundred kilometres from the border, would have doubled the reach of their fighters; Iceland would have cut the gap in two; landings on Jan Mayen or Svalbard cost little and watched much. Each step outwards was also a step upwards, and nobody could say at which one the war would stop being one of conventional weapons.',
    'For NATO it was a race of reinforcement. In peace there were some frigates, a few submarines, Norwegian boats in their caves and patrol aircraft on Iceland. The carriers were in Norfolk or the Mediterranean, the marines in Carolina, the reserve fleets in harbour. All plans counted in days of warning, and nobody could promise them. Weather did the rest: gales that stop all flying for days, squalls that hide a fleet, ice that reaches Bear Island in March, and in winter no daylight at all.',
    'The campaign lasts twelve days, in September unless the players choose otherwise. The Soviet player decides in secret how far he means to go, and pays for each step beyond. Both draw reinforcements from tracks that politics can quicken or stop. Bases can be bombed, raided and stormed, convoys unloaded, mines laid; diplomats in New York move a marker that may end the war on any morning. What counts then is who holds which base, which convoys came in, what lies on the bottom, and where the submarines are when the guns fall silent.',
  ],
  tasks: {
    nato: 'Hold Norway and Iceland, bring the convoys in and destroy the Northern Fleet at a bearable price.',
    soviet: 'Take bases, deny the sea to the convoys and keep the missile boats safe until the armistice.',
  },
};
