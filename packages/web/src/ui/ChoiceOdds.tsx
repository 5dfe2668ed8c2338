import { oddsTables } from '@narrow-seas/core';
import type { ActionChoice } from '../gesture/choice.ts';
import { WORDS } from '../words.ts';

/** What may come of a choice, and how likely each is, in one line; nothing where no die follows it. */
export const ChoiceOdds = ({ choice: { odds } }: { readonly choice: ActionChoice }) => {
  if (odds === undefined) return null;
  return (
    <small className="choice-odds">
      {oddsTables(odds).map(({ of, results, total }) => (
        <span key={of ?? ''}>
          {of !== undefined && <b>{WORDS.odds.about(of)} </b>}
          {results
            .map(({ result, ways }) => WORDS.odds.of(result, Math.round((ways / total) * 100)))
            .join(', ')}
        </span>
      ))}
    </small>
  );
};
