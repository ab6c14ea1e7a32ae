import { and, asc, desc, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Db, Query, Tx } from '../../database.ts';
import { dialect } from '../../dialect/columns.ts';
import { bankAccounts, bankCalls, bankMovements } from '../../tables.ts';
import { chainRecords } from '../records/append-links.ts';

type Account = typeof bankAccounts.$inferSelect;
type Movement = typeof bankMovements.$inferSelect;
type Call = typeof bankCalls.$inferSelect;

const AT_ONCE = 100;

const reader = (db: Query) => ({
  account: async (ref: string): Promise<Account | null> =>
    (await db.select().from(bankAccounts).where(eq(bankAccounts.ref, ref)))[0] ?? null,
  byNumber: async (number: string): Promise<Account | null> =>
    (
      await db
        .select()
        .from(bankAccounts)
        .where(eq(bankAccounts.number, number))
        .orderBy(desc(bankAccounts.openedAt))
        .limit(1)
    )[0] ?? null,
  movements: async (ref: string): Promise<Movement[]> =>
    await db
      .select()
      .from(bankMovements)
      .where(eq(bankMovements.ref, ref))
      .orderBy(asc(bankMovements.at), asc(bankMovements.movement)),
  answering: async (now: number): Promise<Account[]> =>
    await db
      .select()
      .from(bankAccounts)
      .where(and(eq(bankAccounts.state, 'open'), isNotNull(bankAccounts.answersAt), lte(bankAccounts.answersAt, now)))
      .limit(AT_ONCE),
  dueCalls: async (now: number): Promise<Call[]> =>
    await db
      .select()
      .from(bankCalls)
      .where(and(eq(bankCalls.state, 'waiting'), lte(bankCalls.dueAt, now)))
      .orderBy(asc(bankCalls.dueAt), asc(bankCalls.id))
      .limit(AT_ONCE),
});

export const insertBankMovement = async (tx: Tx, movement: Movement): Promise<void> => {
  await tx.insertMany(bankMovements, [movement]);
  chainRecords(tx, movement.companyId, 'bankMovement', [movement.movement]);
};

/** Only the simulator may write them, and a company sees its own accounts only. */
export const databaseBankBooks = (db: Db) => ({
  read: reader(db.read),
  transact: <T>(
    work: (
      books: ReturnType<typeof reader> & {
        hold(ref: string): Promise<Account | null>;
        add(account: Account): Promise<boolean>;
        change(account: Account): Promise<void>;
        addMovement(movement: Movement): Promise<void>;
        addCall(call: Call): Promise<void>;
        claim(call: Call, until: number): Promise<boolean>;
        changeCall(call: Call): Promise<void>;
      },
    ) => Promise<T>,
  ): Promise<T> =>
    db.transact((tx) => {
      const books = reader(tx.db);
      return work({
        ...books,
        hold: async (ref) => {
          if (dialect === 'pg') await tx.db.update(bankAccounts).set({ ref }).where(eq(bankAccounts.ref, ref));
          return books.account(ref);
        },
        add: async (account) =>
          (await tx.db.insert(bankAccounts).values(account).onConflictDoNothing().returning()).length > 0,
        change: async (account) => {
          await tx.db.update(bankAccounts).set(account).where(eq(bankAccounts.ref, account.ref));
        },
        addMovement: (movement) => insertBankMovement(tx, movement),
        addCall: (call) => tx.insertMany(bankCalls, [call]),
        claim: async ({ id, dueAt }, until) =>
          (
            await tx.db
              .update(bankCalls)
              .set({ dueAt: until })
              .where(and(eq(bankCalls.id, id), eq(bankCalls.state, 'waiting'), eq(bankCalls.dueAt, dueAt)))
              .returning({ id: bankCalls.id })
          ).length > 0,
        changeCall: async (call) => {
          await tx.db.update(bankCalls).set(call).where(eq(bankCalls.id, call.id));
        },
      });
    }),
});

export const listBankAccounts = async (scope: Scope, query: Query, limit: number) => {
  const accounts = await query
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.companyId, scope.companyId))
    .orderBy(desc(bankAccounts.openedAt), desc(bankAccounts.ref))
    .limit(limit);
  const refs = accounts.map(({ ref }) => ref);
  if (refs.length === 0) return [];
  const [movements, calls] = await Promise.all([
    query
      .select()
      .from(bankMovements)
      .where(and(eq(bankMovements.companyId, scope.companyId), inArray(bankMovements.ref, refs)))
      .orderBy(asc(bankMovements.at)),
    query
      .select()
      .from(bankCalls)
      .where(and(eq(bankCalls.companyId, scope.companyId), inArray(bankCalls.ref, refs)))
      .orderBy(asc(bankCalls.dueAt), asc(bankCalls.id)),
  ]);
  return accounts.map((account) => ({
    account,
    movements: movements.filter(({ ref }) => ref === account.ref),
    calls: calls.filter(({ ref }) => ref === account.ref),
  }));
};

export const hasBankAccount = async (scope: Scope, query: Query, number: string): Promise<boolean> => {
  const own = and(
    eq(bankAccounts.companyId, scope.companyId),
    eq(bankAccounts.number, number),
    ne(bankAccounts.bank, 'OVO'),
  );
  return (await query.select({ ref: bankAccounts.ref }).from(bankAccounts).where(own).limit(1)).length > 0;
};
