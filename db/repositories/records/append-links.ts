import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { unscoped } from '../../company-context.ts';
import type { Query, Seal, Tx, WrittenRecords } from '../../database.ts';
import { lockedRows } from '../../dialect/locked-rows.ts';
import { textsIn } from '../../dialect/sets.ts';
import { prepared } from '../../prepared.ts';
import { recordChains, recordLinks } from '../../tables.ts';
import { SYSTEM_COMPANY } from '../system-company.ts';
import { type ChainName, chainNames } from './chained-tables.ts';
import { GONE, type LinkRow, linkHash, START } from './links.ts';
import { unsafeStatesIn } from './record-state.ts';

/**
 * Their links are appended at the end: every writer of a row of `chainedTables` calls this. A record that moves to
 * another company is registered for both.
 */
export const chainRecords = (tx: Tx, companyId: string | null, chain: ChainName, ids: Iterable<string>): void => {
  if (!tx.records) throw new Error('this database was opened without the key that seals its records');
  const companies = tx.records.get(chain) ?? new Map<string, Set<string>>();
  tx.records.set(chain, companies);
  const of = companyId ?? SYSTEM_COMPANY;
  const known = companies.get(of) ?? new Set<string>();
  for (const id of ids) known.add(id);
  if (known.size > 0) companies.set(of, known);
};

type End = { readonly companyId: string; readonly seq: number; readonly hash: string };

/** In the order of the ids, so that two transactions cannot deadlock. */
const lockEnds = async (tx: Tx, chain: ChainName, companyIds: readonly string[]): Promise<Map<string, End>> => {
  const { companyId, seq, hash } = recordChains;
  const read = async () =>
    new Map(
      (
        await lockedRows(
          tx.db
            .select({ companyId, seq, hash })
            .from(recordChains)
            .where(and(eq(recordChains.chain, chain), inArray(companyId, textsIn(companyIds))))
            .orderBy(asc(companyId)),
        )
      ).map((end): [string, End] => [end.companyId, end]),
    );
  const found = await read();
  const missing = companyIds.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const begun = { chain, seq: 0, hash: START, cutSeq: 0, cutHash: START, cutSeal: '' };
  await tx.db
    .insert(recordChains)
    .values(missing.map((id) => ({ ...begun, companyId: id })))
    .onConflictDoNothing();
  return read();
};

const moveEnd = prepared<unknown>((db) =>
  db
    .update(recordChains)
    .set({ seq: sql`${sql.placeholder('seq')}`, hash: sql`${sql.placeholder('hash')}` })
    .where(
      and(eq(recordChains.companyId, sql.placeholder('companyId')), eq(recordChains.chain, sql.placeholder('chain'))),
    ),
);

/**
 * Each record is read back in its final state. Runs last in a transaction, so that its locks are held for no other
 * work.
 */
export const unsafeLinkRecords = unscoped(async (tx: Tx, records: WrittenRecords, seal: Seal): Promise<void> => {
  for (const chain of chainNames) {
    const written = records.get(chain);
    if (!written || written.size === 0) continue;
    const companyIds = [...written.keys()].sort();
    const ends = await lockEnds(tx, chain, companyIds);
    const ids = [...new Set([...written.values()].flatMap((some) => [...some]))];
    const states = new Map((await unsafeStatesIn(tx.db, chain, ids)).map((state) => [state.id, state]));
    const links: LinkRow[] = [];
    for (const companyId of companyIds) {
      let { seq, hash } = ends.get(companyId) as End;
      for (const record of written.get(companyId) ?? []) {
        const state = states.get(record);
        const own = state?.companyId === companyId ? state : undefined;
        seq++;
        const link = {
          companyId,
          chain,
          seq,
          record,
          prevHash: hash,
          state: own?.digest ?? GONE,
          until: own?.until ?? null,
        };
        hash = linkHash(link);
        links.push({ ...link, hash, seal: seal(hash) });
      }
      await moveEnd(tx.db, { companyId, chain, seq, hash });
    }
    await tx.insertMany(recordLinks, links);
  }
});

export const unsafeRecordEnds = unscoped(
  async (read: Query): Promise<{ companyId: string; chain: string; seq: number; hash: string }[]> => {
    const { companyId, chain, seq, hash } = recordChains;
    return read.select({ companyId, chain, seq, hash }).from(recordChains).orderBy(asc(companyId), asc(chain));
  },
);
