import { hasMoneyUnderway, isPaid } from '#domain/billing/standing.ts';
import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import { Icon } from '../../kit/Icon.tsx';
import { CountWords } from '../../kit/list/CountWords.tsx';
import { countedIn } from '../../kit/list/counted-in.ts';
import type { ListDefinition } from '../../kit/list/definition.ts';
import { Money } from '../../kit/Money.tsx';
import { type Billing, type BillingTotals, RESOURCE } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { BillingBulk } from './BillingBulk.tsx';
import { BillingCard, BillingCardActions } from './BillingCard.tsx';
import { BillingEmpty } from './BillingEmpty.tsx';
import { BillingExchange } from './BillingExchange.tsx';
import { BillingPreview, BillingPreviewActions } from './BillingPreview.tsx';
import { BillingPrimary } from './BillingPrimary.tsx';
import { BillingRowMenu } from './BillingRowMenu.tsx';
import { billingColumns } from './billing-columns.tsx';
import { billingFilters } from './billing-filters.ts';

const all = Object.keys(billingStatus.states) as BillingStatus[];

/** States told together in the strip, said by what they mean. */
const payable: readonly BillingStatus[] = billingStatus.moves.pay.from;
const underway = all.filter((status) => hasMoneyUnderway({ status }));
const paid = all.filter((status) => isPaid({ status }));
const lapsed: readonly BillingStatus[] = billingStatus.moves.renew.from;

const mark = (tone: string, icon: 'clock' | 'check' | 'dot' | 'history') => (
  <span className={tone}>
    <Icon name={icon} size={12} />
  </span>
);

/** The list of billing codes. */
export const billingList: ListDefinition<Billing, BillingTotals> = {
  resource: RESOURCE,
  title: 'billingScreen.list.title',
  rowId: ({ id }) => id,
  rowName: ({ code, taxName }) => `${code ?? ''} ${taxName}`.trim(),
  open: ({ id }) => billingPaths.one(id),
  columns: billingColumns,
  filters: billingFilters,
  start: { filter: {}, sort: [{ field: 'createdAt', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    {
      key: 'amount',
      label: 'billingScreen.list.amount',
      show: ({ amount }) => <Money value={amount} unit />,
      sort: { field: 'amount', order: 'DESC' },
    },
    {
      key: 'payable',
      label: 'billingScreen.list.payable',
      icon: mark('', 'dot'),
      show: countedIn(payable),
      filter: { status: payable },
    },
    {
      key: 'underway',
      label: 'billingScreen.list.underway',
      icon: mark('warn', 'clock'),
      show: countedIn(underway),
      filter: { status: underway },
    },
    {
      key: 'paid',
      label: 'billingScreen.list.paid',
      icon: mark('ok', 'check'),
      show: countedIn(paid),
      filter: { status: paid },
    },
    {
      key: 'expired',
      label: 'billingScreen.list.expired',
      icon: mark('sec', 'history'),
      show: countedIn(lapsed),
      filter: { status: lapsed },
      low: true,
    },
  ],
  totalWords: ({ count, excluded }) => ({
    count: <CountWords words="billingScreen.list.total" count={count} />,
    note: excluded > 0 ? <CountWords words="billingScreen.list.excluded" count={excluded} /> : null,
  }),
  live: 'billing',
  announce: (before, after) => {
    const open = new Set(before.filter((row) => !isPaid(row)).map(({ id }) => id));
    const now = after.filter((row) => open.has(row.id) && isPaid(row)).length;
    return now > 0 ? { key: 'billingScreen.list.now_paid', params: { smart_count: now } } : null;
  },
  write: 'EBILLING_CREATE',
  Primary: BillingPrimary,
  Exchange: BillingExchange,
  Bulk: BillingBulk,
  RowMenu: BillingRowMenu,
  CardActions: BillingCardActions,
  Card: BillingCard,
  Preview: BillingPreview,
  PreviewActions: BillingPreviewActions,
  Empty: BillingEmpty,
};
