import { type Event, NOTHING } from '../../model/event.ts';
import { kindsOf, strengthOf } from '../../model/fleet.ts';
import { type Modifier, modifiers, shiftOf } from '../../model/modifier.ts';
import { kindOf } from '../groups/group.ts';
import type { Passage } from '../../model/sea/phase.ts';
import { atSea, type Whereabouts } from '../groups/whereabouts.ts';
import type { Common, State } from '../../model/state.ts';
import { SEA_SHIFT, searched } from '../../model/tables.ts';
import type { AirId, DieFace } from '../../model/vocabulary.ts';
import { kindOfAir, seaAtHex } from './air.ts';
import { type Patrol, patrolsOver } from './cover.ts';
import type { SearchRoll } from '../../model/shore/phase.ts';
import { anyStriker } from './striker.ts';

/** [T.3] What makes a group easier or harder to find; the sea comes on top [F.8.3]. */
export const SEARCH_SHIFT = { patrol: 1, large: 1, contacted: 1, small: -1, submarines: -2 } as const;

/** [T.3] What a searcher has for and against it. */
export const searchModifiers = (
  common: Common,
  { group, hex, fleet }: Pick<Whereabouts, 'group' | 'hex' | 'fleet'>,
  searcher: AirId,
): readonly Modifier[] => {
  const { ships } = group;
  const strength = ships.reduce((sum, ship) => sum + strengthOf(common, fleet, ship), 0);
  const large = ships.length >= 4 || kindsOf(common, ships).includes('CG');
  return modifiers(
    kindOfAir(common, searcher) === 'P' && {
      label: 'Patrol aircraft',
      shift: SEARCH_SHIFT.patrol,
      rule: 'T.3',
    },
    large && { label: 'Large group', shift: SEARCH_SHIFT.large, rule: 'T.3' },
    group.contact === 'made' && { label: 'Contacted', shift: SEARCH_SHIFT.contacted, rule: 'T.3' },
    ships.length === 1 && strength <= 2 && { label: 'Small group', shift: SEARCH_SHIFT.small, rule: 'T.3' },
    kindOf(common, group) === 'submarine' && {
      label: 'Submarines',
      shift: SEARCH_SHIFT.submarines,
      rule: 'T.3',
    },
    { label: 'Sea', shift: SEA_SHIFT[seaAtHex(common, hex)], rule: 'T.3' },
  );
};

/** [F.11.5] The next patrol that has not looked for the group in this step; none once it is found. */
const nextPatrol = (common: Common, { group, hex, enemy, against }: Whereabouts): Patrol | undefined =>
  group.found === 'no'
    ? patrolsOver(common, enemy, against, hex).find(({ unit }) => !group.patrols.includes(unit))
    : undefined;

/** [F.11.6] Found or contacted by day, and somebody could strike: asked once a step. */
const strikeOffer = ({ common }: State, found: Whereabouts, passage: Passage): readonly Event[] => {
  const { group, hex, enemy, against } = found;
  if (group.found === 'no' && group.contact !== 'made') return NOTHING;
  if (group.offered || !anyStriker(common, enemy, against, hex)) return NOTHING;
  return [
    { type: 'strike-offered', group: group.id },
    { type: 'began', phase: { name: 'strike-choice', side: against, passage } },
  ];
};

/** [F.11.5] [F.12] Patrols over the hex look for the group, then strikes; [36.A.2 a] none of it by night. */
export const searchStage = (state: State, next: Passage, found: Whereabouts): readonly Event[] => {
  if (next.night) return NOTHING;
  const patrol = nextPatrol(state.common, found);
  if (patrol === undefined) return strikeOffer(state, found, next);
  const phase: SearchRoll = { name: 'search-roll', ...patrol, passage: { ...next, stage: 'search' } };
  return [{ type: 'began', phase }];
};

/** [T.3] What the searcher sees. */
export const rollSearch = (
  state: State,
  { unit, near, passage: { group } }: SearchRoll,
  face: DieFace,
): readonly Event[] => {
  const shift = shiftOf(searchModifiers(state.common, atSea(state, group), unit));
  return [{ type: 'searched', group, unit, face, found: searched(near, face + shift) }];
};
