import type { RuleCase } from '@narrow-seas/core';

export const CHAPTER_9: readonly RuleCase[] = [
  { id: '9.0', title: 'Aircraft', summary: 'Aircraft follow all the rules except as the cases below say.' },
  { id: '9.1', title: 'Bases', summary: 'Which aircraft use which bases.' },
  {
    id: '9.11',
    title: 'Land and carrier',
    summary:
      'Aircraft are based on land or on carriers. A hex with an airbase is a land base; a CV is a base for carrier aircraft, those marked C.',
  },
  {
    id: '9.12',
    title: 'Soviet bases',
    summary:
      'Soviet aircraft use any Soviet land base. These lie in Bulgaria and Romania, and with option 14.3 elsewhere too.',
  },
  {
    id: '9.13',
    title: 'NATO bases',
    summary:
      'Each NATO aircraft uses bases of its own nation: US on land and carriers, Br, Tu, Gr and It on land, Fr on its carrier only, Is only with option 14.3.',
  },
  {
    id: '9.14',
    title: 'Any base of the nation',
    summary: 'After the set-up an aircraft may use any base of its nation [9.17].',
  },
  {
    id: '9.15',
    title: 'Foreign bases',
    summary:
      'A NATO aircraft that must land and can reach no base of its nation may fly to any NATO base, or stay over one. It is then out of the game, without points for the Soviets.',
  },
  {
    id: '9.16',
    title: 'Enemy and destroyed bases',
    summary: 'Nobody uses a base of the other side, nor one that is destroyed.',
  },
  {
    id: '9.17',
    title: 'No land aircraft on carriers',
    summary: 'Land-based aircraft never use carriers. Carrier aircraft may use land bases of their nation.',
  },
  { id: '9.2', title: 'How aircraft move', summary: 'Range, and the duty to land.' },
  {
    id: '9.21',
    title: 'Range',
    summary:
      'The Range Allowance is the number of hexes an aircraft may enter in a phase, whatever the terrain.',
  },
  {
    id: '9.22',
    title: 'The duty to land',
    summary:
      'An aircraft that is at no base when its Movement Phase begins must be at one when it ends, or it is eliminated then.',
  },
  {
    id: '9.3',
    title: 'Aircraft and control',
    summary: 'Aircraft can leave enemy control freely, and units can leave their control freely.',
  },
  {
    id: '9.31',
    title: 'Leaving',
    summary:
      'An aircraft may always leave a controlled hex, but it never goes straight from one to another [6.42].',
  },
  { id: '9.32', title: 'Leaving aircraft', summary: 'Any unit may leave the zone of an enemy aircraft.' },
  { id: '9.4', title: 'Stacking', summary: 'How aircraft stack.' },
  {
    id: '9.41',
    title: 'Six in a hex',
    summary:
      'Six aircraft may stack in a hex in addition to three ships. The limit holds whenever a Movement Phase ends, and during combat.',
  },
  {
    id: '9.42',
    title: 'On top',
    summary: 'Aircraft lie above all ships, in any order among themselves [9.62].',
  },
  {
    id: '9.43',
    title: 'Over a base',
    summary:
      'An aircraft over a base of its nation fights and stays there turn after turn; it need not land [9.22].',
  },
  {
    id: '9.5',
    title: 'Aircraft in combat',
    summary: 'Aircraft do not retreat, and some are weaker at night.',
  },
  {
    id: '9.51',
    title: 'No retreat',
    summary: 'Aircraft never retreat; an aircraft that would have to is eliminated.',
  },
  {
    id: '9.52',
    title: 'Daylight aircraft',
    summary: 'Some aircraft attack with half their three strengths in night turns; fractions are kept.',
  },
  { id: '9.6', title: 'Carrier aircraft', summary: 'How aircraft work from carriers.' },
  {
    id: '9.61',
    title: 'Whose carriers',
    summary:
      'Carrier aircraft are Soviet, American or French. The first two use carriers and land bases of their nation, the French only their carrier [9.15].',
  },
  {
    id: '9.62',
    title: 'Four places',
    summary:
      'At the end of a Movement Phase a carrier aircraft is A: on patrol above a CV of its nation, with no duty to land; B: in the holding box of such a CV, six at most, where it neither fights nor is fought and is lost with the ship; C: elsewhere, with the duty to land; D: at a land base.',
  },
  {
    id: '9.63',
    title: 'Before the carrier',
    summary: 'Aircraft that leave their carrier in a phase must move before the carrier does.',
  },
];
