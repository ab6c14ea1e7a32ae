import type { z } from 'zod';
import { day, money, npwp, period, text } from '../definition/field.ts';
import { choice, computed, draftOf, optional } from '../definition/field-forms.ts';
import { field, type InputOf, inputFrom, type ListRowOf, listOf } from '../definition/field-table.ts';
import { byIds, choices, type Filters, idOf } from '../definition/filter.ts';
import { type UncreditReason, uncreditReasons } from '../rules/crediting.ts';
import { allDetails, allDokumenKinds, type DokumenSide, kindsOf } from './dokumen-kinds.ts';
import type { DokumenStatus } from './dokumen-status.ts';
import { amounts, given } from './fields.ts';
import { fakturFilters } from './filter.ts';
import { maxima } from './maxima.ts';
import type { Faktur, FakturRow } from './record.ts';

/** Shared by other documents of both sides: documents that replace an invoice, or prove an export or an import. */
export type DokumenRow<S extends DokumenStatus = DokumenStatus> = FakturRow<S>;
export type Dokumen<S extends DokumenStatus = DokumenStatus> = Faktur<S>;

const reasons = Object.keys(uncreditReasons) as [UncreditReason, ...UncreditReason[]];
const { gross, discount, contractDpp, otherDpp } = amounts;
const { kind: kindField, uploadDeadline, signeeName, collectorNtpn, collectorPaidOn, sentAt } = given;
const taxes = { part: 'amounts', wide: 4 } as const;
const party = { part: 'party', wide: 6 } as const;

/** Amounts in rupiah; `number` is the number on the document itself. The order is that of the form. */
export const dokumenFields = {
  documentKind: field(choice(allDokumenKinds, 'PEB'), {
    list: { width: 212, least: 100, cut: true, yields: 2 },
    carried: true,
    labels: 'dokumen.kind',
    input: { part: 'document', wide: 6, mark: 'required' },
  }),
  code: field(choice(allDetails, ''), {
    list: { width: 72, hidden: true },
    carried: true,
    labels: 'dokumen.detail',
    coded: true,
    input: { part: 'document', wide: 6, mark: 'required' },
  }),
  addInfo: field(optional(text(9)), { input: { part: 'document', wide: 12, mark: 'required' } }),
  number: field(optional(text(maxima.customDoc)), {
    list: { width: 240, frozen: true, least: 170, cut: true, beside: true },
    carried: true,
    input: { part: 'document', wide: 6, mark: 'required', helper: 'dokumenScreen.form.number_help' },
  }),
  date: field(day(), {
    list: { width: 100, least: 89 },
    carried: true,
    input: { part: 'document', wide: 6, mark: 'required' },
  }),
  reference: field(optional(text(maxima.reference)), {
    list: { width: 168, hidden: true },
    sorted: false,
    carried: true,
    input: { part: 'document', wide: 12, mark: 'required' },
  }),
  counterpartyNpwp: field(npwp(), {
    list: { width: 174, least: 158, hidden: true },
    input: { ...party, mark: 'required' },
  }),
  counterpartyName: field(text(maxima.counterpartyName), {
    list: { width: 230, least: 120, cut: true, beside: true },
    carried: true,
    input: { ...party, mark: 'required' },
  }),
  counterpartyAddress: field(text(maxima.counterpartyAddress), { input: { ...party, wide: 12 } }),
  dpp: field(money(), {
    list: { width: 156, align: 'right', least: 134, beside: true },
    carried: true,
    total: true,
    input: { ...taxes, mark: 'required' },
  }),
  ppn: field(money(), {
    list: { width: 140, align: 'right', least: 126, yields: 1 },
    carried: true,
    total: true,
    input: taxes,
  }),
  ppnbm: field(money(), {
    list: { width: 120, align: 'right', hidden: true, least: 110 },
    total: true,
    input: taxes,
  }),
  /** Incoming: why its PPN is not credited from the start; null if that is decided later. */
  uncreditReason: field(optional(choice(reasons, '')), {
    carried: true,
    labels: 'masukan.reason',
    input: { part: 'amounts', wide: 12 },
  }),
  period: field(given.period, { list: { width: 84, hidden: true }, carried: true }),
  status: field(given.status, { list: { width: 172, least: 148, beside: true } }),
  createdBy: field(given.createdBy, { list: { width: 168, hidden: true }, sorted: false }),
  createdAt: field(given.createdAt, { sorted: true }),
  updatedAt: field(given.updatedAt, { list: { width: 144, hidden: true }, carried: true }),
  kind: field(kindField, { carried: true }),
  creditPeriod: field(computed(period()), { carried: true }),
  replaces: field(computed(text(64)), { carried: true }),
  replacedBy: field(computed(text(64)), { carried: true }),
  officeCode: field(computed(text(64)), { carried: true }),
  gross,
  discount,
  contractDpp,
  otherDpp,
  uploadDeadline,
  signeeName,
  collectorNtpn,
  collectorPaidOn,
  sentAt,
};

export type DokumenInput = InputOf<typeof dokumenFields>;

/** A draft of one side: its kind is known, everything else may be missing; kinds of the other side are refused. */
export const dokumenInput = (side: DokumenSide): z.ZodType<DokumenInput> => {
  const kinds = kindsOf(side);
  const documentKind = choice(kinds, kinds[0]);
  return draftOf({
    ...dokumenFields,
    documentKind: { ...documentKind, draft: documentKind.schema },
  }) as unknown as z.ZodType<DokumenInput>;
};

const inputOf = inputFrom(dokumenFields);

export const dokumenInputOf = (
  of: Omit<DokumenInput, 'documentKind'> & Pick<FakturRow, 'documentKind'>,
): DokumenInput => inputOf({ ...of, documentKind: of.documentKind ?? 'PEB' });

const { q, periodFrom, periodTo, dateFrom, dateTo, counterparty, amountMin, amountMax, kind, officeCode } =
  fakturFilters;

export const dokumenFilters = <S extends DokumenStatus>(side: DokumenSide, states: Readonly<Record<S, unknown>>) =>
  ({
    q,
    period: fakturFilters.period,
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
  ...listOf(dokumenFields, [
    ...(['number', 'documentKind', 'date', 'period', 'counterpartyName', 'counterpartyNpwp', 'code'] as const),
    ...(['dpp', 'ppn', 'ppnbm', 'status'] as const),
  ]),
  usual: [['date', 'DESC']],
} as const;

export type DokumenListRow<S extends DokumenStatus = DokumenStatus> = ListRowOf<DokumenRow<S>, typeof dokumenFields>;

export const dokumenLabel = (of: Pick<FakturRow, 'id' | 'number' | 'reference'>): string =>
  of.number ?? of.reference ?? of.id;
