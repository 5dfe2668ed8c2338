import { ASK_ME, type StandingChoice, type StandingSpec } from '@narrow-seas/core';
import { ORDER_WORDS as SAY } from './words.ts';

const choice = (
  id: string,
  words: { readonly label: string; readonly sentence: string },
): StandingChoice => ({ id, ...words });

const ASK = choice(ASK_ME, SAY.ask);

const RETREATS: StandingSpec = {
  id: 'retreats',
  title: SAY.retreats.title,
  rule: '8.71',
  choices: [choice('away', SAY.retreats.away), ASK],
  usual: { choice: 'away' },
};

const DISPLACEMENT: StandingSpec = {
  id: 'displacement',
  title: SAY.displacement.title,
  rule: '8.71',
  choices: [choice('free', SAY.displacement.free), ASK],
  usual: { choice: 'free' },
};

const ADVANCES: StandingSpec = {
  id: 'advances',
  title: SAY.advances.title,
  rule: '8.5',
  choices: [
    choice('enemy-turn', SAY.advances.enemyTurn),
    choice('stay', SAY.advances.stay),
    choice('first', SAY.advances.first),
    ASK,
  ],
  usual: { choice: 'enemy-turn' },
};

const EXCESS: StandingSpec = {
  id: 'excess',
  title: SAY.excess.title,
  rule: '7.0',
  choices: [choice('strongest', SAY.excess.strongest), ASK],
  usual: { choice: 'strongest' },
};

const SACRIFICE: StandingSpec = {
  id: 'sacrifice',
  title: SAY.sacrifice.title,
  rule: '14.1',
  choices: [choice('weakest', SAY.sacrifice.weakest), ASK],
  usual: { choice: ASK_ME },
};

const NO_CHOICE: StandingSpec = {
  id: 'no-choice',
  title: SAY.noChoice.title,
  rule: 'NS.1',
  choices: [choice('pass', SAY.noChoice.pass), ASK],
  usual: { choice: 'pass' },
};

/** Every standing order of Sixth Fleet, by what it is about. */
export const SPECS = {
  retreats: RETREATS,
  displacement: DISPLACEMENT,
  advances: ADVANCES,
  excess: EXCESS,
  sacrifice: SACRIFICE,
  noChoice: NO_CHOICE,
} as const;
