import { and, eq } from 'drizzle-orm';
import type { Mapping } from '#domain/imports/columns.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { importMappings } from '../../tables.ts';

export type Remembered = { readonly mapping: Mapping; readonly answers: readonly string[] };

export const mappingFor = async (
  scope: Scope,
  query: Query,
  { kind, signature }: { kind: string; signature: string },
): Promise<Remembered | undefined> =>
  (
    await query
      .select({ mapping: importMappings.mapping, answers: importMappings.answers })
      .from(importMappings)
      .where(
        and(
          eq(importMappings.companyId, scope.companyId),
          eq(importMappings.kind, kind),
          eq(importMappings.signature, signature),
        ),
      )
  )[0];

const stored = (mapping: Mapping): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(mapping).map(([field, columns]) => [field, typeof columns === 'string' ? columns : [...columns]]),
  );

export const rememberMapping = async (
  tx: Tx,
  scope: Scope,
  now: number,
  { kind, signature, name, mapping, answers }: Remembered & { kind: string; signature: string; name: string },
): Promise<void> => {
  const values = { mapping: stored(mapping), answers: [...answers], name, usedAt: now };
  await tx.db
    .insert(importMappings)
    .values({ companyId: scope.companyId, kind, signature, ...values })
    .onConflictDoUpdate({
      target: [importMappings.companyId, importMappings.kind, importMappings.signature],
      set: values,
    });
};
