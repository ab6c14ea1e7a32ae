import { bulkRules, document } from '../definition/document.ts';
import { digits, money, period, text } from '../definition/field.ts';
import { computed } from '../definition/field-forms.ts';
import { ntpnFilters } from './filter.ts';
import { ntpnStatus } from './status.ts';
import { isConfirmed } from './status-queries.ts';
import type { NtpnRecord } from './stored.ts';

/** State receipts (NTPN): entered by a user or sent by the bank, confirmed by the tax office. */
export const ntpn = document({
  name: 'ntpn',
  resource: 'ebilling/ntpn',
  fields: {
    ntpn: computed(text(16)),
    billingCode: computed(digits(15)),
    kap: computed(digits(6)),
    kjs: computed(digits(3)),
    taxName: computed(text(255)),
    periodFrom: computed(period()),
    periodTo: computed(period()),
    amount: computed(money()),
    paidAt: computed(text(32)),
    status: computed(text(32)),
    usedIn: computed(text(255)),
    ntb: computed(digits(12)),
    stan: computed(digits(6)),
    from: computed(text(16)),
    officeMessage: computed(text(255)),
    createdBy: computed(text(255)),
    createdAt: computed(text(32)),
    updatedAt: computed(text(32)),
  },
  status: ntpnStatus,
  access: {
    view: 'EBILLING_NTPN_VIEW',
    list: 'EBILLING_VIEW',
    write: 'EBILLING_NTPN_CREATE',
    remove: 'EBILLING_NTPN_CREATE',
  },
  words: { states: 'billing.ntpn.status', happened: 'billing.ntpn.happened', filters: 'billingScreen.filter' },
  live: 'payment',
  eventsFor: ['EBILLING_VIEW', 'EBILLING_PAYMENT_VIEW', 'EBUPOT_SPT_VIEW'],
  bulk: bulkRules<NtpnRecord>()({
    bpn: { by: 'view', fits: isConfirmed },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  list: {
    columns: [
      { key: 'ntpn', width: 196, frozen: true, least: 180, withPreview: true },
      { key: 'billingCode', width: 164, least: 150, yields: 2 },
      { key: 'taxName', width: 230, least: 160, cut: true, withPreview: true },
      { key: 'periodFrom', width: 88, least: 80 },
      { key: 'amount', width: 138, align: 'right', least: 128, withPreview: true },
      { key: 'paidAt', width: 112, least: 98 },
      { key: 'status', width: 126, least: 124, withPreview: true },
      { key: 'usedIn', width: 176, least: 120, cut: true, yields: 1 },
      { key: 'ntb', width: 144, hidden: true },
      { key: 'stan', width: 96, hidden: true },
      { key: 'createdBy', width: 160, hidden: true },
    ],
    filters: ntpnFilters,
    sorts: ['paidAt', 'ntpn', 'status', 'periodFrom', 'amount'],
    usual: [['paidAt', 'DESC']],
    totals: ['amount'],
    // A receipt unknown to the tax office is no payment.
    notSummed: ['FAILED'],
    carried: [
      'kap',
      'kjs',
      'periodTo',
      'billingId',
      'paymentId',
      'from',
      'officeMessage',
      'receiptFileId',
      'updatedAt',
    ],
  },
});
