import type { PullDifference } from '../../definition/pull.ts';
import type { Judged } from '../../definition/pull-verdict.ts';
import { type MasukanStatus, masukanStatus } from '../masukan-status.ts';
import type { FakturRow } from '../record.ts';
import { alikeBy } from './alike.ts';
import { lacksLines, type PulledFaktur, pulledFields } from './pulled-faktur.ts';
import { wayTo } from './way-to.ts';

export const comparedFields = [
  'date',
  'period',
  'reference',
  'ownNitku',
  'counterpartyName',
  'dpp',
  'otherDpp',
  'ppn',
  'ppnbm',
  'creditPeriod',
] as const;
type ComparedField = (typeof comparedFields)[number];

type Unfit = 'other_buyer' | 'amount';

export type JudgedFaktur = Judged<ComparedField | 'lines', Unfit>;

type Ours = FakturRow<MasukanStatus>;

/** Transitions a pull may make, the seller's first. Decisions are not reverted: the state here may be newer. */
const bySeller = ['awaitAmendment', 'awaitCancellation', 'withdraw', 'amend', 'cancel'] as const;
const byBuyer = ['credit', 'uncredit', 'invalidate'] as const;
export type TakenMove = (typeof bySeller)[number] | (typeof byBuyer)[number];

type SavedCredit = Pick<Ours, 'status' | 'creditPeriod'>;

/** The shortest path from the state here to the office's; null if there is none or none is allowed. */
export const movesTo = (ours: SavedCredit, theirs: SavedCredit): TakenMove[] | null => {
  // A pending request of the seller hides the earlier decision; the credit masa reveals it.
  const decided = theirs.creditPeriod === null ? (['uncredit', 'credit', 'invalidate'] as const) : byBuyer;
  return wayTo<MasukanStatus, TakenMove>(masukanStatus.moves, [...bySeller, ...decided], ours, theirs.status);
};

/** The fields of an invoice included in a list; its lines must agree with them. */
const listedFields: ReadonlySet<ComparedField> = new Set([
  'date',
  'period',
  'counterpartyName',
  'dpp',
  'otherDpp',
  'ppn',
  'ppnbm',
]);

const alike = alikeBy<ComparedField>(new Set(['dpp', 'otherDpp', 'ppn', 'ppnbm']));

const decided: readonly MasukanStatus[] = ['CREDITED', 'UNCREDITED', 'INVALID'];

/** The pull adds the lines to an invoice imported from a list, together with the fields missing from the list. */
const bringsLines = (ours: Ours, { lines }: PulledFaktur): boolean => lines.length > 0 && lacksLines(ours);

const differencesOf = (ours: Ours, theirs: PulledFaktur): PullDifference<ComparedField | 'status' | 'lines'>[] => {
  const pulled = { ...pulledFields(theirs), creditPeriod: theirs.status === ours.status ? theirs.creditPeriod : null };
  const completes = bringsLines(ours, theirs);
  const fields = comparedFields.flatMap((field) => {
    const [own, other] = [ours[field], pulled[field]];
    if (other === null || other === '' || (own !== null && alike(field, own, other))) return [];
    if (completes && !listedFields.has(field)) return [];
    // A list has the company's NPWP, but not its NITKU.
    if (theirs.amounts && field === 'ownNitku') return [];
    return [{ field, ours: own, theirs: other }];
  });
  const way = movesTo(ours, theirs);
  return [
    ...(way?.length ? [{ field: 'status', ours: ours.status, theirs: theirs.status } as const] : []),
    ...fields,
    ...(completes ? [{ field: 'lines', ours: null, theirs: String(theirs.lines.length) } as const] : []),
  ];
};

/** Compares an invoice of the office with those of the company (`npwp`) that requested it. */
export const judgeFaktur = (
  theirs: PulledFaktur,
  { ours, npwp }: { ours: Ours | undefined; npwp: string },
): JudgedFaktur => {
  const is = (verdict: JudgedFaktur['verdict'], note: JudgedFaktur['note'] = null): JudgedFaktur => ({
    verdict,
    note,
    differences: [],
    documentId: ours?.id ?? null,
  });
  if (theirs.buyer.npwp !== npwp) return is('INVALID', 'other_buyer');
  try {
    if (!ours) {
      if (theirs.status === 'AMENDED') return is('GONE', 'amended');
      if (theirs.status === 'CANCELED') return is('GONE', 'canceled');
      pulledFields(theirs);
      return is('NEW');
    }
    const differences = differencesOf(ours, theirs);
    return differences.length === 0 ? is('SAME') : { ...is('DIFFERENT'), differences };
  } catch (error) {
    if (error instanceof RangeError) return is('INVALID', 'amount');
    throw error;
  }
};

/**
 * New invoices, missing lines, changes by the seller, and decisions made at the portal on an invoice undecided here.
 */
export const isTakenAtOnce = ({ verdict, differences }: JudgedFaktur): boolean => {
  if (verdict !== 'DIFFERENT') return verdict === 'NEW';
  const [only, ...more] = differences.filter(({ field }) => field !== 'lines');
  if (!only) return true;
  if (only.field !== 'status' || more.length > 0) return false;
  return !(decided.includes(only.ours as MasukanStatus) && decided.includes(only.theirs as MasukanStatus));
};
