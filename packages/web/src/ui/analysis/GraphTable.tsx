import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { byTurn, type Standing } from './standings.ts';

interface Props {
  readonly standings: readonly Standing[];
  readonly hasChances: boolean;
}

/** The graph in figures. */
export const GraphTable = ({ standings, hasChances }: Props) => (
  <details>
    <summary>{SAID.table}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
    <div className="wide" tabIndex={0} role="region" aria-label={SAID.table}>
      <table>
        <thead>
          <tr>
            {[SAID.turn, ...(hasChances ? SAID.chanceHeads : []), SAID.expected, SAID.luck, SAID.skill].map(
              name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {byTurn(standings).map(({ turn, value, chance, luck, skill }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a game may count no turns
            <tr key={place}>
              <th scope="row">{turn ?? place + 1}</th>
              {hasChances && <td>{SAID.share(chance?.win)}</td>}
              {hasChances && <td>{SAID.share(chance?.draw)}</td>}
              <td>{SAID.swing(value)}</td>
              <td>{SAID.swing(luck)}</td>
              <td>{SAID.swing(skill)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
