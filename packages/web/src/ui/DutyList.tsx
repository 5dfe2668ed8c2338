import type { Duty } from '@narrow-seas/core';
import { goToDuty } from '../gesture/duty.ts';
import { dutyDue } from '../store/primary.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import { Icon } from './Icon.tsx';
import type { PanelProps } from './panel-props.ts';
import { RuleLink } from './RuleLink.tsx';

const { duties: SAY } = WORDS;

/** What must be done, as a checklist: the numbers are pins on the map, what is done shrinks to one line. */
export const DutyList = ({ table, stage }: PanelProps) => {
  const { duties } = useStore(table, state => state.snapshot.survey);
  const done = useStore(table, state => state.dutiesDone);
  const current = useStore(table, dutyDue);
  if (duties.length === 0) return null;
  const headings = [...new Set(duties.map(({ heading }) => heading))];
  return (
    <section className="duty-list">
      <Done done={done} left={duties.length} />
      <ul className="duties" aria-label={WORDS.phase.duties}>
        {headings.map(heading => (
          <li key={heading ?? ''}>
            {heading !== undefined && <Heading heading={heading} duties={duties} />}
            <ol>
              {duties.map((duty, place) =>
                duty.heading === heading ? (
                  <DutyItem
                    key={`${duty.rule} ${duty.text}`}
                    table={table}
                    stage={stage}
                    duty={duty}
                    place={place + 1}
                    isCurrent={duty === current}
                  />
                ) : null,
              )}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface ItemProps extends PanelProps {
  readonly duty: Duty;
  readonly place: number;
  readonly isCurrent: boolean;
}

const DutyItem = ({ table, stage, duty, place, isCurrent }: ItemProps) => (
  <li>
    <button
      type="button"
      className={`duty ${duty.urgent ? 'urgent' : ''}`}
      aria-current={isCurrent}
      onClick={() => goToDuty(table, stage, duty)}
    >
      <DutyText duty={duty} place={place} />
    </button>
    <RuleLink rule={duty.rule} table={table} />
  </li>
);

/** How many are left, and what is done on one line. */
const Done = ({ done, left }: { readonly done: readonly Duty[]; readonly left: number }) => {
  const places = [...new Set(done.flatMap(({ where }) => where?.split(':')[0] ?? []))];
  const progress = SAY.progress(done.length, done.length + left);
  return (
    <>
      <div className="row">
        <h2>{SAY.title(left)}</h2>
        {done.length > 0 && <small>{progress}</small>}
      </div>
      {done.length > 0 && (
        <>
          <progress value={done.length} max={done.length + left} aria-label={progress} />
          <p className="duty-done">
            <Icon name="check" /> {SAY.done(done.length, places.join(', '))}
          </p>
        </>
      )}
    </>
  );
};

const Heading = ({ heading, duties }: { readonly heading: string; readonly duties: readonly Duty[] }) => (
  <div className="duty-heading">
    <b>{heading}</b>
    {duties.some(duty => duty.heading === heading && duty.chance !== undefined) && <small>{SAY.best}</small>}
  </div>
);

const DutyText = ({ duty, place }: { readonly duty: Duty; readonly place: number }) => (
  <>
    <i className="pin" role="img" aria-label={SAY.number(place)}>
      {place}
    </i>
    <span>
      <b>{duty.who ?? duty.text}</b>
      {duty.who !== undefined && <small>{duty.where}</small>}
    </span>
    {duty.chance !== undefined && <em>{WORDS.odds.chance(Math.round(duty.chance * 100))}</em>}
  </>
);
