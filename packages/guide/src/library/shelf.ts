/** A file of a package as a page: its name without the ending, and what it is called. */
export type Part = readonly [file: string, title: string];

export interface Shelf {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** A package for those who write games, bots and servers. */
export interface Volume {
  readonly name: 'core' | 'ai' | 'umpire' | 'protocol' | 'store';
  readonly title: string;
  readonly about: string;
  readonly shelves: readonly Shelf[];
}

/** What of the code is explained type by type, in reading order. What only its own package uses is left out. */
export const LIBRARY: readonly Volume[] = [
  {
    name: 'core',
    title: 'Core: the contract of a game',
    about:
      'Everything that a game has to bring, and what it gets in return: matches, saves, undo, notation, dice and the examination. It knows no game.',
    shelves: [
      {
        title: 'Rules',
        parts: [
          ['game', 'The rules of a game'],
          ['game-package', 'Everything a game brings'],
          ['decide', 'Deciding on an action'],
          ['progress', 'Events and the states after them'],
          ['result', 'Results that may fail'],
          ['refusal', 'Refusals'],
          ['chance', 'Chance'],
          ['odds', 'Odds with every modifier'],
          ['sequence', 'The order of steps'],
          ['handlers', 'Handlers of events'],
          ['versioned', 'Files of any age'],
        ],
      },
      {
        title: 'Notation',
        parts: [
          ['notation', 'Notation of positions and actions'],
          ['declaration/define-action', 'Declaring actions'],
          ['declaration/declare', 'Declaring events and phases'],
          ['declaration/action-text', 'Actions as text'],
          ['declaration/phase-lines', 'Phases as lines'],
          ['position-json', 'Positions as JSON'],
          ['decoder', 'Reading data from outside'],
        ],
      },
      {
        title: 'Screen',
        parts: [
          ['desk', 'What a screen asks'],
          ['choice', 'Choices of a player'],
          ['face', 'How a game looks'],
          ['face-package', 'Everything a face brings'],
          ['story', 'What happened, in scenes'],
          ['score', 'The score'],
          ['briefing', 'Briefings'],
          ['mission', 'Orders that go on over turns'],
        ],
      },
      {
        title: 'Minds',
        parts: [
          ['mind', 'What the computer needs'],
          ['command', 'Forces and their tasks'],
          ['sketch', 'Plans that are changed in place'],
          ['advice', 'Plans in words'],
          ['ledger', 'What a game tells the laboratory'],
          ['analysis', 'The analysis of a match'],
        ],
      },
      {
        title: 'Matches',
        parts: [
          ['match', 'A match and its log'],
          ['replay', 'Replay'],
          ['save', 'Saves'],
          ['witness', 'What each side has seen'],
          ['standing-orders', 'Standing orders'],
          ['committed-dice', 'Dice that can be checked'],
          ['random', 'Seeded random numbers'],
        ],
      },
      {
        title: 'Scenarios, lessons, rules to read',
        parts: [
          ['scenario-file', 'Scenarios as files'],
          ['editor', 'What the editor asks'],
          ['lesson', 'Lessons'],
          ['problem', 'Problems'],
          ['rule-index', 'Cases, readings and glossary'],
          ['handbook', 'Pictures and sheets for the rules'],
        ],
      },
      {
        title: 'Examination',
        parts: [
          ['examination/kit', 'What a game gives to be examined'],
          ['examination/examine', 'Examining a game'],
          ['examination/finding', 'Findings'],
        ],
      },
    ],
  },
  {
    name: 'ai',
    title: 'AI: computer opponents',
    about:
      'Opponents over the contract alone. A game that brings a mind has all levels, advice and analysis at once.',
    shelves: [
      {
        title: 'Players',
        parts: [
          ['level', 'Levels'],
          ['player', 'Making a player'],
          ['captain', 'The captain'],
          ['admiral', 'The admiral'],
          ['command/deliberate', 'Trying out orders'],
        ],
      },
      {
        title: 'Advice, analysis, contests',
        parts: [
          ['advice', 'Advice'],
          ['analysis/index', 'Analysis'],
          ['contest', 'Contests'],
        ],
      },
    ],
  },
  {
    name: 'umpire',
    title: 'Umpire: a match and its seats',
    about:
      'The true state goes in; what each seat may see comes out. It hosts a match in a browser, a terminal or a server.',
    shelves: [
      {
        title: 'The table',
        parts: [
          ['table', 'A table'],
          ['seat', 'Seats'],
          ['journal', 'What a viewer is told'],
          ['share', 'Matches to hand to others'],
          ['row', 'A change of a match'],
          ['record', 'A match as one viewer saw it'],
        ],
      },
    ],
  },
  {
    name: 'protocol',
    title: 'Protocol: messages of online play',
    about:
      'One schema for each message gives the type, the check and the description in OpenAPI. Bots in TypeScript can import them; [Bots](./bots.md) shows how to play.',
    shelves: [
      {
        title: 'Messages',
        parts: [
          ['game', 'Games'],
          ['wish', 'Wishes: what a player asks'],
          ['socket', 'Messages over the socket'],
          ['lists', 'Lists of games'],
          ['clock', 'Clocks'],
          ['problem', 'Problems that a server answers with'],
          ['read', 'Reading a message'],
          ['version', 'The version of the protocol'],
        ],
      },
    ],
  },
  {
    name: 'store',
    title: 'Store: what online play remembers',
    about: 'PostgreSQL in a folder of its own or on a server. It knows neither rules nor sockets.',
    shelves: [
      {
        title: 'The store',
        parts: [
          ['open', 'Opening a store'],
          ['store', 'The store and its parts'],
          ['settings', 'Settings'],
          ['games', 'Games'],
          ['entries', 'Entries of the log'],
          ['backup/file', 'Backups'],
          ['backup/restore', 'Restoring a backup'],
        ],
      },
    ],
  },
];

export const partsOf = ({ shelves }: Volume): readonly Part[] => shelves.flatMap(({ parts }) => parts);

/** Where a page stands: folders of a package are not told in its address. */
export const pageNameOf = (file: string): string => file.replace(/\/index$/, '').replaceAll('/', '-');
