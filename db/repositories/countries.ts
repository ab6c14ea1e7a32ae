import { asc } from 'drizzle-orm';
import { countries as isoCountries } from '#domain/rules/identity/countries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { countries } from '../tables.ts';

/** The same for every company. */
export const countriesIn = (_scope: Scope, query: Query): Promise<(typeof countries.$inferSelect)[]> =>
  query
    .select()
    .from(countries)
    .orderBy(asc(countries.code))
    .then((rows) => rows);

export const lacksCountries = async (query: Query): Promise<boolean> =>
  (await query.select({ id: countries.id }).from(countries).limit(1)).length === 0;

/** ISO 3166. Two processes may begin at once. */
export const insertCountries = async (tx: Tx, now: number): Promise<void> => {
  const rows = isoCountries.map(({ code, id: nameId, en: nameEn }) => ({
    id: code,
    code,
    nameId,
    nameEn,
    active: true,
    version: 1,
    updatedAt: now,
  }));
  await tx.db.insert(countries).values(rows).onConflictDoNothing();
};
