import { CHART_NAME_KINDS, type ChartNameKind } from '@narrow-seas/hex';
import type { Point } from '../geometry.ts';

export interface GazetteerName {
  readonly kind: ChartNameKind;
  readonly name: string;
  /** In degrees: one point, or the line that the name is written along. */
  readonly line: readonly Point[];
  /** The only map that has it; all of them where there is none. */
  readonly map: string | undefined;
}

const LINE = /^(?<kind>[a-z]+) (?<name>[^:@]+): (?<points>[-\d., ]+?)(?: @(?<map>[a-z-]+))?$/;

const slip = (line: number, problem: string): Error =>
  new RangeError(`gazetteer.txt line ${line}: ${problem} Write it as "gulf Gulf of Lion: 3.6,43 4.9,42.9".`);

const pointOf = (text: string, line: number): Point => {
  const [lon, lat] = text.split(',').map(Number);
  if (lon === undefined || lat === undefined || Number.isNaN(lon + lat))
    throw slip(line, `"${text}" is not a longitude and a latitude.`);
  return [lon, lat];
};

const nameOf = (text: string, line: number): GazetteerName => {
  const found = LINE.exec(text)?.groups;
  if (found === undefined) throw slip(line, 'It is not a kind, a name and points.');
  const kind = CHART_NAME_KINDS.find(known => known === found['kind']);
  if (kind === undefined) throw slip(line, `"${found['kind']}" is not a kind of name.`);
  const points = (found['points'] ?? '').split(' ').map(point => pointOf(point, line));
  return { kind, name: found['name'] ?? '', line: points, map: found['map'] };
};

/** Reads the list of names; empty lines and those that begin with # say nothing. */
export const readGazetteer = (text: string): readonly GazetteerName[] =>
  text
    .split('\n')
    .flatMap((line, index) => (line === '' || line.startsWith('#') ? [] : [nameOf(line, index + 1)]));
