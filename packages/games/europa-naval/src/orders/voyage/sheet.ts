import type { Mission, MissionSheet, MissionSlot, MissionState } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { sayPlace, sayPort, sayShips } from '../../desk/say.ts';
import { shipPiece } from '../../face/piece-id.ts';
import { hexOfPlace, strengthOf } from '../../model/fleet.ts';
import type { Scene } from '../../mind/scene.ts';
import { seaDistance, FAR } from '../../rules/movement/waters.ts';
import { type Course, courseOf, goalOf, ownPortAt } from './course.ts';
import { loadable, minesLoadable } from './harbour.ts';
import { waysOf } from './plan.ts';
import { goingOn, isUrgent, stopOf } from './stops.ts';
import { isLaying, RETURNS, STOPS, type Voyage, voyageIn, WAYS } from './voyage.ts';
import { VOYAGE_WORDS as SAY } from './words.ts';

const titleOf = ({ common }: Scene, voyage: Voyage): string => {
  const { ships, to, back, load } = voyage;
  if (isLaying(voyage)) return SAY.title.lay(sayShips(common, ships), sayPlace(common, to));
  const say = load > 0 && back !== 'stay' ? SAY.title.home : SAY.title.stay;
  return say(sayShips(common, ships), sayPlace(common, to));
};

const textOf = (scene: Scene, course: Course, goal: HexId): string => {
  const { common } = scene;
  const { place, laden, mines } = course;
  if (mines > 0 && place?.at === 'sea' && place.hex === goal) return SAY.stage.lays(sayPlace(common, goal));
  if (mines > 0) return SAY.stage.sails(sayPlace(common, goal));
  return place?.at === 'port' && !laden
    ? SAY.stage.loads(sayPort(common, place.port))
    : SAY.stage.sails(sayPlace(common, goal));
};

type Standing = Pick<MissionState, 'stage' | 'text'>;

const standingOf = (scene: Scene, voyage: Voyage, course: Course): Standing => {
  if (course.ships.length === 0) return { stage: 'done', text: SAY.stage.lost };
  const goal = goalOf(scene, voyage, course);
  if (goal === undefined) return { stage: 'done', text: SAY.stage.done };
  const reason = stopOf(scene, voyage, course);
  return reason === undefined
    ? { stage: 'under-way', text: textOf(scene, course, goal) }
    : { stage: isUrgent(reason) ? 'stopped' : 'under-way', text: SAY.reasons[reason] };
};

/** How the voyage stands, without its ways. */
export const stateOfVoyage = (scene: Scene, voyage: Voyage): MissionState => {
  const course = courseOf(scene, voyage);
  const hex = course.place === undefined ? undefined : hexOfPlace(scene.common, course.place);
  return {
    ...standingOf(scene, voyage, course),
    pieces: course.ships.map(shipPiece),
    ...(hex === undefined ? {} : { hex }),
    title: titleOf(scene, voyage),
  };
};

export const slot = (field: string, text: string, options: MissionSlot['options']): MissionSlot => ({
  field,
  text,
  options,
});

const loadSlot = (scene: Scene, { load, from }: Voyage, { ships }: Course): MissionSlot => {
  const most = from === undefined ? load : Math.max(load, loadable(scene, from, ships));
  const amounts = [...new Set([most, Math.ceil(most / 2), load])].filter(amount => amount > 0);
  const options = amounts.map(value => ({ value, label: SAY.supplies(value) }));
  return slot('load', SAY.supplies(load), options);
};

/** Who has laid its mines does not stay among them. */
const HOMECOMINGS = RETURNS.filter(back => back !== 'stay');

const mineSlot = (
  scene: Scene,
  { mines = 0, from }: Voyage,
  { ships, mines: aboard }: Course,
): MissionSlot => {
  const most = Math.max(mines, aboard + (from === undefined ? 0 : minesLoadable(scene, from, ships)));
  const options = Array.from({ length: most }, (_, place) => ({
    value: place + 1,
    label: SAY.mines(place + 1),
  }));
  return slot('mines', SAY.mines(mines), options);
};

/** Ports of ours that can be reached by sea. */
const portSlot = (scene: Scene, { to }: Voyage, { place }: Course): MissionSlot => {
  const { chart, common, side } = scene;
  const start = place === undefined ? undefined : hexOfPlace(common, place);
  const ports = chart.ports.filter(
    ({ id, hex, inland }) =>
      !inland &&
      hex !== start &&
      common.ports[id]?.owner === side &&
      (start === undefined || seaDistance(chart, hex, start) < FAR),
  );
  const options = ports
    .map(({ hex, name }) => ({ value: hex as number, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const known = options.some(({ value }) => value === to);
  const here = { value: to as number, label: sayPlace(common, to) };
  return slot('to', sayPlace(common, to), known ? options : [here, ...options]);
};

/** [36.C.2] "Load 2 mine points at Kotka, sail round the danger to 1234, lay them there, and come home and wait." */
const layingSentence = (
  scene: Scene,
  voyage: Voyage,
  course: Course,
  ways: MissionSlot,
): MissionSheet['sentence'] => {
  const { from, to, back } = voyage;
  const options = HOMECOMINGS.map(value => ({ value, label: SAY.returns[value] }));
  return [
    SAY.sentence.load,
    mineSlot(scene, voyage, course),
    SAY.sentence.at(from === undefined ? '' : sayPort(scene.common, from)),
    ways,
    SAY.sentence.to,
    sayPlace(scene.common, to),
    SAY.sentence.lay,
    slot('back', SAY.returns[back], options),
    SAY.sentence.end,
  ];
};

const sentenceOf = (scene: Scene, voyage: Voyage, course: Course): MissionSheet['sentence'] => {
  const { from, load, way, back } = voyage;
  const ways = slot(
    'way',
    SAY.ways[way],
    WAYS.map(value => ({ value, label: SAY.ways[value] })),
  );
  const port = portSlot(scene, voyage, course);
  if (isLaying(voyage) && from !== undefined) return layingSentence(scene, voyage, course, ways);
  if (load === 0 || from === undefined)
    return [SAY.sentence.sail, ways, SAY.sentence.to, port, SAY.sentence.end];
  const returns = slot(
    'back',
    SAY.returns[back],
    RETURNS.map(value => ({ value, label: SAY.returns[value] })),
  );
  return [
    SAY.sentence.load,
    loadSlot(scene, voyage, course),
    SAY.sentence.at(sayPort(scene.common, from)),
    ways,
    SAY.sentence.to,
    port,
    SAY.sentence.unload,
    returns,
    SAY.sentence.end,
  ];
};

export const sayWhereLies = ({ common }: Scene, { place }: Course): string => {
  if (place?.at === 'port') return SAY.inPort(sayPort(common, place.port));
  return place?.at === 'sea' ? SAY.atSea(sayPlace(common, place.hex)) : '';
};

const stopsOf = ({ common }: Scene, voyage: Voyage): MissionSheet['stops'] => {
  const labels = SAY.stops(sayPlace(common, voyage.to));
  return STOPS.filter(stop => stop !== 'stopPort' || voyage.load > 0).map(stop => ({
    field: stop,
    label: labels[stop],
    isOn: voyage[stop],
  }));
};

/** The voyage as it would be if the player said that it goes on. */
const resumed = (scene: Scene, mission: Mission, voyage: Voyage, course: Course): Mission => {
  const known = goingOn(scene, voyage, course);
  return { ...mission, fields: { ...mission.fields, ...(known as Mission['fields']) } };
};

/** Everything that a page shows of a voyage. */
export const sheetOfVoyage = (scene: Scene, mission: Mission): MissionSheet | undefined => {
  const voyage = voyageIn(mission);
  if (voyage === undefined) return undefined;
  const course = courseOf(scene, voyage);
  const state = stateOfVoyage(scene, voyage);
  const goal = goalOf(scene, voyage, course);
  const rows = goal === undefined ? [] : waysOf(scene, voyage, course, goal);
  const strength = course.ships.reduce((sum, ship) => sum + strengthOf(scene.common, scene.own, ship), 0);
  const isBlocked = goal !== undefined && rows.length === 0 && ownPortAt(scene, goal) === undefined;
  return {
    mission,
    state,
    heading: sayShips(scene.common, voyage.ships),
    subheading: SAY.subheading(course.ships.length, strength, sayWhereLies(scene, course)),
    sentence: sentenceOf(scene, voyage, course),
    ...(goal === undefined || rows.length === 0
      ? {}
      : {
          ways: {
            field: 'way',
            title: SAY.table.title(sayPlace(scene.common, goal)),
            columns: SAY.table.columns,
            rows,
          },
        }),
    notes: [SAY.blind],
    stops: stopsOf(scene, voyage),
    ...(isUrgent(stopOf(scene, voyage, course)) ? { resume: resumed(scene, mission, voyage, course) } : {}),
    ...(isBlocked ? { refusal: SAY.refusal.noWay } : {}),
  };
};
