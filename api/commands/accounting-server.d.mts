import type { AccountingBooks } from '../gateways/accounting/simulator/books.ts';

/** The REST contract of the accounting product, served by json-server. */
export const openAccountingServer: (
  books: AccountingBooks,
  port?: number,
) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
