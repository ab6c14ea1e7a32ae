import { and, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../connection.ts';
import { importMappings } from '../tables.ts';

/** The mapping a company chose the last time a file had these headings. */
export const mappingFor = async (
  scope: Scope,
  query: Query,
  signature: string,
): Promise<Record<string, string> | undefined> =>
  (
    await query
      .select({ mapping: importMappings.mapping })
      .from(importMappings)
      .where(and(eq(importMappings.companyId, scope.companyId), eq(importMappings.signature, signature)))
  )[0]?.mapping;

export const rememberMapping = async (
  tx: Tx,
  scope: Scope,
  now: number,
  { signature, name, mapping }: { signature: string; name: string; mapping: Record<string, string> },
): Promise<void> => {
  await tx.db
    .insert(importMappings)
    .values({ companyId: scope.companyId, signature, name, mapping, usedAt: now })
    .onConflictDoUpdate({
      target: [importMappings.companyId, importMappings.signature],
      set: { mapping, name, usedAt: now },
    });
};
