import type { HexId } from '@narrow-seas/hex';
import { chain, type Progress } from '../../turn/chain.ts';
import { terrainAt } from '../../model/chart.ts';
import { type ContactFacts, contactModifiers } from './contact.ts';
import { inEnemyZone } from './danger-zone.ts';
import { type Event, NOTHING } from '../../model/event.ts';
import { chartOf, ownerAt, specOf, strengthOf } from '../../model/fleet.ts';
import { type Modifier, shiftOf } from '../../model/modifier.ts';
import type { Common, Fleet, Group, State } from '../../model/state.ts';
import { GUNNERY, hitsOn, success } from '../../model/tables.ts';
import { enemyOf, type DieFace, type ShipId } from '../../model/vocabulary.ts';
import { hitShip } from '../naval-combat/damage.ts';
import { seaAtPlace } from '../groups/group.ts';
import type { ContactDamage, ContactRoll, Losses, Passage } from '../../model/sea/phase.ts';
import { type Whereabouts, whereabouts } from '../groups/whereabouts.ts';

/** [36.D.2] What the roll would depend on for a group in a hex of the enemy's zone. */
const contactFacts = (
  common: Common,
  group: Pick<Group, 'side' | 'holds' | 'found' | 'slip'>,
  hex: HexId,
  night: boolean,
): ContactFacts => {
  const chart = chartOf(common);
  const port = chart.portAt.get(hex);
  const theirs = ownerAt(common, hex) === enemyOf(group.side);
  return {
    sea: seaAtPlace(common, { at: 'sea', hex }),
    holds: group.holds,
    night,
    found: group.found !== 'no',
    enemyCoast: theirs && terrainAt(chart, hex) === 'coastal',
    enemyGreatPort: theirs && (port?.kind === 'major' || port?.kind === 'great'),
    slip: group.slip,
  };
};

export const contactShifts = (
  common: Common,
  group: Pick<Group, 'side' | 'holds' | 'found' | 'slip'>,
  hex: HexId,
  night: boolean,
): readonly Modifier[] => contactModifiers(contactFacts(common, group, hex, night));

/** [36.D.2] [F.20.5] Once a step: at its start, or on coming into the zone. */
export const contactStage = (
  state: State,
  passage: Passage,
  { group, hex }: Whereabouts,
): readonly Event[] => {
  if (group.contact !== 'none') return NOTHING;
  if (!passage.start && !passage.entered) return NOTHING;
  if (!inEnemyZone(chartOf(state.common), state.common.danger, group.side, hex)) return NOTHING;
  const shift = shiftOf(contactShifts(state.common, group, hex, passage.night));
  return [{ type: 'began', phase: { name: 'contact-roll', passage, shift } }];
};

export const rollContact = (state: State, phase: ContactRoll, face: DieFace): Progress => {
  const result = success(face + phase.shift);
  const made = result === 'S' || result === 'S*';
  const { passage } = phase;
  const shift = result === 'S*' ? 1 : 0;
  return chain(
    state,
    () => [{ type: 'contact', group: passage.group, result, made }],
    after =>
      made ? damage({ name: 'contact-damage', passage, shift, columns: columnsFor(after, passage) }) : [],
  );
};

/** [36.D.3] [F.20.7] Task forces and carriers each for themselves, submarines at half, all cargo together at half. */
export const damageColumns = (
  common: Common,
  fleet: Pick<Fleet, 'ships'>,
  ships: readonly ShipId[],
): ContactDamage['columns'] => {
  const strength = (ship: ShipId): number => strengthOf(common, fleet, ship);
  const kind = (ship: ShipId): string => specOf(common, ship).kind;
  const alone = ships.filter(ship => ['TF', 'CG', 'SUB'].includes(kind(ship)));
  const together = ships.filter(ship => !alone.includes(ship));
  const sum = together.reduce((total, ship) => total + strength(ship), 0);
  return [
    ...alone.map(ship => ({
      ships: [ship],
      strength: kind(ship) === 'SUB' ? strength(ship) / 2 : strength(ship),
    })),
    ...(together.length === 0 ? [] : [{ ships: together, strength: sum / 2 }]),
  ];
};

const columnsFor = (state: State, { group }: Passage): ContactDamage['columns'] => {
  const found = whereabouts(state, group);
  return found === undefined ? [] : damageColumns(state.common, found.fleet, found.group.ships);
};

/** The next column to be rolled; nothing when all are: then the passage goes on. */
const damage = (phase: ContactDamage): readonly Event[] =>
  phase.columns.length > 0 ? [{ type: 'began', phase }] : [];

export const rollContactDamage = (state: State, phase: ContactDamage, face: DieFace): readonly Event[] => {
  const [column, ...columns] = phase.columns;
  if (column === undefined) return [];
  const next: ContactDamage = { ...phase, columns };
  const hits = hitsOn(GUNNERY, column.strength, face + phase.shift);
  if (column.ships.length > 1 && hits > 0)
    return [{ type: 'began', phase: losses(state, column.ships, hits, next) }];
  return [...column.ships.flatMap(ship => hitShip(state, ship, hits)), ...damage(next)];
};

const losses = (state: State, among: readonly ShipId[], hits: number, next: ContactDamage): Losses => ({
  name: 'losses',
  side: specOf(state.common, among[0] as ShipId).side,
  among,
  hits,
  after: { kind: 'damage', next },
});

/** The damage that is still to be rolled for when these losses have been given out. */
export const afterLosses = ({ after }: Losses): readonly Event[] =>
  after.kind === 'damage' ? damage(after.next) : [];
