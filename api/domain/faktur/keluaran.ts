import { z } from 'zod';
import { bulkRules, document, fromCompany, fromSender, letterRules, withLink } from '../definition/document.ts';
import { draftOf, schemaOf } from '../definition/field-forms.ts';
import { vatAccess } from './access.ts';
import { defaultBase } from './codes.ts';
import { isCollected } from './collector-receipt.ts';
import type { FakturDefinition } from './definition.ts';
import { amounts, given, inputFields } from './fields.ts';
import { fakturColumnSorts, fakturFilters } from './filter.ts';
import type { FakturInput, FakturRow } from './record.ts';
import { fakturStatus } from './status.ts';
import { allows, errorsNow, isApproved, quotaEffect, voidStatuses } from './status-queries.ts';

export const fakturKeluaran = document({
  name: 'faktur',
  resource: 'efaktur/out/ctas',
  fields: { ...inputFields, ...amounts, ...given },
  status: fakturStatus,
  access: { ...vatAccess, send: 'EFAKTUR_DOC_SEND' },
  words: {
    states: 'faktur.status',
    happened: 'faktur.happened',
    codes: 'office.code',
    filters: 'fakturScreen.filter',
    noneWithoutErrors: 'faktur.server.none_without_errors',
    removedBy: 'faktur.server.removed_by',
  },
  live: 'faktur',
  bulk: bulkRules<FakturRow>()({
    upload: { by: 'upload', fits: (row, today) => allows('upload', row) && errorsNow(row, today) === 0 },
    retry: { by: 'upload', fits: (row, today) => allows('retry', row) && errorsNow(row, today) === 0 },
    // A repair recalculates the document, so earlier findings do not matter.
    cure: { by: 'upload', fits: (row) => allows('retry', row) },
    inquire: { by: 'view', fits: (row) => allows('inquire', row) },
    ...letterRules<FakturRow>(isApproved, { email: 'faktur.server.no_email', whatsapp: 'faktur.server.no_phone' }),
    delete: { by: 'remove', fits: (row) => allows('remove', row) },
    cancel: { by: 'cancel', fits: (row) => allows('cancel', row) },
    keepReceipt: {
      by: 'write',
      fits: (row) => allows('keepReceipt', row) && isCollected(row) && row.collectorNtpn === null,
    },
    pdf: { by: 'view', fits: () => true },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['xml', 'xlsx', 'csv'],
  letters: ['email', 'whatsapp'],
  products: {
    efaktur: {
      buyerName: 'mail.sample.buyerName',
      ...fromCompany,
      number: '04002500000000123',
      reference: 'INV/2025/0123',
      date: '15/10/2025',
      period: '10/2025',
      dpp: 'Rp 10.000.000,00',
      ppn: 'Rp 1.100.000,00',
      total: 'Rp 11.100.000,00',
      ...withLink,
      ...fromSender,
    },
  },
  list: {
    columns: [
      { key: 'number', width: 204, frozen: true, least: 190, withPreview: true },
      { key: 'date', width: 100, least: 89 },
      { key: 'period', width: 84, hidden: true },
      { key: 'counterpartyName', width: 144, least: 110, cut: true, withPreview: true },
      { key: 'counterpartyNpwp', width: 174, least: 158, yields: 2 },
      { key: 'code', width: 46, least: 44, yields: 3 },
      { key: 'dpp', width: 149, align: 'right', least: 134 },
      { key: 'otherDpp', width: 149, align: 'right', least: 134, yields: 1 },
      { key: 'ppn', width: 136, align: 'right', least: 126, withPreview: true },
      { key: 'ppnbm', width: 120, align: 'right', hidden: true, least: 110 },
      { key: 'status', width: 140, least: 136, withPreview: true },
      { key: 'reference', width: 168, hidden: true },
      { key: 'counterpartyNitku', width: 232, hidden: true },
      { key: 'uploadDeadline', width: 120, hidden: true },
      { key: 'signeeName', width: 168, hidden: true },
      { key: 'sentAt', width: 144, hidden: true },
      { key: 'collectorPaidOn', width: 190, hidden: true },
      { key: 'createdBy', width: 160, hidden: true },
      { key: 'updatedAt', width: 144, hidden: true },
    ],
    filters: fakturFilters,
    sorts: fakturColumnSorts,
    usual: [['date', 'DESC']],
    totals: ['dpp', 'otherDpp', 'ppn', 'ppnbm'],
    notSummed: voidStatuses,
    carried: [
      'number',
      'reference',
      'date',
      'period',
      'counterpartyName',
      'counterpartyDocumentNumber',
      'dpp',
      'ppn',
      'kind',
      'term',
      'replaces',
      'replacedBy',
      'officeCode',
      'updatedAt',
      'code',
      'collectorNtpn',
    ],
  },
});

export const keluaran = {
  type: 'OUT',
  document: fakturKeluaran,
  unsent: [...fakturStatus.moves.upload.from, ...fakturStatus.moves.retry.from],
  approved: fakturStatus.moves.substitute.from,
  letterJob: 'faktur.send',
  quotaEffect,
} satisfies FakturDefinition;

/** Unknown fields are refused; legal requirements are covered by the checks. */
export const fakturInput = schemaOf(inputFields) satisfies z.ZodType<FakturInput>;

const draftLine = z.looseObject({ base: z.unknown().optional(), ppnbmRate: z.unknown().optional() });
const draftBody = z.looseObject({ code: z.unknown().optional(), lines: z.array(z.unknown()).optional() });

/**
 * All fields optional, each of its type and within its maximum. A line without a base scheme gets the default of the
 * transaction code.
 */
export const draftInput = z.preprocess((body) => {
  const draft = draftBody.safeParse(body);
  if (!draft.success || !draft.data.lines) return body;
  const code = typeof draft.data.code === 'string' ? draft.data.code : '';
  const lines = draft.data.lines.map((given) => {
    const line = draftLine.safeParse(given);
    if (!line.success) return given;
    const rate = line.data.ppnbmRate || '0';
    return { ...line.data, ppnbmRate: rate, base: line.data.base ?? defaultBase(code, Number(rate) > 0) };
  });
  return { ...draft.data, lines };
}, draftOf(inputFields)) satisfies z.ZodType<FakturInput>;
