import type { Client } from '../link/client.ts';
import { WORDS } from '../words.ts';

/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

const textOr = async (asking: PromiseLike<string>): Promise<string> => {
  try {
    return await asking;
  } catch (failure) {
    return String(failure);
  }
};

/** What helps to find a fault: the log, the position and what the browser is. Nothing is sent anywhere. */
export const saveReport = async (client: Client, failure?: Error): Promise<void> => {
  const report = {
    format: 'narrow-seas/report',
    version: 1,
    browser: navigator.userAgent,
    screen: `${innerWidth} x ${innerHeight}`,
    failure: failure?.stack ?? failure?.message ?? '',
    position: await textOr(client('notation', undefined)),
    match: await textOr(client('save', undefined)),
  };
  saveFile(WORDS.file.report, JSON.stringify(report, undefined, 2));
};
