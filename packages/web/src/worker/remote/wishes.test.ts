import { describe, expect, test } from 'vitest';
import type { Answer, Question } from '../../online/connection.ts';
import { makeWishes } from './wishes.ts';

/** A line that answers as it is told to. */
const lineThat = (answers: readonly (Answer | 'lost')[]) => {
  const sent: Question[] = [];
  const ask = async (question: Question): Promise<Answer | 'lost'> => {
    sent.push(question);
    return answers[sent.length - 1] ?? 'lost';
  };
  return { ask, sent };
};

const ACT = { type: 'act' as const, game: 'g', as: 'north', number: 1, actions: [{ type: 'done' }] };
const DONE: Answer = { type: 'done', id: 1, acted: { number: 2 } };

describe('what a player wants', () => {
  test('is sent again with the same key when the connection broke, and done once', async () => {
    const { ask, sent } = lineThat(['lost', DONE]);
    const wishes = makeWishes(ask);
    expect(await wishes.send(ACT)).toEqual({ is: 'waiting', before: false });
    expect(wishes.isWaiting()).toBe(true);
    expect(await wishes.resend()).toEqual({ is: 'done', acted: { number: 2 } });
    expect(sent[1]).toEqual(sent[0]);
    expect([wishes.isWaiting(), await wishes.resend()]).toEqual([false, undefined]);
  });

  test('waits for what was wanted before it: nothing overtakes', async () => {
    const { ask, sent } = lineThat(['lost']);
    const wishes = makeWishes(ask);
    await wishes.send(ACT);
    expect(await wishes.send(ACT)).toEqual({ is: 'waiting', before: true });
    expect(sent).toHaveLength(1);
  });

  test('has another key each time, and a refusal ends it', async () => {
    const problem = { code: 'stale', sentence: 'Something happened.' };
    const { ask, sent } = lineThat([{ type: 'refused', id: 1, problem }, DONE]);
    const wishes = makeWishes(ask);
    expect(await wishes.send(ACT)).toEqual({ is: 'refused', problem });
    expect((await wishes.send(ACT)).is).toBe('done');
    const [first, second] = sent as readonly { readonly key: string }[];
    expect(first?.key).not.toBe(second?.key);
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  });
});
