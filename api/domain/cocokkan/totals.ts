import { LIMIT } from '../definition/money.ts';
import type { DocumentEntry, RowEntry } from './entries.ts';
import { type Pool, take } from './pool.ts';
import { sureness } from './thresholds.ts';

/** Common sums in one entry: the invoices of a party on a day, all of a day, and those of a party in a masa. */
const groupings: readonly {
  readonly ofRow: (of: RowEntry) => string | null;
  readonly ofDocument: (of: DocumentEntry) => string | null;
}[] = [
  {
    ofRow: ({ party, row }) => party && `${party}|${row.date}`,
    ofDocument: ({ party, document }) => party && `${party}|${document.date}`,
  },
  { ofRow: ({ row }) => row.date, ofDocument: ({ document }) => document.date },
  {
    ofRow: ({ party, period }) => party && `${party}|${period}`,
    ofDocument: ({ party, document }) => party && `${party}|${document.period}`,
  },
];

/** Matches several free documents to the one row that booked their exact sum. */
export const pairTotals = (pool: Pool): void => {
  for (const { ofRow, ofDocument } of groupings) {
    const groups = new Map<string, { documents: DocumentEntry[]; sum: number }>();
    for (const entry of pool.documents) {
      const { isValid, family, ppn } = entry.document;
      const key = entry.taken || !isValid || family === 'retur' || ppn === 0 ? null : ofDocument(entry);
      if (key === null) continue;
      const group = groups.get(key);
      if (group) {
        group.documents.push(entry);
        group.sum += ppn;
      } else groups.set(key, { documents: [entry], sum: ppn });
    }
    for (const row of pool.rows) {
      const key = row.taken ? null : ofRow(row);
      const group = key === null ? undefined : groups.get(key);
      if (!group || group.documents.length < 2 || group.sum > LIMIT || group.sum !== row.row.ppn) continue;
      if (group.documents.some(({ taken }) => taken)) continue;
      take(pool, { rows: [row], documents: group.documents, sure: sureness.totals, as: 'found' });
    }
  }
};
