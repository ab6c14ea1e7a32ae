import { createHash } from 'node:crypto';
import type { Level, Span } from '#domain/cocokkan/record.ts';
import { isSpan } from '#domain/cocokkan/span.ts';
import { type Supplier, suppliersOf } from '#domain/cocokkan/suppliers.ts';
import { isPeriod } from '#domain/definition/day.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { type Counterparty, counterpartiesOf } from '../../../../db/repositories/counterparties.ts';
import { cocokkanState } from '../cocokkan-state.ts';

/** The id is derived from the masa, the supplier and these entries: another list is another letter. */
export type SupplierQuery = Supplier & {
  readonly id: string;
  readonly span: Span;
  /** Always the level of entries that exist in the ledger only. */
  readonly status: Level;
  readonly email: string | null;
  readonly phone: string | null;
};

const PART = 20;
const ID = /^(\d{4}-\d{2})_(\d{4}-\d{2})_([\w-]{20})_[\w-]{20}$/;

const shortOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, PART);

const idOf = ({ from, to }: Span, { key, rows }: Supplier): string =>
  [from, to, shortOf(key), shortOf(rows.map(({ id }) => id).join(' '))].join('_');

export const whomOf = (id: string): string => ID.exec(id)?.[3] ?? '';

const spanOf = (id: string): Span | null => {
  const [, from = '', to = ''] = ID.exec(id) ?? [];
  return isPeriod(from) && isPeriod(to) && isSpan({ from, to }) ? { from, to } : null;
};

const reachedBy = (book: readonly Counterparty[], by: 'email' | 'phone'): string | null =>
  book.map((one) => one[by]).find(Boolean) ?? null;

export const suppliersOfSpan = async (scope: Scope, query: Query, span: Span): Promise<SupplierQuery[]> => {
  const { lines, documents } = await cocokkanState(scope, query, { side: 'in', ...span });
  const suppliers = suppliersOf(lines, documents);
  const numbers = suppliers.flatMap(({ npwp }) => npwp ?? []);
  const known = new Map<string, Counterparty[]>();
  for (const one of await counterpartiesOf(scope, query, numbers))
    known.set(one.identity, [...(known.get(one.identity) ?? []), one]);
  return suppliers.map((one) => {
    const book = known.get(one.npwp ?? '') ?? [];
    return {
      ...one,
      name: one.name === one.key ? (book[0]?.name ?? one.name) : one.name,
      id: idOf(span, one),
      span,
      status: 'MISSING_DJP',
      email: reachedBy(book, 'email'),
      phone: reachedBy(book, 'phone'),
    };
  });
};

/** Undefined where the ledger or the documents have changed since. */
export const supplierById = async (scope: Scope, query: Query, id: string): Promise<SupplierQuery | undefined> => {
  const span = spanOf(id);
  return span === null ? undefined : (await suppliersOfSpan(scope, query, span)).find((one) => one.id === id);
};
