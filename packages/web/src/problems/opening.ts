import { findListing } from '../catalogue/catalogue.ts';
import { problemsAddress, type ProblemsPlace } from '../link/address.ts';
import type { Client } from '../link/client.ts';
import type { ProblemOpened } from '../link/problem-calls.ts';
import { fetchBoth, type Opened, type Services, unloaded } from '../store/opening.ts';
import { makeTable, type TableStore } from '../store/table.ts';
import type { ProblemScreen } from '../store/problem-screen.ts';
import { PROBLEMS } from '../words/problems.ts';
import { WORDS } from '../words.ts';
import { dailyAmong, type GameProblems, loadAllProblems, today } from './daily.ts';
import { withCheck } from './check.ts';
import { progressIn } from './progress.ts';
import { watchProblem } from './run.ts';

interface Named {
  readonly game: string;
  readonly problem: string;
}

/** The list of problems, one of them, or that of the day. */
export const openProblemPlace = async (services: Services, place: ProblemsPlace): Promise<Opened> => {
  const all = await loadAllProblems(services.catalogue).catch(() => undefined);
  if (all === undefined) return unloaded(PROBLEMS.title);
  const daily = dailyAmong(all, today());
  const dailyName = daily && { game: daily.listing.card.id, problem: daily.head.id };
  const { game, problem } = place.today === true ? { ...dailyName } : place;
  if (game === undefined || problem === undefined) return { ok: false, complaint: '', page: place };
  const isDaily = dailyName?.game === game && dailyName.problem === problem;
  return openProblemTable(services, { game, problem }, { all, place, isDaily });
};

/** The next one that is not solved: of the same game, else of another. */
const nextAfter = (all: readonly GameProblems[], { game, problem }: Named): Named | undefined => {
  const own = all.find(({ listing }) => listing.card.id === game);
  const heads = own?.heads ?? [];
  const at = heads.findIndex(({ id }) => id === problem);
  const others = all.filter(each => each !== own);
  const inOrder = [
    ...[...heads.slice(at + 1), ...heads.slice(0, Math.max(0, at))].map(({ id }) => ({ game, problem: id })),
    ...others.flatMap(({ listing, heads: theirs }) =>
      theirs.map(({ id }) => ({ game: listing.card.id, problem: id })),
    ),
  ];
  return inOrder.find(each => !progressIn(each.game, each.problem).isSolved);
};

interface Way {
  readonly all: readonly GameProblems[];
  readonly place: ProblemsPlace;
  readonly isDaily: boolean;
}

const screenOf = (
  named: Named,
  { sheet }: Pick<ProblemOpened<unknown>, 'sheet'>,
  { all, isDaily }: Way,
): ProblemScreen => {
  const heads = all.find(({ listing }) => listing.card.id === named.game)?.heads ?? [];
  const next = nextAfter(all, named);
  return {
    game: named.game,
    sheet,
    number: heads.findIndex(({ id }) => id === named.problem) + 1,
    of: heads.length,
    ...(isDaily ? { day: today() } : {}),
    ...(next === undefined ? {} : { next }),
    hints: 0,
    checked: undefined,
    isShown: false,
    showing: undefined,
  };
};

/** The table of a problem. It is saved nowhere: only what was ordered is remembered. */
const openProblemTable = async (services: Services, named: Named, way: Way): Promise<Opened> => {
  const { catalogue, watch } = services;
  const { game, problem } = named;
  const listing = findListing(catalogue, game);
  if (listing === undefined) return { ok: false, complaint: WORDS.start.noGame(game) };
  const { card } = listing;
  watch.begin();
  const shown: { table: TableStore | undefined } = { table: undefined };
  const client: Client = withCheck(services.client, () => shown.table);
  const { given } = progressIn(game, problem);
  const fetched = await fetchBoth(listing, async () => client('openProblem', { game, problem, given }));
  if (fetched === undefined) return unloaded(card.title);
  const [display, answer] = fetched;
  if (!answer.ok) return { ok: false, complaint: answer.error.message };
  const { snapshot, sheet } = answer.value;
  const setup = {
    display: { ...display, ...display.boardMapOf(snapshot.view) },
    // The answer is the player's own.
    card: { ...card, advises: false },
    title: PROBLEMS.windowTitle(sheet.title),
    saveId: '',
    seats: Object.fromEntries(card.sides.map(side => [side, side === sheet.side ? 'person' : 'nobody'])),
    isRecord: false,
    preview: false,
    problem: screenOf(named, answer.value, way),
  };
  const table = makeTable(client, setup, snapshot);
  table.set({ tab: 'here' });
  shown.table = table;
  watchProblem(table);
  return { ok: true, table, address: problemsAddress(way.place) };
};
