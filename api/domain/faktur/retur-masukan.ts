import { bulkRules, document, fromCompany, fromSender, withLink } from '../definition/document.ts';
import { type FilterOf, type Filters, idOf } from '../definition/filter.ts';
import { vatAccess } from './access.ts';
import type { FakturDefinition } from './definition.ts';
import { awaitingConsent, isLeftUncredited, isUndecided, type MasukanStatus, masukanAllows } from './masukan-status.ts';
import { type ReturRow, returFields, returFilters, returList } from './retur.ts';
import {
  type ReturMasukanStatus,
  returAllows,
  returGoesOut,
  returMasukanStatus,
  returQuotaEffect,
  returVoid,
} from './retur-status.ts';

export type ReturMasukanRow = ReturRow<ReturMasukanStatus>;

const ready = ({ errorCount }: Pick<ReturMasukanRow, 'errorCount'>): boolean => errorCount === 0;

const filters = {
  ...returFilters(returMasukanStatus.states, 'retur.status'),
  importId: idOf({ column: 'importId', place: 'link' }),
} satisfies Filters;

export const fakturReturMasukan = document({
  name: 'retur-in',
  resource: 'efaktur/in/return/ctas',
  fields: returFields,
  status: returMasukanStatus,
  access: { ...vatAccess, send: 'EFAKTUR_DOC_SEND' },
  words: { states: 'retur.status', happened: 'retur.happened', codes: 'office.code', filters: 'retur.filter' },
  live: 'faktur',
  bulk: bulkRules<ReturMasukanRow>()({
    upload: { by: 'upload', fits: (row) => returAllows('upload', row) && ready(row) },
    retry: { by: 'upload', fits: (row) => returAllows('retry', row) && ready(row) },
    // What is cured is worked out anew: what was found before does not count.
    cure: { by: 'upload', fits: (row) => returAllows('retry', row) },
    inquire: { by: 'view', fits: (row) => returAllows('inquire', row) },
    'send-email': {
      by: 'send',
      fits: returGoesOut,
      recipient: { channel: 'email', lack: 'retur.server.no_email' },
    },
    'send-whatsapp': {
      by: 'send',
      fits: returGoesOut,
      recipient: { channel: 'whatsapp', lack: 'retur.server.no_phone' },
    },
    delete: { by: 'remove', fits: (row) => returAllows('remove', row) },
    pdf: { by: 'view', fits: () => true },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['xml', 'xlsx', 'csv'],
  letters: ['email', 'whatsapp'],
  products: {
    retur: {
      sellerName: 'mail.sample.sellerName',
      ...fromCompany,
      noteName: 'pdfRetur.title.retur',
      number: '99002500000000123',
      originNumber: '04002500000000123',
      reference: 'RTR/2025/0123',
      date: '15/10/2025',
      period: '10/2025',
      dpp: 'Rp 10.000.000,00',
      ppn: 'Rp 1.100.000,00',
      ...withLink,
      ...fromSender,
    },
  },
  list: { ...returList, filters, notSummed: returVoid },
});
export type ReturMasukanFilter = FilterOf<typeof fakturReturMasukan.list.filters>;

/** Returns of incoming invoices among the VAT documents. */
export const returMasukan = {
  type: 'RETURN_IN',
  document: fakturReturMasukan,
  unsent: [...returMasukanStatus.moves.upload.from, ...returMasukanStatus.moves.retry.from],
  approved: ['APPROVED'],
  quotaEffect: returQuotaEffect,
} satisfies FakturDefinition<ReturMasukanStatus>;

/** An invoice goes back only once its buyer has decided about its PPN: the return reduces B-2, or B-3. */
export const mayGoBack = (of: { readonly status: MasukanStatus }): boolean =>
  masukanAllows('rebook', of) || isLeftUncredited(of);

/** Why nothing may go back of an invoice as it stands, as a key of the catalogues; null where it may. */
export const whyNotBack = (of: { readonly status: MasukanStatus }): string | null => {
  if (mayGoBack(of)) return null;
  if (isUndecided(of)) return 'retur.server.undecided';
  if (awaitingConsent.includes(of.status)) return 'retur.server.awaiting_consent';
  return `retur.server.origin_${of.status.toLowerCase()}`;
};
