import type { Piece } from '@narrow-seas/core';
import type { View } from '../secrets/view.ts';
import { depotCounter } from './counter.ts';
import { portName, sheetOf } from './map.ts';
import { depotPiece } from './piece-id.ts';
import { isSource, isUnlimited } from './units.ts';

/** Supplies without end. */
const PLENTY = '∞';

interface Depot {
  readonly port: number;
  readonly sp: number;
  readonly srp: number;
  readonly unlimited: boolean;
}

/** [F.17.1] While supplies wait, ports that may be given them: the big ones, and the sources of the scenario. */
const takesIncome = ({ viewer, common, own }: View, port: number): boolean => {
  const { phase } = common;
  if (phase.name !== 'initial' || viewer === 'spectator' || phase.side !== viewer || own === undefined)
    return false;
  const type = sheetOf(common).ports[port]?.fields['type'];
  const takes = type === 'major' || type === 'great' || isSource(common, viewer, portName(common, port));
  return own.pools.sp + own.pools.srp > 0 && takes;
};

const isShown = (view: View, { port, sp, srp, unlimited }: Depot): boolean =>
  sp + srp > 0 || unlimited || takesIncome(view, port);

/** What lies at a port of the viewer's; undefined where he has no say. */
export const depotAt = ({ viewer, common, own }: View, port: number): Depot | undefined => {
  if (own === undefined || viewer === 'spectator' || common.ports[port]?.owner !== viewer) return undefined;
  const { sp = 0, srp = 0 } = own.stocks.find(stock => stock.port === port) ?? {};
  return { port, sp, srp, unlimited: isUnlimited(common, viewer, portName(common, port)) };
};

const depotsOf = (view: View): readonly Depot[] =>
  view.common.ports.flatMap((_port, id) => depotAt(view, id) ?? []).filter(depot => isShown(view, depot));

/** Stores are the owner's own business: nobody else has these pieces. */
export const depotPieces = (view: View): readonly Omit<Piece, 'level'>[] => {
  const { ports } = sheetOf(view.common);
  return depotsOf(view).flatMap(({ port, sp, srp, unlimited }) => {
    const place = ports[port];
    if (place === undefined) return [];
    return [
      {
        id: depotPiece(port),
        side: view.viewer === 'axis' ? 'red' : 'blue',
        counter: depotCounter(unlimited ? PLENTY : sp, srp, place.name),
        hex: place.hex,
        turned: false,
        spent: false,
      } as const,
    ];
  });
};
