import { useQuery } from '@tanstack/react-query';
import type { Counterparty } from '#domain/office/lookup-schema.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { request } from '../../client/request.ts';
import { useSettled } from './use-settled.ts';

export const useKnownCounterparties = (typed: string): readonly Counterparty[] => {
  const q = useSettled(typed.trim());
  const known = useQuery({
    queryKey: ['counterparties', q],
    queryFn: () =>
      request('GET', '/counterparties', { query: { range: '[0,9]', filter: JSON.stringify({ q }) }, quiet: true }),
    enabled: q.length >= 2,
    staleTime: 30_000,
  });
  return q.length >= 2 ? (known.data ?? []) : [];
};

/** Queried once the number is complete. An unreachable tax office is neither an answer nor an error. */
export const useTaxpayer = (npwp: string) =>
  useQuery({
    queryKey: ['taxpayer', npwp],
    queryFn: () => request('POST', '/npwp-validator/npwp', { body: { npwp }, quiet: true }),
    enabled: isNpwp16(npwp) && npwp !== NO_NPWP,
    staleTime: 600_000,
    retry: false,
  });
