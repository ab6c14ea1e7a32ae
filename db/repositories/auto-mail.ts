import { and, eq } from 'drizzle-orm';
import type { TemplateProduct } from '#domain/company/template-products.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { autoMail } from '../tables.ts';

export type AutoMailRow = typeof autoMail.$inferSelect;

const one = (scope: Scope, product: TemplateProduct) =>
  and(eq(autoMail.companyId, scope.companyId), eq(autoMail.product, product));

/** Whether documents of a product are sent by themselves; version 0 while nobody has said. */
export const autoMailOf = async (
  scope: Scope,
  query: Query,
  product: TemplateProduct,
): Promise<Pick<AutoMailRow, 'on' | 'version'>> =>
  (await query.select().from(autoMail).where(one(scope, product)))[0] ?? { on: false, version: 0 };

/** Changes the version somebody saw, and no other. */
export const changeAutoMail = async (
  tx: Tx,
  scope: Scope,
  product: TemplateProduct,
  seen: number,
  set: Pick<AutoMailRow, 'on' | 'updatedAt'>,
): Promise<boolean> => {
  const row = { ...set, version: seen + 1 };
  const written =
    seen === 0
      ? await tx.db
          .insert(autoMail)
          .values({ companyId: scope.companyId, product, ...row })
          .onConflictDoNothing()
          .returning({ version: autoMail.version })
      : await tx.db
          .update(autoMail)
          .set(row)
          .where(and(one(scope, product), eq(autoMail.version, seen)))
          .returning({ version: autoMail.version });
  return written.length > 0;
};
