import type { L1Form } from '#domain/trial-balance/l1-accounts.ts';
import type { Confidence, UnreadRow } from '#domain/trial-balance/propose.ts';
import type { Origin } from '#domain/trial-balance/record.ts';
import { columns as c } from '../dialect/columns.ts';
import { record } from './groups.ts';

/** The books of a company at the end of a tax year. */
export const trialBalances = c.table(
  'trial_balance',
  {
    ...record(),
    year: c.words('year').notNull(),
    form: c.code<L1Form>('form').notNull(),
    fileName: c.words('file_name').notNull(),
    unread: c.json<readonly UnreadRow[]>('unread').notNull(),
    importedBy: c.words('imported_by').notNull(),
    importedAt: c.moment('imported_at').notNull(),
  },
  (t) => [c.uniqueIndex('trial_balance_year').on(t.companyId, t.year)],
);

/** In the order of the file. Debit is positive. */
export const trialAccounts = c.table(
  'trial_account',
  {
    companyId: c.id('company_id').notNull(),
    trialBalanceId: c.id('trial_balance_id').notNull(),
    place: c.count('place').notNull(),
    number: c.words('number').notNull(),
    name: c.words('name').notNull(),
    amount: c.sen('amount').notNull(),
    code: c.words('code'),
    confidence: c.code<Confidence>('confidence').notNull(),
    origin: c.code<Origin>('origin').notNull(),
    confirmed: c.flag('confirmed').notNull(),
    nonObject: c.sen('non_object').notNull(),
    final: c.sen('final').notNull(),
    plus: c.sen('plus').notNull(),
    plusCode: c.words('plus_code'),
    minus: c.sen('minus').notNull(),
    minusCode: c.words('minus_code'),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.trialBalanceId, t.place] })],
);
