import type { Result } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import { useEffect, useState } from 'react';
import { PEOPLE } from '../../../words/people.ts';

/** What the server tells, asked again when the question changes; undefined until it answers. */
export const useAsked = <A,>(
  question: string,
  ask: () => Promise<Result<A, Problem>>,
): Result<A, Problem> | undefined => {
  const [answer, setAnswer] = useState<{
    readonly to: string;
    readonly told: Result<A, Problem>;
  }>();
  useEffect(() => {
    const state = { isOver: false };
    void ask().then(told => state.isOver || setAnswer({ to: question, told }));
    return () => void (state.isOver = true);
  }, [question]);
  return answer?.to === question ? answer.told : undefined;
};

/** What stands where an answer is missing. */
export const NoAnswer = ({ told }: { readonly told: Result<unknown, Problem> | undefined }) => {
  if (told === undefined) return <p role="status">{PEOPLE.coming}</p>;
  return told.ok ? null : (
    <p className="refusal" role="alert">
      {told.error.sentence}
    </p>
  );
};
