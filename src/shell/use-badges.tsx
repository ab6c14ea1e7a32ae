import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEvents } from '../client/events.ts';
import { reading, useGet } from '../ui/feedback/use-call.ts';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import type { Entry } from './navigation.ts';
import { waitingIn } from './navigation-rule.ts';

const drafts = { query: { filter: JSON.stringify({ status: 'DRAFT' }) } } as const;
const draftsKey = reading('/efaktur/out/ctas/totals', drafts).queryKey;
const payableKey = reading('/ebilling/badge-notification').queryKey;

export type Badges = Readonly<Record<NonNullable<Entry['badge']>, number>>;

export const useBadges = (): Badges => {
  const { setting } = useSession();
  const client = useQueryClient();
  const may = useMay('efaktur/out/ctas', 'create') && !setting.isCtasEfakturDisabled;
  const { data } = useGet(may ? '/efaktur/out/ctas/totals' : null, {
    ...drafts,
    quiet: true,
    staleTime: 60_000,
  });
  useEvents('faktur', () => {
    if (client.isFetching({ queryKey: draftsKey }) === 0) void client.invalidateQueries({ queryKey: draftsKey });
  });
  const maySee = useMay('ebilling', 'list');
  const codes = useGet(maySee ? '/ebilling/badge-notification' : null, { quiet: true, staleTime: 60_000 });
  useEvents('billing', () => {
    if (client.isFetching({ queryKey: payableKey }) === 0) void client.invalidateQueries({ queryKey: payableKey });
  });
  return { drafts: data?.count ?? 0, payable: codes.data?.payableCount ?? 0, ntpn: codes.data?.ntpnCount ?? 0 };
};

export const useBadgeWords = () => {
  const translate = useTranslate();
  return (entry: Entry, badges: Badges): string =>
    waitingIn(entry, badges)
      .map((kind) => translate(`shell.badge.${kind}`, { count: badges[kind] }))
      .join(', ');
};

export const EntryBadge = ({
  entry,
  badges,
  most = 9,
  silent = false,
}: {
  entry: Entry;
  badges: Badges;
  /** Counts above this are shown with a plus. */
  most?: number;
  /** Without screen reader text, because it is announced elsewhere. */
  silent?: boolean;
}) => {
  const words = useBadgeWords();
  const count = waitingIn(entry, badges).reduce((sum, kind) => sum + badges[kind], 0);
  if (count === 0) return null;
  return (
    <span className="bdg">
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      {!silent && <span className="sr">{words(entry, badges)}</span>}
    </span>
  );
};
