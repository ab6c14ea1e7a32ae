import { and, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { importMappings } from '../../tables.ts';

/** The mapping a company chose the last time a file of this kind had these headings. */
export const mappingFor = async (
  scope: Scope,
  query: Query,
  { kind, signature }: { kind: string; signature: string },
): Promise<Record<string, string> | undefined> =>
  (
    await query
      .select({ mapping: importMappings.mapping })
      .from(importMappings)
      .where(
        and(
          eq(importMappings.companyId, scope.companyId),
          eq(importMappings.kind, kind),
          eq(importMappings.signature, signature),
        ),
      )
  )[0]?.mapping;

export const rememberMapping = async (
  tx: Tx,
  scope: Scope,
  now: number,
  {
    kind,
    signature,
    name,
    mapping,
  }: { kind: string; signature: string; name: string; mapping: Record<string, string> },
): Promise<void> => {
  await tx.db
    .insert(importMappings)
    .values({ companyId: scope.companyId, kind, signature, name, mapping, usedAt: now })
    .onConflictDoUpdate({
      target: [importMappings.companyId, importMappings.kind, importMappings.signature],
      set: { mapping, name, usedAt: now },
    });
};
