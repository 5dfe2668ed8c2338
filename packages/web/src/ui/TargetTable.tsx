import { useState } from 'react';
import { type Odds, oddsTables, type Prospect } from '@narrow-seas/core';
import type { ActionChoice } from '../gesture/choice.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { FaceStrip, OutcomeBar } from './OddsView.tsx';

const { targets: SAY } = WORDS;

interface Props {
  readonly table: TableStore;
  readonly proposals: readonly ActionChoice[];
  readonly chosen: ActionChoice | undefined;
}

/** More rows than these are folded away: the best stand above. */
const MOST = 6;

/** The outcomes that any of the proposals may have, in their order: the columns of the table. */
const columnsOf = (proposals: readonly ActionChoice[]): readonly string[] => [
  ...new Set(proposals.flatMap(({ prospect }) => (prospect?.outcomes ?? []).map(({ what }) => what))),
];

const isOneDie = (proposals: readonly ActionChoice[]): boolean =>
  proposals.every(({ prospect }) => prospect?.faces !== undefined);

/** Targets by outcome, the best average first. The chosen row stays chosen, and the primary button repeats it. */
export const TargetTable = ({ table, proposals, chosen }: Props) => {
  const [isWhole, setWhole] = useState(false);
  const place = chosen === undefined ? -1 : proposals.indexOf(chosen);
  const isFolded = !isWhole && proposals.length > MOST + 1;
  const shown = isFolded ? proposals.filter((_, row) => row < MOST || row === place) : proposals;
  const columns = isOneDie(proposals) ? [SAY.works] : columnsOf(proposals);
  return (
    <>
      <table className="target-table">
        <Head columns={columns} proposals={proposals} />
        <tbody>
          {shown.map(choice => (
            <Row
              key={choice.key}
              table={table}
              choice={choice}
              columns={columns}
              isChosen={choice.key === chosen?.key}
            />
          ))}
        </tbody>
      </table>
      {isFolded && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {SAY.more(proposals.length - shown.length)}
        </button>
      )}
    </>
  );
};

interface HeadProps extends Pick<Props, 'proposals'> {
  readonly columns: readonly string[];
}

const Head = ({ columns, proposals }: HeadProps) => {
  const gainIn = proposals.find(({ prospect }) => prospect !== undefined)?.prospect?.gainIn;
  return (
    <thead>
      <tr>
        <th scope="col">{SAY.target}</th>
        {columns.map(name => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        <th scope="col">{gainIn === undefined ? SAY.gain : SAY.gainIn(gainIn)}</th>
      </tr>
    </thead>
  );
};

interface RowProps {
  readonly table: TableStore;
  readonly choice: ActionChoice;
  readonly columns: readonly string[];
  readonly isChosen: boolean;
}

const percentOf = (chance: number): string => WORDS.odds.chance(Math.round(chance * 100));

const Row = ({ table, choice, columns, isChosen }: RowProps) => {
  const { prospect, label, key } = choice;
  const first = prospect?.outcomes[0];
  return (
    <tr className={isChosen ? 'chosen' : ''} onClick={() => table.choose(key)}>
      <th scope="row">
        <label>
          <input type="radio" name="target" checked={isChosen} onChange={() => table.choose(key)} />
          <span>
            <b>{prospect?.name ?? label}</b>
            {prospect !== undefined && <small>{prospect.detail}</small>}
          </span>
        </label>
      </th>
      {prospect?.faces === undefined ? (
        columns.map(name => (
          <td key={name}>{chanceIn(prospect?.outcomes, name) ?? <Likely odds={choice.odds} />}</td>
        ))
      ) : (
        <td>
          <FaceStrip faces={prospect.faces} />
          <b>{percentOf(first?.chance ?? 0)}</b> <small>{first?.what}</small>
        </td>
      )}
      <Gain prospect={prospect} />
    </tr>
  );
};

/** The average, and under it a bar of the outcomes where more than one die decides. */
const Gain = ({ prospect }: { readonly prospect: Prospect | undefined }) => {
  if (prospect === undefined) return <td />;
  const { gain, gainIn, faces, outcomes } = prospect;
  return (
    <td className={gain > 0 ? 'gain' : ''}>
      {gainIn === undefined ? SAY.points(gain) : SAY.average(gain)}
      {faces === undefined && <OutcomeBar outcomes={outcomes} />}
    </td>
  );
};

const chanceIn = (
  outcomes: readonly { readonly what: string; readonly chance: number }[] | undefined,
  name: string,
): string | undefined => {
  const found = outcomes?.find(({ what }) => what === name);
  return found === undefined ? undefined : percentOf(found.chance);
};

/** Where a game says no more than its odds: the best result and its chance. */
const Likely = ({ odds }: { readonly odds: Odds | undefined }) => {
  const [table] = odds === undefined ? [] : oddsTables(odds);
  const [best] = table?.results ?? [];
  if (table === undefined || best === undefined) return null;
  return (
    <>
      {best.result} {percentOf(best.ways / table.total)}
    </>
  );
};
