import { CHARTS, type PortSpec } from '../model/chart.ts';
import type { Common } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';

/** What the ports of a side are worth together. */
export const heldBy = ({ ports, map }: Common, side: Side, worth: (port: PortSpec) => number): number =>
  CHARTS[map].ports.reduce((sum, port) => (ports[port.id]?.owner === side ? sum + worth(port) : sum), 0);
