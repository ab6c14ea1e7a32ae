import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { type FileRetur, type LineMismatch, returOfFile } from '#domain/faktur/retur-file.ts';
import { type LineLeft, leftAfter } from '#domain/faktur/retur-left.ts';
import { returFile, returRules } from '#domain/faktur/retur-rules.ts';
import type { SavedFinding } from './files/duplicates.ts';
import type { Lookup } from './saved-lookup.ts';
import { errorFinding, originFindings, type SavedReturn } from './saved-returns.ts';

type Invoice = Faktur<MasukanStatus>;
type One = SavedReturn<FileRetur, Invoice, readonly LineLeft[]>;

const rules: Readonly<Record<LineMismatch['rule'], SavedFinding['message']>> = {
  line: 'retur_line_here',
  left: 'retur_left_here',
  amount_left: 'retur_amount_left_here',
  below_zero: 'retur_below_zero_here',
  differs: 'retur_differs_here',
};

const byLine = ({ origin, retur, left }: One): { says: readonly SavedFinding[]; left: readonly LineLeft[] } => {
  const { lines, mismatches } = returOfFile(origin, left, retur);
  const says = mismatches.map(
    ({ field, rule, ...more }): SavedFinding => ({ path: field, message: rules[rule], ...more }),
  );
  if (says.some(({ severity }) => severity === 'error')) return { says, left };
  return { says, left: leftAfter(origin, left, { lines }) };
};

/** Probably the same return, unless something else was found. Returns saved by this file are excluded. */
const sameDay = (importId: string, { retur, saved }: One): SavedFinding[] =>
  saved.some((one) => one.date === retur.date && one.lines.length > 0 && one.importId !== importId)
    ? [{ path: 'date', message: 'retur_same_saved', severity: 'warning' }]
    : [];

export const savedReturs: Lookup = async (scope, query, documents, importId, lefts) => ({
  exact: new Map(),
  like: await originFindings<FileRetur, Invoice, readonly LineLeft[]>(
    scope,
    query,
    documents,
    {
      rules: returRules,
      file: returFile,
      at: 'number',
      words: 'retur',
      nameOf: ({ number }) => number,
      partyOf: ({ seller }) => seller,
      otherParty: (seller) =>
        errorFinding('counterpartyNpwp', 'retur_seller_here', { params: { seller }, proposal: seller }),
      before: 'retur_before_invoice_here',
      lacks: ({ lines }) => (lines.length === 0 ? 'retur_no_lines_here' : null),
      judged: byLine,
      otherwise: (one) => sameDay(importId, one),
    },
    lefts,
  ),
});
