import { useCallback } from 'react';
import { jakartaDay } from '#domain/scope.ts';
import { usePreference } from '../ui/layout/use-preference.ts';

export const useAway = () => {
  const [stored, keep] = usePreference('dismissed');
  const away = useCallback((id: string) => stored !== undefined && Object.hasOwn(stored, id), [stored]);
  const putAway = useCallback((id: string) => keep({ ...stored, [id]: jakartaDay(Date.now()) }), [stored, keep]);
  return { away, putAway };
};
