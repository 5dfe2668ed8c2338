import { ASK_ME, type StandingChoice, type StandingSpec } from '@narrow-seas/core';
import { shipPiece } from '../face/piece-id.ts';
import { shipName } from '../face/units.ts';
import { specOf } from '../model/fleet.ts';
import type { ShipId } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { ORDER_WORDS as SAY } from './words.ts';

interface ChoiceWords {
  readonly label: string;
  readonly sentence: string;
}

const choice = (id: string, words: ChoiceWords, number?: StandingChoice['number']): StandingChoice => ({
  id,
  ...words,
  ...(number === undefined ? {} : { number }),
});

const ASK = choice(ASK_ME, SAY.ask);

const STRENGTH = { least: 1, most: 20, step: 1, first: 3 } as const;
const PERCENT = { least: 50, most: 300, step: 10, first: 130 } as const;
const BATTLE_PERCENT = { ...PERCENT, first: 110 } as const;

const COAST_GUNS: StandingSpec = {
  id: 'coast-guns',
  title: SAY.coastGuns.title,
  rule: 'F.8.1',
  choices: [
    choice('always', SAY.coastGuns.always),
    choice('above', SAY.coastGuns.above, STRENGTH),
    choice('never', SAY.coastGuns.never),
    ASK,
  ],
  usual: { choice: 'always' },
};

const REACTIONS: StandingSpec = {
  id: 'reactions',
  title: SAY.reactions.title,
  rule: 'F.7.3',
  choices: [choice('stronger', SAY.reactions.stronger, PERCENT), choice('never', SAY.reactions.never), ASK],
  usual: { choice: 'stronger', number: PERCENT.first },
};

const BATTLE: StandingSpec = {
  id: 'battle',
  title: SAY.battle.title,
  rule: 'F.8.5',
  choices: [
    choice('away', SAY.battle.away, BATTLE_PERCENT),
    choice('stronger', SAY.battle.stronger, BATTLE_PERCENT),
    choice('always', SAY.battle.always),
    choice('avoid', SAY.battle.avoid),
    ASK,
  ],
  usual: { choice: 'away', number: BATTLE_PERCENT.first },
};

const TARGETS: StandingSpec = {
  id: 'targets',
  title: SAY.targets.title,
  rule: 'F.8.3',
  choices: [choice('best', SAY.targets.best), ASK],
  usual: { choice: 'best' },
};

const LOSSES: StandingSpec = {
  id: 'losses',
  title: SAY.losses.title,
  rule: 'F.19.4',
  choices: [choice('cheapest', SAY.losses.cheapest), ASK],
  usual: { choice: 'cheapest' },
};

const WITHDRAWAL: StandingSpec = {
  id: 'withdrawal',
  title: SAY.withdrawal.title,
  rule: 'F.8.6',
  choices: [choice('port', SAY.withdrawal.port), ASK],
  usual: { choice: 'port' },
};

const SUBMARINES: StandingSpec = {
  id: 'submarines',
  title: SAY.submarines.title,
  rule: 'F.8.7',
  choices: [
    choice('not-escorts', SAY.submarines.notEscorts),
    choice('any', SAY.submarines.any),
    choice('never', SAY.submarines.never),
    ASK,
  ],
  usual: { choice: 'not-escorts' },
};

const COVER: StandingSpec = {
  id: 'cover',
  title: SAY.cover.title,
  rule: 'F.11.4',
  choices: [choice('staff', SAY.cover.staff), choice('none', SAY.cover.none), ASK],
  usual: { choice: 'staff' },
};

const STRIKES: StandingSpec = {
  id: 'strikes',
  title: SAY.strikes.title,
  rule: 'F.11.6',
  choices: [
    choice('worth', SAY.strikes.worth),
    choice('always', SAY.strikes.always),
    choice('never', SAY.strikes.never),
    ASK,
  ],
  usual: { choice: 'worth' },
};

const LAND: StandingSpec = {
  id: 'land',
  title: SAY.land.title,
  rule: 'F.15.3',
  choices: [choice('staff', SAY.land.staff), ASK],
  usual: { choice: 'staff' },
};

const STEPS: StandingSpec = {
  id: 'steps',
  title: SAY.steps.title,
  rule: 'F.3.3',
  choices: [choice('moved', SAY.steps.moved), ASK],
  usual: { choice: 'moved' },
};

const NO_CHOICE: StandingSpec = {
  id: 'no-choice',
  title: SAY.noChoice.title,
  rule: 'NS.1',
  choices: [choice('pass', SAY.noChoice.pass), ASK],
  usual: { choice: 'pass' },
};

/** Every standing order of Europa Naval, by what it is about. */
export const SPECS = {
  coastGuns: COAST_GUNS,
  reactions: REACTIONS,
  battle: BATTLE,
  targets: TARGETS,
  losses: LOSSES,
  withdrawal: WITHDRAWAL,
  submarines: SUBMARINES,
  cover: COVER,
  strikes: STRIKES,
  land: LAND,
  steps: STEPS,
  noChoice: NO_CHOICE,
} as const;

/** Warships of the viewer that are worth an exception of their own. */
const LARGE = 4;

const squadrons = ({ common, own }: View): NonNullable<StandingSpec['exceptions']> =>
  (own?.ships ?? []).flatMap(({ where }, id) => {
    const ship = id as ShipId;
    if (where.at !== 'port' && where.at !== 'group') return [];
    const { kind, strength } = specOf(common, ship);
    return kind === 'TF' && strength >= LARGE
      ? [{ piece: shipPiece(ship), name: shipName(common, ship) }]
      : [];
  });

/** What the viewer can order, with the squadrons that are in play. */
export const specsFor = (view: View): readonly StandingSpec[] =>
  Object.values(SPECS).map(spec =>
    spec.id === SPECS.reactions.id ? { ...spec, exceptions: squadrons(view) } : spec,
  );
