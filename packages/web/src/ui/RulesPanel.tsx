import type { RuleCase } from '@narrow-seas/core';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

/** A case whose number begins with what is sought comes first; then those whose words hold it. */
const search = (cases: readonly RuleCase[], sought: string): readonly RuleCase[] => {
  const text = sought.trim().toLowerCase();
  const byNumber = cases.filter(({ id }) => id.toLowerCase().startsWith(text));
  const byWord = cases.filter(rule => `${rule.title} ${rule.summary}`.toLowerCase().includes(text));
  return [...new Set([...byNumber, ...byWord])];
};

export const RulesPanel = ({ table }: PanelProps) => {
  const sought = useStore(table, state => state.ruleSought);
  const [cases, setCases] = useState<readonly RuleCase[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    table.client('rules', undefined).then(index => setCases(index.cases), table.fail);
    input.current?.focus();
  }, [table]);
  const found = search(cases, sought);
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
