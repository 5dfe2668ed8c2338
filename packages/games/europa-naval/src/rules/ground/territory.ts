import type { HexId } from '@narrow-seas/hex';
import { type Chart, terrainAt } from '../../model/chart.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import type { Common } from '../../model/state.ts';
import type { ScenarioForm } from '../../scenarios/form.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { OWNERS, type Owner, type Side } from '../../model/vocabulary.ts';

const codeOf = (owner: Owner): number => OWNERS.indexOf(owner);

/** Whose the land would be by its nation alone: worked out once for a scenario. */
const original = new WeakMap<ScenarioForm, Uint8Array>();

const originalOf = (common: Common, chart: Chart): Uint8Array => {
  const known = original.get(scenarioOf(common.scenario));
  if (known !== undefined) return known;
  const nobody: Common = { ...common, taken: [] };
  const owners = chart.map.terrain.map((_kind, hex) => {
    const terrain = terrainAt(chart, hex as HexId);
    if (terrain !== 'land' && terrain !== 'coastal') return codeOf('neutral');
    return codeOf(ownerAt(nobody, hex as HexId));
  });
  original.set(scenarioOf(common.scenario), owners);
  return owners;
};

/** [F.2.3] The owner of every land and coastal hex, as places in OWNERS: for floods, which ask thousands of times. */
export const territory = (common: Common): Uint8Array => {
  const chart = chartOf(common);
  const owners = originalOf(common, chart).slice();
  for (const { hex, owner } of common.taken) owners[hex] = codeOf(owner);
  for (const { id, hex } of chart.ports) owners[hex] = codeOf(common.ports[id]?.owner ?? 'neutral');
  return owners;
};

export const isOwnedBy = (owners: Uint8Array, side: Side, hex: HexId): boolean =>
  owners[hex] === codeOf(side);
