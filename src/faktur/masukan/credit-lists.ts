import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import type { BulkTarget } from '../../ui/list/definition.ts';

export const creditLists = {
  masukan: { resource: 'efaktur/in/ctas', words: 'masukan', named: 'masukanScreen' },
  dokumen: { resource: 'efaktur/document/in/ctas', words: 'dokumen', named: 'dokumenScreen' },
} as const;
export type CreditList = (typeof creditLists)[keyof typeof creditLists];

export const useCreditApi = ({ resource }: CreditList) => {
  const { ask, busy } = useCall();
  const api = useMemo(
    () => ({
      decideMany: (target: BulkTarget, decision: CreditDecision) =>
        ask('POST', `/${resource}/bulk-creditable`, { body: { ...target, decision } }),
      effect: (target: BulkTarget, decision: CreditDecision) =>
        ask('POST', `/${resource}/credit-effect`, { body: { ...target, decision } }),
    }),
    [ask, resource],
  );
  return { ...api, busy };
};

/** The last result stays until the next one arrives. A decision of `null` disables the query. */
export const useCreditEffect = ({ resource }: CreditList, target: BulkTarget, decision: CreditDecision | null) =>
  useQuery({
    // Below the resource's key, so that decisions invalidate it.
    queryKey: [resource, 'effect', target, decision],
    queryFn: ({ signal }) =>
      request('POST', `/${resource}/credit-effect`, {
        body: { ...target, decision: decision as CreditDecision },
        signal,
        quiet: true,
      }),
    enabled: decision !== null,
    placeholderData: keepPreviousData,
  });
