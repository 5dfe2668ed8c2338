import { type Fault, faultAt, ok, type Result, type Statement, wholeOf } from '@narrow-seas/core';
import { rosterOf, type ShipSpec } from '../model/roster.ts';
import { SHIP_KINDS, SIDES } from '../model/vocabulary.ts';
import { slug } from './names.ts';

const EXAMPLE = 'Write "unit X1 axis TF 12", then if need be a nation and sweeper or minelayer.';

const readUnit = (
  scenario: string,
  [first, name, sideWord, kindWord, strengthWord, nation, role]: Statement,
): Result<ShipSpec, Fault> => {
  const side = SIDES.find(id => id === sideWord?.text);
  const kind = SHIP_KINDS.find(id => id === kindWord?.text);
  const strength = strengthWord === undefined ? undefined : wholeOf(strengthWord, 1, 99);
  if (name === undefined || side === undefined || kind === undefined || strength === undefined)
    return faultAt(first, EXAMPLE);
  if (slug(name.text) !== name.text || rosterOf(scenario).ships.some(ship => slug(ship.name) === name.text))
    return faultAt(name, `There is a ship ${name.text} already, or the name holds what a name cannot.`);
  return ok({
    side,
    kind,
    strength,
    name: name.text,
    nation: nation?.text ?? 'XX',
    at: '',
    otherwise: undefined,
    role: (['sweeper', 'minelayer'] as const).find(word => word === role?.text),
    load: 0,
    hits: 0,
    refit: false,
    arrives: undefined,
    withdraws: undefined,
  });
};

/** Ships that a position makes up. */
export const readUnits = (
  scenario: string,
  statements: readonly Statement[],
): Result<readonly ShipSpec[], Fault> => {
  const specs: ShipSpec[] = [];
  for (const statement of statements) {
    const spec = readUnit(scenario, statement);
    if (!spec.ok) return spec;
    specs.push(spec.value);
  }
  return ok(specs);
};
