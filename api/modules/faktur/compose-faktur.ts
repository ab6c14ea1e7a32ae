import { isDay, periodOf } from '#domain/definition/day.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { type CheckContext, checkFaktur } from '#domain/faktur/check.ts';
import { hasDeadline, uploadDeadline } from '#domain/faktur/check-document.ts';
import { type Computed, computeDraft } from '#domain/faktur/compute.ts';
import type { CounterpartyIdentity } from '#domain/faktur/counterparty-identity.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { emptyOwnFields } from '#domain/faktur/own-fields.ts';
import type {
  Faktur,
  FakturAmounts,
  FakturInput,
  FakturLine,
  FakturLineInput,
  Finding,
  LineAmounts,
} from '#domain/faktur/record.ts';
import type { Taken } from '#domain/faktur/stages.ts';
import type { VatType } from '#domain/faktur/types.ts';

export type Around = {
  /** YYYY-MM-DD in Jakarta. */
  today: string;
  company: { npwp: string; pkp: boolean };
  source: 'form' | 'import' | 'upload';
  /** Entered in the form, not imported. */
  byHand?: boolean;
  taken?: Taken;
  remaining?: string;
  advanceCounterparty?: CounterpartyIdentity;
  /** From a check of the same input on the same day; computed here when absent. */
  errorCount?: number;
  period?: string;
};

/** How invoices of a type are created, computed and checked. */
export type FakturRules = {
  readonly type: VatType;
  readonly start: string;
  /** `period`: the masa (YYYY-MM) of a substitute, which is that of its original. */
  readonly compute: (input: FakturInput, taken?: Taken, period?: string) => Computed;
  readonly check: (input: FakturInput, context: CheckContext) => Finding[];
};

export const keluaranRules: FakturRules = {
  type: keluaran.type,
  start: keluaran.document.status.start,
  compute: (input, taken) => computeDraft(input, taken),
  check: checkFaktur,
};

export const findingsOf = (
  input: FakturInput,
  { taken: _, ...around }: Around,
  { check }: FakturRules = keluaranRules,
): Finding[] => check(input, around);

export const errorsIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.severity === 'error');

const normal = (amount: string | null): string | null => (amount === null ? null : rupiah(sen(amount)));

/** A draft may have no date yet. */
const deadlineOf = (date: string): string => (isDay(date) && hasDeadline(date) ? uploadDeadline(date) : '');

const linesOf = (given: readonly FakturLineInput[], amounts: readonly LineAmounts[]): FakturLine[] =>
  given.map((line, at) => {
    const own = amounts[at] as LineAmounts;
    return {
      opt: line.opt,
      code: line.code,
      name: line.name,
      unit: line.unit,
      price: line.price,
      quantity: line.quantity,
      discount: rupiah(sen(line.discount || '0')),
      base: line.base,
      ownBase: normal(line.ownBase),
      gross: own.gross,
      contractDpp: own.contractDpp,
      dpp: own.dpp,
      otherDpp: own.otherDpp,
      ppnRate: own.ppnRate,
      ppn: own.ppn,
      ppnbmRate: line.ppnbmRate,
      ppnbm: own.ppnbm,
    };
  });

/** Written field by field for speed, because it runs for every invoice of a file. */
export const worked = (
  input: FakturInput,
  around: Around,
  rules: FakturRules = keluaranRules,
): FakturInput & FakturAmounts & Pick<Faktur, 'lines' | 'period' | 'uploadDeadline' | 'errorCount'> => {
  const { lines, total } = rules.compute(input, around.taken, around.period);
  return {
    date: input.date,
    code: input.code,
    addInfo: input.addInfo,
    facilityStamp: input.facilityStamp,
    customDoc: input.customDoc,
    customDocPeriod: input.customDocPeriod,
    reference: input.reference,
    ownNitku: input.ownNitku,
    counterpartyDocument: input.counterpartyDocument,
    counterpartyNpwp: input.counterpartyNpwp,
    counterpartyDocumentNumber: input.counterpartyDocumentNumber,
    counterpartyCountry: input.counterpartyCountry,
    counterpartyName: input.counterpartyName,
    counterpartyAddress: input.counterpartyAddress,
    counterpartyEmail: input.counterpartyEmail,
    counterpartyNitku: input.counterpartyNitku,
    term: input.term,
    advanceOf: input.advanceOf,
    stageDpp: normal(input.stageDpp),
    gross: total.gross,
    discount: total.discount,
    contractDpp: total.contractDpp,
    dpp: total.dpp,
    otherDpp: total.otherDpp,
    ppn: total.ppn,
    ppnbm: total.ppnbm,
    period: around.period ?? (isDay(input.date) ? periodOf(input.date) : ''),
    uploadDeadline: deadlineOf(input.date),
    errorCount: around.errorCount ?? errorsIn(findingsOf(input, around, rules)).length,
    lines: linesOf(input.lines, lines),
  };
};

export type Birth = { id: string; companyId: string; now: number; by: string };

/** The derived fields come last, because spreading an object first and extending it is slow. */
export const composeFaktur = (
  input: FakturInput,
  around: Around,
  { id, companyId, now, by }: Birth,
  over: Partial<Pick<Faktur, 'kind' | 'replaces' | 'revision' | 'period' | 'reason' | 'importId'>> = {},
  rules: FakturRules = keluaranRules,
): Faktur => ({
  id,
  companyId,
  version: 1,
  type: rules.type as Faktur['type'],
  status: rules.start as Faktur['status'],
  kind: over.kind ?? 'NORMAL',
  number: null,
  replaces: over.replaces ?? null,
  replacedBy: null,
  revision: over.revision ?? 0,
  reason: over.reason ?? null,
  officeCode: null,
  officeMessage: null,
  officeRef: null,
  signeeId: null,
  signeeName: null,
  importId: over.importId ?? null,
  collectorNtpn: null,
  collectorPaidOn: null,
  originId: null,
  originNumber: null,
  sentAt: null,
  createdBy: by,
  createdAt: now,
  updatedBy: by,
  updatedAt: now,
  ...emptyOwnFields,
  ...worked(input, over.period === undefined ? around : { ...around, period: over.period }, rules),
});
