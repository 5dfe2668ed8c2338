import { counted, either, type Refusal, signed } from '@narrow-seas/core';
import { COMMON_WORDS } from './common.ts';

const { brief } = COMMON_WORDS;

/** What `play` says. */
export const PLAY_WORDS = {
  refused: ({ reason, rule }: Pick<Refusal, 'reason' | 'rule'>): string => `Not allowed: ${reason} [${rule}]`,
  noMove: (side: string): string => `The computer found no move for ${side}. Save the game and report it.`,
  noSide: (name: string, sides: readonly string[]): string =>
    `There is no side ${brief(name)}: choose ${either(sides)}.`,
  noDesk: (game: string): string => `${game} cannot be played by hand yet.`,
  noServer: (address: string): string =>
    `There is no answer from ${address}: check the address and the network.`,
  otherServer: (address: string): string =>
    `${address} answers in another way than expected: it may be a server of another version.`,
  badServer: (address: string): string =>
    `--server is ${brief(address)}, but it must be an address such as https://seas.example.org.`,
  seedThere: 'A server throws its own dice: leave out --seed to play there.',
  badLink: (link: string): string => `${brief(link, 80)} is not a link to a seat.`,
  notSeated: 'You have no seat in this game: open it with the token that you were given, or ask for a link.',
  comeBack: (server: string, id: string, token: string): string =>
    `To come back: narrow-seas play ${id} --server ${server} --token ${token}`,
  invite: (link: string): string => `Send this link to your opponent: ${link}`,
  earlier: (count: number): string => `* ${counted(count, 'earlier line')} not shown.`,
  waiting: 'The game begins when the other side sits down.',
  emptyBoard: 'Nothing lies on the map.',
  heap: (hex: string, where: string, parts: readonly string[]): string =>
    `${hex}${where === '' ? '' : ` (${where})`}  ${parts.join('; ')}`,
  piece: (word: string | undefined, said: string): string =>
    `  ${word === undefined ? '' : `${word}: `}${said}`,
  whatToPlay: (word: string): string =>
    `${brief(word)} is not a scenario or the file of a match: try play sixth-fleet/short, or narrow-seas games.`,
  welcome: (game: string, side: string): string =>
    `${game}: you play ${side}. Type help for the commands, orders for your aim.`,
  turn: (turn: string, phase: string, score: string): string =>
    [turn, phase, score]
      .filter(part => part !== '')
      .map(part => (/[.?!]$/.test(part) ? part : `${part}.`))
      .join(' '),
  owed: (text: string): string => `  To do: ${text}`,
  ready: (names: readonly string[], more: number): string =>
    `  Can act: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  item: (place: number, label: string): string => `  ${String(place).padStart(3)}  ${label}`,
  end: (label: string): string => `  end  ${label}`,
  prompt: (side: string): string => `${side}> `,
  handOver: (side: string): string => `It is ${side}'s turn. Hand the keyboard over, then press Enter.`,
  over: (summary: string): string => `The game is over: ${summary}.`,
  lost: (text: string): string => `  Would be lost: ${text}`,
  endAnyway: 'Type end now to end the phase all the same.',
  cannotEnd: 'This phase ends by itself when everything in it is done.',
  noOrders: 'No legal order has these words. Type list for all.',
  more: 'There are more. Say a word to find others: list move So32.',
  noItem: (place: number, count: number): string =>
    count === 0
      ? `There is no list to choose ${place} from: type list.`
      : `The list has ${counted(count, 'line')}: there is no ${place}.`,
  noHex: (word: string): string => `There is no hex ${brief(word)} on this map.`,
  noPiece: (word: string): string => `No unit is called ${brief(word)}. Type board for all that you see.`,
  nothingFor: (word: string): string => `${brief(word)} can do nothing now.`,
  notAnOrder: (text: string, why: string): string =>
    `${brief(text)} is not a command or an order: ${why} Type help for commands, list for orders.`,
  nameFile: 'Say where to: save my-game.json.',
  notKept: 'A server keeps this game: there is nothing to save here.',
  saved: (file: string): string => `Saved to ${file}.`,
  undone: 'Taken back.',
  unsaved: 'The game was not saved. Type save FILE first, or quit again to leave it.',
  bye: 'You leave the table.',
  nothingNew: 'Nothing has happened yet.',
  card: (title: string, side: string): string => `${title}: orders for ${side}`,
  brings: 'Brings points:',
  costs: 'Costs points:',
  ideas: 'First ideas:',
  scoreLine: (text: string, points: number, isEarned: boolean): string =>
    `  ${signed(points, 0).padStart(4)}  ${text}${isEarned ? '' : ' (not yet)'}`,
  nextLevel: (title: string, missing: number): string => `  ${missing} more for ${title}.`,
  noBriefing: 'This game has no orders card.',
  help: `Commands:
  board              everything that you see, hex by hex
  hex 2916           what lies in one hex, with figures
  what HAWES         what one unit can do, as a list
  list [words]       legal orders; with words only those that have them all
  3                  do line 3 of the last list
  end                end the phase
  undo               take back the last order, up to the last roll of the dice
  orders             the situation, your aim and three first ideas
  score              how it stands
  log                the last things that happened
  save FILE          write the match to a file
  quit               leave the table
Anything else is an order in notation, as list shows them: move HAWES 2915. Several are separated by semicolons.`,
} as const;
