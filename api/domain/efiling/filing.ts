import { bulkRules, document } from '../definition/document.ts';
import { digits, text } from '../definition/field.ts';
import { computed } from '../definition/field-forms.ts';
import { byIds, choices, type FilterOf, type Filters, search } from '../definition/filter.ts';
import { efilingAccess } from './access.ts';
import { allowsFiling, type FilingStatus, filingStatus } from './filing-status.ts';
import { type ReturnKind, returnKinds } from './kinds.ts';
import type { Origin, ReturnFact } from './register.ts';

export type StoredAttachment = {
  readonly name: string;
  readonly suffix: string;
  readonly fileId: string;
  readonly size: number;
  readonly hash: string;
};

/** What the office answered to the request of a verification code. */
export type FilingCode = {
  readonly sentTo: string;
  readonly digits: number;
  readonly expiresAt: number;
  readonly tries: number;
};

/** A return that was not prepared here: brought as a file, or recorded with its receipt. */
export type Filing = {
  id: string;
  companyId: string;
  version: number;
  kind: ReturnKind;
  /** YYYY-MM, or YYYY for a return of a year. */
  period: string;
  revision: number;
  origin: Exclude<Origin, 'HERE'>;
  status: FilingStatus;
  fileName: string;
  fileId: string | null;
  size: number;
  /** SHA-256, in hex. */
  hash: string;
  attachments: readonly StoredAttachment[];
  code: FilingCode | null;
  bpe: string | null;
  filedAt: number | null;
  reason: string | null;
  officeCode: string | null;
  officeMessage: string | null;
  officeRef: string | null;
  createdBy: string;
  createdAt: number;
  updatedBy: string;
  updatedAt: number;
};

export const filingFilters = {
  q: search(),
  kind: choices(returnKinds, { column: 'kind', place: 'bar', options: 'efiling.kind' }),
  status: choices(Object.keys(filingStatus.states) as FilingStatus[], {
    column: 'status',
    place: 'bar',
    options: 'efiling.status',
  }),
  origin: choices(['FILE', 'HAND'], { column: 'origin', place: 'drawer', options: 'efiling.origin' }),
  ...byIds,
} satisfies Filters;
export type FilingFilter = FilterOf<typeof filingFilters>;

export const filingFile = document({
  name: 'filing',
  resource: 'efiling/filing_tax',
  fields: {
    period: computed(text(7)),
    kind: computed(text(16)),
    revision: computed(digits(2)),
    fileName: computed(text(100)),
    size: computed(digits(9)),
    hash: computed(text(64)),
    attachments: computed(text(200)),
    bpe: computed(text(30)),
    filedAt: computed(text(32)),
    origin: computed(text(8)),
    createdAt: computed(text(32)),
    status: computed(text(32)),
  },
  status: filingStatus,
  access: efilingAccess,
  words: { states: 'efiling.status', happened: 'efiling.happened', filters: 'efiling.filter' },
  live: 'spt',
  bulk: bulkRules<Filing>()({
    delete: { by: 'remove', fits: (row) => allowsFiling('remove', row) },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  list: {
    columns: [
      { key: 'period', width: 96, frozen: true, least: 80, withPreview: true },
      { key: 'kind', width: 176, least: 120, cut: true, withPreview: true },
      { key: 'revision', width: 104, least: 90, yields: 3 },
      { key: 'fileName', width: 300, least: 140, cut: true },
      { key: 'size', width: 96, least: 80, align: 'right', yields: 2 },
      { key: 'attachments', width: 120, least: 96, yields: 1 },
      { key: 'bpe', width: 190, least: 120, cut: true },
      { key: 'filedAt', width: 140, least: 128 },
      { key: 'hash', width: 200, cut: true, hidden: true },
      { key: 'origin', width: 110, hidden: true },
      { key: 'createdAt', width: 140, hidden: true },
      { key: 'status', width: 196, least: 172, withPreview: true },
    ],
    filters: filingFilters,
    sorts: ['period', 'kind', 'revision', 'fileName', 'size', 'filedAt', 'createdAt', 'status'],
    usual: [['createdAt', 'DESC']],
    totals: [],
    notSummed: [],
    carried: ['version', 'code', 'fileId', 'officeCode', 'officeMessage', 'updatedAt', 'createdBy'],
  },
});

export const FILES = '/main/efiling/report/spt';

/** The content of a file is not known, so neither is its result. */
export const factOfFiling = (filing: Filing): ReturnFact => {
  const { id, version, kind, period, revision, status, origin, filedAt, bpe, updatedAt } = filing;
  return {
    id,
    version,
    kind,
    period,
    revision,
    status,
    origin,
    payable: null,
    overpaid: null,
    filedAt,
    bpe,
    postedAt: null,
    documentCount: null,
    updatedAt,
    link: `${FILES}?q=${encodeURIComponent(filing.fileName)}`,
  };
};
