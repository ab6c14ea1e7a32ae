import { and, between, eq, isNull } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { certificates, companies } from '../tables.ts';
import { holdClaim } from './claims.ts';

type Certificate = typeof certificates.$inferSelect;

export const certificateOf = async (scope: Scope, query: Query): Promise<Certificate | undefined> => {
  const [row] = await query.select().from(certificates).where(eq(certificates.companyId, scope.companyId));
  return row;
};

/** False when the version that was read (0: none) is no longer current. */
export const putCertificate = async (
  tx: Tx,
  scope: Scope,
  row: Omit<Certificate, 'companyId'>,
  seen: number,
): Promise<boolean> => {
  const { companyId } = scope;
  const put =
    seen === 0
      ? await tx.db
          .insert(certificates)
          .values({ ...row, companyId })
          .onConflictDoNothing()
          .returning({ version: certificates.version })
      : await tx.db
          .update(certificates)
          .set(row)
          .where(and(eq(certificates.companyId, companyId), eq(certificates.version, seen)))
          .returning({ version: certificates.version });
  return put.length > 0;
};

/** From the first upload on. False when it was shown before. */
export const markUploaded = async (tx: Tx, scope: Scope): Promise<boolean> => {
  const own = eq(companies.id, scope.companyId);
  // The flags are written as a whole, so no other transaction may change one of them meanwhile.
  await holdClaim(tx, scope, 'company');
  const [found] = await tx.db.select({ flags: companies.flags }).from(companies).where(own);
  if (!found || found.flags.hasUploadCertificate) return false;
  await tx.db
    .update(companies)
    .set({ flags: { ...found.flags, hasUploadCertificate: true } })
    .where(own);
  return true;
};

/** False when another process has already done so. */
export const noteWarned = async (
  tx: Tx,
  scope: Scope,
  version: number,
  days: number,
  before: number | null,
): Promise<boolean> => {
  const noted = await tx.db
    .update(certificates)
    .set({ warnedDays: days })
    .where(
      and(
        eq(certificates.companyId, scope.companyId),
        eq(certificates.version, version),
        before === null ? isNull(certificates.warnedDays) : eq(certificates.warnedDays, before),
      ),
    )
    .returning({ version: certificates.version });
  return noted.length > 0;
};

export const unsafeCertificatesEnding = unscoped(
  async (read: Query, from: string, to: string): Promise<string[]> =>
    (
      await read
        .select({ companyId: certificates.companyId })
        .from(certificates)
        .where(between(certificates.validTo, from, to))
    ).map(({ companyId }) => companyId),
);
