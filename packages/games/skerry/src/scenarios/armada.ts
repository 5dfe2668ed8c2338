import type { SkerryScenario } from './form.ts';
import { inTurns, boatOrders } from './orders.ts';
import { TURNS } from './turns.ts';

const FORCES = { boats: 100, mines: 20 };

export const ARMADA: SkerryScenario = {
  id: 'armada',
  title: 'Armada',
  summary: 'A hundred boats and twenty mines a side on a wide sea, for measuring and for patient players.',
  options: [TURNS],
  ...FORCES,
  ...inTurns(boatOrders(FORCES, 120)),
};
