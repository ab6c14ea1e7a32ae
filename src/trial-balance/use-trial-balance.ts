import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { L1Form } from '#domain/trial-balance/l1-accounts.ts';
import type { TrialAccountInput, TrialRowInput } from '#domain/trial-balance/view-schema.ts';
import { newKey } from '../client/new-key.ts';
import type { ResultOf } from '../client/request.ts';
import { fieldErrorsOf, reading, useCall, useGet, useTellProblem } from '../ui/feedback/use-call.ts';

/** Each change answers the whole balance, which replaces the one on the screen. */
export const useTrialBalance = (year: string) => {
  const { ask, busy } = useCall();
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const path = { year };
  const { data, error, refetch } = useGet('/efiling/trial-balance/{year}', { path });
  const version = data?.version ?? 0;
  const settle = async (
    answer: Promise<ResultOf<'GET', '/efiling/trial-balance/{year}'>>,
    words: string,
  ): Promise<boolean> => {
    try {
      const balance = await answer;
      client.setQueryData(reading('/efiling/trial-balance/{year}', { path }).queryKey, balance);
      void client.invalidateQueries({ queryKey: reading('/efiling/trial-balance/{year}/lines', { path }).queryKey });
      notify(words, { type: 'success', messageArgs: { count: balance.accounts.length } });
      return true;
    } catch (failure) {
      const [first] = Object.values(fieldErrorsOf(failure));
      if (first) tell(failure, first);
      void refetch();
      return false;
    }
  };
  return {
    data,
    error,
    busy,
    refetch: () => void refetch(),
    upload: (file: File, form: L1Form) => {
      const body = new FormData();
      for (const [key, value] of Object.entries({ file, year, form })) body.set(key, value);
      return settle(
        ask('POST', '/efiling/trial-balance', { body: body as never, key: newKey() }),
        'trialBalance.uploaded',
      );
    },
    decide: (account: TrialAccountInput) =>
      settle(
        ask('PUT', '/efiling/trial-balance/{year}/accounts', { path, body: { version, accounts: [account] } }),
        'trialBalance.saved',
      ),
    correctRow: (row: number, account: TrialRowInput | null) =>
      settle(
        ask('PUT', '/efiling/trial-balance/{year}/unread', { path, body: { version, row, account } }),
        account ? 'trialBalance.row_added' : 'trialBalance.row_left_out',
      ),
    confirmSure: () =>
      settle(
        ask('PUT', '/efiling/trial-balance/{year}/confirmed', { path, body: { version } }),
        'trialBalance.confirmed_sure',
      ),
    changeForm: (form: L1Form) =>
      settle(
        ask('PUT', '/efiling/trial-balance/{year}/form', { path, body: { version, form } }),
        'trialBalance.uploaded',
      ),
    remove: async () => {
      await ask('DELETE', '/efiling/trial-balance/{year}', { path });
      notify('trialBalance.removed', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['get'] });
    },
  };
};

export type TrialBalanceHandle = ReturnType<typeof useTrialBalance>;
