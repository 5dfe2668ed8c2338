import { type Fault, ok, type Result } from '@narrow-seas/core';
import { withCommon } from '../model/change.ts';
import { chartOf } from '../model/fleet.ts';
import { rosterOf, scenarioData } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { withTerms } from '../model/terms.ts';
import { causeNow } from '../rules/danger-zones/zones.ts';
import { PORT_SPECS } from '../rules/ports/port.ts';
import { hasArrived } from '../rules/turn-events/arrival.ts';
import { setup } from '../scenarios/setup.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { emptyState } from '../text/empty.ts';

/** [F.15.1] Without troops of the scenario, every port has its own garrison. */
const guarded = (state: State): State => {
  const { ports } = chartOf(state.common);
  return withCommon(state, {
    ports: state.common.ports.map((port, id) => {
      const kind = ports[id]?.kind;
      return kind === undefined ? port : { ...port, garrison: PORT_SPECS[kind].garrison };
    }),
  });
};

/** A lead of one point wins: what was fair in the scenario says nothing of an empty map. */
const EVEN = [-9, 0, 1, 10];

/** [S] [F.27] Landings, armistices, fronts and armies beyond the map wait until they are switched on. */
const quiet = ({ common, ...rest }: State): State => ({
  ...rest,
  common: {
    ...common,
    once: scenarioOf(common.scenario).consequences.map(({ what }) => what),
    fronts: common.fronts.map(front => ({ ...front, box: 0 })),
    assaults: common.assaults.map(assault => ({ ...assault, won: true })),
  },
});

/** [F.2] The map with its ports, and nobody on it or on the way. */
export const blank = (scenario: string): Result<State, Fault> => {
  const start = setup({ scenario, options: {} });
  if (!start.ok) return start;
  const { scenario: id, date } = start.value.common;
  const empty = quiet(guarded(emptyState(id, date, [])));
  const never = rosterOf(id).ground.flatMap(({ arrives, name }) =>
    arrives === undefined ? [] : [hasArrived(name)],
  );
  const levels = scenarioData(id).levels.length === EVEN.length + 1 ? EVEN : [];
  const common = withTerms({ ...empty.common, once: [...empty.common.once, ...never] }, { levels });
  return ok({ ...empty, common: { ...common, danger: causeNow(common, false) } });
};
