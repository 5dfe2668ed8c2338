import type { State } from '../../model/state.ts';
import type { Step, StepName } from '../step.ts';
import { maySweepZones } from '../../rules/danger-zones/zone-sweep.ts';

/** [F.3.3] A naval step; the first of a phase begins its night afresh [F.6.1]. */
const naval = (name: StepName, phaseToo: boolean): Step => ({
  name,
  applies: () => true,
  begin: ({ common }: State) => [
    phaseToo ? { type: 'step-began', phaseToo, idle: true } : { type: 'step-began', phaseToo },
    { type: 'began', phase: { name: 'naval-step', side: common.phasing } },
  ],
});

/** [F.21.4] After the air segment, where there is something to sweep. */
const zoneSweeping: Step = {
  name: 'zone-sweeping',
  applies: state => maySweepZones(state, state.common.phasing),
  begin: ({ common }) => [{ type: 'began', phase: { name: 'zone-sweep', side: common.phasing, ended: [] } }],
};

/** The steps of the sequence that this family plays. */
export const seaSteps: readonly Step[] = [
  zoneSweeping,
  naval('naval-1', true),
  naval('naval-2', false),
  naval('naval-3', false),
  naval('naval-4', false),
  naval('exploitation-1', true),
  naval('exploitation-2', false),
];
