import type { Piece, Tray } from '@narrow-seas/core';
import type { PointerEvent } from 'react';
import { useStore } from '../store/store.ts';
import { traysShown, viewShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { BattleOrder } from './BattleOrder.tsx';
import { CounterImage } from './CounterImage.tsx';
import type { PanelProps } from './panel-props.ts';

/** Pieces that are not on the map, by tray; those that can act are placed from here by click or drag. */
export const ForcesPanel = (props: PanelProps) => {
  const trays = useStore(props.table, traysShown);
  return (
    <section>
      <h2>{WORDS.battleOrder.title}</h2>
      <InHand {...props} />
      {boardsOf(trays).map(({ title, rows }) => (
        <Board key={title} title={title} rows={rows} {...props} />
      ))}
      {trays.map(tray => tray.board === undefined && <TrayBox key={tray.id} tray={tray} {...props} />)}
      <BattleOrder {...props} />
    </section>
  );
};

interface Row {
  readonly name: string;
  readonly trays: readonly Tray[];
}

interface BoardOf {
  readonly title: string;
  readonly rows: readonly Row[];
}

const namesOf = (trays: readonly Tray[], part: 'title' | 'row'): readonly string[] => [
  ...new Set(trays.flatMap(({ board }) => board?.[part] ?? [])),
];

const boardsOf = (trays: readonly Tray[]): readonly BoardOf[] =>
  namesOf(trays, 'title').map(title => {
    const lines = trays.filter(({ board }) => board?.title === title);
    const rows = namesOf(lines, 'row').map(name => ({
      name,
      trays: lines.filter(({ board }) => board?.row === name),
    }));
    return { title, rows };
  });

/** Everything of one kind at a glance: row by row, who is there and what for. */
const Board = ({ title, rows, table, stage }: PanelProps & BoardOf) => (
  <section className="board">
    <h3>{title}</h3>
    {rows.map(({ name, trays }) => (
      <div className="board-row" key={name}>
        <h4>{name}</h4>
        {trays.map(tray => (
          <div className="tray" key={tray.id}>
            <span>{tray.board?.line}</span>
            <TrayPieces tray={tray} table={table} stage={stage} />
          </div>
        ))}
      </div>
    ))}
  </section>
);

/** What the counter in the hand is: its face alone tells that only to those who know it. */
const InHand = ({ table }: PanelProps) => {
  const piece = useStore(table, state => state.picked[0]);
  return piece === undefined ? null : (
    <p className="in-hand">{table.get().display.sayPiece(viewShown(table.get()), piece)}</p>
  );
};

type TrayProps = PanelProps & { readonly tray: Tray };

const TrayBox = ({ tray, table, stage }: TrayProps) => {
  const ready = useStore(table, state => state.snapshot.survey.ready);
  const canAct = tray.pieces.some(id => ready.includes(id));
  return (
    <details className="tray" open={canAct}>
      <summary>
        {tray.title} <small>{WORDS.tray.count(tray.pieces.length)}</small>
      </summary>
      <TrayPieces tray={tray} table={table} stage={stage} />
    </details>
  );
};

const TrayPieces = ({ tray, table, stage }: TrayProps) => {
  const pieces = useStore(table, state => state.board.pieces);
  const ready = useStore(table, state => state.snapshot.survey.ready);
  const picked = useStore(table, state => state.picked);
  const shown = tray.pieces.flatMap(id => pieces.find(piece => piece.id === id) ?? []);
  return (
    <ul>
      {shown.map(piece => (
        <li key={piece.id}>
          <TrayPiece
            piece={piece}
            table={table}
            stage={stage}
            isReady={ready.includes(piece.id)}
            isPicked={picked.includes(piece.id)}
          />
        </li>
      ))}
    </ul>
  );
};

interface TrayPieceProps extends PanelProps {
  readonly piece: Piece;
  readonly isReady: boolean;
  readonly isPicked: boolean;
}

const TrayPiece = ({ piece, table, stage, isReady, isPicked }: TrayPieceProps) => {
  const said = table.get().display.sayPiece(viewShown(table.get()), piece.id);
  const take = (): void => {
    table.pick(undefined, [piece.id]);
    table.set({ tab: 'forces' });
  };
  const down = (event: PointerEvent<HTMLButtonElement>): void => {
    if (isReady) dragFromTray(event, { table, stage }, take);
  };
  return (
    <button
      type="button"
      className="tray-piece"
      title={said}
      aria-label={said}
      aria-pressed={isPicked}
      disabled={!isReady}
      onClick={take}
      onPointerDown={down}
    >
      <CounterImage piece={piece} size={58} />
    </button>
  );
};

const SLACK = 6;

/** Carries a piece from its tray over the map and drops it there; a press without moving stays a click. */
const dragFromTray = (
  start: PointerEvent<HTMLButtonElement>,
  { table, stage }: PanelProps,
  take: () => void,
): void => {
  const ghost = start.currentTarget.cloneNode(false) as HTMLElement;
  const image = start.currentTarget.querySelector('canvas');
  const ending = new AbortController();
  const { signal } = ending;
  const isFar = ({ clientX, clientY }: MouseEvent): boolean =>
    Math.hypot(clientX - start.clientX, clientY - start.clientY) > SLACK;
  const begin = (): void => {
    take();
    ghost.className = 'ghost';
    const copy = document.createElement('canvas');
    copy.width = image?.width ?? 1;
    copy.height = image?.height ?? 1;
    if (image !== null) copy.getContext('2d')?.drawImage(image, 0, 0);
    ghost.append(copy);
    document.body.append(ghost);
  };
  const move = (event: globalThis.PointerEvent): void => {
    if (!ghost.isConnected && isFar(event)) begin();
    ghost.style.translate = `${event.clientX - 29}px ${event.clientY - 40}px`;
    const hex = stage.view?.hexAt(event.clientX, event.clientY);
    if (hex !== table.get().hover) table.set({ hover: hex });
  };
  const up = (event: globalThis.PointerEvent): void => {
    ending.abort();
    const wasCarried = ghost.isConnected;
    ghost.remove();
    const hex = stage.view?.hexAt(event.clientX, event.clientY);
    if (wasCarried && hex !== undefined) table.drop(hex);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
};
