import {
  type Desk,
  type Overlay,
  type Refusal,
  type Selection,
  type Survey,
  soundDesk,
} from '@narrow-seas/core';
import { type HexId, neighboursOf } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import type { SkerryTypes } from '../game.ts';
import { minesToLay } from '../face/pieces.ts';
import { optionsFor } from '../turn/options.ts';
import { hexOf } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { BoatId } from '../model/vocabulary.ts';
import { watersOf } from '../model/waters.ts';
import { briefingOf } from './briefing.ts';
import { choiceFor, choicesFor } from './choices.ts';
import { scoreOf } from './score.ts';

const TITLES: { readonly [name in View['phase']['name']]: string } = {
  laying: 'Laying mines',
  signals: 'Signals',
  lots: 'The sides draw lots',
  sailing: 'Sailing',
  struck: 'A boat hits a mine',
  fired: 'A boat fires',
  'falling-back': 'Falling back',
  over: 'The game is over',
};

const mayAct = (view: View): boolean => [...optionsFor(view).list()].length > 0;

/** [4.1] [5.1] Boats that can still do something; [5.3] the one that must fall back. */
const readyIn = (view: View): readonly number[] => {
  const { phase } = view;
  if (!mayAct(view)) return [];
  if (phase.name === 'falling-back') return [phase.boat];
  if (phase.name === 'laying') return minesToLay(view);
  return phase.name === 'sailing'
    ? optionsFor(view)
        .boats()
        .map(({ id }) => id)
    : [];
};

const dutiesOf = (view: View): Survey<Action>['duties'] => {
  const owed = (rule: string, text: string, pieces: readonly number[]) => [
    { rule, text, pieces, hexes: [], urgent: true },
  ];
  if (!mayAct(view)) return [];
  if (view.phase.name === 'laying') return owed('2.1', 'You must lay all your mines.', []);
  return view.phase.name === 'falling-back'
    ? owed('5.3', 'Your boat must fall back.', [view.phase.boat])
    : [];
};

const surveyFor = (view: View): Survey<Action> => {
  const { phase, boats } = view;
  const isOwn = phase.name === 'sailing' && phase.side === view.viewer;
  const signals = phase.name === 'signals' ? [...optionsFor(view).list()] : [];
  const ready = readyIn(view);
  return {
    title: TITLES[phase.name],
    advice: mayAct(view) ? 'Pick a boat or a mine, then a hex.' : 'Please wait for the other side.',
    ready,
    ...(phase.name === 'falling-back' && ready.length > 0 ? { focus: { pieces: ready } } : {}),
    duties: dutiesOf(view),
    trays: [
      { id: 'mines', title: 'Mines to lay', pieces: minesToLay(view) },
      {
        id: 'sunk',
        title: 'Sunk',
        pieces: boats.filter(({ where }) => where.at === 'sunk').map(({ id }) => id),
      },
    ],
    commands: signals.map(action => choiceFor(view, action)),
    ...(isOwn ? { end: { action: { type: 'done' }, label: 'End sailing', losses: [] } } : {}),
  };
};

/** What was most likely meant. */
const attemptOf = ({ phase }: View, { pieces, targets, hex }: Selection): Action => {
  const [boat, target, to] = [pieces[0] as BoatId, targets[0] as BoatId, hex as HexId];
  if (phase.name === 'laying' && hex !== undefined) return { type: 'lay', hex: to };
  if (boat === undefined) return { type: 'done' };
  if (target !== undefined) return { type: 'fire', boat, target };
  if (hex === undefined) return { type: 'done' };
  return phase.name === 'falling-back' ? { type: 'fall-back', to } : { type: 'sail', boat, to };
};

const whyNot = (view: View, selection: Selection): Refusal | undefined =>
  choicesFor(view, selection).length > 0 ? undefined : optionsFor(view).refuse(attemptOf(view, selection));

/** [4.4] Hexes beside the enemy, where a boat stops. */
const contact = (view: View): Overlay => {
  const enemies = view.boats.filter(({ side }) => side !== view.viewer).flatMap(boat => hexOf(boat) ?? []);
  const beside = new Set(enemies.flatMap(hex => neighboursOf(watersOf(view).grid, hex)));
  return {
    hexes: [...beside].map(hex => ({ hex, tone: 'enemy' })),
    lines: [],
    caption: 'Next to an enemy a boat cannot sail any further.',
  };
};

const mines = (view: View): Overlay => ({
  hexes: view.mines.map(hex => ({ hex, tone: 'own', label: 'mine' })),
  lines: [],
  caption: `You have ${view.mines.length} mines here.`,
});

const DESK: Desk<SkerryTypes> = {
  survey: surveyFor,
  choices: choicesFor,
  why: whyNot,
  overlays: [
    { id: 'mines', title: 'Own mines' },
    { id: 'contact', title: 'Contact' },
  ],
  overlay: (view, id) => (id === 'mines' ? mines(view) : contact(view)),
  briefing: briefingOf,
  turn: ({ turn, turns }) => `Turn ${turn} of ${turns}`,
  score: scoreOf,
  secrets: true,
};

/** What a table needs of Skerry beyond its rules. It asks the rules everything and decides nothing. */
export const skerryDesk: Desk<SkerryTypes> = soundDesk(DESK, {
  piece: (view, piece) => view.boats[piece] !== undefined || minesToLay(view).includes(piece),
  hex: (view, hex) => hex >= 0 && hex < watersOf(view).grid.size,
});
