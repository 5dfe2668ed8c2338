import { type Analysis, GRADES, isObject } from '@narrow-seas/core';
import type { Action } from '../../link/protocol.ts';
import { gameOfFile, type StudyPlace } from '../../store/study-room.ts';
import type { TableStore } from '../../store/table.ts';

/** An analysis as it lies in the browser. */
export interface KeptAnalysis {
  readonly told: Analysis<Action>;
  /** The build of the page that made it. */
  readonly maker: string;
}

/** Where something about this game is kept; a file has no name but what it says. */
export const studyPlace = (table: TableStore, kind: StudyPlace['kind'], key: string): StudyPlace => {
  const { saveId, snapshot } = table.get();
  return { game: saveId === '' ? gameOfFile(key) : saveId, kind, viewer: snapshot.viewer };
};

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === 'string';

const areAll = (value: unknown, isSound: (each: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every(each => isObject(each) && isSound(each));

const isPoint = ({ at, value, luck, by }: Record<string, unknown>): boolean =>
  isNumber(at) && isNumber(value) && isNumber(luck) && isText(by);

const isPlan = (value: unknown): boolean =>
  isObject(value) &&
  isText(value['title']) &&
  ['actions', 'steps', 'reasons', 'differs', 'gains'].every(part => Array.isArray(value[part]));

const isDecision = ({ from, to, by, title, grade, lost, better }: Record<string, unknown>): boolean =>
  [from, to, lost].every(isNumber) &&
  isText(by) &&
  isText(title) &&
  GRADES.some(known => known === grade) &&
  (better === undefined || isPlan(better));

const isMoment = ({ kind, from, to, by, swing, title }: Record<string, unknown>): boolean =>
  (kind === 'luck' || kind === 'decision') &&
  [from, to, swing].every(isNumber) &&
  isText(by) &&
  isText(title);

const isTotals = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every(
    side => isObject(side) && isNumber(side['luck']) && isNumber(side['lost']) && isObject(side['grades']),
  );

/** What was kept, where it is sound and of the same game as it is now; anything else is worth nothing. */
export const soundAnalysis = (value: unknown, key: string): KeptAnalysis | undefined => {
  if (!isObject(value) || !isObject(value['told']) || !isText(value['maker'])) return undefined;
  const { told } = value;
  const isSound =
    told['format'] === 'narrow-seas/analysis' &&
    told['version'] === 1 &&
    told['key'] === key &&
    isText(told['side']) &&
    isText(told['level']) &&
    [told['scale'], told['start'], told['share']].every(isNumber) &&
    typeof told['complete'] === 'boolean' &&
    areAll(told['points'], isPoint) &&
    areAll(told['decisions'], isDecision) &&
    areAll(told['moments'], isMoment) &&
    isTotals(told['totals']);
  return isSound ? (value as unknown as KeptAnalysis) : undefined;
};

/** Which of two is shown: the new one once it is as far as the old one. */
export const furtherOf = (older: Analysis<Action> | undefined, newer: Analysis<Action>): Analysis<Action> => {
  if (older === undefined || newer.complete || older.key !== newer.key) return newer;
  return !older.complete && newer.share >= older.share ? newer : older;
};
