import { type GameTypes, type LineWords, type Question, replay } from '@narrow-seas/core';
import { ofLevel } from '../advice.ts';
import { worth } from '../outlook.ts';
import { titleOfPlayed } from './better.ts';
import { chanceIn } from './chance.ts';
import type { AnalysisRequest } from './request.ts';
import { stretchesOf } from './stretch.ts';

type LineRequest<T extends GameTypes, Q extends Question> = Pick<
  AnalysisRequest<T, Q>,
  'game' | 'mind' | 'counsel' | 'match' | 'side' | 'level' | 'turnOf' | 'chances'
>;

/** What each entry of a line led to. */
export const lineInWords = <T extends GameTypes, Q extends Question>(
  request: LineRequest<T, Q>,
): readonly LineWords[] => {
  const { game, match, turnOf } = request;
  const judge = ofLevel({ ...request, seed: 1 });
  const titles = new Map<number, string>();
  for (const stretch of stretchesOf(game, judge.mind, match)) {
    if (stretch.kind === 'throw') continue;
    const { by, before, actions, to } = stretch;
    titles.set(to, titleOfPlayed({ ...judge, side: by }, judge.counsel, before, actions));
  }
  const told: LineWords[] = [];
  for (const { after } of replay(game, match)) {
    const title = titles.get(told.length + 1);
    const value = worth(judge, after);
    const chance = chanceIn(judge, after, judge.side, value);
    told.push({
      value,
      ...(chance === undefined ? {} : { chance }),
      ...(turnOf === undefined ? {} : { turn: turnOf(after) }),
      ...(title === undefined ? {} : { title }),
    });
  }
  return told;
};
