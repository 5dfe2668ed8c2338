import { faultAt } from '@narrow-seas/core';
import { parseDate } from '../model/date.ts';
import type { AirUnit, Port } from '../model/state.ts';
import {
  type GroundId,
  OPTIONAL_RULES,
  OWNERS,
  type PortId,
  SEAS,
  SIDES,
  type Side,
} from '../model/vocabulary.ts';
import { paidInOpen } from '../rules/supply/front.ts';
import { FLEET_READERS, withHandled } from './fleet.ts';
import {
  AIR_LINE,
  ASSAULT_LINE,
  CLOCK_LINE,
  DANGER_LINE,
  FRONT_LINE,
  ITALY_LINE,
  MALTA_LINE,
  PORT_LINE,
} from './lines.ts';
import { TERM_READERS } from './terms.ts';
import { common, decoded, oneOf, type Reader, readHex, readNamed, readNumber } from './words.ts';

const readClock: Reader = (state, [first, ...words]) => {
  const clock = decoded(state, first, words, CLOCK_LINE);
  if (!clock.ok) return clock;
  const { next, last, ...fields } = clock.value;
  const lastDate = last === undefined ? state.common.lastDate : parseDate(last);
  if (lastDate === undefined) return faultAt(first, 'Write the last date as "last=Jan II 43", in quotes.');
  const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return common({ ...state, nextGroup: next ?? state.nextGroup }, { ...changed, lastDate });
};

const readOptions: Reader = (state, [, ...words]) => {
  const unknown = words.find(({ text }) => !OPTIONAL_RULES.some(rule => rule === text));
  if (unknown !== undefined) return faultAt(unknown, `There is no option ${unknown.text}.`);
  const on = Object.fromEntries(words.map(({ text }) => [text, true]));
  return common(state, { options: { ...state.common.options, ...on } });
};

const readSeas: Reader = (state, [first, ...words]) => {
  const seas = words.flatMap(({ text }) => SEAS.find(sea => sea === text) ?? []);
  return seas.length === state.common.seas.length
    ? common(state, { seas })
    : faultAt(first, `Write ${state.common.seas.length} of calm, rough and stormy, one for each sea area.`);
};

const readPort: Reader = (state, [first, name, ...words]) => {
  const port = readNamed(state, 'port', first, name);
  if (!port.ok) return port;
  const fields = decoded(state, first, words, PORT_LINE);
  if (!fields.ok) return fields;
  const { used, ...changed } = fields.value;
  const ports = state.common.ports.slice();
  ports[port.value] = { ...(ports[port.value] as Port), ...(changed as Partial<Port>) };
  return common(withHandled(state, state.common.phasing, port.value as PortId, used ?? 0), { ports });
};

const readTroops: Reader = (state, [first, name, size, place, ...marks]) => {
  const unit = readNamed(state, 'ground', first, name);
  const re = readNumber(first, size);
  const hex = readHex(state, first, place);
  if (!unit.ok) return unit;
  if (!re.ok) return re;
  if (!hex.ok) return hex;
  const has = (mark: string): boolean => marks.some(({ text }) => text === mark);
  const troop = {
    unit: unit.value as GroundId,
    re: re.value,
    hex: hex.value,
    landed: has('landed'),
    moved: has('moved'),
  };
  return common(state, { troops: [...state.common.troops, troop] });
};

/** Whatever is said of a unit; the rest stays as it is at rest. */
const readAir: Reader = (state, [first, name, ...words]) => {
  const unit = readNamed(state, 'air', first, name);
  if (!unit.ok) return unit;
  const fields = decoded(state, first, words, AIR_LINE);
  if (!fields.ok) return fields;
  const air = state.common.air.slice();
  const before = air[unit.value] as AirUnit;
  const { base = before.base, status = 'ready', bombed = before.bombed, mission } = fields.value;
  air[unit.value] = { ...before, status, bombed, base, ...(mission === undefined ? {} : { mission }) };
  return common(state, { air });
};

const readMines: Reader = (state, [first, sideWord, place, size]) => {
  const side = oneOf<Side>(SIDES, first, sideWord);
  const hex = readHex(state, first, place);
  const points = readNumber(first, size);
  if (!side.ok) return side;
  if (!hex.ok) return hex;
  if (!points.ok) return points;
  const mines = [...state.common.mines, { hex: hex.value, side: side.value, points: points.value }];
  return common(state, { mines: mines.toSorted((a, b) => a.hex - b.hex || (a.side < b.side ? -1 : 1)) });
};

const readTaken: Reader = (state, [first, place, word]) => {
  const hex = readHex(state, first, place);
  const owner = oneOf(OWNERS, first, word);
  if (!hex.ok) return hex;
  return owner.ok
    ? common(state, { taken: [...state.common.taken, { hex: hex.value, owner: owner.value }] })
    : owner;
};

const readUnsupplied: Reader = (state, [first, sideWord, place, size]) => {
  const side = oneOf<Side>(SIDES, first, sideWord);
  const hex = readHex(state, first, place);
  const turns = readNumber(first, size);
  if (!side.ok) return side;
  if (!hex.ok) return hex;
  if (!turns.ok) return turns;
  const line = { hex: hex.value, side: side.value, turns: turns.value };
  return common(state, { unsupplied: [...state.common.unsupplied, line] });
};

const readEmbarked: Reader = (state, [first, name, place]) => {
  const unit = readNamed(state, 'ground', first, name);
  const hex = readHex(state, first, place);
  if (!unit.ok) return unit;
  if (!hex.ok) return hex;
  return common(state, {
    embarked: [...state.common.embarked, { unit: unit.value as GroundId, hex: hex.value }],
  });
};

const readBrought: Reader = (state, [first, name, size]) => {
  const unit = readNamed(state, 'ground', first, name);
  const re = readNumber(first, size);
  if (!unit.ok) return unit;
  if (!re.ok) return re;
  return common(state, {
    brought: [...state.common.brought, { unit: unit.value as GroundId, re: re.value }],
  });
};

const readScore: Reader = (state, [first, sideWord, cause, pointsWord]) => {
  const side = oneOf<Side>(SIDES, first, sideWord);
  const points = readNumber(first, pointsWord);
  if (!side.ok) return side;
  if (cause === undefined || !points.ok) return faultAt(first, 'Write "score axis cause 4".');
  const list = [...state.common.score[side.value], { cause: cause.text, points: points.value }];
  return common(state, { score: { ...state.common.score, [side.value]: list } });
};

const TRACKS = { malta: MALTA_LINE, italy: ITALY_LINE, danger: DANGER_LINE };

/** `malta status=12`, `italy morale=3`, `danger safe=x1`: a track of the table. */
const readTrack =
  (key: keyof typeof TRACKS): Reader =>
  (state, [first, ...words]) => {
    const fields = decoded<object>(state, first, words, TRACKS[key]);
    return fields.ok ? common(state, { [key]: { ...state.common[key], ...fields.value } }) : fields;
  };

const readFront: Reader = (state, [first, name, ...words]) => {
  const at = state.common.fronts.findIndex(({ id }) => id === name?.text);
  const front = state.common.fronts[at];
  if (front === undefined) return faultAt(name ?? first, 'There is no such front in this scenario.');
  const fields = decoded(state, first, words, FRONT_LINE);
  if (!fields.ok) return fields;
  const read = { ...front, ...fields.value };
  const paid = paidInOpen(state.common, front.id, read.paid);
  return common(state, { fronts: state.common.fronts.with(at, { ...read, paid }) });
};

const readAssault: Reader = (state, [first, place, ...words]) => {
  const at = Number(place?.text ?? -1);
  const assault = state.common.assaults[at];
  if (assault === undefined) return faultAt(place ?? first, 'There is no such assault in this scenario.');
  const fields = decoded(state, first, words, ASSAULT_LINE);
  return fields.ok
    ? common(state, { assaults: state.common.assaults.with(at, { ...assault, ...fields.value }) })
    : fields;
};

/** Every statement of a position but the heading, the units it makes up and the phase. */
export const READERS: { readonly [word: string]: Reader } = {
  clock: readClock,
  options: readOptions,
  seas: readSeas,
  port: readPort,
  malta: readTrack('malta'),
  italy: readTrack('italy'),
  danger: readTrack('danger'),
  front: readFront,
  assault: readAssault,
  troops: readTroops,
  air: readAir,
  taken: readTaken,
  mines: readMines,
  unsupplied: readUnsupplied,
  embarked: readEmbarked,
  brought: readBrought,
  once: (state, [first, word]) =>
    word === undefined
      ? faultAt(first, 'Write what happened once.')
      : common(state, { once: [...state.common.once, word.text] }),
  score: readScore,
  ...TERM_READERS,
  ...FLEET_READERS,
};
