import type { GameStatus, GameTold, Problem } from '@narrow-seas/protocol';
import { findListing } from '../catalogue/catalogue.ts';
import { onlineAddress, type OnlinePlace } from '../link/address.ts';
import type { Seats } from '../link/protocol.ts';
import { fetchBoth, type Opened, type Services, unloaded } from '../store/opening.ts';
import { makeTable } from '../store/table.ts';
import { ONLINE } from '../words/online.ts';
import { WORDS } from '../words.ts';
import { get, UNREACHABLE } from './api.ts';

/** More entries than any game has: what happened is told later, to the table. */
const NOTHING_OF_IT = 1_000_000_000;

/** Who plays at another screen. */
const ELSEWHERE = 'elsewhere';

const complaint = ({ code, sentence }: Problem): Opened =>
  code === UNREACHABLE
    ? { ok: false, complaint: sentence, unloaded: true }
    : { ok: false, complaint: sentence };

/** A person sits before this screen. Other people, and computers of the server, play elsewhere. */
const seatsOf = ({ seats }: GameStatus, mine: readonly string[]): Seats =>
  Object.fromEntries(seats.map(({ side }) => [side, mine.includes(side) ? 'person' : ELSEWHERE]));

const openTable = async (services: Services, { status, mine }: GameTold, note: string): Promise<Opened> => {
  const { client, catalogue, watch, online } = services;
  const { id, game, scenario } = status;
  const listing = findListing(catalogue, game);
  if (listing === undefined) return { ok: false, complaint: WORDS.start.noGame(game) };
  const { card } = listing;
  watch.begin();
  online.begin(id);
  online.set({ status });
  const fetched = await fetchBoth(listing, async () => client('openOnline', { id, game, scenario, mine }));
  if (fetched === undefined) return unloaded(card.title);
  const [display, answer] = fetched;
  if (!answer.ok) return { ok: false, complaint: answer.error.message, unloaded: true };
  const title = status.title || (card.scenarios.find(known => known.id === scenario)?.title ?? '');
  const setup = {
    display: { ...display, ...display.boardMapOf(answer.value.view) },
    // Against people nobody is advised by a computer.
    card: { ...card, advises: false },
    title,
    saveId: '',
    seats: seatsOf(status, mine),
    isRecord: false,
    preview: false,
    online: id,
  };
  const table = makeTable(client, setup, answer.value);
  if (note !== '') table.set({ note });
  return { ok: true, table, address: onlineAddress(id) };
};

/** The table of a game on the server; where a seat is still free, the place to wait or to sit down. */
export const openOnlineGame = async (
  services: Services,
  { id, token }: Omit<OnlinePlace, 'at'>,
): Promise<Opened> => {
  const told = await get<GameTold>(`/games/${id}?since=${NOTHING_OF_IT}`);
  if (!told.ok) return complaint(told.error);
  const { status, mine } = told.value;
  const isMine = mine.length > 0;
  if (status.state === 'open')
    return {
      ok: false,
      complaint: '',
      lobby: { id, token: isMine ? undefined : token, status, mine },
    };
  return openTable(services, told.value, token === undefined || isMine ? '' : ONLINE.lobby.taken);
};
