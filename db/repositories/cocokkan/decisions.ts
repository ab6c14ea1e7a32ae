import { and, asc, between, eq } from 'drizzle-orm';
import type { Decision } from '#domain/cocokkan/decision.ts';
import type { Span } from '#domain/cocokkan/record.ts';
import type { Side } from '#domain/cocokkan/sides.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { ofCompanyById } from '../../dialect/by-id.ts';
import { ledgerDecisions } from '../../tables.ts';

type Stored = typeof ledgerDecisions.$inferSelect;

export const decisionsOf = ({ companyId }: Scope, query: Query, side: Side, { from, to }: Span): Promise<Decision[]> =>
  query
    .select()
    .from(ledgerDecisions)
    .where(
      and(
        eq(ledgerDecisions.companyId, companyId),
        eq(ledgerDecisions.side, side),
        between(ledgerDecisions.period, from, to),
      ),
    )
    .orderBy(asc(ledgerDecisions.createdAt), asc(ledgerDecisions.id));

export const insertDecisions = (tx: Tx, { companyId }: Scope, decisions: readonly Stored[]): Promise<void> =>
  tx.insertMany(
    ledgerDecisions,
    decisions.map((one) => ({ ...one, companyId })),
  );

export const removeDecisions = (tx: Tx, { companyId }: Scope, ids: readonly string[]): Promise<Stored[]> =>
  tx.db
    .delete(ledgerDecisions)
    .where(ofCompanyById(ledgerDecisions, companyId, ids))
    .returning();
