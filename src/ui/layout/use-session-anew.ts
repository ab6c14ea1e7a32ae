import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readSessionAnew } from '../../client/session.ts';

/** Reads again who is here and what the company is, after a setting the frame knows has changed. */
export const useSessionAnew = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => {
    readSessionAnew();
    return client.invalidateQueries({ queryKey: ['session'] });
  }, [client]);
};
