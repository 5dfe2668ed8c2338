import type { Decoder, Mission, MissionRules, MissionState } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import { type Scene, sceneOf } from '../mind/scene.ts';
import { allShips, chartOf } from '../model/fleet.ts';
import type { View } from '../secrets/view.ts';
import { decodeEscort, ESCORT, type Escort, escortIn } from './escort/escort.ts';
import { proposeEscort } from './escort/propose.ts';
import { sheetOfEscort, stateOfEscort } from './escort/sheet.ts';
import { proposeVoyage } from './voyage/propose.ts';
import { sheetOfVoyage, stateOfVoyage } from './voyage/sheet.ts';
import { suggestedVoyages } from './voyage/suggest.ts';
import { decodeVoyage, type Voyage, voyageIn } from './voyage/voyage.ts';
import { VOYAGE_WORDS as SAY } from './voyage/words.ts';

const areShips = ({ common }: View, ships: readonly number[]): boolean =>
  ships.every(ship => ship < allShips(common).length);

/** The voyage that a mission is, where its numbers name something in this game. */
export const soundVoyage = (view: View, mission: Mission): Voyage | undefined => {
  const { common } = view;
  const voyage = voyageIn(mission);
  const isSound =
    voyage !== undefined &&
    areShips(view, voyage.ships) &&
    chartOf(common).water[voyage.to] === 1 &&
    (voyage.from === undefined || voyage.from < common.ports.length);
  return isSound ? voyage : undefined;
};

/** The escort that a mission is, where its numbers name something in this game. */
export const soundEscort = (view: View, mission: Mission): Escort | undefined => {
  const escort = escortIn(mission);
  return escort !== undefined && areShips(view, [...escort.ships, escort.convoy]) ? escort : undefined;
};

const isEscort = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === ESCORT;

const decode: Decoder<Mission> = value => (isEscort(value) ? decodeEscort(value) : decodeVoyage(value));

const LOST: MissionState = { stage: 'done', pieces: [], title: SAY.nothing, text: SAY.stage.lost };

const stateIn = (scene: Scene, mission: Mission): MissionState => {
  const escort = soundEscort(scene.view, mission);
  if (escort !== undefined) return stateOfEscort(scene, escort);
  const voyage = soundVoyage(scene.view, mission);
  return voyage === undefined ? LOST : stateOfVoyage(scene, voyage);
};

/** Voyages and escorts as missions of the contract. */
export const europaNavalMissions: MissionRules<EuropaNavalTypes> = {
  decode,
  propose: (view, selection) => {
    const scene = sceneOf(view);
    if (scene === undefined) return undefined;
    return proposeVoyage(scene, selection) ?? proposeEscort(scene, selection);
  },
  sheet: (view, mission) => {
    const scene = sceneOf(view);
    if (scene === undefined) return undefined;
    if (soundEscort(view, mission) !== undefined) return sheetOfEscort(scene, mission);
    return soundVoyage(view, mission) === undefined ? undefined : sheetOfVoyage(scene, mission);
  },
  state: (view, mission) => {
    const scene = sceneOf(view);
    return scene === undefined ? LOST : stateIn(scene, mission);
  },
  suggest: (view, given) => {
    const scene = sceneOf(view);
    return scene === undefined ? [] : suggestedVoyages(scene, given);
  },
};
