import type { BuyerIdentity } from '#domain/faktur/buyer-identity.ts';
import { checkFaktur } from '#domain/faktur/check.ts';
import { computeDraft } from '#domain/faktur/compute.ts';
import { uploadDeadline } from '#domain/faktur/deadline.ts';
import type { Faktur, FakturInput, Finding } from '#domain/faktur/record.ts';
import type { Taken } from '#domain/faktur/stages.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { isDay, periodOf } from '#domain/kit/day.ts';
import { rupiah, sen } from '#domain/kit/money.ts';

export type Around = {
  /** YYYY-MM-DD in Jakarta. */
  today: string;
  company: { npwp: string; pkp: boolean };
  source: 'form' | 'import' | 'upload';
  taken?: Taken;
  remaining?: string;
  advanceBuyer?: BuyerIdentity;
  /** Known from a check of the same input on the same day; checked here when left out. */
  errorCount?: number;
  /** Masa of a substitute: that of its original. */
  period?: string;
};

/** What the checks say, never throwing: errors block an upload, warnings are for the person. */
export const findingsOf = (input: FakturInput, { taken: _, ...around }: Around): Finding[] =>
  checkFaktur(input, around);

export const errorsIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.severity === 'error');

const normal = (amount: string | null): string | null => (amount === null ? null : rupiah(sen(amount)));

/** Before Coretax there is no deadline to speak of, and a draft may have no date yet. */
const deadlineOf = (date: string): string => (isDay(date) && date >= '2022-04-01' ? uploadDeadline(date) : '');

/** Everything of a record that follows from the input: amounts, masa, deadline, number of errors. */
export const worked = (
  input: FakturInput,
  around: Around,
): Omit<FakturInput, 'lines'> &
  Pick<Faktur, 'lines' | 'period' | 'uploadDeadline' | 'errorCount'> &
  ReturnType<typeof computeDraft>['total'] => {
  const { lines, total } = computeDraft(input, around.taken);
  const { lines: given, ...fields } = input;
  return {
    ...fields,
    ...total,
    stageDpp: normal(input.stageDpp),
    period: around.period ?? (isDay(input.date) ? periodOf(input.date) : ''),
    uploadDeadline: deadlineOf(input.date),
    errorCount: around.errorCount ?? errorsIn(findingsOf(input, around)).length,
    lines: given.map((line, at) => ({
      ...line,
      discount: rupiah(sen(line.discount || '0')),
      ownBase: normal(line.ownBase),
      ...(lines[at] as (typeof lines)[number]),
    })),
  };
};

export type Birth = { id: string; companyId: string; now: number; by: string };

/** A new draft. */
export const newFaktur = (
  input: FakturInput,
  around: Around,
  { id, companyId, now, by }: Birth,
  over: Partial<Pick<Faktur, 'kind' | 'replaces' | 'revision' | 'period' | 'reason' | 'importId'>> = {},
): Faktur => ({
  ...worked(input, around),
  id,
  companyId,
  version: 1,
  status: fakturStatus.start,
  kind: 'NORMAL',
  number: null,
  replaces: null,
  replacedBy: null,
  revision: 0,
  reason: null,
  officeCode: null,
  officeMessage: null,
  officeRef: null,
  signeeName: null,
  importId: null,
  sentAt: null,
  createdBy: by,
  createdAt: now,
  updatedBy: by,
  updatedAt: now,
  ...over,
});
