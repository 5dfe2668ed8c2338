import type { HexId } from '@narrow-seas/hex';
import { strengthOf, UNKNOWN } from '../../model/fleet.ts';
import { type Modifier, shiftOf } from '../../model/modifier.ts';
import { patrolsOver } from '../air/cover.ts';
import { searchModifiers } from '../air/search.ts';
import type { Fleet, Group } from '../../model/state.ts';
import { GUNNERY, hitsOn, searched, shipping, shippingLoss, success } from '../../model/tables.ts';
import type { View } from '../../secrets/view.ts';
import { enemyOf, FACES } from '../../model/vocabulary.ts';
import { contactShifts, damageColumns } from '../danger-zones/contact-stage.ts';
import { convoyOf, maltaStatus, shippingModifiers } from '../danger-zones/shipping.ts';
import type { Point } from './voyage.ts';

/** One die, or a set of dice, that a way brings. */
export interface Risk {
  readonly kind: 'mines' | 'contact' | 'search' | 'shipping';
  readonly rule: string;
  /** Steps from the present one on. */
  readonly step: number;
  readonly hex: HexId;
  readonly modifiers: readonly Modifier[];
  /** That it goes badly: a hit, contact, found, or cargo sunk or turned back. */
  readonly chance: number;
  /** Strength points that it costs on average. */
  readonly loss: number;
  /** That the convoy is turned back. */
  readonly turnedBack: number;
}

/** What a planner carries from point to point. */
export interface Watch {
  readonly view: View;
  readonly fleet: Fleet;
  readonly group: Group;
}

const mean = (of: (face: number) => number): number =>
  FACES.reduce((sum, face) => sum + of(face), 0) / FACES.length;
const share = (of: (face: number) => boolean): number => mean(face => (of(face) ? 1 : 0));

/** [36.C.1] A roll for each strength point. */
export const mineRisk = ({ view, fleet, group }: Watch, { step, hex }: Point, points: number): Risk => {
  const rolls = group.ships.reduce((sum, ship) => sum + strengthOf(view.common, fleet, ship), 0);
  const safe = share(face => hitsOn(GUNNERY, points, face) === 0);
  const chance = 1 - safe ** rolls;
  const loss = rolls * mean(face => hitsOn(GUNNERY, points, face));
  return { kind: 'mines', rule: '36.C.1', step, hex, modifiers: [], chance, loss, turnedBack: 0 };
};

/** [36.D.3] Strength lost on average when contact is made. */
const contactLoss = ({ view, fleet, group }: Watch, shift: number): number =>
  damageColumns(view.common, fleet, group.ships).reduce(
    (sum, { strength }) => sum + mean(face => hitsOn(GUNNERY, strength, face + shift)),
    0,
  );

/** [36.D.2] Ways, of a whole, that no contact so far has left a slip behind or not. */
export interface Slips {
  readonly none: number;
  readonly slipped: number;
}

interface Contact {
  readonly made: number;
  readonly great: number;
  readonly disaster: number;
}

const contactBy = (shift: number): Contact => ({
  made: share(face => ['S', 'S*'].includes(success(face + shift))),
  great: share(face => success(face + shift) === 'S*'),
  disaster: share(face => success(face + shift) === 'D'),
});

/** [36.D.2] A disaster takes one from the next roll: both cases are kept apart, so that the product is exact. */
export const contactRisk = (
  watch: Watch,
  point: Point,
  slips: Slips,
): { readonly risk: Risk; readonly slips: Slips } => {
  const { common } = watch.view;
  // Found lasts for the step [F.11.5]; what later steps bring is not known.
  const found = point.step === 0 ? watch.group.found : ('no' as const);
  const group = { ...watch.group, slip: 0, holds: false, found };
  const modifiers = contactShifts(common, group, point.hex, point.night);
  const plain = contactBy(shiftOf(modifiers));
  const after = contactBy(shiftOf(modifiers) - 1);
  const whole = slips.none + slips.slipped;
  const mixed = (of: (contact: Contact) => number): number =>
    whole === 0 ? 0 : (slips.none * of(plain) + slips.slipped * of(after)) / whole;
  const chance = mixed(({ made }) => made);
  const great = mixed(({ great: part }) => part);
  return {
    risk: {
      kind: 'contact',
      rule: '36.D.2',
      step: point.step,
      hex: point.hex,
      modifiers,
      chance,
      loss: (chance - great) * contactLoss(watch, 0) + great * contactLoss(watch, 1),
      turnedBack: 0,
    },
    slips: {
      slipped: slips.none * plain.disaster + slips.slipped * after.disaster,
      none:
        slips.none * (1 - plain.made - plain.disaster) + slips.slipped * (1 - after.made - after.disaster),
    },
  };
};

/** [F.11.5] Patrols that are known to cover the hex and have not looked in this step. */
export const searchRisks = (
  { view, fleet, group }: Watch,
  point: Point,
  looked: ReadonlySet<number>,
): readonly Risk[] =>
  patrolsOver(view.common, UNKNOWN, enemyOf(group.side), point.hex)
    .filter(({ unit }) => !looked.has(unit))
    .map(({ unit, near }) => {
      const modifiers = searchModifiers(view.common, { group, hex: point.hex, fleet }, unit);
      const chance = share(face => searched(near, face + shiftOf(modifiers)) !== 'missed');
      const { step, hex } = point;
      return { kind: 'search', rule: 'F.11.5', step, hex, modifiers, chance, loss: 0, turnedBack: 0 };
    });

/** [F.19] [T.4] */
export const shippingRisk = ({ view, fleet, group }: Watch, { step, hex }: Point, far: boolean): Risk => {
  const convoy = convoyOf(view.common, fleet, { ...group, place: { at: 'sea', hex } });
  const modifiers = shippingModifiers(convoy, far);
  const fate = (face: number) =>
    shippingLoss(shipping(maltaStatus(view.common), face + shiftOf(modifiers)), convoy.cargo);
  return {
    kind: 'shipping',
    rule: 'F.19',
    step,
    hex,
    modifiers,
    chance: share(face => fate(face).sunk > 0 || fate(face).turnsBack),
    loss: mean(face => fate(face).sunk),
    turnedBack: share(face => fate(face).turnsBack),
  };
};
