import { and, asc, eq, gte, inArray, lt, min, sql } from 'drizzle-orm';
import { unscoped } from '../../company-context.ts';
import type { Tx } from '../../database.ts';
import { sealIn } from '../../sealed.ts';
import { recordChains, recordLinks } from '../../tables.ts';
import { type ChainedTable, chainedTables, chainNames } from './chained-tables.ts';
import { cutText } from './links.ts';

const expiring = chainNames.filter((name) => (chainedTables[name] as ChainedTable).retentionMs !== undefined);

type Chain = Pick<typeof recordChains.$inferSelect, 'companyId' | 'chain' | 'seq' | 'cutSeq'>;

/** The new beginning is sealed. */
const expire = async (tx: Tx, { companyId, chain, seq, cutSeq }: Chain, now: number): Promise<void> => {
  const own = and(eq(recordLinks.companyId, companyId), eq(recordLinks.chain, chain));
  const [left] = await tx.db
    .select({ seq: min(recordLinks.seq) })
    .from(recordLinks)
    .where(and(own, gte(recordLinks.until, now)));
  const last = (left?.seq ?? seq + 1) - 1;
  if (last <= cutSeq) return;
  const [link] = await tx.db
    .select({ hash: recordLinks.hash })
    .from(recordLinks)
    .where(and(own, eq(recordLinks.seq, last)));
  // A missing link is left for the check to report.
  if (!link) return;
  await tx.db
    .update(recordChains)
    .set({ cutSeq: last, cutHash: link.hash, cutSeal: sealIn(tx)(cutText(companyId, chain, last, link.hash)) })
    .where(and(eq(recordChains.companyId, companyId), eq(recordChains.chain, chain)));
  await tx.db.delete(recordLinks).where(and(own, lt(recordLinks.seq, last + 1)));
};

/** Of every company, from the beginning of each chain. */
export const unsafeExpireLinks = unscoped(async (tx: Tx, now: number): Promise<void> => {
  const { companyId, chain, seq, cutSeq } = recordChains;
  const due = await tx.db
    .select({ companyId, chain, seq, cutSeq })
    .from(recordChains)
    .innerJoin(
      recordLinks,
      and(
        eq(recordLinks.companyId, companyId),
        eq(recordLinks.chain, chain),
        eq(recordLinks.seq, sql`${cutSeq} + 1`),
        lt(recordLinks.until, now),
      ),
    )
    .where(inArray(chain, expiring))
    .orderBy(asc(chain), asc(companyId));
  for (const one of due) await expire(tx, one, now);
});
