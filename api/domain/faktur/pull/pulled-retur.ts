import { rupiah, sen, times, total } from '../../definition/money.ts';
import { headOffice } from '../../rules/identity/nitku.ts';
import { emptyFields } from '../empty-fields.ts';
import type { Faktur, FakturLine } from '../record.ts';
import type { Retur } from '../retur.ts';
import type { ReturKeluaranMove, ReturKeluaranStatus } from '../retur-status.ts';
import { type Birth, type PulledLine, schemeOf } from './pulled-faktur.ts';

/** A line of it: `quantity` and amounts are the returned part, in rupiah; 0 if nothing is returned. */
export type PulledReturLine = Omit<PulledLine, 'ppnRate'>;

export type PulledRetur = {
  /** 17 digits, given when it was signed. */
  readonly number: string;
  readonly invoiceNumber: string;
  readonly seller: string;
  readonly buyer: { readonly npwp: string; readonly name: string };
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly status: ReturKeluaranStatus;
  readonly lines: readonly PulledReturLine[];
};

/** The transition from the state here to the office's; null if there is none. */
export const returMoveTo = (
  ours: ReturKeluaranStatus,
  theirs: ReturKeluaranStatus,
): Extract<ReturKeluaranMove, 'agree' | 'refuse' | 'withdraw'> | null => {
  if (theirs === 'CANCELED') return ours === 'WAITING_FOR_APPROVAL' || ours === 'APPROVED' ? 'withdraw' : null;
  if (ours !== 'WAITING_FOR_APPROVAL') return null;
  if (theirs === 'APPROVED') return 'agree';
  return theirs === 'NOT_APPROVED' ? 'refuse' : null;
};

/** Percent, used if the invoice is not here (UU PPN ps. 7 as changed by UU 7/2021, from 2025). */
const PPN_RATE = '12';

const lineOf = (line: PulledReturLine, of: FakturLine | undefined): FakturLine => {
  const gross = rupiah(Math.max(times(line.price, line.quantity), sen(line.dpp) + sen(line.discount)));
  const same = { ...line, gross, contractDpp: rupiah(sen(line.dpp)), ppnRate: of?.ppnRate ?? PPN_RATE };
  const base = schemeOf(line);
  return { ...same, base, ownBase: base === 'OWN' ? rupiah(sen(line.otherDpp)) : null };
};

const sums = ['gross', 'discount', 'contractDpp', 'dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;

/**
 * Amounts and state from the office, everything else from the invoice if it is here. Throws RangeError on an amount out
 * of range.
 */
export const receivedRetur = (
  theirs: PulledRetur,
  { id, companyId, now, by }: Birth,
  origin: Faktur | undefined,
  own: { readonly npwp: string },
): Retur<ReturKeluaranStatus> => {
  const lines = theirs.lines.map((line, at) => lineOf(line, origin?.lines[at]));
  const amounts = Object.fromEntries(
    sums.map((key) => [key, rupiah(total(lines.map((line) => sen(line[key]))))]),
  ) as Record<(typeof sums)[number], string>;
  return {
    ...emptyFields,
    id,
    companyId,
    version: 1,
    type: 'RETURN_OUT',
    status: theirs.status,
    lines,
    ...amounts,
    number: theirs.number,
    date: theirs.date,
    period: theirs.date.slice(0, 7),
    originId: origin?.id ?? null,
    originNumber: theirs.invoiceNumber,
    code: origin?.code ?? theirs.invoiceNumber.slice(0, 2),
    ownNitku: origin?.ownNitku ?? headOffice(own.npwp),
    counterpartyDocument: 'TIN',
    counterpartyDocumentNumber: null,
    counterpartyCountry: 'IDN',
    counterpartyNpwp: theirs.buyer.npwp,
    counterpartyNitku: origin?.counterpartyNitku ?? headOffice(theirs.buyer.npwp),
    counterpartyName: origin?.counterpartyName ?? theirs.buyer.name,
    counterpartyAddress: origin?.counterpartyAddress ?? '',
    counterpartyEmail: origin?.counterpartyEmail ?? null,
    errorCount: 0,
    createdBy: by,
    createdAt: now,
    updatedBy: by,
    updatedAt: now,
  };
};
