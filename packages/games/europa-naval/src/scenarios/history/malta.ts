import type { History } from './history.ts';

export const MALTA: History = {
  title: 'Malta and the African convoys',
  paragraphs: [
    'In the spring of 1942 Malta came close to falling. German and Italian aircraft had bombed the island for months; its submarines left in April, its docks were wrecked, and the ships of the last convoy were sunk at their moorings before they could be unloaded. On the other side of the Mediterranean Rommel prepared to attack at Gazala. The plan was to take Tobruk first and Malta afterwards, with Italian and German paratroops and a fleet of landing craft. When Tobruk fell in June, and Egypt seemed to lie open, the landing was put off and never came.',
    'Everything in Africa came by sea: men, petrol, shells. From Naples and Palermo ships went past Malta to Tripoli, from Taranto and Brindisi round it to Benghazi, and later Tobruk. Most of them arrived; but when Malta could fly, fewer did, and the nearer ports lay weeks of driving behind the front. The battle fleet at Taranto had oil for a few sorties only, and that oil had to be spared from the same trains and tankers.',
    'The British sent Malta two convoys in June, Harpoon from the west and Vigorous from the east. Two ships of seventeen got in. In August came Pedestal: fourteen merchantmen, four aircraft carriers, two battleships. A submarine sank the Eagle, aircraft and torpedo boats hunted the rest through the Narrows by night, and five ships reached harbour, the tanker Ohio lashed between two destroyers. It was enough. By October Malta was striking again, and a third and more of the cargo for the front at Alamein went to the bottom.',
    'The attack at Alamein began on 23 October, the landings in French North Africa on 8 November. Germans and Italians now had to feed two armies, one in retreat and one in Tunisia, by shorter and deadlier routes.',
  ],
  tasks: {
    axis: 'Land supplies in Africa turn after turn, keep Malta down, and keep the fronts where they are or push them on.',
    allied: 'Feed Malta, bring it back to work, and sink what sails for Africa.',
  },
};
