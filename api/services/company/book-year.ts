import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';

export const JANUARY = 1;

/** The month (1 to 12) in which the book year of the company begins. */
export const bookYearStartOf = async (scope: Scope, query: Query): Promise<number> =>
  (await ownCompany(scope, query)).flags.bookYearStart ?? JANUARY;
