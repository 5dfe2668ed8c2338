import type {
  AttendancesTable,
  EntriesTable,
  GamesTable,
  InvitationsTable,
  OrdersTable,
  SeatsTable,
  SeedsTable,
} from './games.ts';
import type { NoticesTable, PushSubscriptionsTable, WebhooksTable } from './notices.ts';
import type { SpentTable, VacationsTable } from './once.ts';
import type { CredentialsTable, PlayersTable, SecretsTable, SessionsTable, TokensTable } from './players.ts';
import type { RatingsTable, ResultsTable } from './standing.ts';
import type { BlocksTable, ChatTable, MarksTable, NotesTable, ReportsTable } from './talk.ts';

export interface Database {
  readonly players: PlayersTable;
  readonly sessions: SessionsTable;
  readonly credentials: CredentialsTable;
  readonly tokens: TokensTable;
  readonly secrets: SecretsTable;
  readonly games: GamesTable;
  readonly seeds: SeedsTable;
  readonly seats: SeatsTable;
  readonly entries: EntriesTable;
  readonly orders: OrdersTable;
  readonly invitations: InvitationsTable;
  readonly attendances: AttendancesTable;
  readonly chat: ChatTable;
  readonly notes: NotesTable;
  readonly marks: MarksTable;
  readonly blocks: BlocksTable;
  readonly reports: ReportsTable;
  readonly notices: NoticesTable;
  readonly push_subscriptions: PushSubscriptionsTable;
  readonly webhooks: WebhooksTable;
  readonly results: ResultsTable;
  readonly ratings: RatingsTable;
  readonly spent: SpentTable;
  readonly vacations: VacationsTable;
}

/** Every table, those that others point to first: a backup is read back in this order. */
export const TABLES = [
  'players',
  'sessions',
  'credentials',
  'tokens',
  'secrets',
  'games',
  'seeds',
  'seats',
  'entries',
  'orders',
  'invitations',
  'attendances',
  'chat',
  'notes',
  'marks',
  'blocks',
  'reports',
  'notices',
  'push_subscriptions',
  'webhooks',
  'results',
  'ratings',
  'spent',
  'vacations',
] as const satisfies readonly (keyof Database)[];
