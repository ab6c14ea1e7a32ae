import { eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { certificates } from '../tables.ts';

export type Certificate = typeof certificates.$inferSelect;

/** The company's electronic certificate, if one was uploaded. */
export const certificateOf = async (scope: Scope, query: Query): Promise<Certificate | undefined> => {
  const [row] = await query.select().from(certificates).where(eq(certificates.companyId, scope.companyId));
  return row;
};
