import { useCallback, useMemo } from 'react';
import { usePreference } from '../ui/layout/use-preference.ts';
import { type Arrangement, readArrangement, usualArrangement } from './arrangement.ts';

/** Stored per user; `null` resets to the default. */
export const useArrangement = (): readonly [Arrangement, (to: Arrangement | null) => void] => {
  const [stored, keep] = usePreference('home');
  const choose = useCallback((to: Arrangement | null) => keep(to ?? usualArrangement), [keep]);
  return [useMemo(() => readArrangement(stored), [stored]), choose];
};
