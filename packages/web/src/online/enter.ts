import { type OnlinePlace, readAddress } from '../link/address.ts';
import { type Opened, openPlace, type Services, unloaded } from '../store/opening.ts';
import { fetchOnlineParts } from '../ui/late.tsx';
import { WORDS } from '../words.ts';

/** Opens a game on the server. What it takes is fetched first. */
export const enterOnline = async (
  services: Services,
  place: Omit<OnlinePlace, 'at'>,
): Promise<Opened | undefined> => {
  const parts = await fetchOnlineParts();
  return parts === undefined ? unloaded(WORDS.name) : parts.openOnlineGame(services, place);
};

/** What the address stands for; undefined for the start page. */
export const openAddress = async (services: Services, fragment: string): Promise<Opened | undefined> => {
  const place = await readAddress(fragment);
  if (place.at === 'letter') return { ok: false, complaint: '', letter: place };
  if (place.at === 'ladder' || place.at === 'player') return { ok: false, complaint: '', people: place };
  if (place.at === 'editor') return { ok: false, complaint: '', editor: place };
  return place.at === 'online' ? enterOnline(services, place) : openPlace(services, place);
};
