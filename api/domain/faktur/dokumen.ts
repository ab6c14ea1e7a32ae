import type { z } from 'zod';
import { day, money, text } from '../definition/field.ts';
import { choice, computed, draftOf, optional } from '../definition/field-forms.ts';
import { byIds, choices, type Filters, idOf } from '../definition/filter.ts';
import { type UncreditReason, uncreditReasons } from '../rules/crediting.ts';
import { allDetails, allDokumenKinds, type DokumenKind, type DokumenSide, kindsOf } from './dokumen-kinds.ts';
import type { DokumenStatus } from './dokumen-status.ts';
import { amounts, given } from './fields.ts';
import { fakturFilters } from './filter.ts';
import { maxima } from './maxima.ts';
import type { Faktur, FakturRow } from './record.ts';

/** Shared by other documents of both sides: documents that replace an invoice, or prove an export or an import. */
export type DokumenRow<S extends DokumenStatus = DokumenStatus> = FakturRow<S>;
export type Dokumen<S extends DokumenStatus = DokumenStatus> = Faktur<S>;

/** Input of another document. Amounts in rupiah; `number` is the number on the document itself. */
export type DokumenInput = {
  documentKind: DokumenKind;
  code: string;
  addInfo: string | null;
  number: string | null;
  date: string;
  reference: string | null;
  counterpartyNpwp: string;
  counterpartyName: string;
  counterpartyAddress: string;
  dpp: string;
  ppn: string;
  ppnbm: string;
  /** Incoming: why its PPN is not credited from the start; null if that is decided later. */
  uncreditReason: UncreditReason | null;
};

const reasons = Object.keys(uncreditReasons) as [UncreditReason, ...UncreditReason[]];

const inputFields = {
  documentKind: choice(allDokumenKinds, 'PEB'),
  code: choice(allDetails, ''),
  addInfo: optional(text(9)),
  number: optional(text(maxima.customDoc)),
  date: day(),
  reference: optional(text(maxima.reference)),
  counterpartyNpwp: text(16),
  counterpartyName: text(maxima.counterpartyName),
  counterpartyAddress: text(maxima.counterpartyAddress),
  dpp: money(),
  ppn: money(),
  ppnbm: money(),
};

/** A draft of one side: its kind is known, everything else may be missing; kinds of the other side are refused. */
export const dokumenInput = (side: DokumenSide): z.ZodType<DokumenInput> => {
  const kinds = kindsOf(side);
  return draftOf({
    ...inputFields,
    documentKind: { ...choice(kinds, kinds[0]), draft: choice(kinds, kinds[0]).schema },
    uncreditReason: optional(choice(reasons, '')),
  }) as unknown as z.ZodType<DokumenInput>;
};

export const dokumenInputOf = (
  of: Omit<DokumenInput, 'documentKind'> & Pick<FakturRow, 'documentKind'>,
): DokumenInput => ({
  documentKind: of.documentKind ?? 'PEB',
  code: of.code,
  addInfo: of.addInfo,
  number: of.number,
  date: of.date,
  reference: of.reference,
  counterpartyNpwp: of.counterpartyNpwp,
  counterpartyName: of.counterpartyName,
  counterpartyAddress: of.counterpartyAddress,
  dpp: of.dpp,
  ppn: of.ppn,
  ppnbm: of.ppnbm,
  uncreditReason: of.uncreditReason,
});

const { number: _, ...systemFields } = given;

export const dokumenFields = {
  ...amounts,
  ...inputFields,
  ...systemFields,
  creditPeriod: computed(text(7)),
  uncreditReason: computed(text(20)),
};

const { q, period, periodFrom, periodTo, dateFrom, dateTo, counterparty, amountMin, amountMax, kind, officeCode } =
  fakturFilters;

export const dokumenFilters = <S extends DokumenStatus>(side: DokumenSide, states: Readonly<Record<S, unknown>>) =>
  ({
    q,
    period,
    periodFrom,
    periodTo,
    dateFrom,
    dateTo,
    status: choices(Object.keys(states) as S[], { column: 'status', place: 'bar', options: 'dokumen.status' }),
    documentKind: choices(kindsOf(side), { column: 'documentKind', place: 'bar', options: 'dokumen.kind' }),
    kind,
    counterparty,
    amountMin,
    amountMax,
    officeCode,
    importId: idOf({ column: 'importId', place: 'link' }),
    ...byIds,
  }) satisfies Filters;

export const dokumenList = {
  columns: [
    { key: 'number', width: 240, frozen: true, least: 170, cut: true, beside: true },
    { key: 'documentKind', width: 212, least: 100, cut: true, yields: 2 },
    { key: 'date', width: 100, least: 89 },
    { key: 'period', width: 84, hidden: true },
    { key: 'counterpartyName', width: 230, least: 120, cut: true, beside: true },
    { key: 'counterpartyNpwp', width: 174, least: 158, hidden: true },
    { key: 'code', width: 72, hidden: true },
    { key: 'dpp', width: 156, align: 'right', least: 134, beside: true },
    { key: 'ppn', width: 140, align: 'right', least: 126, yields: 1 },
    { key: 'ppnbm', width: 120, align: 'right', hidden: true, least: 110 },
    { key: 'status', width: 172, least: 148, beside: true },
    { key: 'reference', width: 168, hidden: true },
    { key: 'createdBy', width: 168, hidden: true },
    { key: 'updatedAt', width: 144, hidden: true },
  ],
  sorts: [
    ...(['date', 'period', 'number', 'documentKind', 'counterpartyName', 'counterpartyNpwp', 'code'] as const),
    ...(['dpp', 'ppn', 'ppnbm', 'status', 'createdAt', 'updatedAt'] as const),
  ],
  usual: [['date', 'DESC']],
  totals: ['dpp', 'ppn', 'ppnbm'],
  carried: [
    ...(['number', 'documentKind', 'code', 'reference', 'date', 'period', 'counterpartyName', 'dpp', 'ppn'] as const),
    ...(['kind', 'creditPeriod', 'uncreditReason', 'replaces', 'replacedBy', 'officeCode', 'updatedAt'] as const),
  ],
} as const;

type Carried = 'id' | 'version' | 'status' | (typeof dokumenList.carried)[number];

export type DokumenListRow<S extends DokumenStatus = DokumenStatus> = Pick<DokumenRow<S>, Carried> &
  Partial<Pick<DokumenRow<S>, 'ppnbm' | 'counterpartyNpwp' | 'createdBy'>>;

export const dokumenLabel = (of: Pick<FakturRow, 'id' | 'number' | 'reference'>): string =>
  of.number ?? of.reference ?? of.id;
