import { LIMIT, type Sen } from '../definition/money.ts';
import type { DocumentEntry, RowEntry } from './entries.ts';
import { shelves } from './shelf.ts';

export type Pair = {
  readonly rows: readonly RowEntry[];
  readonly documents: readonly DocumentEntry[];
  readonly sure: number;
  readonly as: 'found' | 'manual' | 'ignored';
};

export type Pool = {
  readonly rows: readonly RowEntry[];
  readonly documents: readonly DocumentEntry[];
  readonly pairs: Pair[];
};

export const take = (pool: Pool, pair: Pair): void => {
  for (const entry of [...pair.rows, ...pair.documents]) entry.taken = true;
  pool.pairs.push(pair);
};

export type Way = {
  readonly sure: number;
  readonly rowKeys: (of: RowEntry) => readonly string[];
  readonly documentKeys: (of: DocumentEntry) => readonly string[];
  readonly fits: (row: RowEntry, of: DocumentEntry) => boolean;
  readonly onlyOne?: true;
};

/** Charged and refunded tax never match; an entry without tax may match either. */
export const isSameSign = (booked: Sen, total: Sen): boolean => booked === 0 || total === 0 || booked > 0 === total > 0;

export const isSameMasa = ({ period }: RowEntry, { document }: DocumentEntry): boolean => period === document.period;

const farther = (row: RowEntry, one: DocumentEntry, other: DocumentEntry): boolean => {
  const off = (of: DocumentEntry) => Math.abs(of.document.ppn - row.row.ppn);
  const steps = [
    off(one) - off(other),
    Number(one.party !== row.party) - Number(other.party !== row.party),
    Number(!isSameMasa(row, one)) - Number(!isSameMasa(row, other)),
    Math.abs(one.day - row.day) - Math.abs(other.day - row.day),
  ];
  return (steps.find((step) => step !== 0) ?? 0) > 0;
};

const timesUsed = (rows: readonly RowEntry[], keysOf: Way['rowKeys']): Map<string, number> => {
  const used = new Map<string, number>();
  for (const row of rows) if (!row.taken) for (const key of keysOf(row)) used.set(key, (used.get(key) ?? 0) + 1);
  return used;
};

/** Matches each free row with the nearest free document of this method. Comparisons per row are bounded. */
export const pairBy = (pool: Pool, way: Way): void => {
  const found = shelves(pool.documents, way.documentKeys);
  if (found.size === 0) return;
  const used = way.onlyOne && timesUsed(pool.rows, way.rowKeys);
  for (const row of pool.rows) {
    if (row.taken) continue;
    let best: DocumentEntry | undefined;
    let several = false;
    for (const key of way.rowKeys(row)) {
      const fitting = (found.get(key)?.near(row.day) ?? []).filter((of) => way.fits(row, of));
      several ||= fitting.length > 1 || (fitting.length === 1 && (used ? (used.get(key) ?? 0) > 1 : false));
      for (const of of fitting) if (!best || farther(row, best, of)) best = of;
    }
    if (best && !(way.onlyOne && several)) take(pool, { rows: [row], documents: [best], sure: way.sure, as: 'found' });
  }
};

/** Matches several rows with a common key to the one document whose tax equals their sum. */
export const pairSums = (
  pool: Pool,
  way: Pick<Way, 'sure' | 'documentKeys' | 'fits'> & {
    readonly rowKey: (of: RowEntry) => string | null;
    readonly shelfKey: (of: RowEntry) => string | null;
  },
): void => {
  const together = new Map<string, RowEntry[]>();
  for (const row of pool.rows) {
    const key = row.taken ? null : way.rowKey(row);
    if (key === null) continue;
    const others = together.get(key);
    if (others) others.push(row);
    else together.set(key, [row]);
  }
  const found = shelves(pool.documents, way.documentKeys);
  for (const rows of together.values()) {
    const first = rows[0];
    const key = first && way.shelfKey(first);
    if (!first || rows.length < 2 || key === null || key === undefined) continue;
    const sum = rows.reduce((all, { row }) => all + row.ppn, 0);
    if (Math.abs(sum) > LIMIT) continue;
    const fitting = found
      .get(key)
      ?.near(first.day)
      .find((of) => of.document.ppn === sum && way.fits(first, of));
    if (fitting) take(pool, { rows, documents: [fitting], sure: way.sure, as: 'found' });
  }
};
