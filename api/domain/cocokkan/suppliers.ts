import { type Sen, total } from '../definition/money.ts';
import { nameKey, npwpKey } from './keys.ts';
import { partiesOf } from './parties.ts';
import type { BookDocument, LedgerRow, MatchLine } from './record.ts';

/** A supplier of whom the books have entries, and we no documents. */
export type Supplier = {
  /** What he is known by: his NPWP in sixteen digits, else his name without the form of the company. */
  readonly key: string;
  /** As the newest entry calls him; his NPWP where none names him. */
  readonly name: string;
  readonly npwp: string | null;
  /** By date. */
  readonly rows: readonly LedgerRow[];
  /** PPN of these entries, in sen. */
  readonly ppn: Sen;
};

/** What a supplier is asked for: what was booked once, and takes no tax back. */
const isOwed = ({ level, cause }: MatchLine): boolean => level === 'MISSING_DJP' && cause === 'only_books';

/** The suppliers of entries no document stands for, those with most PPN first. An entry that names nobody is nobody's. */
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
