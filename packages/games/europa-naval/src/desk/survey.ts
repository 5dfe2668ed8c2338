import { choiceOf, type Survey } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { airPiece, shipPiece } from '../face/piece-id.ts';
import { groupOf } from '../model/fleet.ts';
import { pointsLeft } from '../rules/groups/group.ts';
import { optionsFor } from '../turn/options.ts';
import { hexSeen } from '../turn/sea/refuse.ts';
import type { Fleet } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { GroupId } from '../model/vocabulary.ts';
import { strikeHex } from './air-offers.ts';
import { adviceFor } from './advice.ts';
import { answersFound, type Found } from './answer-offers.ts';
import { dutiesOf } from './duties.ts';
import { endingOf } from './ending.ts';
import { initialCommands } from './initial-offers.ts';
import type { Offer } from './offer.ts';
import { proposedIn } from './proposed.ts';
import { readyIn, strikers } from './ready.ts';
import { titleOf } from './say-phase.ts';
import { actingSide } from './say.ts';
import { traysOf } from './trays.ts';

/** Phases that list hundreds of things are looked into only when something is picked. */
const MANY: readonly string[] = ['naval-step', 'initial', 'air-segment', 'strike-choice', 'ground-movement'];

const foundIn = (view: View): readonly Found[] =>
  MANY.includes(view.common.phase.name) ? [] : answersFound(view);

const commandsIn = (view: View, found: readonly Found[]): readonly Offer[] => {
  const { phase } = view.common;
  if (phase.name !== 'initial')
    return found.filter(({ pieces }) => pieces.length === 0).map(({ offer }) => offer);
  const { refuse } = optionsFor(view);
  return initialCommands(view, phase).filter(({ actions }) =>
    actions.every(action => refuse(action) === undefined),
  );
};

/** Ships of one group are picked together. */
const groupsOf = (own: Fleet | undefined): readonly (readonly number[])[] =>
  (own?.groups ?? []).filter(({ ships }) => ships.length > 1).map(({ ships }) => ships.map(shipPiece));

type Focus = NonNullable<Survey<Action>['focus']>;

const onGroup = ({ own }: View, id: GroupId | undefined, hex?: number): Focus | undefined => {
  const ships = own === undefined || id === undefined ? undefined : groupOf(own, id)?.ships;
  if (ships === undefined) return undefined;
  return { pieces: ships.map(shipPiece), ...(hex === undefined ? {} : { hex }) };
};

/** A group at sea that has used up its points: nobody need look at it any more. */
const isSpent = ({ own }: View, id: GroupId | undefined): boolean => {
  const group = own === undefined || id === undefined ? undefined : groupOf(own, id);
  return group !== undefined && group.place.at === 'sea' && pointsLeft(group) <= 0;
};

const onStrike = (view: View): Focus | undefined => {
  const { phase } = view.common;
  if (phase.name !== 'strike-choice' || view.own === undefined) return undefined;
  const hex = strikeHex(view, phase);
  const pieces = strikers(view, view.own, phase).map(airPiece);
  return pieces.length === 0 || hex === undefined ? undefined : { pieces, hex };
};

/** One firer after another, as long as each has targets to choose from. */
const onFirer = (found: readonly Found[]): Focus | undefined => {
  const next = found.find(({ pieces, offer }) => pieces.length > 0 && offer.hex !== undefined);
  return next === undefined ? undefined : { pieces: next.pieces, hex: next.offer.hex as number };
};

/** Who has begun goes on; who is asked about one thing need not look for it. */
const focusOf = (view: View, found: readonly Found[]): Focus | undefined => {
  const { phase } = view.common;
  switch (phase.name) {
    case 'naval-step':
      return isSpent(view, phase.moving) ? undefined : onGroup(view, phase.moving);
    case 'reaction':
      return onGroup(view, phase.moving);
    case 'withdrawal':
      return onGroup(view, phase.groups[0]);
    case 'torpedo-aim':
      return onGroup(view, phase.hunter, hexSeen(view, phase.prey));
    case 'strike-choice':
      return onStrike(view);
    case 'aiming':
    case 'hunt-choice':
      return onFirer(found);
    default:
      return undefined;
  }
};

/** The state of affairs: the same heading for everybody, the rest for who may act. */
export const surveyFor = (view: View): Survey<Action> => {
  const isAsked = actingSide(view) !== undefined;
  const found = isAsked ? foundIn(view) : [];
  const focus = isAsked ? focusOf(view, found) : undefined;
  const ready = isAsked ? readyIn(view, found) : [];
  const groups = groupsOf(view.own);
  const heading = {
    title: titleOf(view),
    advice: adviceFor(view, { ready: focus?.pieces ?? ready, groups, hex: focus?.hex }),
    trays: traysOf(view),
    ready,
  };
  if (!isAsked) return { ...heading, duties: [], commands: [] };
  const end = endingOf(view);
  return {
    ...heading,
    ...stepOf(view),
    groups,
    idle: [],
    ...(focus === undefined ? {} : { focus }),
    duties: dutiesOf(view),
    commands: [...proposedIn(view), ...commandsIn(view, found).map(choiceOf)],
    ...(end === undefined ? {} : { end }),
  };
};

/** [F.3.3] Naval movement goes by four steps, exploitation by two. */
const stepOf = ({ common: { phase, part, step } }: View): Pick<Survey<Action>, 'step'> =>
  phase.name === 'naval-step' ? { step: [step, part === 'exploitation' ? 2 : 4] } : {};
