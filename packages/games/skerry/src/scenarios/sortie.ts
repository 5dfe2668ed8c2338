import type { SkerryScenario } from './form.ts';
import { inTurns, boatOrders } from './orders.ts';
import { TURNS } from './turns.ts';

const FORCES = { boats: 4, mines: 3 };

export const SORTIE: SkerryScenario = {
  id: 'sortie',
  title: 'Sortie',
  summary: 'Four boats and three mines a side in a narrow sound: ten minutes.',
  options: [TURNS],
  ...FORCES,
  ...inTurns(boatOrders(FORCES, 10)),
};
