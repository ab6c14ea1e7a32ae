import { useQueryClient } from '@tanstack/react-query';
import type { BillingBadges } from '#domain/billing/view-schema.ts';
import { useEvents } from '../client/events.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { useSession } from '../ui/layout/session-context.ts';
import { useMay } from '../ui/layout/use-may.ts';
import type { Entry } from './navigation.ts';

const drafts = `/efaktur/out/ctas/totals?filter=${encodeURIComponent(JSON.stringify({ status: 'DRAFT' }))}`;
const payable = '/ebilling/badge-notification';

export type Badges = Readonly<Record<NonNullable<Entry['badge']>, number>>;

/** Small counts beside menu entries: what waits for somebody. */
export const useBadges = (): Badges => {
  const { setting } = useSession();
  const client = useQueryClient();
  const may = useMay('efaktur/out/ctas', 'create') && !setting.isCtasEfakturDisabled;
  const { data } = useGet<{ count: number }>(may ? drafts : null, { quiet: true, staleTime: 60_000 });
  useEvents('faktur', () => {
    if (client.isFetching({ queryKey: ['get', drafts] }) === 0)
      void client.invalidateQueries({ queryKey: ['get', drafts] });
  });
  const maySee = useMay('ebilling', 'list');
  const codes = useGet<BillingBadges>(maySee ? payable : null, {
    quiet: true,
    staleTime: 60_000,
  });
  useEvents('billing', () => {
    if (client.isFetching({ queryKey: ['get', payable] }) === 0)
      void client.invalidateQueries({ queryKey: ['get', payable] });
  });
  return { drafts: data?.count ?? 0, payable: codes.data?.payableCount ?? 0, ntpn: codes.data?.ntpnCount ?? 0 };
};
