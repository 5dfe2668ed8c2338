import { either } from '@narrow-seas/core';
import { COMMON_WORDS } from './common.ts';

const { brief } = COMMON_WORDS;

const WRITE_EVENTS = 'Write a list of types of events, or of objects with a "type".';
const WRITE_POSITION = 'Write the position as text, as a list of lines or as an object.';

/** What `judge` says: faults of a file of cases, rulings, and how they differ from what was expected. */
export const JUDGE_WORDS = {
  notBoth: 'Give a file or --schema, not both.',
  whichFile: 'Say which file to judge: narrow-seas judge FILE.',
  noSchema: (game: string): string => `Positions of ${game} are written as text, so they have no schema.`,
  moreFaults: (file: string, cases: string): string => `${file}: ${cases} cannot be used.`,
  moreCase: 'more case',

  fault: {
    noGame: 'The file does not say which game it is for.',
    noCases: 'The list of cases is missing.',
    noField: 'There is no such field; narrow-seas judge --schema lists the fields.',
    notObject: 'A case must be an object.',
    noName: 'The name of the case is missing.',
    position: WRITE_POSITION,
    show: 'Only "position" can be shown.',
    noActions: 'The list of actions is missing.',
    action: 'Write an action as text, or as {"do": "...", "expect": "legal"}.',
    asText: (game: string): string => `Positions of ${game} are written as text, not as an object.`,
    rulesFail: (why: string): string => `The rules fail on this position: ${why}.`,
    nobody: (word: string, advice: string): string => `Nobody is called ${brief(word)}: ${advice}`,
    beginWith: (movers: readonly string[]): string => `begin an action with ${either(movers)}.`,
    choose: (known: readonly string[]): string => `choose ${either(known)}.`,
    noRule: (game: string, rule: string, advice: string): string =>
      `${game} has no rule ${brief(rule)}: expect "legal", "refused" or the number of a rule.${advice}`,
    nearestRule: (rule: string): string => ` The nearest is ${rule}.`,
    unknownName: (word: string, message: string): string =>
      `Nothing is called ${brief(word)} here. ${message}`,
    didYouMean: (message: string, meant: string): string => `${message} Did you mean ${meant}?`,
    expect: 'Expect "legal", "refused", the number of a rule, or an object.',
    noExpectation: (field: string, known: readonly string[]): string =>
      `Nothing is called ${brief(field)} here: choose ${either(known)}.`,
    oneOrTheOther: 'A refused action has no such thing: expect one or the other.',
  },
  write: {
    legal: 'Write "legal": true, or leave it out.',
    refused: 'Write true or the number of a rule.',
    events: WRITE_EVENTS,
    odds: 'Write {"chances": {"retreat": "2/6"}, "modifiers": {"8.43": 30}, "within": 0.5}, or a part of it.',
    figures: 'Write numbers by name: {"differential": 10, "need": 2}.',
    position: WRITE_POSITION,
    positionHas: 'Write a list of lines of the position.',
    outcome:
      'Write {"winner": "nato", "level": "...", "points": 3}, a part of it, or null for a game that is not over.',
  },

  caseUnusable: (at: string): string => `  cannot be used: see ${at}`,
  butExpected: (expected: string): string => `  BUT EXPECTED: ${expected}`,
  butExpectedOf: (what: string, expected: string, came: string): string =>
    `  BUT EXPECTED ${what}: ${expected}; GOT: ${came}`,
  legal: 'legal',
  refused: 'refused',
  refusedBy: (rule: string): string => `refused by ${rule}`,
  stops: '  THE CASE STOPS HERE: this refusal was not expected.',
  refusal: (rule: string, title: string, reason: string, culprits: string): string =>
    `refused by ${rule} ${title}. ${reason}${culprits}`,
  theEnd: (ending: string): string => `  THE END: ${ending}`,
  winner: (side: string | undefined): string => `winner ${side ?? 'nobody'}`,
  level: (level: string): string => `level ${level}`,
  points: (points: number): string => `points ${points}`,
  odds: (sum: string, tables: string): string => `  odds: ${sum}: ${tables}`,
  chance: (result: string, ways: number, total: number): string => `${result} ${ways} of ${total}`,
  tally: (cases: string, actions: string, legal: number, refused: number, notReached: number): string =>
    `${cases}, ${actions}: ${legal} legal, ${refused} refused, ${notReached} not reached`,
  unexpected: (count: number): string => `${count} not as expected`,
  unusable: (cases: string): string => `${cases} cannot be used`,

  came: {
    noneBy: (rule: string): string => `none by ${rule}`,
    modifiersBy: (rule: string): string => `modifiers by ${rule}`,
    noDie: 'no die follows',
    noFigure: (names: readonly string[]): string =>
      `no such figure; there is ${names.length === 0 ? 'none' : names.join(', ')}`,
    notOver: 'the game is not over',
    nothingElse: 'nothing else',
  },
} as const;
