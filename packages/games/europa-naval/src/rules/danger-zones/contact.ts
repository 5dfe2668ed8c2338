import { type Modifier, modifiers } from '../../model/modifier.ts';
import { SEA_SHIFT } from '../../model/tables.ts';
import type { Sea } from '../../model/vocabulary.ts';

/** [36.D.2] What the roll for contact depends on. */
export interface ContactFacts {
  readonly sea: Sea;
  /** Said that it will not leave its hex in this step [F.20.6]. */
  readonly holds: boolean;
  readonly night: boolean;
  /** By an air unit, in this step. */
  readonly found: boolean;
  /** Of the side that exerts the zone [F.20.5]. */
  readonly enemyCoast: boolean;
  readonly enemyGreatPort: boolean;
  /** A disaster of the roll before. */
  readonly slip: number;
}

/** [36.D.2] Table 2, cumulative. */
export const contactModifiers = (facts: ContactFacts): readonly Modifier[] =>
  modifiers(
    facts.sea === 'stormy' && { label: 'Stormy seas', shift: SEA_SHIFT.stormy, rule: '36.D.2' },
    facts.sea === 'rough' && { label: 'Rough seas', shift: SEA_SHIFT.rough, rule: '36.D.2' },
    facts.holds && { label: 'Stays in its hex', shift: -1, rule: '36.D.2' },
    facts.night && { label: 'By night', shift: -1, rule: '36.D.2' },
    facts.found && { label: 'Found from the air', shift: 1, rule: '36.D.2' },
    facts.enemyCoast && { label: 'Off an enemy coast', shift: 1, rule: '36.D.2' },
    facts.enemyGreatPort && { label: 'Off a major or great enemy port', shift: 1, rule: '36.D.2' },
    facts.slip !== 0 && { label: 'Contact lost last time', shift: facts.slip, rule: '36.D.2' },
  );
