import { baseSpec, baseState } from '../stacking/bases.ts';
import type { Event } from '../../model/event.ts';
import type { AimedStrike, Target } from '../../model/fire/phase.ts';
import { specOf } from '../../model/roster.ts';
import type { State, PublicState } from '../../model/state.ts';
import { type BaseId, enemyOf, type Side } from '../../model/vocabulary.ts';
import { isCampaign } from '../../turn/campaign/rules-in-play.ts';
import { notedOf } from '../optional/tattletale.ts';
import { isBritish, isNorwegianMainland, revealStrategy } from '../strategy/strategy.ts';

/** [A11] Price of the first attack on a Soviet base, and on a ballistic missile submarine. */
const FIRST_ATTACK = 15;
/** [C.19.5] Price of a nuclear attack on a base. */
const NUCLEAR_ON_BASE = 10;

export const happenedOnce = ({ campaign }: Pick<PublicState, 'campaign'>, what: string): boolean =>
  campaign.once.includes(what);

/** Only the campaign has this price: elsewhere such an attack is ordered, or barred. */
const firstTime = (table: PublicState, what: string, points: number): readonly Event[] =>
  !isCampaign(table) || happenedOnce(table, what)
    ? []
    : [
        { type: 'once', what },
        { type: 'scored', side: 'soviet', cause: what, points },
      ];

const isSovietHome = (base: BaseId): boolean => baseSpec(base).side === 'soviet';

const isMissileBoat = (table: PublicState, target: Target): boolean =>
  target.kind === 'unit' &&
  specOf(table, target.unit).kind === 'SB' &&
  specOf(table, target.unit).side === 'soviet';

/** [A11] [C.15] What an attack costs or gives away besides its result, once its targets are named. */
export const consequencesOf = (state: State, { strike, aims, nuclear }: AimedStrike): readonly Event[] => {
  const targets = aims.map(({ target }) => target);
  const bases = targets.flatMap(target => (target.kind === 'base' ? [target.base] : []));
  return [
    ...(strike.side === 'nato' ? pricesForNato(state.table, targets, bases) : revealedBy(state, bases)),
    ...(nuclear && bases.length > 0 ? [nuclearPrice(strike.side)] : []),
    ...notedOf(
      state.table,
      strike.side,
      strike.type === 'ssm',
      targets.flatMap(target => (target.kind === 'unit' ? [target.unit] : [])),
    ),
  ];
};

const pricesForNato = (
  table: PublicState,
  targets: readonly Target[],
  bases: readonly BaseId[],
): readonly Event[] => [
  ...(bases.some(isSovietHome) ? firstTime(table, 'first-attack-on-soviet-base', FIRST_ATTACK) : []),
  ...(targets.some(target => isMissileBoat(table, target))
    ? firstTime(table, 'first-attack-on-missile-boat', FIRST_ATTACK)
    : []),
];

/** [C.15] Only an attack on a base that NATO holds there tells anything. */
const revealedBy = (state: State, bases: readonly BaseId[]): readonly Event[] =>
  bases.some(
    base => baseState(state.table, base).owner === 'nato' && (isNorwegianMainland(base) || isBritish(base)),
  )
    ? revealStrategy(state)
    : [];

const nuclearPrice = (side: Side): Event => ({
  type: 'scored',
  side: enemyOf(side),
  cause: 'nuclear-attack-on-base',
  points: NUCLEAR_ON_BASE,
});
