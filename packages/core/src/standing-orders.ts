import type { Selection } from './desk.ts';
import type { Decoder, GameTypes } from './game.ts';
import type { Mission, MissionSheet, MissionState } from './mission.ts';

/** What a player has decided in advance about one kind of question. */
export interface StandingValue {
  /** The id of one of the choices of the spec. */
  readonly choice: string;
  /** Where the choice has a number. */
  readonly number?: number;
  /** Pieces for which the player is asked all the same. */
  readonly except?: readonly number[];
}

/** Everything that one seat has ordered. Only its owner and the umpire know it. */
export interface SeatOrders {
  /** Values that were changed; what is not here has its default. */
  readonly values: { readonly [spec: string]: StandingValue };
  readonly missions: readonly Mission[];
}

export const NO_ORDERS: SeatOrders = { values: {}, missions: [] };

/** The choice that leaves the question to the player: every spec has it. */
export const ASK_ME = 'ask';

export interface StandingChoice {
  readonly id: string;
  /** On a button: "react at good odds". */
  readonly label: string;
  /** "React at odds of [{n}% or better]." The brackets hold what matters, {n} is the number. */
  readonly sentence: string;
  readonly number?: {
    readonly least: number;
    readonly most: number;
    readonly step: number;
    readonly first: number;
  };
}

/** One standing order that a seat can give. */
export interface StandingSpec {
  readonly id: string;
  readonly title: string;
  /** The case of the rules that asks the question. */
  readonly rule: string;
  readonly choices: readonly StandingChoice[];
  /** The default in this scenario. */
  readonly usual: StandingValue;
  /** Pieces that may be excepted: for these the player is asked. */
  readonly exceptions?: readonly { readonly piece: number; readonly name: string }[];
}

/** What follows by itself from a standing order. */
export interface StandingAnswer<A> {
  readonly action: A;
  /** The id of the spec or of the mission that it follows from. */
  readonly order: string;
}

/** The standing orders of a game. Every function answers from what it is given alone: the view, never the truth. */
export interface StandingRules<T extends GameTypes> {
  readonly specs: (view: T['view']) => readonly StandingSpec[];
  /** The action that follows by itself; undefined: the player is asked. It must be one that the options allow. */
  readonly answer: (view: T['view'], orders: SeatOrders) => StandingAnswer<T['action']> | undefined;
  /** A word for the enemy's turn in which the viewer must decide something; undefined in his own. */
  readonly enemyTurn: (view: T['view']) => string | undefined;
  /** Left out where a game has no orders that go on for several turns. */
  readonly missions?: MissionRules<T>;
}

/** Orders to certain pieces that go on until they are done. */
export interface MissionRules<T extends GameTypes> {
  readonly decode: Decoder<Mission>;
  /** The mission that is meant by what is picked up and pointed at, the usual filled in. */
  readonly propose: (view: T['view'], selection: Selection) => Mission | undefined;
  /** The mission in words, with everything that can be changed about it. */
  readonly sheet: (view: T['view'], mission: Mission) => MissionSheet | undefined;
  readonly state: (view: T['view'], mission: Mission) => MissionState;
  /** Missions that are worth giving now to pieces that have none. */
  readonly suggest: (view: T['view'], given: readonly Mission[]) => readonly Mission[];
}

const choiceIn = ({ choices }: StandingSpec, { choice }: StandingValue): StandingChoice | undefined =>
  choices.find(({ id }) => id === choice);

const within = (number: number, least: number, most: number): number =>
  Math.min(Math.max(number, least), most);

/** The value in force: the one that was given if it still makes sense, else the default. */
export const valueOf = (spec: StandingSpec, { values }: SeatOrders): StandingValue => {
  const given = Object.hasOwn(values, spec.id) ? values[spec.id] : undefined;
  const choice = given === undefined ? undefined : choiceIn(spec, given);
  if (given === undefined || choice === undefined) return spec.usual;
  const { number } = choice;
  const { except = [] } = given;
  return {
    choice: given.choice,
    ...(number === undefined
      ? {}
      : { number: within(given.number ?? number.first, number.least, number.most) }),
    ...(except.length === 0 ? {} : { except }),
  };
};

/** The orders with one value changed; what is the default again is left out. */
export const withValue = (orders: SeatOrders, spec: StandingSpec, value: StandingValue): SeatOrders => {
  const { [spec.id]: _before, ...others } = orders.values;
  const isUsual =
    value.choice === spec.usual.choice &&
    value.number === spec.usual.number &&
    (value.except ?? []).length === 0;
  return { ...orders, values: isUsual ? others : { ...others, [spec.id]: value } };
};

/** A piece of the sentence of a standing order; what matters in it is strong. */
export interface OrderPhrase {
  readonly text: string;
  readonly strong: boolean;
}

/** The standing order in words: "Fire at ships of *3 points or more*." */
export const sentenceOf = (spec: StandingSpec, value: StandingValue): readonly OrderPhrase[] => {
  const { sentence = '' } = choiceIn(spec, value) ?? {};
  return sentence
    .replaceAll('{n}', String(value.number ?? ''))
    .split(/[[\]]/)
    .map((text, place) => ({ text, strong: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
};
