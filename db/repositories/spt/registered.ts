import { eq } from 'drizzle-orm';
import type { RegisteredSpt } from '#domain/efiling/from-spt.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { spts } from '../../tables.ts';

export const registeredSpts = ({ companyId }: Scope, query: Query): Promise<RegisteredSpt[]> =>
  query
    .select({
      id: spts.id,
      version: spts.version,
      type: spts.type,
      period: spts.period,
      revision: spts.revision,
      status: spts.status,
      payable: spts.payable,
      overpaid: spts.overpaid,
      documentCount: spts.documentCount,
      postedAt: spts.postedAt,
      validatedAt: spts.validatedAt,
      stale: spts.stale,
      filedAt: spts.filedAt,
      bpe: spts.bpe,
      updatedAt: spts.updatedAt,
    })
    .from(spts)
    .where(eq(spts.companyId, companyId));
