import type { History } from '../spec.ts';

export const NORWAY_CONVOY_HISTORY: History = {
  paragraphs: [
    'Norway shared a border with the Soviet Union and had, from the first day of its membership, refused foreign bases and nuclear weapons in peacetime. It was to be defended by itself for as long as that took, and then by those who came. British and Dutch marines trained there every winter; a Canadian brigade was earmarked for it until 1987; and in 1981 it was agreed to store in the middle of the country the heavy equipment of an American brigade of marines. They were stored near Trondheim, and not in the north where they would be needed, so as not to alarm the neighbour.',
    'Everything else had to come by sea. A brigade with vehicles, fuel and ammunition filled half a dozen fast freighters. They would load in the ports of the American east coast or in Britain, and the last leg, from the Faroes along the Norwegian coast, would be sailed within reach of submarines that had had a week to take up stations, of bombers from Kola, and perhaps of ships that had come out before the shooting began.',
    'The planners had the convoys of 1942 before their eyes: neighbouring waters, bombers within reach, and daylight in May that leaves no night to hide in. What was new was that a single missile could do the work of a squadron of torpedo planes, and that an escort could see a hundred kilometres. What was not new was that the merchant ship had to arrive, and that the battle was lost if she did not, whatever the enemy had paid.',
    'In the scenario six freighters with a British, Dutch and Canadian escort have passed west of Scotland. A day behind them follow three amphibious ships. The ports are Bergen and Trondheim, nearest and worth least, and Narvik and Tromso, where the brigade is wanted. Norwegian submarines and missile boats hold the approaches; the airfields have fighters, if they are not hit first. A surface group with the carrier Baku is at sea to the north, and eleven Soviet submarines are somewhere in between.',
  ],
  tasks: {
    nato: 'Unload the freighters, as far north as possible, and land the marines.',
    soviet: 'Sink or delay the convoy; a freighter that arrives late counts as well.',
  },
};
