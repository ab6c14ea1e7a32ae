import { duplicateKey, referenceKey } from '#domain/faktur/duplicate.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { FakturInput, FakturRow, Finding } from '#domain/faktur/record.ts';
import { isVoid } from '#domain/faktur/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import type { Query } from '../../../db/database.ts';
import { duplicatesOf } from '../../../db/repositories/faktur/chain.ts';

type Candidate = Pick<
  FakturInput,
  'reference' | 'date' | 'counterpartyDocument' | 'counterpartyNpwp' | 'counterpartyDocumentNumber' | 'advanceOf'
> &
  Pick<FakturRow, 'type' | 'dpp' | 'replaces'> & { id: string | null };

const isOther =
  (of: Candidate) =>
  (row: FakturRow): boolean =>
    !isVoid(row) && row.id !== of.id && row.id !== of.replaces && (of.id === null || row.replaces !== of.id);

/** Another invoice with the same reference, out of some: the office's answer is matched by it. */
export const duplicateReference = (of: Candidate, rows: readonly FakturRow[]): Finding | null => {
  const reference = referenceKey(of);
  const same = reference ? (rows.find((row) => referenceKey(row) === reference && isOther(of)(row)) ?? null) : null;
  return (
    same && {
      path: 'reference',
      message: 'faktur.server.clash_reference',
      params: { other: labelOf(same), date: formatDay(same.date), id: same.id },
      severity: 'error',
    }
  );
};

/**
 * Doubles among the company's invoices. The same reference is an error, because the office's answer is matched by it; the
 * same buyer, date and amount may be chance and is a warning. An original and its replacement are no doubles.
 */
export const duplicateFindings = async (scope: Scope, query: Query, of: Candidate): Promise<Finding[]> => {
  const others = (await duplicatesOf(scope, query, of)).filter(isOther(of));
  const same = duplicateReference(of, others);
  if (same) return [same];
  // Stages of one contract may well be equal.
  const twin = others.find(
    (row) => duplicateKey(row) === duplicateKey(of) && (of.advanceOf === null || row.advanceOf !== of.advanceOf),
  );
  if (!twin || of.dpp === '0.00') return [];
  return [
    {
      path: 'counterpartyNpwp',
      message: 'faktur.server.clash_buyer',
      params: { other: labelOf(twin), date: formatDay(twin.date), id: twin.id },
      severity: 'warning',
    },
  ];
};
