import { BASE_IDS, baseState } from '../../rules/stacking/bases.ts';
import { submarinesAt, surfaceAt } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { BaseId, Side, UnitId } from '../../model/vocabulary.ts';
import {
  COMMANDOS_AT_BASE,
  invasionHexes,
  PARAS_A_DAY,
  refuseAsTarget,
  refuseCommandos,
  refuseLanding,
  refuseMarines,
  refuseParas,
} from '../../rules/invasion/landing.ts';
import type { Invasion, Landing } from '../../model/campaign/phase.ts';

/** What could go ashore on a base today. */
interface Means {
  readonly marines: readonly UnitId[];
  readonly commandos: readonly UnitId[];
  readonly paras: number;
  readonly ashore: number;
}

const unitsOff = (table: PublicState, side: Side, base: BaseId): readonly UnitId[] =>
  invasionHexes(table, side, base).flatMap(hex => [
    ...surfaceAt(table, side, hex),
    ...submarinesAt(table, side, hex),
  ]);

const meansFor = (table: PublicState, phase: Invasion, base: BaseId): Means => {
  const { side } = phase;
  const units = unitsOff(table, side, base);
  const left = Math.min(PARAS_A_DAY - phase.paras, table.campaign.paras[side]);
  return {
    marines: units.filter(unit => refuseMarines(table, side, base, unit) === undefined),
    commandos: units
      .filter(unit => refuseCommandos(table, side, base, unit) === undefined)
      .slice(0, Math.min(COMMANDOS_AT_BASE, table.campaign.commandos[side])),
    paras: left > 0 && refuseParas(table, phase, base, left) === undefined ? left : 0,
    ashore: baseState(table, base).lodgement,
  };
};

/** Marines all or none, any number of battalions, commandos all or none, or a raid. */
function* landingsOn(base: BaseId, { marines, commandos, paras, ashore }: Means): Generator<Landing> {
  const parties = commandos.length > 0 ? [commandos, []] : [[]];
  const waves = marines.length > 0 ? [marines, []] : [[]];
  for (const amphibious of waves)
    for (const landing of parties)
      for (let battalions = paras; battalions >= 0; battalions -= 1)
        if (amphibious.length + landing.length + battalions + ashore > 0)
          yield { base, amphibious, paras: battalions, commandos: landing, raid: false };
  if (commandos.length > 0) yield { base, amphibious: [], paras: 0, commandos, raid: true };
}

/** [C.17] Landings worth a thought, on every base that may be invaded. */
export function* listLandings(view: View, phase: Invasion): Generator<Landing> {
  for (const base of BASE_IDS) {
    if (refuseAsTarget(view, phase, base) !== undefined) continue;
    for (const landing of landingsOn(base, meansFor(view.table, phase, base)))
      if (refuseLanding(view, phase, landing) === undefined) yield landing;
  }
}
