import { z } from 'zod';
import { GameStatus, TableTold } from './game.ts';
import { Problem } from './problem.ts';
import { ActWish, Acted, AnswerWish, ChatSaid, ChatWish, OfferWish, OrdersWish, SideWish } from './wish.ts';
import { Eyes, GameId } from './words.ts';

/** The client's own number of a message: the answer carries it. */
const id = z.int().nonnegative();
const game = GameId;

/** The first message of every connection. Anything else before it ends the connection. */
export const Hello = z.object({ type: z.literal('hello'), version: z.int() });

/** What a client sends. Every message but hello is answered by `done` or `refused` with its id. */
export const ClientMessage = z.discriminatedUnion('type', [
  Hello,
  z.object({
    type: z.literal('subscribe'),
    id,
    game,
    as: Eyes,
    since: z.int().nonnegative().describe('How many entries I have: I am told those after it.'),
  }),
  z.object({ type: z.literal('unsubscribe'), id, game, as: Eyes }),
  ActWish.extend({ type: z.literal('act'), id, game }),
  OrdersWish.extend({ type: z.literal('orders'), id, game }),
  SideWish.extend({ type: z.literal('undo'), id, game }),
  OfferWish.extend({ type: z.literal('offer'), id, game }),
  AnswerWish.extend({ type: z.literal('answer'), id, game }),
  SideWish.extend({ type: z.literal('resign'), id, game }),
  ChatWish.extend({ type: z.literal('chat'), id, game }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** A change of data, as `patched` of core applies it to the view before. */
const Change = z.unknown();

/** What a server sends. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    version: z.int(),
    server: z.string().describe('The version of the program.'),
    player: z.object({ id: z.string(), name: z.string() }).optional(),
  }),
  z.object({ type: z.literal('done'), id, acted: Acted.optional() }),
  z.object({ type: z.literal('refused'), id: id.optional(), problem: Problem }),
  z
    .object({ type: z.literal('table'), game, table: TableTold })
    .describe('The whole table, after subscribe.'),
  z
    .object({
      type: z.literal('news'),
      game,
      from: z
        .int()
        .nonnegative()
        .describe('The number that I had before; if it is another, subscribe again.'),
      table: TableTold.omit({ view: true }),
      change: Change.optional().describe(
        'From the view before to that of now; missing where nothing differs.',
      ),
    })
    .describe('What has happened since, for one viewer.'),
  z.object({ type: z.literal('status'), game, status: GameStatus }),
  z.object({
    type: z.literal('presence'),
    game,
    here: z.array(z.string()).describe('Sides that are connected.'),
  }),
  z.object({ type: z.literal('chat'), game, said: ChatSaid }),
  z.object({ type: z.literal('bye'), sentence: z.string() }).describe('The server closes the connection.'),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
