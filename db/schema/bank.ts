import { columns as c } from '../dialect/columns.ts';

/** The simulated bank's own books: they survive a restart and are not part of the product's data. Amounts in sen. */
export const bankAccounts = c.table(
  'bank_accounts',
  {
    /** The product's id of the payment: its invoice number at the bank. */
    ref: c.id('ref').primaryKey(),
    companyId: c.id('company_id').notNull(),
    bank: c.words('bank').notNull(),
    /** 16 digits; at OVO the customer's phone. */
    number: c.words('number').notNull(),
    holder: c.words('holder').notNull(),
    amount: c.sen('amount').notNull(),
    state: c.words('state').notNull(),
    openedAt: c.moment('opened_at').notNull(),
    expiresAt: c.moment('expires_at').notNull(),
    /** When the OVO customer answers; null when nobody will. */
    answersAt: c.moment('answers_at'),
  },
  (t) => [
    c.index('bank_accounts_number').on(t.number, t.openedAt),
    c.index('bank_accounts_company').on(t.companyId, t.openedAt),
    c.index('bank_accounts_answers').on(t.state, t.answersAt),
  ],
);

export const bankMovements = c.table(
  'bank_movements',
  {
    movement: c.id('movement').primaryKey(),
    ref: c.id('ref').notNull(),
    companyId: c.id('company_id').notNull(),
    at: c.moment('at').notNull(),
    amount: c.sen('amount').notNull(),
    /** The movement that this one reverses. */
    reverses: c.words('reverses'),
  },
  (t) => [c.index('bank_movements_account').on(t.ref, t.at)],
);

export const bankCalls = c.table(
  'bank_calls',
  {
    id: c.id('id').primaryKey(),
    ref: c.id('ref').notNull(),
    companyId: c.id('company_id').notNull(),
    /** The bank's id of the event; the same in every attempt and repeat. */
    event: c.words('event').notNull(),
    body: c.words('body').notNull(),
    state: c.words('state').notNull(),
    dueAt: c.moment('due_at').notNull(),
    tries: c.count('tries').notNull(),
    answered: c.count('answered'),
  },
  (t) => [c.index('bank_calls_due').on(t.state, t.dueAt), c.index('bank_calls_account').on(t.ref, t.dueAt)],
);
