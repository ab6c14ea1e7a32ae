import { useCallback, useMemo } from 'react';
import { usePreference } from '../ui/layout/use-preference.ts';
import { type Arrangement, readArrangement, usualArrangement } from './arrangement.ts';

/** Which cards stand on the start page, and where: kept per person; `null` makes it as it was at first. */
export const useArrangement = (): readonly [Arrangement, (to: Arrangement | null) => void] => {
  const [kept, keep] = usePreference('home');
  const choose = useCallback((to: Arrangement | null) => keep(to ?? usualArrangement), [keep]);
  return [useMemo(() => readArrangement(kept), [kept]), choose];
};
