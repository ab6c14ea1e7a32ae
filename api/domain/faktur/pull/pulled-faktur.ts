import { rupiah, sen, share, times, total } from '../../definition/money.ts';
import { headOffice } from '../../rules/identity/nitku.ts';
import { uploadDeadline } from '../check-document.ts';
import { emptyFields } from '../empty-fields.ts';
import type { MasukanStatus } from '../masukan-status.ts';
import type { BaseScheme, Faktur, FakturLine, PaymentTerm } from '../record.ts';

/** One line as returned by the office; amounts in rupiah, price and quantity with up to five places. */
export type PulledLine = Pick<
  FakturLine,
  | ('opt' | 'code' | 'name' | 'unit' | 'price' | 'quantity' | 'discount')
  | ('dpp' | 'otherDpp' | 'ppnRate' | 'ppn' | 'ppnbmRate' | 'ppnbm')
>;

/** The sums of an invoice, in rupiah. */
type PulledAmounts = Pick<Faktur, 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm'>;

export type PulledFaktur = {
  /** 17 digits: the code, the number of earlier replacements, the year and a serial. */
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** YYYY-MM. */
  readonly period: string;
  readonly status: MasukanStatus;
  /** The masa it is credited in, YYYY-MM. */
  readonly creditPeriod: string | null;
  readonly seller: { readonly npwp: string; readonly nitku: string; readonly name: string; readonly address: string };
  readonly buyer: { readonly npwp: string; readonly nitku: string };
  readonly reference: string | null;
  readonly term: PaymentTerm;
  readonly addInfo: string | null;
  readonly facilityStamp: string | null;
  readonly customDoc: string | null;
  readonly lines: readonly PulledLine[];
  /** Totals in rupiah if the lines are missing: a list only contains sums. */
  readonly amounts?: PulledAmounts;
};

/** Number of earlier replacements: the third and fourth digit of the number (PER-11/PJ/2025 art. 37). */
export const revisionOf = ({ number }: Pick<PulledFaktur, 'number'>): number => Number(number.slice(2, 4));

/** The thirteen digits an invoice shares with its replacements. */
export const serialOf = ({ number }: Pick<PulledFaktur, 'number'>): string => number.slice(4);

/** Tolerance in sen for a line calculated by another program. */
const NEAR = 100;

/** The base scheme of a line, derived from its amounts. */
export const schemeOf = (line: Pick<PulledLine, 'dpp' | 'otherDpp'>): BaseScheme => {
  const [dpp, other] = [sen(line.dpp), sen(line.otherDpp)];
  if (other === dpp) return 'FULL';
  return Math.abs(other - share(dpp, [11, 12], 'nearest')) <= NEAR ? 'ELEVEN_TWELFTHS' : 'OWN';
};

const lineOf = (line: PulledLine): FakturLine => {
  const base = schemeOf(line);
  const gross = times(line.price, line.quantity);
  return {
    ...line,
    base,
    ownBase: base === 'OWN' ? rupiah(sen(line.otherDpp)) : null,
    gross: rupiah(gross),
    contractDpp: rupiah(gross - sen(line.discount)),
  };
};

const sumsOf = ({ amounts }: PulledFaktur, lines: readonly FakturLine[]) => {
  const sum = (field: 'gross' | 'discount' | 'contractDpp' | keyof PulledAmounts) =>
    rupiah(total(lines.map((line) => sen(line[field]))));
  const amountOf = (field: keyof PulledAmounts) => (amounts ? rupiah(sen(amounts[field])) : sum(field));
  return {
    gross: sum('gross'),
    discount: sum('discount'),
    contractDpp: sum('contractDpp'),
    dpp: amountOf('dpp'),
    otherDpp: amountOf('otherDpp'),
    ppn: amountOf('ppn'),
    ppnbm: amountOf('ppnbm'),
  };
};

/** Whether the lines of an invoice are unknown: it was imported from a list, which only contains sums. */
export const lacksLines = ({ contractDpp, dpp }: Pick<Faktur, 'contractDpp' | 'dpp'>): boolean =>
  sen(contractDpp) === 0 && sen(dpp) !== 0;

const worked = (theirs: PulledFaktur) => {
  const { number, date, period, reference, seller, buyer, term, addInfo, facilityStamp, customDoc } = theirs;
  const lines = theirs.lines.map(lineOf);
  return {
    number,
    date,
    period,
    reference,
    term,
    addInfo,
    facilityStamp,
    customDoc,
    code: number.slice(0, 2),
    ownNitku: buyer.nitku,
    counterpartyNpwp: seller.npwp,
    counterpartyNitku: seller.nitku || headOffice(seller.npwp),
    counterpartyName: seller.name,
    counterpartyAddress: seller.address,
    ...sumsOf(theirs, lines),
    lines,
  } satisfies Partial<Faktur>;
};

type PulledFields = ReturnType<typeof worked>;
/** Cache: the fields are needed to judge, sum and write an invoice. */
const known = new WeakMap<PulledFaktur, PulledFields>();

/** A pulled invoice as record fields, amounts unchanged. Throws RangeError on an amount out of range. */
export const pulledFields = (theirs: PulledFaktur): PulledFields => {
  const before = known.get(theirs);
  if (before) return before;
  const fields = worked(theirs);
  known.set(theirs, fields);
  return fields;
};

export type Birth = {
  readonly id: string;
  readonly companyId: string;
  readonly now: number;
  readonly by: string;
  readonly importId?: string | null;
};

const kindOf = ({ number, status }: PulledFaktur): Faktur['kind'] => {
  if (status === 'AMENDED') return 'SUBSTITUTED';
  if (status === 'CANCELED') return 'CANCELED';
  return revisionOf({ number }) > 0 ? 'NORMAL_SUBS' : 'NORMAL';
};

export const receivedFaktur = (
  theirs: PulledFaktur,
  { id, companyId, now, by, importId = null }: Birth,
  replaces: string | null = null,
): Faktur => ({
  ...emptyFields,
  ...pulledFields(theirs),
  id,
  companyId,
  version: 1,
  type: 'IN',
  kind: kindOf(theirs),
  status: theirs.status as never,
  uploadDeadline: uploadDeadline(theirs.date),
  creditPeriod: theirs.creditPeriod,
  replaces,
  revision: revisionOf(theirs),
  counterpartyDocument: 'TIN',
  counterpartyDocumentNumber: null,
  counterpartyCountry: 'IDN',
  counterpartyEmail: null,
  errorCount: 0,
  importId,
  createdBy: by,
  createdAt: now,
  updatedBy: by,
  updatedAt: now,
});
