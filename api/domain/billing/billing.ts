import type { z } from 'zod';
import { bulkRules, document, fromCompany, fromSender, withLink } from '../definition/document.ts';
import { digits, money, period, text } from '../definition/field.ts';
import { choice, computed, draftOf, optional } from '../definition/field-forms.ts';
import { billingFilters } from './filter.ts';
import { type BillingInput, maxima } from './record.ts';
import { billingStatus } from './status.ts';
import { allows, hasMoneyUnderway, hasSlip, isPayable } from './status-queries.ts';
import type { Billing } from './stored.ts';

const of = {
  payerName: 'mail.sample.payerName',
  ...fromCompany,
  code: '01234 56789 01234',
  taxName: 'mail.sample.taxName',
  period: '10/2025',
  amount: 'Rp 12.500.000,00',
};

/** Payment slip while the code is payable, state receipt afterwards. */
const billingProducts = {
  ssp: { ...of, expiresAt: '29/10/2025 09.00 WIB', ...withLink, ...fromSender },
  bpn: { ...of, ntpn: 'A1B2C3D4E5F6G7H8', paidAt: '20/10/2025 10.30 WIB', ...fromSender },
};

/** Length accepted for fields that the checks judge, so that they can report the fault and a correction. */
const TYPED = 40;

const inputFields = {
  kap: text(TYPED),
  kjs: text(TYPED),
  periodFrom: text(TYPED),
  periodTo: text(TYPED),
  amount: text(TYPED),
  description: text(maxima.description),
  assessmentNumber: optional(text(TYPED)),
  nop: optional(text(TYPED)),
  objectAddress: optional(text(maxima.objectAddress)),
  objectProvince: optional(text(maxima.objectPlace)),
  objectCity: optional(text(maxima.objectPlace)),
  objectDistrict: optional(text(maxima.objectPlace)),
  objectSubdistrict: optional(text(maxima.objectPlace)),
  payerKind: choice(['self', 'other', 'non'], 'self'),
  payerNpwp: text(TYPED),
  payerNik: optional(text(TYPED)),
  payerName: text(maxima.payerName),
  payerAddress: text(maxima.payerAddress),
  payerCity: text(maxima.payerCity),
  payerKpp: optional(text(TYPED)),
  depositorName: optional(text(maxima.depositorName)),
};

export const inputShown = { ...inputFields, periodFrom: period(), periodTo: period(), amount: money() };

const given = {
  code: computed(digits(15)),
  taxName: computed(text(255)),
  payerNumberType: computed(text(4)),
  status: computed(text(32)),
  origin: computed(text(32)),
  issuedAt: computed(text(32)),
  expiresAt: computed(text(32)),
  ntpn: computed(text(16)),
  paidAt: computed(text(32)),
  officeMessage: computed(text(255)),
  createdBy: computed(text(255)),
  createdAt: computed(text(32)),
  updatedBy: computed(text(255)),
  updatedAt: computed(text(32)),
};

export const idBilling = document({
  name: 'billing',
  resource: 'ebilling',
  fields: { ...inputShown, ...given },
  status: billingStatus,
  access: {
    view: 'EBILLING_VIEW',
    list: 'EBILLING_VIEW',
    write: 'EBILLING_CREATE',
    remove: 'EBILLING_DELETE',
    pay: 'EBILLING_PAYMENT_CREATE',
  },
  words: { states: 'billing.status', happened: 'billing.happened', filters: 'billingScreen.filter' },
  live: 'billing',
  eventsFor: ['EBILLING_PAYMENT_VIEW', 'EBILLING_NTPN_VIEW', 'EBUPOT_SPT_VIEW'],
  bulk: bulkRules<Billing>()({
    pay: { by: 'pay', fits: isPayable },
    delete: { by: 'remove', fits: (row) => allows('remove', row) },
    renew: { by: 'write', fits: (row) => allows('renew', row) && row.renewedBy === null },
    ssp: { by: 'view', fits: hasSlip },
    export: { by: 'view', fits: () => true },
    /** Selects billings with a payment in progress; none of the selected is removed while there is one. */
    underway: { by: 'view', fits: hasMoneyUnderway },
  }),
  exports: ['xlsx', 'csv'],
  letters: ['email', 'whatsapp'],
  products: billingProducts,
  list: {
    columns: [
      { key: 'code', width: 160, frozen: true, least: 147, withPreview: true },
      { key: 'taxName', width: 270, least: 230, cut: true, withPreview: true },
      { key: 'periodFrom', width: 92, least: 80 },
      { key: 'payerNpwp', width: 174, least: 158, yields: 2 },
      { key: 'description', width: 150, least: 100, cut: true, yields: 1 },
      { key: 'amount', width: 140, align: 'right', least: 128, withPreview: true },
      { key: 'expiresAt', width: 122, least: 122 },
      { key: 'status', width: 152, least: 142, withPreview: true },
      { key: 'ntpn', width: 176, hidden: true },
      { key: 'payerName', width: 220, hidden: true },
      { key: 'payerNumberType', width: 152, hidden: true },
      { key: 'payerKpp', width: 240, hidden: true },
      { key: 'createdBy', width: 160, hidden: true },
      { key: 'createdAt', width: 144, hidden: true },
      { key: 'paidAt', width: 144, hidden: true },
    ],
    filters: billingFilters,
    sorts: ['createdAt', 'code', 'status', 'periodFrom', 'amount', 'expiresAt'],
    usual: [['createdAt', 'DESC']],
    totals: ['amount'],
    // A billing without a code is no debt.
    notSummed: ['FAILED'],
    carried: ['kap', 'kjs', 'periodTo', 'payerName', 'paymentId', 'renewedBy', 'sptId', 'updatedAt'],
  },
});

/** Schema of the input: any text may be missing or malformed; the checks report that with a message. */
export const billingInput = draftOf(inputFields) satisfies z.ZodType<BillingInput>;
