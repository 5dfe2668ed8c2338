import { type Fault, faultAt, ok, type Result, type Word } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import { SHARES } from '../rules/naval-combat/gunfire.ts';
import type { Cargo, Common, Ship } from '../model/state.ts';
import type { GroundId, PortId, ShipId } from '../model/vocabulary.ts';
import { idOf, nameOf } from './names.ts';

/** What has befallen a ship, after its name: `9a-Divisione/hits=2/half`. */
type Condition = Omit<Ship, 'where' | 'cargo'>;

const FLAGS = ['half', 'refit', 'turnedBack', 'oiled', 'slipped'] as const;
const NUMBERS = ['hits', 'salvos', 'fuel', 'night', 'day', 'ferry'] as const;

const printNumber = (ship: Ship, atRest: Ship, key: (typeof NUMBERS)[number]): readonly string[] =>
  ship[key] === atRest[key] || ship[key] === undefined ? [] : [`/${key}=${ship[key]}`];

export const printShip = (common: Common, id: ShipId, ship: Ship, atRest: Ship): string =>
  [
    nameOf(common, 'ship', id),
    ...NUMBERS.flatMap(key => printNumber(ship, atRest, key)),
    ...(ship.half ? ['/half'] : []),
    ...(ship.refit ? ['/refit'] : []),
    ...(ship.turnedBack ? ['/turnedBack'] : []),
    ...(ship.shipping === 'none' ? [] : [`/shipping=${ship.shipping}`]),
    ...(ship.payAsYouGo === undefined ? [] : [`/pays=${nameOf(common, 'port', ship.payAsYouGo)}`]),
    ...(ship.oiled === undefined ? [] : ['/oiled']),
    ...(ship.slipped === undefined ? [] : ['/slipped']),
    ...(ship.support === undefined ? [] : [printSupport(common, ship.support)]),
    ...(ship.work === undefined ? [] : [`/work=${ship.work.task.replaceAll(' ', '+')}:${ship.work.paid}`]),
  ].join('');

type Support = NonNullable<Ship['support']>;

const printSupport = (common: Common, { hex, share, fired }: Support): string =>
  `/support=${nameOf(common, 'hex', hex)}:${share}${fired === true ? ':fired' : ''}`;

export interface NamedShip {
  readonly ship: ShipId;
  readonly condition: Partial<Condition>;
}

const EXAMPLE = 'Write a ship as 9a-Divisione/hits=2/half/refit/fuel=5/pays=Taranto.';

/** `support=048071:half`: gunfire prepared for a hex [F.23]; with `:fired` it is spent. */
const readSupport = (common: Common, text: string): Partial<Condition> | undefined => {
  const [place = '', word, spent] = text.split(':');
  const hex = idOf(common, 'hex', place) as HexId | undefined;
  const share = SHARES.find(each => each === word);
  if (hex === undefined || share === undefined) return undefined;
  if (spent === undefined) return { support: { hex, share } };
  return spent === 'fired' ? { support: { hex, share, fired: true } } : undefined;
};

/** `work=disembark+port:4`: points paid for work in port [F.5.2]. */
const readWork = (text: string): Partial<Condition> | undefined => {
  const [task = '', paid = ''] = text.split(':');
  return /^[a-z+-]+$/.test(task) && /^\d{1,2}$/.test(paid)
    ? { work: { task: task.replaceAll('+', ' '), paid: Number(paid) } }
    : undefined;
};

const readPart = (common: Common, part: string): Partial<Condition> | undefined => {
  if (FLAGS.some(flag => flag === part)) return { [part]: true };
  const [key = '', text = ''] = part.split('=');
  if (key === 'pays') {
    const port = idOf(common, 'port', text);
    return port === undefined ? undefined : { payAsYouGo: port as PortId };
  }
  if (key === 'support') return readSupport(common, text);
  if (key === 'work') return readWork(text);
  if (key === 'shipping') return text === 'far' || text === 'checked' ? { shipping: text } : undefined;
  const known = NUMBERS.some(name => name === key) && /^\d{1,5}$/.test(text);
  return known ? { [key]: Number(text) } : undefined;
};

export const readShip = (common: Common, word: Word): Result<NamedShip, Fault> => {
  const [name = '', ...parts] = word.text.split('/');
  const ship = idOf(common, 'ship', name);
  if (ship === undefined)
    return faultAt(word, `There is no ship ${name}; make one up with "unit ${name} ...".`);
  let condition: Partial<Condition> = {};
  for (const part of parts) {
    const read = readPart(common, part);
    if (read === undefined) return faultAt(word, EXAMPLE);
    condition = { ...condition, ...read };
  }
  return ok({ ship: ship as ShipId, condition });
};

/** `sp=4`, `sp=2/Tripoli` when loaded there, `mine=1`, `troops=Superga/3`, `troops=Hermann-Goering-Division/1/mech`. */
export const printCargo = (common: Common, cargo: Cargo): string =>
  cargo.kind === 'troops'
    ? `troops=${nameOf(common, 'ground', cargo.unit)}/${cargo.re}${cargo.mech ? '/mech' : ''}`
    : `${cargo.kind}=${cargo.amount}${cargo.from === undefined ? '' : `/${nameOf(common, 'port', cargo.from)}`}`;

const AMOUNT = z.coerce.number().positive().max(999);

const readTroops = (common: Common, text: string): Cargo | undefined => {
  const [name = '', size = '', mech] = text.split('/');
  const unit = idOf(common, 'ground', name);
  const re = AMOUNT.safeParse(size);
  if (unit === undefined || !re.success) return undefined;
  return { kind: 'troops', unit: unit as GroundId, re: re.data, mech: mech === 'mech' };
};

const readGoods = (common: Common, kind: string, text: string): Cargo | undefined => {
  const [size = '', name] = text.split('/');
  const amount = AMOUNT.safeParse(size);
  if ((kind !== 'sp' && kind !== 'srp' && kind !== 'mine') || !amount.success) return undefined;
  if (name === undefined) return { kind, amount: amount.data };
  const from = kind === 'mine' ? undefined : idOf(common, 'port', name);
  return from === undefined ? undefined : { kind, amount: amount.data, from: from as PortId };
};

export const readCargo = (common: Common, word: Word): Result<Cargo, Fault> => {
  const [kind = '', text = ''] = word.text.split('=');
  const cargo = kind === 'troops' ? readTroops(common, text) : readGoods(common, kind, text);
  return cargo === undefined
    ? faultAt(word, 'Write cargo as sp=4, sp=2/Tripoli, srp=1, mine=1 or troops=Superga/3.')
    : ok(cargo);
};
