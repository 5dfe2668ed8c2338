import type { Piece } from '@narrow-seas/core';
import type { View } from '../view.ts';
import { depotCounter } from './counter.ts';
import { portName, sheetOf } from './map.ts';
import { depotPiece } from './piece-id.ts';
import { isUnlimited } from './units.ts';

/** Supplies without end. */
const PLENTY = '∞';

interface Depot {
  readonly port: number;
  readonly sp: number;
  readonly srp: number;
  readonly unlimited: boolean;
}

/** In these phases any port of one's own may be given or may pay something. */
const SPENDING: readonly string[] = ['initial', 'front-payment'];

const isShown = ({ common }: View, { sp, srp, unlimited }: Depot): boolean =>
  sp + srp > 0 || unlimited || SPENDING.includes(common.phase.name);

/** What lies at a port of the viewer's; undefined where he has no say. */
export const depotAt = ({ viewer, common, own }: View, port: number): Depot | undefined => {
  if (own === undefined || viewer === 'spectator' || common.ports[port]?.owner !== viewer) return undefined;
  const { sp = 0, srp = 0 } = own.stocks.find(stock => stock.port === port) ?? {};
  return { port, sp, srp, unlimited: isUnlimited(common, viewer, portName(common, port)) };
};

export const depotsOf = (view: View): readonly Depot[] =>
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
