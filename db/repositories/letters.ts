import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { TemplateProduct } from '#domain/company/template-products.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { deliveries, templates } from '../tables.ts';
import { pageOf } from './page-of.ts';
import { chainRecords } from './records/append-links.ts';

type Template = typeof templates.$inferSelect;
export type TemplateKey = Pick<Template, 'channel' | 'product'>;

const one = (scope: Scope, { channel, product }: TemplateKey) =>
  and(eq(templates.companyId, scope.companyId), eq(templates.channel, channel), eq(templates.product, product));

export const templateOf = async (scope: Scope, read: Query, key: TemplateKey): Promise<Template | undefined> =>
  (await read.select().from(templates).where(one(scope, key)))[0];

/** Version 0 is the built-in text, not yet stored. */
export const writeTemplate = async (
  scope: Scope,
  tx: Tx,
  key: TemplateKey,
  version: number,
  words: Pick<Template, 'subject' | 'body' | 'updatedAt'>,
): Promise<Template | undefined> => {
  if (version === 0) {
    const row = { companyId: scope.companyId, ...key, ...words, version: 1 };
    return (await tx.db.insert(templates).values(row).onConflictDoNothing().returning())[0];
  }
  const [row] = await tx.db
    .update(templates)
    .set({ ...words, version: version + 1 })
    .where(and(one(scope, key), eq(templates.version, version)))
    .returning();
  return row;
};

export type Delivery = typeof deliveries.$inferSelect;

export const deliveriesOf = (scope: Scope, query: Query, objectId: string): Promise<Delivery[]> =>
  query
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.companyId, scope.companyId), eq(deliveries.objectId, objectId)))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id));

export type LetterRow = Pick<
  Delivery,
  'objectId' | 'channel' | 'recipient' | 'status' | 'createdBy' | 'createdAt' | 'sentAt'
>;

export const lettersAbout = (scope: Scope, query: Query, product: TemplateProduct): Promise<LetterRow[]> => {
  const { objectId, channel, recipient, status, createdBy, createdAt, sentAt } = deliveries;
  return query
    .select({ objectId, channel, recipient, status, createdBy, createdAt, sentAt })
    .from(deliveries)
    .where(and(eq(deliveries.companyId, scope.companyId), eq(deliveries.product, product)))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id));
};

export const deliveryById = async (scope: Scope, query: Query, id: string): Promise<Delivery | undefined> => {
  const [row] = await query
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.companyId, scope.companyId), eq(deliveries.id, id)));
  return row;
};

/** Before anything is sent. False when the same delivery was begun before. */
export const beginDelivery = async (tx: Tx, scope: Scope, delivery: Omit<Delivery, 'companyId'>): Promise<boolean> => {
  const made = await tx.db
    .insert(deliveries)
    .values({ ...delivery, companyId: scope.companyId })
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  chainRecords(
    tx,
    scope.companyId,
    'delivery',
    made.map(({ id }) => id),
  );
  return made.length > 0;
};

export const endDelivery = async (
  tx: Tx,
  scope: Scope,
  id: string,
  outcome: Pick<Delivery, 'status' | 'error' | 'providerRef' | 'sentAt'> & Partial<Pick<Delivery, 'answer'>>,
): Promise<void> => {
  await tx.db
    .update(deliveries)
    .set(outcome)
    .where(and(eq(deliveries.companyId, scope.companyId), eq(deliveries.id, id)));
  chainRecords(tx, scope.companyId, 'delivery', [id]);
};

type LogParams = {
  readonly products: readonly TemplateProduct[];
  readonly status?: Delivery['status'] | undefined;
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
};

const part = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const logged = (scope: Scope, { products, status, search }: LogParams): SQL | undefined =>
  and(
    eq(deliveries.companyId, scope.companyId),
    inArray(deliveries.product, [...products]),
    status === undefined ? undefined : eq(deliveries.status, status),
    search === ''
      ? undefined
      : or(
          sql`lower(${deliveries.recipient}) like ${part(search)} escape '\\'`,
          sql`lower(${deliveries.label}) like ${part(search)} escape '\\'`,
        ),
  );

export const deliveryLog = async (
  scope: Scope,
  query: Query,
  wanted: LogParams,
): Promise<{ rows: Delivery[]; total: number }> => {
  if (wanted.products.length === 0) return { rows: [], total: 0 };
  return pageOf(
    scope,
    query,
    deliveries,
    logged(scope, wanted),
    [desc(deliveries.createdAt), desc(deliveries.id)],
    wanted,
  );
};

/** Undefined when the letter is marked already or unknown. */
export const markBounced = async (
  tx: Tx,
  scope: Scope,
  id: string,
  { at, why }: { at: number; why: string },
): Promise<Delivery | undefined> => {
  const [bounced] = await tx.db
    .update(deliveries)
    .set({ status: 'BOUNCED', error: why, bouncedAt: at })
    .where(and(eq(deliveries.companyId, scope.companyId), eq(deliveries.id, id), eq(deliveries.status, 'SENT')))
    .returning();
  if (bounced) chainRecords(tx, scope.companyId, 'delivery', [id]);
  return bounced;
};
