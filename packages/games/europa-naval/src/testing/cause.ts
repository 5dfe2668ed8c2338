import { type Chart, portOfName } from '../model/chart.ts';
import type { DangerCause } from '../rules/danger-zones/danger-zone.ts';

const letter = (owner: string | undefined): string => {
  if (owner === 'axis') return 'X';
  return owner === 'allied' || owner === 'soviet' ? 'A' : 'n';
};

/** The zones' cause at the start of a scenario, with some ports given otherwise. */
export const causeOf = (
  chart: Chart,
  scenario: string,
  change: Partial<DangerCause> & { readonly give?: { readonly [port: string]: string } } = {},
): DangerCause => {
  const { give = {}, ...rest } = change;
  const letters = chart.ports.map(({ owners }) => letter(owners[scenario]));
  for (const [name, sign] of Object.entries(give)) letters[portOfName(chart, name).id] = sign;
  return { ports: letters.join(''), italySurrendered: false, lineFell: false, safe: 'none', ...rest };
};
