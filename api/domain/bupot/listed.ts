import type { Totals } from '../definition/answers.ts';
import type { Bupot } from './record.ts';
import type { BupotStatus } from './status.ts';

type Shown =
  | 'id'
  | 'companyId'
  | 'version'
  | 'kind'
  | 'status'
  | 'number'
  | 'revision'
  | 'replaces'
  | 'replacedBy'
  | 'period'
  | 'date'
  | 'nitku'
  | 'taxCode'
  | 'kapKjs'
  | 'final'
  | 'facility'
  | 'payeeNpwp'
  | 'payeeNitku'
  | 'payeeName'
  | 'payeeEmail'
  | 'country'
  | 'reference'
  | 'gross'
  | 'base'
  | 'nett'
  | 'rate'
  | 'tax'
  | 'borne'
  | 'issueWanted'
  | 'issuedAt'
  | 'reason'
  | 'officeCode'
  | 'officeMessage'
  | 'officeRef'
  | 'signeeName'
  | 'errorCount'
  | 'returnId'
  | 'importId'
  | 'sentAt'
  | 'createdBy'
  | 'createdAt'
  | 'updatedBy'
  | 'updatedAt';

export type ListedExtras = Pick<Bupot, 'periodFrom' | 'ptkp' | 'certificateNumber' | 'pph21WithheldDtp'> & {
  readonly netIncome: string | null;
  readonly pph21Liability: string | null;
  readonly pph21PaymentDifference: string | null;
};

export type PaidWith = { readonly ntpn: string | null };

export type Reported = { readonly returnFiled: boolean | null };

export type BupotListRow = Pick<Bupot, Shown> & Partial<ListedExtras> & Partial<PaidWith> & Partial<Reported>;

export type BupotTotals = Totals<'gross' | 'tax' | 'borne', BupotStatus>;

export const listedExtras = ({
  periodFrom = null,
  ptkp = null,
  certificateNumber = null,
  pph21WithheldDtp = null,
  lines,
}: Partial<Bupot>): ListedExtras => ({
  periodFrom,
  ptkp,
  certificateNumber,
  pph21WithheldDtp,
  netIncome: lines?.netIncome ?? null,
  pph21Liability: lines?.pph21Liability ?? null,
  pph21PaymentDifference: lines?.pph21PaymentDifference ?? null,
});
