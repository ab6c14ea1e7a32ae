import { useQuery } from '@tanstack/react-query';
import type { Counterparty, Taxpayer } from '#domain/office/lookup-schema.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { useSettled } from './use-settled.ts';

/** Whoever the company has had to do with: one book for buyers and payees. */

/** What the office says about a taxpayer. */

/** Those met before whose name or number holds what is typed. */
export const useKnownCounterparties = (typed: string): readonly Counterparty[] => {
  const q = useSettled(typed.trim());
  const known = useQuery({
    queryKey: ['counterparties', q],
    queryFn: () =>
      dataProvider.call<Counterparty[]>(
        'GET',
        `/counterparties?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ q }))}`,
        undefined,
        { quiet: true },
      ),
    enabled: q.length >= 2,
    staleTime: 30_000,
  });
  return q.length >= 2 ? (known.data ?? []) : [];
};

/** What the office has under this NPWP; asked once it is whole. An office out of reach is no answer, and no error either. */
export const useTaxpayer = (npwp: string) =>
  useQuery({
    queryKey: ['taxpayer', npwp],
    queryFn: () => dataProvider.call<Taxpayer>('POST', '/npwp-validator/npwp', { npwp }, { quiet: true }),
    enabled: isNpwp16(npwp) && npwp !== NO_NPWP,
    staleTime: 600_000,
    retry: false,
  });
