import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { prepared } from '../../prepared.ts';
import { companies, counterparties, history, officeDocuments } from '../../tables.ts';
import { booksOf } from './books.ts';

type Row = typeof officeDocuments.$inferSelect;
type Known = typeof counterparties.$inferSelect;

/** Not a two-digit year: the row that every writer of the books locks first. */
const PEN = '--';

const { placeholder } = sql;
const byRef = prepared<Row[]>((db) =>
  db
    .select()
    .from(officeDocuments)
    .where(eq(officeDocuments.ref, placeholder('ref'))),
);
const byKey = prepared<Row[]>((db) =>
  db
    .select()
    .from(officeDocuments)
    .where(and(eq(officeDocuments.tin, placeholder('tin')), eq(officeDocuments.key, placeholder('key')))),
);
const byNumber = prepared<Row[]>((db) =>
  db
    .select()
    .from(officeDocuments)
    .where(and(eq(officeDocuments.tin, placeholder('tin')), eq(officeDocuments.number, placeholder('number')))),
);
const byReference = prepared<Row[]>((db) =>
  db
    .select()
    .from(officeDocuments)
    .where(and(eq(officeDocuments.tin, placeholder('tin')), eq(officeDocuments.reference, placeholder('reference')))),
);
const byPayeeMasa = prepared<Row[]>((db) =>
  db
    .select()
    .from(officeDocuments)
    .where(and(eq(officeDocuments.tin, placeholder('tin')), eq(officeDocuments.payeeMasa, placeholder('payeeMasa')))),
);
const byParty = prepared<Row[]>((db) =>
  db
    .select()
    .from(officeDocuments)
    .where(eq(officeDocuments.payeeMasa, placeholder('payeeMasa'))),
);

const reader = (db: Query) => ({
  byRef: async (ref: string) => (await byRef(db, { ref }))[0] ?? null,
  byKey: async (tin: string, key: string) => (await byKey(db, { tin, key }))[0] ?? null,
  byNumber: async (tin: string, number: string) => (await byNumber(db, { tin, number }))[0] ?? null,
  byReference: (tin: string, reference: string) => byReference(db, { tin, reference }),
  byPayeeMasa: (tin: string, payeeMasa: string) => byPayeeMasa(db, { tin, payeeMasa }),
  byParty: (payeeMasa: string) => byParty(db, { payeeMasa }),
});

export const databaseBooks = booksOf<Row, string>()({
  table: officeDocuments,
  named: ({ ref }) => eq(officeDocuments.ref, ref),
  reading: reader,
  pen: PEN,
});

/** The office does not know names typed over the first one later. */
const firstName = async (db: Query, { id, companyId, name }: Pick<Known, 'id' | 'companyId' | 'name'>) => {
  const changes = await db
    .select({ before: history.before })
    .from(history)
    .where(and(eq(history.companyId, companyId), eq(history.objectId, id)))
    .orderBy(asc(history.seq));
  const [first] = changes.flatMap(({ before }) => {
    const was = (before as { name?: unknown } | null)?.name;
    return typeof was === 'string' ? [was] : [];
  });
  return first ?? name;
};

const holding = (npwp: string) => and(eq(companies.npwp, npwp), isNotNull(companies.provenAt));

/** Across companies, for the simulated office only. */
export const unsafeIsCompany = unscoped(
  async (db: Query, npwp: string): Promise<boolean> =>
    (await db.select({ id: companies.id }).from(companies).where(holding(npwp)).limit(1)).length > 0,
);

export const unsafeTaxpayerName = unscoped(async (db: Query, npwp: string): Promise<string | null> => {
  const [company] = await db.select({ name: companies.name }).from(companies).where(holding(npwp)).limit(1);
  if (company) return company.name;
  const [known] = await db
    .select()
    .from(counterparties)
    .where(and(eq(counterparties.document, 'TIN'), eq(counterparties.identity, npwp)))
    .orderBy(asc(counterparties.updatedAt))
    .limit(1);
  return known ? firstName(db, known) : null;
});
