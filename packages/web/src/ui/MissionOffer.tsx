import type { MissionSheet } from '@narrow-seas/core';
import { useEffect, useState } from 'react';
import { openMission, showMission } from '../store/missions.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { MissionSheetView } from './MissionPanel.tsx';
import type { PanelProps } from './panel-props.ts';

const { missions: SAID } = WORDS;

/** What the picked pieces could be ordered for several turns, asked again whenever they or the hex are others. */
const useProposal = (table: TableStore): MissionSheet | undefined => {
  const subject = useStore(table, state =>
    state.snapshot.missions === undefined || state.picked.length === 0 || !isMyTurn(state)
      ? ''
      : JSON.stringify([state.picked, state.pointed, state.snapshot.length]),
  );
  const [proposal, setProposal] = useState<{ readonly of: string; readonly sheet: MissionSheet }>();
  useEffect(() => {
    const { picked, pointed } = table.get();
    const selection = { pieces: picked, targets: [], ...(pointed === undefined ? {} : { hex: pointed }) };
    if (subject !== '')
      table
        .client('mission', selection)
        .then(sheet => setProposal(sheet === undefined ? undefined : { of: subject, sheet }), table.fail);
  }, [table, subject]);
  return proposal !== undefined && proposal.of === subject ? proposal.sheet : undefined;
};

/** Pointed at a port, the ways there are drawn and the order is ready to be given. */
const useDraft = (table: TableStore, proposal: MissionSheet | undefined): MissionSheet | undefined => {
  const isPointed = useStore(table, state => state.pointed !== undefined);
  const draft = useStore(table, state => state.draft);
  useEffect(() => {
    if (isPointed && proposal !== undefined) table.set({ draft: proposal });
  }, [table, isPointed, proposal]);
  return isPointed ? draft : undefined;
};

/** In the panel of a hex: the order that goes on, for what is picked. */
export const MissionOffer = ({ table }: PanelProps) => {
  const proposal = useProposal(table);
  const draft = useDraft(table, proposal);
  const picked = useStore(table, state => state.picked);
  const missions = useStore(table, state => state.snapshot.missions) ?? [];
  const given = missions.find(({ state }) => state.pieces.some(piece => picked.includes(piece)));
  if (draft !== undefined) return <MissionSheetView table={table} sheet={draft} />;
  if (given !== undefined)
    return (
      <button type="button" className="mission-offer" onClick={() => openMission(table, given.mission)}>
        <b>{given.state.title}</b>
        <span>{given.state.text}</span>
      </button>
    );
  if (proposal === undefined) return null;
  return (
    <button type="button" className="mission-offer" onClick={() => showMission(table, proposal)}>
      <b>{SAID.offerTo(proposal.state.title)}</b>
      <span>{SAID.offer}</span>
    </button>
  );
};
