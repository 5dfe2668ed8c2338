import { saveIdInAddress } from '../link/address.ts';
import type { Services } from '../store/opening.ts';
import { WORDS } from '../words.ts';

/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, text: string, type = 'application/json'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** A worker that has failed may never answer; a report without its words is better than none. */
const PATIENCE_MS = 3000;

const silence = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(WORDS.error.silent)), PATIENCE_MS);
  });

const inTime = <A>(asking: PromiseLike<A>): Promise<A> => Promise.race([asking, silence()]);

const textOr = async (asking: PromiseLike<string>): Promise<string> => {
  try {
    return await inTime(asking);
  } catch (failure) {
    return String(failure);
  }
};

type Sources = Pick<Services, 'client' | 'archive'>;

/** The game as it lies in this browser; empty where none is open. */
const savedText = async ({ archive }: Sources): Promise<string> => {
  const id = saveIdInAddress(location.hash);
  return id === undefined ? '' : ((await archive.text(id)) ?? '');
};

/** The game as the worker has it, or else as it was last saved; empty where neither has one. */
export const latestText = async (sources: Sources): Promise<string> => {
  try {
    return await inTime(sources.client('save', undefined));
  } catch {
    return savedText(sources).catch(() => '');
  }
};

/** What helps to find a fault: the log, the position and what the browser is. Nothing is sent anywhere. */
export const saveReport = async (sources: Sources, failure?: Error): Promise<void> => {
  const { client } = sources;
  const [position, match, saved] = await Promise.all([
    textOr(client('notation', undefined)),
    textOr(client('save', undefined)),
    textOr(savedText(sources)),
  ]);
  const report = {
    format: 'narrow-seas/report',
    version: 1,
    browser: navigator.userAgent,
    screen: `${innerWidth} x ${innerHeight}`,
    failure: failure?.stack ?? failure?.message ?? '',
    position,
    match,
    kept: saved === match ? '' : saved,
  };
  saveFile(WORDS.file.report, JSON.stringify(report, undefined, 2));
};
