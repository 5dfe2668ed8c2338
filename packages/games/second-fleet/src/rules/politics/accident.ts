import { damageStep } from '../damage/damage.ts';
import type { Event } from '../../model/event.ts';
import { isCombatant, specOf } from '../../model/roster.ts';
import type { State, PublicState } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import type { DieFace, Side, UnitId } from '../../model/vocabulary.ts';
import { baseAt } from '../stacking/bases.ts';
import type { Politics } from '../../model/campaign/phase.ts';

type Accident = { readonly event: 'accident' | 'submarine-accident'; readonly side: Side };

/** [C.14.6] Combat ships, or submarines, of the side that are at sea and not in a base. */
const candidatesOf = (table: PublicState, { event, side }: Accident): readonly UnitId[] =>
  table.pieces.flatMap(({ where }, id) => {
    const unit = id as UnitId;
    const spec = specOf(table, unit);
    const kind = event === 'accident' ? isCombatant(spec) : spec.arm === 'submarine';
    return kind && spec.side === side && where.at === 'sea' && baseAt(where.hex) === undefined ? [unit] : [];
  });

const digitsFor = (count: number): number => (count <= 10 ? 1 : count <= 100 ? 2 : 3);

/** Each as likely as the others: numbers beyond the last whole multiple of the count are rolled again. */
const pickBy = (units: readonly UnitId[], digits: readonly DieFace[]): UnitId | undefined => {
  const number = digits.reduce<number>((sum, digit) => 10 * sum + digit, 0);
  const fair = 10 ** digits.length - (10 ** digits.length % units.length);
  return number < fair ? units[number % units.length] : undefined;
};

const DONE: readonly Event[] = [finished('politics')];

/** [C.14.6] Asks for the next digit, or ends at once where nobody can have an accident. */
export const nextDigit = (
  { table }: State,
  accident: Accident,
  digits: readonly DieFace[],
): readonly Event[] =>
  candidatesOf(table, accident).length === 0
    ? [{ type: 'happened', ...accident }, ...DONE]
    : [{ type: 'began', phase: { name: 'politics', die: 'victim', ...accident, digits } }];

const accidentOf = ({ event, side }: Politics): Accident => {
  if (side === undefined || (event !== 'accident' && event !== 'submarine-accident'))
    throw new Error('There has been no accident');
  return { event, side };
};

/** What a loss by accident is called among the things that happen once: it scores for nobody. */
export const accidentalLoss = (table: Pick<PublicState, 'extra'>, unit: UnitId): string =>
  `accident-${specOf(table, unit).id}`;

/** All that die of it, aircraft aboard a carrier too. */
const forNobody = ({ table }: State, harm: readonly Event[]): readonly Event[] =>
  harm.flatMap(event =>
    event.type === 'died' ? [{ type: 'once', what: accidentalLoss(table, event.unit) } as const] : [],
  );

/** [C.14.6] One step on a unit picked by the dice. */
export const accidentTo = (state: State, phase: Politics, face: DieFace): readonly Event[] => {
  const accident = accidentOf(phase);
  const units = candidatesOf(state.table, accident);
  const digits = [...(phase.digits ?? []), face];
  if (digits.length < digitsFor(units.length)) return nextDigit(state, accident, digits);
  const unit = pickBy(units, digits);
  if (unit === undefined) return nextDigit(state, accident, []);
  const harm = damageStep(state, unit, 'accident');
  return [{ type: 'happened', ...accident }, ...forNobody(state, harm), ...harm, ...DONE];
};
