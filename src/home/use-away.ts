import { useCallback } from 'react';
import { jakartaDay } from '#domain/scope.ts';
import { usePreference } from '../ui/layout/use-preference.ts';

export const useAway = () => {
  const [kept, keep] = usePreference('dismissed');
  const away = useCallback((id: string) => kept !== undefined && Object.hasOwn(kept, id), [kept]);
  const putAway = useCallback((id: string) => keep({ ...kept, [id]: jakartaDay(Date.now()) }), [kept, keep]);
  return { away, putAway };
};
