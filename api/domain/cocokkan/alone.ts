import type { DocumentEntry, RowEntry } from './entries.ts';
import { numberKey } from './keys.ts';
import { saysNoObject } from './not-objects.ts';
import type { Cause, MatchLine } from './record.ts';
import { thresholds } from './thresholds.ts';

type Met = Map<string, number[]>;

const meet = (met: Met, keys: readonly string[], day: number): void => {
  for (const key of keys) {
    const days = met.get(key);
    if (days) days.push(day);
    else met.set(key, [day]);
  }
};
const isMet = (met: Met, keys: readonly string[], day: number, within: number): boolean =>
  keys.some((key) => met.get(key)?.some((other) => Math.abs(other - day) <= within));

/** On one other day it is a duplicate; on several days it is recurring, and only an adjacent entry is a duplicate. */
const isRepeated = (met: Met, keys: readonly string[], day: number): boolean =>
  keys.some((key) => {
    const { length } = met.get(key) ?? [];
    return isMet(met, [key], day, length > 1 ? thresholds.sameThingDays : thresholds.timingDays);
  });

/** Together with the amount an equal key is a duplicate entry. */
const namesOf = ({ row, numbers, reference }: RowEntry): string[] => [
  ...numbers.map((number) => `${number}|${row.ppn}`),
  ...(reference === null ? [] : [`${reference}|${row.ppn}`]),
];
const unnamed = ({ row, party, numbers, reference }: RowEntry): string[] =>
  party === null || numbers.length > 0 || reference !== null ? [] : [`${party}|${row.ppn}|${row.text}`];

/** Causes of unmatched rows, tested in order; rows related to a document first. */
export const rowsAlone = (paired: readonly RowEntry[]) => {
  const named: Met = new Map();
  const alike: Met = new Map();
  const remember = (of: RowEntry): void => {
    meet(named, namesOf(of), of.day);
    meet(alike, unnamed(of), of.day);
  };
  for (const entry of paired) remember(entry);
  return (of: RowEntry): Cause => {
    const { row, numbers, reference, day } = of;
    if (numbers.length === 0 && reference === null && saysNoObject(row.text)) return 'not_object';
    if (row.ppn === 0) return 'not_object';
    const again = isRepeated(named, namesOf(of), day) || isMet(alike, unnamed(of), day, thresholds.sameThingDays);
    remember(of);
    return again ? 'double' : 'only_books';
  };
};

const saleOf = ({ party, document }: DocumentEntry): string[] => [`${party}|${document.dpp}|${document.ppn}`];

/** Causes of unmatched documents, derived from the other lines: documents with a row come first. */
export const documentsAlone = (paired: readonly DocumentEntry[], lines: readonly MatchLine[]) => {
  const contracts = new Set<string>();
  const lessened = new Set<string>();
  for (const { cause, documents } of lines)
    for (const { contract, number } of documents) {
      if (cause === 'advance' && contract !== null) contracts.add(contract);
      const key = cause === 'retur' ? numberKey(number) : null;
      if (key !== null) lessened.add(key);
    }
  const byReference: Met = new Map();
  const without: Met = new Map();
  const remember = (of: DocumentEntry): void => {
    meet(byReference, [...saleOf(of), `${saleOf(of)[0]}|${of.reference}`], of.day);
    if (of.reference === null) meet(without, saleOf(of), of.day);
  };
  for (const entry of paired) remember(entry);
  return (of: DocumentEntry): Cause => {
    const { contract, family, originNumber } = of.document;
    const origin = family === 'retur' ? numberKey(originNumber) : null;
    if (origin !== null && lessened.has(origin)) return 'retur';
    if (contract !== null && contracts.has(contract)) return 'advance';
    const [sale = ''] = saleOf(of);
    // Two sales with the same price and day are distinguished by their references, if they have them.
    const again =
      of.reference === null
        ? isMet(byReference, [sale], of.day, thresholds.sameThingDays)
        : isMet(byReference, [`${sale}|${of.reference}`], of.day, thresholds.sameThingDays) ||
          isMet(without, [sale], of.day, thresholds.sameThingDays);
    remember(of);
    return again ? 'double' : 'only_documents';
  };
};
