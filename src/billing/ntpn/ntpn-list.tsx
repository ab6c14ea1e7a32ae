import { isConfirmed } from '#domain/billing/standing.ts';
import { type NtpnStatus, ntpnStatus } from '#domain/billing/status.ts';
import { Icon } from '../../kit/Icon.tsx';
import { CountWords } from '../../kit/list/CountWords.tsx';
import { countedIn } from '../../kit/list/counted-in.ts';
import type { ListDefinition } from '../../kit/list/definition.ts';
import { Money } from '../../kit/Money.tsx';
import { type BillingTotals, NTPN_RESOURCE, type NtpnRecord } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import {
  NtpnBulk,
  NtpnCard,
  NtpnCardActions,
  NtpnEmpty,
  NtpnExchange,
  NtpnPreview,
  NtpnPreviewActions,
  NtpnPrimary,
  NtpnRowMenu,
} from './NtpnParts.tsx';
import { ntpnColumns } from './ntpn-columns.tsx';
import { ntpnFilters } from './ntpn-filters.ts';

const all = Object.keys(ntpnStatus.states) as NtpnStatus[];
const confirmed = all.filter((status) => isConfirmed({ status }));
const waiting: readonly NtpnStatus[] = ntpnStatus.moves.fail.from;

/** The list of state receipts. */
export const ntpnList: ListDefinition<NtpnRecord, BillingTotals> = {
  resource: NTPN_RESOURCE,
  title: 'billingScreen.ntpn.title',
  rowId: ({ id }) => id,
  rowName: ({ ntpn }) => ntpn,
  open: ({ id }) => billingPaths.oneNtpn(id),
  columns: ntpnColumns,
  filters: ntpnFilters,
  start: { filter: {}, sort: [{ field: 'paidAt', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    {
      key: 'amount',
      label: 'billingScreen.list.amount',
      show: ({ amount }) => <Money value={amount} unit />,
      sort: { field: 'amount', order: 'DESC' },
    },
    {
      key: 'completed',
      label: 'billingScreen.ntpn.completed',
      icon: (
        <span className="ok">
          <Icon name="check" size={12} />
        </span>
      ),
      show: countedIn(confirmed),
      filter: { status: confirmed },
    },
    {
      key: 'waiting',
      label: 'billingScreen.ntpn.waiting',
      icon: (
        <span className="warn">
          <Icon name="clock" size={12} />
        </span>
      ),
      show: countedIn(waiting),
      filter: { status: waiting },
    },
  ],
  totalWords: ({ count, excluded }) => ({
    count: <CountWords words="billingScreen.ntpn.total" count={count} />,
    note: excluded > 0 ? <CountWords words="billingScreen.ntpn.excluded" count={excluded} /> : null,
  }),
  live: 'payment',
  announce: (before, after) => {
    const open = new Set(before.filter((row) => !isConfirmed(row)).map(({ id }) => id));
    const now = after.filter((row) => open.has(row.id) && isConfirmed(row)).length;
    return now > 0 ? { key: 'billingScreen.ntpn.now_completed', params: { smart_count: now } } : null;
  },
  write: 'EBILLING_NTPN_CREATE',
  Primary: NtpnPrimary,
  Exchange: NtpnExchange,
  Bulk: NtpnBulk,
  RowMenu: NtpnRowMenu,
  CardActions: NtpnCardActions,
  Card: NtpnCard,
  Preview: NtpnPreview,
  PreviewActions: NtpnPreviewActions,
  Empty: NtpnEmpty,
};
