import { eq } from 'drizzle-orm';
import type { Sandbox } from '#domain/company/sandbox.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { certificates, companies, officeBillings, officeDocuments, signees } from '../tables.ts';
import type { Company } from './companies.ts';

export const unsafeSandboxOf = unscoped(async (read: Query, companyId: string): Promise<Sandbox | undefined> => {
  const [row] = await read.select({ flags: companies.flags }).from(companies).where(eq(companies.id, companyId));
  return row?.flags.sandbox;
});

export const setSandbox = async (
  tx: Tx,
  { companyId }: Scope,
  flags: Company['flags'],
  sandbox: Sandbox,
): Promise<void> => {
  await tx.db
    .update(companies)
    .set({ flags: { ...flags, sandbox } })
    .where(eq(companies.id, companyId));
};

type Signing = {
  readonly certificate: typeof certificates.$inferSelect;
  readonly signees: readonly (typeof signees.$inferSelect)[];
};

export const insertSigning = async (tx: Tx, made: Signing): Promise<void> => {
  await tx.insertMany(certificates, [made.certificate]);
  await tx.insertMany(signees, made.signees);
};

/** What the simulated office has of a taxpayer. */
export const unsafeEmptyOffice = unscoped(async (tx: Tx, tin: string): Promise<void> => {
  for (const table of [officeDocuments, officeBillings]) await tx.db.delete(table).where(eq(table.tin, tin));
});
