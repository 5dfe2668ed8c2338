import type { SideReport } from '../store/report.ts';
import { sayLuck } from '../store/report-text.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { ReplayLink } from './ReplayLink.tsx';

const { report: SAID } = WORDS;

interface LuckProps {
  readonly table: TableStore;
  readonly sides: readonly SideReport[];
}

/** What each side's attacks came to. */
export const FightTable = ({ table, sides }: LuckProps) => {
  const { display } = table.get();
  if (sides.every(({ fights }) => fights.attacks === 0)) return <p>{SAID.noAttacks}</p>;
  return (
    <table>
      <thead>
        <tr>
          {[SAID.side, SAID.attacks, ...SAID.effects].map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map(({ side, fights: { attacks, effects } }) => (
          <tr key={side}>
            <th scope="row">{display.saySide(side)}</th>
            <td>{attacks}</td>
            <td>{effects.loss}</td>
            <td>{effects.hit}</td>
            <td>{effects.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What the dice owed to each side, and what they gave. */
export const LuckTable = ({ table, sides }: LuckProps) => {
  const { display } = table.get();
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
            <th scope="row">{display.saySide(side)}</th>
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
  const { display } = table.get();
  return (
    <>
      <h3>{SAID.lossesOf(display.saySide(side.side), side.losses.length)}</h3>
      {side.losses.length > 0 && (
        <table className={display.sides[side.side]?.tint}>
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
                  <ReplayLink table={table} told={loss} />
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
