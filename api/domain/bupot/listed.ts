import type { Totals } from '../definition/answers.ts';
import type { Bupot } from './record.ts';
import type { BupotStatus } from './status.ts';

/** Kept in columns of their own: what every list of slips shows. */
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

/** What lists of annual and of foreign slips show besides: told by the person, or a line of the form. */
export type ListedExtras = Pick<Bupot, 'periodFrom' | 'ptkp' | 'certificateNumber' | 'pph21WithheldDtp'> & {
  readonly netIncome: string | null;
  readonly pph21Liability: string | null;
  readonly pph21PaymentDifference: string | null;
};

/** What lists of self-paid tax show besides: what the account it belongs to was paid with in its return. */
export type PaidWith = { readonly ntpn: string | null };

/** Whether the return that holds the slip is filed; null of a slip no return holds. */
export type Reported = { readonly returnFiled: boolean | null };

/** One slip in a list. */
export type BupotListRow = Pick<Bupot, Shown> & Partial<ListedExtras> & Partial<PaidWith> & Partial<Reported>;

/** Count and sums of slips, of whatever kind. */
export type BupotTotals = Totals<'gross' | 'tax' | 'borne', BupotStatus>;

/** From what is kept beside the columns of a slip. */
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
