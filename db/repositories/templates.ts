import { and, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { templates } from '../tables.ts';

export type Template = typeof templates.$inferSelect;
export type TemplateKey = Pick<Template, 'channel' | 'product'>;

const one = (scope: Scope, { channel, product }: TemplateKey) =>
  and(eq(templates.companyId, scope.companyId), eq(templates.channel, channel), eq(templates.product, product));

export const templateOf = async (scope: Scope, read: Query, key: TemplateKey): Promise<Template | undefined> =>
  (await read.select().from(templates).where(one(scope, key)))[0];

/** Writes the words if they are still the version that was read; version 0 is the product's own, not yet written. */
export const writeTemplate = async (
  scope: Scope,
  tx: Tx,
  key: TemplateKey,
  version: number,
  words: Pick<Template, 'subject' | 'body' | 'updatedAt'>,
): Promise<Template | undefined> => {
  if (version === 0) {
    const row = { companyId: scope.companyId, ...key, ...words, version: 1 };
    return (await tx.db.insert(templates).values(row).onConflictDoNothing().returning())[0];
  }
  const [row] = await tx.db
    .update(templates)
    .set({ ...words, version: version + 1 })
    .where(and(one(scope, key), eq(templates.version, version)))
    .returning();
  return row;
};
