import type {
  AccountingCode,
  AccountingCompany,
  AccountingContact,
  AccountingInvoice,
} from '#domain/accounting/books.ts';
import type { Answer } from '../answer.ts';

/** `companyId` is ours; `token` is the key that the accounting product gave this company. */
export type AccountingAccess = { readonly companyId: string; readonly token: string };

/** `page` begins with 1; `from`: YYYY-MM-DD. */
export type AccountingPart = { readonly company: string; readonly page: number; readonly from?: string };

export type AccountingPage<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** Rows of a page. */
export const PAGE = 100;

type Report = { readonly id: string; readonly number: string | null; readonly status: string };

/** A refused key is `refused` with `CREDENTIALS`, an unknown record with `UNKNOWN`. */
export type Accounting = {
  readonly name: string;
  readonly simulated: boolean;
  companies(access: AccountingAccess): Promise<Answer<readonly AccountingCompany[]>>;
  accounts(access: AccountingAccess, company: string): Promise<Answer<readonly AccountingCode[]>>;
  taxCodes(access: AccountingAccess, company: string): Promise<Answer<readonly AccountingCode[]>>;
  contacts(access: AccountingAccess, part: AccountingPart): Promise<Answer<AccountingPage<AccountingContact>>>;
  /** By id, so that pages do not overlap. */
  invoices(access: AccountingAccess, part: AccountingPart): Promise<Answer<AccountingPage<AccountingInvoice>>>;
  /** Sets number and status of an invoice there; a repeat has no further effect. */
  report(access: AccountingAccess, report: Report): Promise<Answer<null>>;
};
