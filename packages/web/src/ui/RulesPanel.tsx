import type { RuleIndex, Term } from '@narrow-seas/core';
import { useEffect, useRef, useState } from 'react';
import { searchRules } from '../store/rule-search.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

const NO_RULES: RuleIndex = { cases: [], fills: [] };

export const RulesPanel = ({ table }: PanelProps) => {
  const sought = useStore(table, state => state.ruleSought);
  const [index, setIndex] = useState<RuleIndex>(NO_RULES);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    table.client('rules', undefined).then(setIndex, table.fail);
    input.current?.focus();
  }, [table]);
  const { terms, cases: found } = searchRules(index, sought);
  return (
    <section className="rules">
      <h2>{WORDS.rules.title}</h2>
      <input
        ref={input}
        type="search"
        value={sought}
        aria-label={WORDS.rules.search}
        placeholder={WORDS.rules.search}
        onChange={event => table.set({ ruleSought: event.target.value })}
      />
      <p className="hint" aria-live="polite">
        {WORDS.rules.found(found.length)}
      </p>
      <Terms terms={terms} />
      <dl>
        {found.slice(0, 60).map(({ id, title, summary }) => (
          <div key={id}>
            <dt>
              {WORDS.case(id)} {title}
            </dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Abbreviations and words, explained where they are looked for. */
const Terms = ({ terms }: { readonly terms: readonly Term[] }) =>
  terms.length === 0 ? null : (
    <dl className="terms">
      {terms.map(({ term, meaning, rule }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {meaning} {WORDS.case(rule)}
          </dd>
        </div>
      ))}
    </dl>
  );
