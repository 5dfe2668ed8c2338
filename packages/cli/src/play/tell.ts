import type { Desk, GameTypes, Guidance, WorthTable } from '@narrow-seas/core';
import { PLAY_WORDS } from '../words/play.ts';
import type { Words } from './names.ts';
import type { Speech } from './speech.ts';

/** More names than these are counted. */
const MOST_NAMES = 24;

/** What the side should know before it gives an order: turn, phase, score, what is owed, who can act, how it ends. */
export const sayTurn = <T extends GameTypes>(
  desk: Desk<T>,
  speech: Speech,
  words: Words,
  view: T['view'],
): readonly string[] => {
  const { title, duties, ready, commands, end } = desk.survey(view);
  const turn = desk.turn?.(view) ?? speech.turn(view);
  const names = ready.map(id => words.piece(id) ?? speech.namePiece(view, id));
  return [
    PLAY_WORDS.turn(turn, title, desk.score(view).summary),
    ...duties.map(({ text }) => PLAY_WORDS.owed(text)),
    ...(names.length === 0
      ? []
      : [PLAY_WORDS.ready(names.slice(0, MOST_NAMES), Math.max(0, names.length - MOST_NAMES))]),
    ...commands.map(({ label }, place) => PLAY_WORDS.item(place + 1, label)),
    ...(end === undefined ? [] : [PLAY_WORDS.end(end.label)]),
  ];
};

const sayGuidance = (guidance: Guidance): string =>
  guidance.map(part => (typeof part === 'string' ? part : part.text)).join('');

const sayWorth = ({ heads, rows }: WorthTable): readonly string[] =>
  rows.map(({ text, points, per = '' }) => {
    const figures = points.map((figure, place) => `${heads[place] ?? ''} ${figure ?? '-'}`.trim());
    return `  ${text}: ${figures.join(', ')}${per === '' ? '' : ` ${per}`}`;
  });

/** The orders card. */
export const sayBriefing = <T extends GameTypes>(desk: Desk<T>, view: T['view']): readonly string[] => {
  const briefing = desk.briefing?.(view);
  if (briefing === undefined) return [PLAY_WORDS.noBriefing];
  const { title, side, situation, gains, costs, enemy, ideas } = briefing;
  return [
    PLAY_WORDS.card(title, side),
    situation.join(' '),
    PLAY_WORDS.brings,
    ...gains.flatMap(sayWorth),
    PLAY_WORDS.costs,
    ...costs.flatMap(sayWorth),
    enemy,
    PLAY_WORDS.ideas,
    ...ideas.map((idea, place) => PLAY_WORDS.item(place + 1, sayGuidance(idea))),
  ];
};

/** How it stands, with what counts already. */
export const sayScore = <T extends GameTypes>(desk: Desk<T>, view: T['view']): readonly string[] => {
  const { summary, lines, next } = desk.score(view);
  return [
    `${summary}.`,
    ...lines.map(({ text, points, earned }) => PLAY_WORDS.scoreLine(text, points, earned)),
    ...(next === undefined ? [] : [PLAY_WORDS.nextLevel(next.title, next.missing)]),
  ];
};
