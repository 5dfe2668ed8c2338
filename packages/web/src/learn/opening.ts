import { findListing } from '../catalogue/catalogue.ts';
import { learnAddress, type LearnPlace } from '../link/address.ts';
import type { LessonOpened } from '../link/protocol.ts';
import { fetchBoth, type Opened, type Services, unloaded } from '../store/opening.ts';
import { makeTable } from '../store/table.ts';
import type { LessonScreen } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { keepStep, progressOf } from './progress.ts';

type Place = Required<Omit<LearnPlace, 'at'>>;

const screenOf = ({ game, lesson }: Place, opened: LessonOpened, ids: readonly string[]): LessonScreen => {
  const { sheet, step } = opened;
  const next = ids[ids.indexOf(lesson) + 1];
  return {
    game,
    sheet,
    step,
    said: '',
    isHinted: false,
    showing: undefined,
    isOver: false,
    ...(next === undefined ? {} : { next }),
  };
};

/** The table of a lesson, at the step where it was left. It is saved nowhere: only the step is remembered. */
export const openLessonTable = async (services: Services, place: Place): Promise<Opened> => {
  const { client, catalogue, watch } = services;
  const { game, lesson } = place;
  const listing = findListing(catalogue, game);
  if (listing === undefined) return { ok: false, complaint: WORDS.start.noGame(game) };
  const { card } = listing;
  watch.begin();
  const { step = 0, position } = progressOf(game, lesson);
  const asked = { game, lesson, step, position };
  const fetched = await fetchBoth(listing, async () =>
    Promise.all([client('openLesson', asked), listing.loadCourse()] as const),
  );
  if (fetched === undefined) return unloaded(card.title);
  const [display, [answer, heads]] = fetched;
  if (!answer.ok) return { ok: false, complaint: answer.error.message };
  const { snapshot, sheet } = answer.value;
  const setup = {
    display: { ...display, ...display.boardMapOf(snapshot.view) },
    // Hints and orders are the lesson's own.
    card: { ...card, advises: false },
    title: sheet.title,
    saveId: '',
    seats: Object.fromEntries(card.sides.map(side => [side, side === sheet.side ? 'person' : sheet.other])),
    isRecord: false,
    preview: false,
    lesson: screenOf(
      place,
      answer.value,
      heads.map(({ id }) => id),
    ),
  };
  const table = makeTable(client, setup, snapshot);
  table.set({ tab: 'here' });
  keepStep(game, lesson, answer.value.step, answer.value.position);
  return { ok: true, table, address: learnAddress(place) };
};
