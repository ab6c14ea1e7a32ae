import { z } from 'zod';
import { bulkRules, document } from '../definition/document.ts';
import { digits, money, text } from '../definition/field.ts';
import { computed } from '../definition/field-forms.ts';
import { byIds, choices, type FilterOf, type Filters, oneOf, period, search } from '../definition/filter.ts';
import type { Permission } from '../permissions.ts';
import { type ArchivePaper, archivePapers, archiveStatus } from './archive-status.ts';
import { type ReturnKind, returnKinds } from './kinds.ts';
import type { Origin } from './register.ts';

/** A paper that is kept: a receipt of filing, the form of a filed return, an issued slip, or a state receipt. */
export type ArchiveRow = {
  readonly id: string;
  readonly version: number;
  readonly status: ArchivePaper;
  /** The return it belongs to; null for a tax that no return covers. */
  readonly kind: ReturnKind | null;
  /** YYYY-MM, or YYYY for a return of a year. */
  readonly period: string;
  /** Kind of a slip, KAP-KJS of a receipt, the file of a return that was brought. */
  readonly about: string | null;
  readonly revision: number;
  readonly number: string | null;
  readonly name: string | null;
  readonly npwp: string | null;
  /** In rupiah; null where it is not known. */
  readonly amount: string | null;
  /** When it was filed, issued or paid; epoch ms. */
  readonly at: number;
  /** Id of the document, its origin, and the stored file that is the paper itself. */
  readonly documentId: string;
  readonly origin: Origin;
  readonly fileId: string | null;
  /** Address of its page. */
  readonly link: string;
};

const year = z.union([z.string().regex(/^\d{4}$/), z.int().min(1900).max(9999).transform(String)]);

export const archiveFilters = {
  q: search(),
  status: choices(archivePapers, { column: 'status', place: 'bar', options: 'archive.status' }),
  /** The years to choose from depend on the current day. */
  year: { ...oneOf(year, { column: 'year' }), shown: { kind: 'choices', place: 'bar' } },
  kind: choices(returnKinds, { column: 'kind', place: 'bar', options: 'efiling.kind' }),
  periodFrom: period({ column: 'period', by: 'from', place: 'drawer' }),
  periodTo: period({ column: 'period', by: 'to', place: 'drawer' }),
  ...byIds,
} satisfies Filters;
export type ArchiveFilter = FilterOf<typeof archiveFilters>;

const VIEW: Permission = 'EFILING_ARCHIVE_VIEW';

export const archive = document({
  name: 'archive',
  resource: 'efiling/tax-management/archived',
  fields: {
    period: computed(text(7)),
    kind: computed(text(16)),
    about: computed(text(100)),
    revision: computed(digits(2)),
    number: computed(text(64)),
    name: computed(text(200)),
    npwp: computed(text(22)),
    amount: computed(money()),
    at: computed(text(32)),
    status: computed(text(8)),
  },
  status: archiveStatus,
  access: { view: VIEW, list: VIEW, write: VIEW, remove: VIEW },
  words: { states: 'archive.status', happened: 'efiling.happened', filters: 'archive.filter' },
  live: 'spt',
  bulk: bulkRules<ArchiveRow>()({
    export: { by: 'view', fits: () => true },
    pdf: { by: 'view', fits: () => true },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  list: {
    columns: [
      { key: 'period', width: 96, frozen: true, least: 80, withPreview: true },
      { key: 'kind', width: 190, least: 130, cut: true },
      { key: 'number', width: 220, least: 150, cut: true, withPreview: true },
      { key: 'about', width: 150, least: 90, cut: true, yields: 3 },
      { key: 'name', width: 230, least: 130, cut: true, yields: 2 },
      { key: 'npwp', width: 190, least: 170, yields: 4 },
      { key: 'amount', width: 160, align: 'right', least: 130 },
      { key: 'at', width: 140, least: 128, yields: 1 },
      { key: 'revision', width: 104, hidden: true },
      { key: 'status', width: 170, least: 140, withPreview: true },
    ],
    filters: archiveFilters,
    sorts: ['period', 'kind', 'number', 'amount', 'at'],
    usual: [['at', 'DESC']],
    totals: [],
    notSummed: [],
    carried: ['version', 'documentId', 'origin', 'fileId', 'link'],
  },
});

const kapsByKind: Readonly<Partial<Record<ReturnKind, readonly string[]>>> = {
  PPN: ['411211', '411212', '411219', '411221', '411222', '411229'],
  PPH21: ['411121'],
  UNIFIKASI: ['411122', '411124', '411127', '411128'],
  BADAN: ['411126'],
};

/** Tax codes (KAP) whose payments belong to returns of a kind. */
export const kapsOf = (kind: ReturnKind): readonly string[] => kapsByKind[kind] ?? [];
/** The kind of return that a payment with this tax code (KAP) belongs to; null if none is known. */
export const kindOfKap = (kap: string): ReturnKind | null =>
  returnKinds.find((kind) => kapsOf(kind).includes(kap)) ?? null;
