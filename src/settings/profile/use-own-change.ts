import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Method } from '../../client/http.ts';
import { fieldErrorsOf, reading, useCall } from '../../ui/feedback/use-call.ts';

/** API path of the user's account. */
export const ACCOUNT = '/user/account';
export const SESSIONS = '/user/sessions';
export const FACTOR = '/user/second-factor';

type Change = {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  /** Success message; none if the change is only started. */
  readonly words?: string;
};

/** Changes the user's account, reports success and refetches; errors are shown at their fields. */
export const useOwnChange = () => {
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const change = async <T>({ method, path, body, words }: Change): Promise<{ answer: T } | null> => {
    setFaults({});
    try {
      const answer = await ask<T>(method, path, body);
      if (words) notify(words, { type: 'success' });
      for (const read of [ACCOUNT, SESSIONS, FACTOR])
        void client.invalidateQueries({ queryKey: reading(read).queryKey });
      return { answer };
    } catch (refused) {
      setFaults(fieldErrorsOf(refused));
      return null;
    }
  };
  return { change, busy, faults, setFaults };
};
