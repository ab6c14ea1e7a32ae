import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { partyKey } from '#domain/counterparty/key.ts';
import { fakturTypes } from '#domain/faktur/types.ts';
import { codesOfCounterparty } from '#domain/office/codes.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { counterparties, faktur } from '../tables.ts';
import { fakturKey, fakturOf, type PartyKey } from './counterparty-documents.ts';

export type DocumentTroubles = { readonly key: string; readonly refused: number; readonly canceled: number };

const refusedNow = sql`${faktur.status} in ('REJECTED', 'SAVED_INVALID') and ${faktur.officeCode} in ${textsIn(codesOfCounterparty)}`;
const counted = (of: SQL) => sql<string>`sum(case when ${of} then 1 else 0 end)`;

/**
 * By key: documents the tax office refuses because of the counterparty, and incoming invoices cancelled since a masa
 * (YYYY-MM).
 */
export const documentTroubles = async (
  scope: Scope,
  query: Query,
  since: string,
  keys?: readonly PartyKey[],
): Promise<DocumentTroubles[]> => {
  if (keys?.length === 0) return [];
  const canceled = and(eq(faktur.type, 'IN'), eq(faktur.status, 'CANCELED'), gte(faktur.period, since));
  const rows = await query
    .select({ key: fakturKey, refused: counted(refusedNow), canceled: counted(sql`${faktur.status} = 'CANCELED'`) })
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, scope.companyId),
        or(and(inArray(faktur.type, [...fakturTypes]), refusedNow), canceled),
        keys ? fakturOf(scope, keys) : undefined,
      ),
    )
    .groupBy(fakturKey);
  return rows.map(({ key, ...row }) => ({ key, refused: Number(row.refused), canceled: Number(row.canceled) }));
};

/** Of the counterparty, or of the one it is merged into. */
export const validFor = async ({ companyId }: Scope, query: Query, keys: readonly string[]): Promise<string[]> => {
  const { id, document, identity, nitku, mergedInto } = counterparties;
  const identities = [...new Set(keys.map((key) => key.split('|')[1] ?? ''))];
  const wanted = new Set(keys);
  const rows = await query
    .select({ id, document, identity, nitku, mergedInto })
    .from(counterparties)
    .where(
      and(
        eq(counterparties.companyId, companyId),
        inArray(document, [...new Set(keys.map((key) => key.split('|')[0] as typeof document._.data))]),
        sql`${identity} in ${textsIn(identities)}`,
      ),
    );
  return rows.filter((row) => wanted.has(partyKey(row))).map((row) => row.mergedInto ?? row.id);
};
