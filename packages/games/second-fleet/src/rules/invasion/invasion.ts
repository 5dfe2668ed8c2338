import { chain, type Consequence, type Effect } from '../../turn/chain.ts';
import { eventsIn } from '@narrow-seas/core';
import { baseSpec, baseState } from '../stacking/bases.ts';
import type { Event } from '../../model/event.ts';
import { loseAirfield } from '../damage/damage.ts';
import type { State } from '../../model/state.ts';
import { finished, type Step } from '../../turn/step.ts';
import { timeOf } from '../../model/time.ts';
import { type BaseId, type DieFace, type Grade, type Side } from '../../model/vocabulary.ts';
import {
  defenceOf,
  flakLosses,
  flakOf,
  lossesOf,
  parachuted,
  parasThrough,
  resultOf,
  strengthOf,
  type Troops,
} from './assault.ts';
import { raidSucceeds } from './assault-table.ts';
import { takeBase } from './control.ts';
import { isCampaign } from '../../turn/campaign/rules-in-play.ts';
import type { Assault, AssaultRoll, Invasion, Landing } from '../../model/campaign/phase.ts';
import { revealStrategy } from '../strategy/strategy.ts';

const invasionOf = ({ table }: State): Invasion => {
  if (table.phase.name !== 'invasion') throw new Error(`Nobody invades in phase ${table.phase.name}`);
  return table.phase;
};

const rollNext = (
  state: State,
  assault: Assault,
  die: AssaultRoll['die'],
  parasLost: number,
): readonly Event[] => [
  { type: 'began', phase: { name: 'assault-roll', assault, die, parasLost, resume: invasionOf(state) } },
];

/** [C.17.4] Fighters first, then flak if anybody is left to fire at. */
const goIn =
  (assault: Assault): Consequence =>
  state => {
    if (assault.raid) return rollNext(state, assault, 'raid', 0);
    const through = parasThrough(state.table, assault);
    const lost = assault.paras - through;
    const die = through > 0 && flakOf(state.table, assault.base) > 0 ? 'flak' : 'assault';
    return [...shotDown(lost), ...rollNext(state, assault, die, lost)];
  };

const shotDown = (battalions: number): readonly Event[] =>
  battalions > 0 ? [{ type: 'shot-down', battalions }] : [];

/** [C.17] An assault is declared: everybody sees it, and with it what the Soviets are up to [C.15]. */
export const declareAssault = (state: State, side: Side, landing: Landing): Effect => {
  const assault: Assault = { ...landing, side };
  return chain(
    state,
    now => (side === 'soviet' ? revealStrategy(now) : []),
    () => [{ type: 'assaulted', assault }],
    goIn(assault),
  );
};

/** [C.17.4] */
const rollFlak = (state: State, phase: AssaultRoll, face: DieFace): readonly Event[] => {
  const { assault, parasLost } = phase;
  const lost = Math.min(assault.paras - parasLost, flakLosses(flakOf(state.table, assault.base), face));
  return [
    ...shotDown(lost),
    { type: 'began', phase: { ...phase, die: 'assault', parasLost: parasLost + lost } },
  ];
};

const RESUMED: Event = { type: 'resumed' };

/** [C.17.7] */
const rollGround = (state: State, phase: AssaultRoll, face: DieFace): readonly Event[] => {
  const { assault, parasLost } = phase;
  const { base } = assault;
  const paras = assault.paras - parasLost;
  const ashore = ashoreOf(state, assault, paras);
  const result = resultOf(state.table, assault, paras, face);
  if (result === 'captured') return captured(state, assault, ashore);
  const lost = result === 'failed' ? ashore : lossesOf(Math.ceil(ashore.points / 2), ashore);
  const { defence, garrison } = baseState(state.table, base);
  const worn = result === 'failed' ? { defence, garrison } : wornDown(defence, garrison);
  const left = { lodgement: ashore.points - lost.points, parachuted: ashore.parachuted - lost.parachuted };
  return [
    { type: 'assault-ended', base, result, landed: ashore.points, lost: lost.points },
    { type: 'base-changed', base, ...worn, ...left },
    RESUMED,
  ];
};

/** [C.17.6] [C.17.10] All who fight ashore, and those of them who came by parachute, today or before. */
const ashoreOf = ({ table }: State, assault: Assault, paras: number): Troops => ({
  points: strengthOf(table, assault, paras),
  parachuted: parachuted(table, assault.base, paras) + baseState(table, assault.base).parachuted,
});

/** [C.17.7] One less, not below one; the garrison pays where there is no intrinsic defence any more. */
const wornDown = (defence: number, garrison: number) =>
  defence > 0
    ? { defence: Math.max(1, defence - 1), garrison }
    : { defence, garrison: Math.min(garrison, Math.max(1, garrison - 1)) };

/** [C.17.7] [C.17.9] The rest are the garrison. */
const captured = (state: State, { side, base }: Assault, ashore: Troops): readonly Event[] => {
  const landed = ashore.points;
  const due = Math.min(landed, Math.ceil(defenceOf(state.table, base) / 2));
  const { points: lost } = lossesOf(due, ashore);
  return [
    { type: 'assault-ended', base, result: 'captured', landed, lost },
    ...eventsIn(takeBase(state, base, side, landed - lost)),
    RESUMED,
  ];
};

/** [C.17.5] [C.20.4] A raid gives Damage 1, to the airfield where there is one. */
const rollRaid = (state: State, { assault }: AssaultRoll, face: DieFace): readonly Event[] => {
  const { base, commandos } = assault;
  const success = raidSucceeds(face);
  const ended: Event = {
    type: 'assault-ended',
    base,
    result: success ? 'raided' : 'raid-failed',
    landed: commandos.length,
    lost: commandos.length,
  };
  return [ended, ...(success ? damageByRaid(state, base) : []), RESUMED];
};

const damageByRaid = (state: State, base: BaseId): readonly Event[] => {
  const part = baseSpec(base).airfield ? 'airfield' : 'port';
  const before = baseState(state.table, base)[part];
  if (before === 3) return [];
  const grade = (before + 1) as Grade;
  const lost = part === 'airfield' && grade === 3 ? loseAirfield(state, { kind: 'base', base }) : [];
  return [{ type: 'base-damaged', base, part, grade }, ...lost];
};

export const rollAssault = (state: State, phase: AssaultRoll, face: DieFace): readonly Event[] => {
  if (phase.die === 'flak') return rollFlak(state, phase, face);
  return phase.die === 'raid' ? rollRaid(state, phase, face) : rollGround(state, phase, face);
};

const beginFor = (side: Side, assaulted: readonly BaseId[] = []): Event => ({
  type: 'began',
  phase: { name: 'invasion', side, assaulted, paras: 0 },
});

/** [C.17.1] NATO takes back what it has lost, but not on the morning of an assault. */
const canRetake = ({ table }: State, assaulted: readonly BaseId[]): boolean =>
  table.bases.some(
    ({ owner }, base) =>
      baseSpec(base as BaseId).side === 'nato' && owner === 'soviet' && !assaulted.includes(base as BaseId),
  );

/** [2.2.6] [2.2.6.1] [2.2.6.2] [2.2.6.3] Soviet, then NATO; control changes with each assault. */
export const endInvasion = (state: State, { side, assaulted }: Invasion): readonly Event[] =>
  side === 'soviet' && canRetake(state, assaulted) ? [beginFor('nato', assaulted)] : [finished('invasion')];

export const invasionStep: Step = {
  name: 'invasion',
  applies: ({ table }) => isCampaign(table) && timeOf(table) === 'am',
  begin: () => [beginFor('soviet')],
};
