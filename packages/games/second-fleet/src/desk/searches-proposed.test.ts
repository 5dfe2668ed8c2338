import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { nameOfHex } from '../model/chart.ts';
import { specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { viewFor } from '../secrets/view.ts';
import { after } from '../testing/orders.ts';
import { position } from '../testing/positions.ts';
import type { DeskChoice } from './say.ts';
import { surveyFor } from './survey.ts';

/** Two patrol aircraft and a fighter over the Norwegian Sea; the fighter cannot find submarines. */
const over = (enemies: string): State =>
  position(
    'recon side=nato',
    `mission Andoya recon NS NO-P3-1 | mission Andoya recon NS NO-P3-2 | mission Bodo recon NS US-F16-1 | ${enemies}`,
    'kola-strike turn 1 of 15',
  );

const offered = (state: State, key = 'searches-proposed'): DeskChoice | undefined =>
  surveyFor(viewFor(state, 'nato')).commands.find(choice => choice.key.startsWith(key));

const told = ({ table }: State, choice: DeskChoice | undefined): readonly string[] =>
  (choice?.actions ?? []).map((action: Action) => {
    const nameOf = (unit: UnitId): string => specOf(table, unit).name;
    if (action.type === 'spot') return `spot ${nameOf(action.unit)} ${nameOfHex(action.hex)}`;
    return action.type === 'search'
      ? `search ${nameOf(action.unit)} ${nameOf(action.submarine)}`
      : action.type;
  });

describe('[9.3.1] one order for all reconnaissance', () => {
  // MKALN is found by 0 to 5, a diesel boat by 0 to 3: a second search for MKALN still promises more.
  const both = over('soviet @2820 OTTUK FRNZE | soviet @3024 MKALN | soviet @3025 SGRCH');

  test('who cannot hunt reports the ships, the others search where the chance is best first', () => {
    const choice = offered(both);
    expect(told(both, choice)).toEqual([
      'spot US-F16-1 2820',
      'search NO-P3-1 MKALN',
      'search NO-P3-2 MKALN',
    ]);
    expect(choice?.label).toMatch(
      /^one aircraft reports ships, two aircraft search for submarines to the last$/i,
    );
    expect([choice?.repeats, choice?.warning]).toEqual([true, expect.stringMatching(/cannot be taken back/)]);
    expect(choice?.ways).toHaveLength(3);
  });

  const reported = after(both, 'nato spot US-F16-1 2820');
  const missed = after(reported, 'nato search NO-P3-1 MKALN', 'roll 9');
  const found = after(reported, 'nato search NO-P3-1 MKALN', 'roll 0');

  test('it goes on to the last aircraft, and looks for what is still to be found', () => {
    expect([missed, found].map(state => offered(state)?.key)).toEqual([
      'searches-proposed',
      'searches-proposed',
    ]);
    expect(told(missed, offered(missed))).toEqual(['search NO-P3-2 MKALN']);
    expect(told(found, offered(found))).toEqual(['search NO-P3-2 SGRCH']);
  });

  test('or until something is found: that is a new question', () => {
    const three = over('mission Keflavik recon NS US-P3-1 | soviet @3024 MKALN | soviet @3025 SGRCH');
    const until = (state: State): string | undefined => offered(state, 'searches-until')?.key;
    expect(until(three)).toBe('searches-until-0');
    expect(until(after(three, 'nato search NO-P3-1 MKALN', 'roll 9'))).toBe('searches-until-0');
    expect(until(after(three, 'nato search NO-P3-1 MKALN', 'roll 0'))).toBe('searches-until-1');
    expect(offered(three, 'searches-until')?.warning).toMatch(/Stops at a find/);
    expect(offered(missed, 'searches-until')).toBeUndefined();
  });

  test('reports need no dice, so they can be taken back and are no order that goes on', () => {
    const ships = over('soviet @2820 OTTUK FRNZE | soviet @2821 KIEV');
    const choice = offered(ships);
    expect(told(ships, choice)).toEqual(expect.arrayContaining(['spot US-F16-1 2821', 'spot NO-P3-1 2820']));
    expect([choice?.repeats, choice?.warning]).toEqual([undefined, undefined]);
  });

  test('nobody else is offered it, and nobody in another phase', () => {
    for (const viewer of ['soviet', 'spectator'] as const)
      expect(surveyFor(viewFor(both, viewer)).commands).toEqual([]);
    expect(offered(position('cap side=nato', 'at Bodo NO-F16-1'))).toBeUndefined();
  });
});
