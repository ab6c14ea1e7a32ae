import { document } from '../definition/document.ts';
import { digits, money, period, text } from '../definition/field.ts';
import { computed } from '../definition/field-forms.ts';
import { ntpnFilter, ntpnSorts } from './filter.ts';
import { ntpnStatus } from './status.ts';

/** State receipts: named by a person or sent by the bank, told by the office. */
export const ntpn = document({
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
  access: { view: 'EBILLING_NTPN_VIEW', write: 'EBILLING_NTPN_CREATE', list: 'EBILLING_NTPN_VIEW' },
  list: {
    columns: [
      { key: 'ntpn', width: 192, frozen: true },
      { key: 'billingCode', width: 176 },
      { key: 'taxName', width: 280 },
      { key: 'periodFrom', width: 120 },
      { key: 'amount', width: 152, align: 'right' },
      { key: 'paidAt', width: 144 },
      { key: 'status', width: 176 },
      { key: 'usedIn', width: 168 },
      { key: 'ntb', width: 144, hidden: true },
      { key: 'stan', width: 96, hidden: true },
      { key: 'createdBy', width: 160, hidden: true },
    ],
    filters: Object.keys(ntpnFilter.shape),
    sorts: ntpnSorts,
    totals: ['amount'],
  },
});
