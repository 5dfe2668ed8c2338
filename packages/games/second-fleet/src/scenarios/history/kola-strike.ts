import type { History } from '../spec.ts';

export const KOLA_STRIKE_HISTORY: History = {
  paragraphs: [
    'In the first half of the 1980s the American navy argued in public that it would not wait for a war to come south. Its strategy, spoken of for years and printed in 1986, was to go forward: submarines first, into the Barents Sea, then carriers into the Norwegian Sea, where the mountains of the coast would shield them from radar and missiles, and from there against the bases of the Northern Fleet. Exercises tried it. In 1981 a large allied force went north with its radars silent and came within reach of the Kola peninsula before it was found. Later in the decade carriers practised flying from inside the fjords.',
    'The critics asked what would be left of the carriers. On the Kola peninsula, close together, lay one of the densest military districts of the world: ports cut into rock, more than a dozen airfields, the largest fleet the Soviet Union had. Its naval aviation existed for one purpose. Regiments of Tupolevs, with heavy missiles under their wings, were to be led to the carriers by reconnaissance aircraft and by ships that followed them, to come from several sides at once, and to fire from beyond the reach of any gun.',
    'Against that the carriers had the F-14, which could shoot at several targets far away, radar aircraft that saw them coming, cruisers of a new kind whose radars never turned, and their own bombers, which might find the Tupolevs on the ground. All of it depended on who struck first by an hour.',
    'The scenario takes place in July, when the sun does not set at all and ice is no hindrance. Two carrier groups stand in the Norwegian Sea; three submarines are ahead of them, and Norwegian and British aircraft help from the side. The airfields must be cratered often enough to stay shut, for they are repaired every night. The Soviets can wait behind their fighters, or send everything that flies and dives at two ships that cannot be replaced.',
  ],
  tasks: {
    nato: 'Damage the Kola airfields so that they stay damaged, and bring the carriers out.',
    soviet: 'Cripple or sink an American carrier, and keep the airfields working.',
  },
};
