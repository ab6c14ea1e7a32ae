import { type Sen, total } from '../definition/money.ts';
import { nameKey, npwpKey } from './keys.ts';
import { partiesOf } from './parties.ts';
import type { BookDocument, LedgerRow, MatchLine } from './record.ts';

export type Supplier = {
  readonly key: string;
  /** The name in the newest entry; the NPWP if no entry has a name. */
  readonly name: string;
  readonly npwp: string | null;
  readonly rows: readonly LedgerRow[];
  readonly ppn: Sen;
};

/** Entries for which a document is requested: no duplicates and no reversals. */
const isOwed = ({ level, cause }: MatchLine): boolean => level === 'MISSING_DJP' && cause === 'only_books';

/** The suppliers of entries without a document, highest PPN first. Entries without a party are left out. */
export const suppliersOf = (lines: readonly MatchLine[], documents: readonly BookDocument[]): Supplier[] => {
  const rows = lines
    .filter(isOwed)
    .flatMap((line) => line.rows)
    .filter(({ ppn }) => ppn > 0)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1));
  const named = rows.flatMap(({ partyName, partyNpwp }) =>
    partyName !== null && npwpKey(partyNpwp) !== null ? [{ partyName, partyNpwp }] : [],
  );
  const partyOf = partiesOf([...documents, ...named]);
  const groups = new Map<string, LedgerRow[]>();
  for (const row of rows) {
    const key = partyOf(row.partyName, row.partyNpwp);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups]
    .map(([key, of]) => ({
      key,
      name: of.findLast(({ partyName }) => nameKey(partyName) !== null)?.partyName ?? key,
      npwp: npwpKey(key),
      rows: of,
      ppn: total(of.map(({ ppn }) => ppn)),
    }))
    .sort((a, b) => b.ppn - a.ppn || (a.key < b.key ? -1 : 1));
};
