import { and, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { templates } from '../tables.ts';

/** The company's own words for sending invoices, where it has any. */
export const templateText = async (
  scope: Scope,
  query: Query,
  channel: 'email' | 'whatsapp',
): Promise<{ subject: string; body: string } | undefined> => {
  const [row] = await query
    .select({ subject: templates.subject, body: templates.body })
    .from(templates)
    .where(
      and(eq(templates.companyId, scope.companyId), eq(templates.channel, channel), eq(templates.product, 'efaktur')),
    );
  return row;
};
