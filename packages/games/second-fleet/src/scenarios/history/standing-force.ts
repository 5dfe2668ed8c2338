import type { History } from '../spec.ts';

export const STANDING_FORCE_HISTORY: History = {
  paragraphs: [
    'From 1968 on NATO kept a squadron of destroyers and frigates together in the Atlantic all the year round: one ship each from the United States, Britain, Canada, the Netherlands and West Germany, others now and then, and a commander who changed with the nations. In peace it was a school and a flag. It exercised, called at ports and showed that an attack on one ship would be an attack on all. In a crisis it was what happened to be there.',
    'What would happen to be there on the other side is told by the Kirov class. The first of these nuclear-powered cruisers joined the Northern Fleet in 1980, the second, Frunze, four years later. Each carried twenty heavy missiles that flew several hundred kilometres at more than twice the speed of sound, and a defence against aircraft in layers. Nobody had built anything of the kind since the battleships. Such a ship could be sent alone, or with one destroyer, as the raiders of two wars had been sent, to catch what had not yet gathered.',
    'The scenario supposes the first days of autumn. Two American amphibious ships with marines for north Norway are a day from Narvik and Tromso. The Standing Force has joined them because nothing else could. The marines’ equipment is stored further south; without the ships they are men with rifles. North of Bear Island a large radar return has been lost in rain and found again, steering south-west.',
    'No submarine is near, and the airfields wait for other orders: each side has one long-range aircraft that looks. The game is therefore the oldest one at sea. The cruiser must find before she is found, strike from far off without a ship beside her target to correct the aim, or come close enough to do it well; and she must be home in Pechenga two days later. The escorts can run for the fjords, where missiles find little, or turn and make a raider pay for every hour she stays.',
  ],
  tasks: {
    nato: 'Bring two amphibious ships into Narvik or Tromso, and hurt the raiders or keep them from home.',
    soviet: 'Sink the amphibious ships and be back in Pechenga by the sixth turn.',
  },
};
