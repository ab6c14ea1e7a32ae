import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { returnTypes } from '#domain/spt/record.ts';
import type { Query } from '../../../db/database.ts';
import { type Company, companyOf } from '../../../db/repositories/companies.ts';

export type Families = { readonly faktur: boolean; readonly bupot: boolean };

export const familiesOf = ({ flags }: Pick<Company, 'flags'>): Families => ({
  faktur: !flags.isCtasEfakturDisabled,
  bupot: !flags.isCtasEbupotDisabled && flags.ebupot.isRegistered,
});

export const ownFamilies = async (deps: { readonly db: { readonly read: Query } }, scope: Scope): Promise<Families> => {
  const company = await companyOf(scope, deps.db.read);
  if (!company) throw new Problem('not_found');
  return familiesOf(company);
};

export const returnTypesOf = ({ faktur, bupot }: Families): readonly ReturnType[] =>
  returnTypes.filter((type) => (type === 'PPN' ? faktur : bupot));
