import type { SideReport } from '../store/report.ts';
import { sayLuck } from '../store/report-text.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { ToMoment } from './ToMoment.tsx';

const { report: SAID } = WORDS;

interface LuckProps {
  readonly table: TableStore;
  readonly sides: readonly SideReport[];
}

/** What the dice owed to each side, and what they gave. */
export const LuckTable = ({ table, sides }: LuckProps) => {
  const { exhibit } = table.get();
  if (sides.every(({ luck }) => luck.attempts === 0)) return <p>{SAID.noLuck}</p>;
  return (
    <table>
      <thead>
        <tr>
          {[SAID.side, SAID.attacks, SAID.expected, SAID.hits, SAID.verdict].map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map(({ side, luck }) => (
          <tr key={side}>
            <th scope="row">{exhibit.saySide(side)}</th>
            <td>{luck.attempts}</td>
            <td>{luck.expected.toFixed(1)}</td>
            <td>{luck.hits}</td>
            <td className="words">{sayLuck(luck)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const LossTable = ({ table, side }: { readonly table: TableStore; readonly side: SideReport }) => {
  const { exhibit } = table.get();
  return (
    <>
      <h3>{SAID.lossesOf(exhibit.saySide(side.side), side.losses.length)}</h3>
      {side.losses.length > 0 && (
        <table className={exhibit.sides[side.side]?.tint}>
          <thead>
            <tr>
              {[SAID.unit, SAID.turn, SAID.how].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {side.losses.map(loss => (
              <tr key={`${loss.number} ${loss.unit}`}>
                <th scope="row">{loss.unit}</th>
                <td className="words">
                  <ToMoment table={table} told={loss} />
                </td>
                <td className="words">{loss.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
};
