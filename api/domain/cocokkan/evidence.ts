import { periodOf } from '../definition/day.ts';
import { rupiah, total } from '../definition/money.ts';
import { npwpKey, numberKey, numbersIn, referenceKey } from './keys.ts';
import { isSameParty } from './pair-cause.ts';
import type { MatchLine } from './record.ts';

export const evidenceFields = [
  'number',
  'reference',
  'party',
  'npwp',
  'date',
  'period',
  'base',
  'ppn',
  'currency',
] as const;
export type EvidenceField = (typeof evidenceFields)[number];

/** Amounts are rupiah as text. `equal` is null if a side is missing. */
export type Evidence = {
  readonly field: EvidenceField;
  readonly books: string | null;
  readonly documentValue: string | null;
  readonly equal: boolean | null;
};

const compare = (
  field: EvidenceField,
  books: string | null,
  document: string | null,
  equal: boolean | null = books === null || document === null ? null : books === document,
): Evidence => ({ field, books, documentValue: document, equal });

/** Fields present on both sides. The amounts of several rows are summed. */
export const evidenceOf = ({ rows, documents }: MatchLine): Evidence[] => {
  const [row, document] = [rows[0], documents[0]];
  const number = row?.number ?? row?.reference ?? null;
  const numbers = row ? [numberKey(row.number), ...numbersIn(row.reference ?? ''), ...numbersIn(row.text)] : [];
  const documentNumbers = document ? [numberKey(document.number), numberKey(document.originNumber)] : [];
  const named = numbers.filter((key) => key !== null);
  const bases = rows.map(({ base }) => base);
  const base = row && !bases.includes(null) ? total(bases.map((each) => each ?? 0)) : null;
  const found: Evidence[] = [
    compare(
      'number',
      named.length > 0 ? (row?.number ?? number ?? row?.text ?? null) : null,
      document?.number ?? null,
      named.length > 0 && document ? named.some((key) => documentNumbers.includes(key)) : null,
    ),
    compare(
      'reference',
      row?.reference ?? null,
      document?.reference ?? null,
      row?.reference && document?.reference ? referenceKey(row.reference) === referenceKey(document.reference) : null,
    ),
    compare(
      'party',
      row?.partyName ?? null,
      document?.partyName ?? null,
      row && document ? isSameParty(row, document) : null,
    ),
    compare('npwp', npwpKey(row?.partyNpwp ?? null), npwpKey(document?.partyNpwp ?? null)),
    compare('date', row?.date ?? null, document?.date ?? null),
    compare('period', row ? periodOf(row.date) : null, document?.period ?? null),
    compare(
      'base',
      base === null ? null : rupiah(base),
      document ? rupiah(total(documents.map(({ dpp }) => dpp))) : null,
      base === null || !document
        ? null
        : [total(documents.map(({ dpp }) => dpp)), total(documents.map(({ otherDpp }) => otherDpp))].includes(base),
    ),
    compare(
      'ppn',
      row ? rupiah(total(rows.map(({ ppn }) => ppn))) : null,
      document ? rupiah(total(documents.map(({ ppn }) => ppn))) : null,
    ),
    ...(row && row.currency !== 'IDR' ? [compare('currency', row.currency, document ? 'IDR' : null)] : []),
  ];
  return found.filter(({ books, documentValue: theirs }) => books !== null || theirs !== null);
};
