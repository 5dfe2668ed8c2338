import type { Home } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';

/** [C.21.3] The carrier of an aircraft whose place only its owner knows. */
export const wingHome = ({ own }: View, unit: UnitId): Home | undefined => {
  const wing = own?.wings.find(other => other.unit === unit);
  return wing === undefined ? undefined : { kind: 'carrier', carrier: wing.carrier };
};
