import { chain, type Consequence, type Effect } from '../../turn/chain.ts';
import { consequencesOf } from '../politics/consequence.ts';
import { isAntiAirSpent, spendAmmunition, spendAntiAir } from '../supply/logistics.ts';
import { useNuclear } from '../nuclear/nuclear.ts';
import { driftOf } from '../optional/variable-targeting.ts';
import type { Event } from '../../model/event.ts';
import { forcesAt } from '../../model/position.ts';
import type { Force, Phase, State, PublicState } from '../../model/state.ts';
import { enemyOf, type DieFace } from '../../model/vocabulary.ts';
import { type AimAction, aimedOf, isJammed } from './aim.ts';
import { aimsRolled, merged } from './aims.ts';
import { beneath, defendedBase, type Guns, gunners } from './anti-air.ts';
import { attackDieShift } from './attack-die.ts';
import { attackPoints, columnOf, defencePoints } from './crt.ts';
import { nextSalvo } from '../optional/cruise.ts';
import { defenceOf } from './defence.ts';
import type {
  Activation,
  Aim,
  AimedStrike,
  AttackRoll,
  DefenceRoll,
  DriftRoll,
  Formation,
  Strike,
} from '../../model/fire/phase.ts';
import { endOfStrike } from './aftermath.ts';
import { shotsOf } from './strike.ts';

const began = (phase: Phase): Event => ({ type: 'began', phase });

/** [10.8.4] [10.9.3] [C.7.1] Order matters where close AA counts and somebody lies above somebody. */
const needsFormation = (table: PublicState, { type, side, hex, cruise }: Strike): boolean =>
  (type === 'ssm' || type === 'bombing') &&
  !cruise &&
  defendedBase(hex) === undefined &&
  forcesAt(table, enemyOf(side), hex).some(force => force.length > 1);

const targeting = (strike: Strike, resume: Activation): Event =>
  began({ name: 'targeting', side: strike.side, strike, resume });

/** [10] The attack is declared; the defender sets out his ships, or targets are named at once. */
export const declareStrike = ({ table }: State, strike: Strike, resume: Activation): readonly Event[] => [
  { type: 'struck-at', strike },
  needsFormation(table, strike)
    ? began({ name: 'formation', side: enemyOf(strike.side), strike, resume })
    : targeting(strike, resume),
];

export const formUp = ({ strike, resume }: Formation, forces: readonly Force[]): readonly Event[] => [
  { type: 'formed', forces },
  targeting(strike, resume),
];

const salvos = (table: PublicState, { units, cruise }: Strike): readonly Event[] =>
  cruise ? units.map(unit => ({ type: 'once', what: nextSalvo(table, unit) })) : [];

/** [10.2.1] [C.8.6] [C.18.3] [C.19.2] [C.15] What an aimed attack uses up and gives away, before any die. */
const commit =
  (aimed: AimedStrike, resume: Activation): Consequence =>
  state => {
    const { strike, tacCoord, nuclear } = aimed;
    return [
      { type: 'aimed', aimed },
      ...(tacCoord.length > 0 ? [{ type: 'returned', units: tacCoord } as const] : []),
      ...(strike.answer ? [] : spendAmmunition(state, shotsOf(state.table, resume, strike))),
      ...salvos(state.table, strike),
      ...consequencesOf(state, aimed),
      ...(nuclear ? useNuclear(state, strike.side, strike.type) : []),
    ];
  };

/** [C.8.2] Targets are named: from here on only dice are due. */
export const takeAim = (state: State, action: AimAction): Effect => {
  const { phase } = state.table;
  if (phase.name !== 'targeting') throw new Error(`Nobody aims in phase ${phase.name}`);
  const aimed = aimedOf(state.table, phase, action);
  const drifts = state.table.options.variableTargeting && phase.strike.type === 'ssm' && !phase.strike.cruise;
  return chain(
    state,
    commit(aimed, phase.resume),
    drifts
      ? () => [began({ name: 'drift-roll', aimed, settled: 0, aims: [], resume: phase.resume })]
      : now => toDefence(now, aimed, phase.resume),
  );
};

const gunsAgainst = ({ table, secret }: State, { strike }: AimedStrike, resume: Activation): Guns => ({
  jammed: isJammed(table, { resume }),
  isSpent: unit => isAntiAirSpent(table, secret[enemyOf(strike.side)], unit),
});

/** [10.10.6] [C.8.3] The defence die, unless nothing defends [C.25]. */
const toDefence = (state: State, aimed: AimedStrike, resume: Activation): readonly Event[] => {
  const { value, shift } = defenceOf(state.table, aimed, gunsAgainst(state, aimed, resume));
  if (value === 0) return [toAttack(state.table, aimed, 0, resume)];
  const { type } = aimed.strike;
  const guns = type === 'ssm' || type === 'bombing' ? gunners(state.table, aimed.strike, aimed.aims) : [];
  return [...spendAntiAir(state, guns), began({ name: 'defence-roll', aimed, value, shift, resume })];
};

const toAttack = (table: PublicState, aimed: AimedStrike, defence: number, resume: Activation): Event =>
  began({
    name: 'attack-roll',
    aimed,
    aims: aimsRolled(table, aimed),
    defence,
    points: [],
    resume,
  });

/** [C.21.8] Where one salvo goes. */
const strayed = (table: PublicState, aim: Aim, face: DieFace): Aim | undefined => {
  const drift = driftOf(face);
  if (drift === 'decoyed') return undefined;
  const below = aim.target.kind === 'unit' ? beneath(table, aim.target.unit) : undefined;
  return drift === 'beneath' && below !== undefined ? { ...aim, target: { kind: 'unit', unit: below } } : aim;
};

export const rollDrift = (state: State, phase: DriftRoll, face: DieFace): Effect => {
  const aim = strayed(state.table, phase.aimed.aims[phase.settled] as Aim, face);
  return chain(
    state,
    () => [
      { type: 'rolled', face },
      { type: 'strayed', ...(aim === undefined ? {} : { aim }) },
    ],
    afterDrift,
  );
};

const afterDrift: Consequence = state => {
  const { phase } = state.table;
  if (phase.name !== 'drift-roll' || phase.settled < phase.aimed.aims.length) return [];
  const aimed = { ...phase.aimed, aims: merged(phase.aims) };
  return aimed.aims.length === 0
    ? endOfStrike(state, aimed, [], 0, phase.resume)
    : toDefence(state, aimed, phase.resume);
};

export const rollDefence = ({ table }: State, phase: DefenceRoll, face: DieFace): readonly Event[] => {
  const { aimed, value, shift, resume } = phase;
  const raw = defencePoints(columnOf(value), face + shift);
  const result = aimed.nuclear ? Math.floor(raw / 2) : raw;
  return [
    { type: 'rolled', face },
    { type: 'defended', value, shift, face, result },
    toAttack(table, aimed, result, resume),
  ];
};

/** [C.8.3] One die for each target; damage comes after the last. */
export const rollAttack = (state: State, phase: AttackRoll, face: DieFace): Effect => {
  const { aimed, aims, defence, points, resume } = phase;
  const aim = aims[points.length] as Aim;
  const shift = attackDieShift(state.table, aimed, aim.target) - defence;
  const done = attackPoints(columnOf(aim.points), face + shift);
  const all = [...points, done];
  return chain(
    state,
    () => [
      { type: 'rolled', face },
      { type: 'fired-on', aim, face, points: done },
    ],
    now => (all.length < aims.length ? [] : endOfStrike(now, { ...aimed, aims }, all, defence, resume)),
  );
};
