import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, reading, useCall } from '../../ui/feedback/use-call.ts';

type Ask = ReturnType<typeof useCall>['ask'];

export const useOwnChange = () => {
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const change = async <T>(send: (ask: Ask) => Promise<T>, words?: string): Promise<{ answer: T } | null> => {
    setFaults({});
    try {
      const answer = await send(ask);
      if (words) notify(words, { type: 'success' });
      for (const read of ['/user/profile', '/user/sessions', '/user/second-factor'] as const)
        void client.invalidateQueries({ queryKey: reading(read).queryKey });
      return { answer };
    } catch (refused) {
      setFaults(fieldErrorsOf(refused));
      return null;
    }
  };
  return { change, busy, faults, setFaults };
};
