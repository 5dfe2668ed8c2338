import type { Mission, MissionSheet, MissionSlot, MissionState } from '@narrow-seas/core';
import { sayPort, sayShips } from '../../desk/say.ts';
import { shipPiece } from '../../face/piece-id.ts';
import type { Scene } from '../../mind/scene.ts';
import { hexOfPlace, strengthOf } from '../../model/fleet.ts';
import { sayWhereLies, slot } from '../voyage/sheet.ts';
import { waysOf } from '../voyage/plan.ts';
import { WAYS } from '../voyage/voyage.ts';
import { VOYAGE_WORDS } from '../voyage/words.ts';
import { type Escort, escortIn } from './escort.ts';
import { convoysFor } from './propose.ts';
import { escortStop, type Station, stationOf, voyageToJoin } from './station.ts';
import { ESCORT_WORDS as SAY } from './words.ts';

type Standing = Pick<MissionState, 'stage' | 'text'>;

const textOf = ({ common }: Scene, { convoy, isTogether }: Station, name: string): string => {
  const { place } = convoy;
  if (place?.at === 'port')
    return (isTogether ? SAY.stage.ready : SAY.stage.joins)(sayPort(common, place.port), name);
  return (isTogether ? SAY.stage.sails : SAY.stage.waits)(name);
};

const standingOf = (scene: Scene, escort: Escort, station: Station): Standing => {
  if (station.course.ships.length === 0) return { stage: 'done', text: SAY.stage.lost };
  if (station.convoy.ships.length === 0) return { stage: 'done', text: SAY.stage.alone };
  const reason = escortStop(escort, station);
  if (reason !== undefined) return { stage: 'stopped', text: SAY.reasons[reason] };
  return { stage: 'under-way', text: textOf(scene, station, sayShips(scene.common, [escort.convoy])) };
};

/** How the escort stands. */
export const stateOfEscort = (scene: Scene, escort: Escort): MissionState => {
  const station = stationOf(scene, escort);
  const { course } = station;
  const hex = course.place === undefined ? undefined : hexOfPlace(scene.common, course.place);
  return {
    ...standingOf(scene, escort, station),
    pieces: course.ships.map(shipPiece),
    ...(hex === undefined ? {} : { hex }),
    title: SAY.title(sayShips(scene.common, escort.ships), sayShips(scene.common, [escort.convoy])),
  };
};

/** More convoys than these nobody wants to read. */
const MANY = 12;

const convoySlot = (scene: Scene, { convoy }: Escort, { course }: Station): MissionSlot => {
  const near = convoysFor(scene, course).slice(0, MANY);
  const all = near.includes(convoy) ? near : [convoy, ...near];
  const options = all.map(ship => ({ value: ship as number, label: sayShips(scene.common, [ship]) }));
  return slot('convoy', sayShips(scene.common, [convoy]), options);
};

/** The way to the convoy's port, where they are not together yet; together they take the convoy's. */
const waysToJoin = (scene: Scene, escort: Escort, station: Station): Pick<MissionSheet, 'ways'> => {
  const joining = voyageToJoin(scene, escort, station);
  const port = station.convoy.place;
  if (joining === undefined || port?.at !== 'port') return {};
  const rows = waysOf(scene, joining, station.course, joining.to);
  const { table } = VOYAGE_WORDS;
  return rows.length === 0
    ? {}
    : {
        ways: {
          field: 'way',
          title: table.title(sayPort(scene.common, port.port)),
          columns: table.columns,
          rows,
        },
      };
};

const sentenceOf = (scene: Scene, escort: Escort, station: Station): MissionSheet['sentence'] => {
  const { with: sailWith, on, end } = SAY.sentence;
  const convoy = convoySlot(scene, escort, station);
  if (station.isTogether) return [sailWith, convoy, end];
  const ways = WAYS.map(value => ({ value, label: VOYAGE_WORDS.ways[value] }));
  return [sailWith, convoy, on, slot('way', VOYAGE_WORDS.ways[escort.way], ways), end];
};

/** Everything that a page shows of an escort. */
export const sheetOfEscort = (scene: Scene, mission: Mission): MissionSheet | undefined => {
  const escort = escortIn(mission);
  if (escort === undefined) return undefined;
  const station = stationOf(scene, escort);
  const { course } = station;
  const strength = course.ships.reduce((sum, ship) => sum + strengthOf(scene.common, scene.own, ship), 0);
  const isStopped = escortStop(escort, station) !== undefined && !course.scattered;
  const known = { knownHits: course.hits, knownBack: true };
  return {
    mission,
    state: stateOfEscort(scene, escort),
    heading: sayShips(scene.common, escort.ships),
    subheading: VOYAGE_WORDS.subheading(course.ships.length, strength, sayWhereLies(scene, course)),
    sentence: sentenceOf(scene, escort, station),
    ...waysToJoin(scene, escort, station),
    notes: [SAY.notes.one, SAY.notes.orders],
    stops: [{ field: 'stopHit', label: SAY.stopHit, isOn: escort.stopHit }],
    ...(isStopped ? { resume: { ...mission, fields: { ...mission.fields, ...known } } } : {}),
  };
};
