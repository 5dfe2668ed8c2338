import { useEffect, useState } from 'react';
import { NARROW } from './stage.ts';

/** Whether the panel lies under the map, as on a phone. */
export const useNarrow = (): boolean => {
  const [isNarrow, setNarrow] = useState(() => innerWidth < NARROW);
  useEffect(() => {
    const look = (): void => setNarrow(innerWidth < NARROW);
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return isNarrow;
};
