import { mayLeaveNow } from './harbour.ts';
import { type Course, ownPortAt } from './course.ts';
import type { Scene } from '../../mind/scene.ts';
import { handlingLeft } from '../../rules/groups/handling.ts';
import type { Voyage } from './voyage.ts';

/** Why a voyage waits for a word of the player. */
export type StopReason =
  | 'seen'
  | 'hit'
  | 'turned-back'
  | 'full-port'
  | 'lost-port'
  | 'step'
  | 'scattered'
  | 'bare';

/** The step that is being played. */
export const stepKey = ({ common: { playerTurn, part, step } }: Scene): string =>
  `${playerTurn} ${part} ${step}`;

const isSeen = ({ group }: Course): boolean =>
  group !== undefined && (group.seen || group.found !== 'no' || group.contact === 'made');

const isTurnedBack = ({ group }: Course): boolean => group?.turnedBack === true;

/** [F.9.1] The port of destination cannot take the cargo in this player-turn, or is no longer ours. */
const portTrouble = (scene: Scene, { to }: Voyage, { laden, place }: Course): StopReason | undefined => {
  if (!scene.chart.portAt.has(to)) return undefined;
  const port = ownPortAt(scene, to);
  if (port === undefined) return 'lost-port';
  const lies = place?.at === 'port' && place.port === port;
  return laden && lies && handlingLeft(scene.common, scene.own, port) <= 0 ? 'full-port' : undefined;
};

/** It waits, but nobody need say anything: next turn it goes on by itself. */
const PATIENT: ReadonlySet<StopReason> = new Set<StopReason>(['bare', 'full-port']);

export const isUrgent = (reason: StopReason | undefined): boolean =>
  reason !== undefined && !PATIENT.has(reason);

/** What has happened that the player wanted to hear of, or what it waits for. */
export const stopOf = (scene: Scene, voyage: Voyage, course: Course): StopReason | undefined => {
  if (course.scattered) return 'scattered';
  if (voyage.stopHit && course.hits > voyage.knownHits) return 'hit';
  if (voyage.stopHit && isTurnedBack(course) && !voyage.knownBack) return 'turned-back';
  if (voyage.stopSeen && isSeen(course) && !voyage.knownSeen) return 'seen';
  const trouble = portTrouble(scene, voyage, course);
  if (trouble !== undefined && (voyage.stopPort || trouble === 'lost-port')) return trouble;
  if (voyage.stopStep && voyage.knownStep !== stepKey(scene)) return 'step';
  return mayLeaveNow(scene, voyage, course) ? undefined : 'bare';
};

/** The voyage after the player has said that it goes on all the same. */
export const goingOn = (scene: Scene, voyage: Voyage, course: Course): Partial<Voyage> => ({
  knownSeen: isSeen(course) || voyage.knownSeen,
  knownBack: isTurnedBack(course) || voyage.knownBack,
  knownHits: course.hits,
  knownStep: stepKey(scene),
});
