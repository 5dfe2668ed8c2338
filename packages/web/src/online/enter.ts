import {
  isPage,
  type LearnPlace,
  type OnlinePlace,
  type ProblemsPlace,
  readAddress,
} from '../link/address.ts';
import { type Opened, openPlace, type Services, unloaded } from '../store/opening.ts';
import { fetchLearnParts, fetchOnlineParts, fetchProblemParts } from '../ui/late.tsx';
import { WORDS } from '../words.ts';

/** Opens a game on the server. What it takes is fetched first. */
export const enterOnline = async (
  services: Services,
  place: Omit<OnlinePlace, 'at'>,
): Promise<Opened | undefined> => {
  const parts = await fetchOnlineParts();
  return parts === undefined ? unloaded(WORDS.name) : parts.openOnlineGame(services, place);
};

/** The list of lessons, or one of them: what that takes is fetched first. */
export const enterLearning = async (services: Services, place: LearnPlace): Promise<Opened> => {
  const parts = await fetchLearnParts();
  if (parts === undefined) return unloaded(WORDS.name);
  const { game, lesson } = place;
  if (game === undefined || lesson === undefined) return { ok: false, complaint: '', page: place };
  return parts.openLessonTable(services, { game, lesson });
};

/** The list of problems, or one of them, in the same way. */
export const enterProblems = async (services: Services, place: ProblemsPlace): Promise<Opened> => {
  const parts = await fetchProblemParts();
  return parts === undefined ? unloaded(WORDS.name) : parts.openProblemPlace(services, place);
};

/** What the address stands for; undefined for the start page. */
export const openAddress = async (services: Services, fragment: string): Promise<Opened | undefined> => {
  const place = await readAddress(fragment);
  if (isPage(place)) return { ok: false, complaint: '', page: place };
  if (place.at === 'learn') return enterLearning(services, place);
  if (place.at === 'problems') return enterProblems(services, place);
  return place.at === 'online' ? enterOnline(services, place) : openPlace(services, place);
};
