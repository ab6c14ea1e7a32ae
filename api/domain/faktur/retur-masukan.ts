import { bulkRules, document, fromCompany, fromSender, letterRules, withLink } from '../definition/document.ts';
import type { FilterOf } from '../definition/filter.ts';
import { vatAccess } from './access.ts';
import type { FakturDefinition } from './definition.ts';
import { importedBy } from './filter.ts';
import { awaitingConsent, isLeftUncredited, isUndecided, type MasukanStatus, masukanAllows } from './masukan-status.ts';
import { type ReturRow, returFields, returFilters, returList } from './retur.ts';
import {
  type ReturMasukanStatus,
  returGoesOut,
  returMasukanStatus,
  returQuotaEffect,
  returVoid,
} from './retur-status.ts';
import { sentBulk } from './sent-bulk.ts';
import { sentStatuses } from './sent-moves.ts';

export type ReturMasukanRow = ReturRow<ReturMasukanStatus>;

const filters = { ...returFilters(returMasukanStatus.states, 'retur.status'), ...importedBy };

export const fakturReturMasukan = document({
  name: 'retur-in',
  resource: 'efaktur/in/return/ctas',
  fields: returFields,
  status: returMasukanStatus,
  access: { ...vatAccess, send: 'EFAKTUR_DOC_SEND' },
  words: { states: 'retur.status', happened: 'retur.happened', codes: 'office.code', filters: 'retur.filter' },
  live: 'faktur',
  bulk: {
    ...sentBulk<ReturMasukanStatus>(returMasukanStatus.moves.inquire.from),
    ...bulkRules<ReturMasukanRow>()({
      ...letterRules<ReturMasukanRow>(returGoesOut, {
        email: 'retur.server.no_email',
        whatsapp: 'retur.server.no_phone',
      }),
      pdf: { by: 'view', fits: () => true },
    }),
  },
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

export const returMasukan = {
  type: 'RETURN_IN',
  document: fakturReturMasukan,
  ...sentStatuses,
  quotaEffect: returQuotaEffect,
} satisfies FakturDefinition<ReturMasukanStatus>;

/** An invoice can be returned only after its buyer has decided about its PPN: the return reduces B-2, or B-3. */
export const mayGoBack = (of: { readonly status: MasukanStatus }): boolean =>
  masukanAllows('rebook', of) || isLeftUncredited(of);

/** Why an invoice cannot be returned in its state, as a message key; null if it can. */
export const whyNotBack = (of: { readonly status: MasukanStatus }): string | null => {
  if (mayGoBack(of)) return null;
  if (isUndecided(of)) return 'retur.server.undecided';
  if (awaitingConsent.includes(of.status)) return 'retur.server.awaiting_consent';
  return `retur.server.origin_${of.status.toLowerCase()}`;
};
