import { asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { prepared } from '../prepared.ts';
import { branches, companies } from '../tables.ts';

export type OwnCompany = Pick<
  typeof companies.$inferSelect,
  'id' | 'name' | 'npwp' | 'pkp' | 'address' | 'city' | 'email' | 'packageName' | 'industryName' | 'flags'
>;
export type Branch = Pick<typeof branches.$inferSelect, 'nitku' | 'name' | 'address'>;

const byScope = prepared<OwnCompany[]>((db) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      npwp: companies.npwp,
      pkp: companies.pkp,
      address: companies.address,
      city: companies.city,
      email: companies.email,
      packageName: companies.packageName,
      industryName: companies.industryName,
      flags: companies.flags,
    })
    .from(companies)
    .where(eq(companies.id, sql.placeholder('companyId'))),
);

export const ownCompany = async (scope: Scope, query: Query): Promise<OwnCompany> => {
  const [row] = await byScope(query, { companyId: scope.companyId });
  if (!row) throw new Error('the scope names no company');
  return row;
};

export const placesOf = (scope: Scope, query: Query): Promise<{ id: string; nitku: string }[]> =>
  query
    .select({ id: branches.id, nitku: branches.nitku })
    .from(branches)
    .where(eq(branches.companyId, scope.companyId));

export const branchesOf = (scope: Scope, query: Query): Promise<Branch[]> =>
  query
    .select({ nitku: branches.nitku, name: branches.name, address: branches.address })
    .from(branches)
    .where(eq(branches.companyId, scope.companyId))
    .orderBy(asc(branches.nitku));
