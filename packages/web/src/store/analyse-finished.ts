import { lookAtText, type Opened, type Services } from './opening.ts';
import { withAnalysis } from './table-state.ts';

/** A game of the server that is over, from its file: it lies in this browser now, and its analysis is open. */
export const analyseFinished = async (services: Services, text: string, side: string): Promise<Opened> => {
  const opened = await lookAtText(services, text, side);
  if (opened.ok) opened.table.set(withAnalysis(opened.table.get()));
  return opened;
};
