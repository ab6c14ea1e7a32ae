import type { Answer } from '../answer.ts';

/** `companyId` is ours; `token` is the key that the accounting product gave this company. */
export type AccountingAccess = { readonly companyId: string; readonly token: string };

/** One company of the accounting product. */
export type AccountingCompany = { readonly id: string; readonly name: string; readonly npwp: string };

export type AccountingCode = { readonly code: string; readonly name: string };

export type AccountingParty = {
  readonly name: string;
  /** Empty for whoever has none. */
  readonly npwp: string;
  readonly nik: string;
  readonly address: string;
  readonly email: string;
};

export type AccountingContact = AccountingParty & { readonly id: string; readonly updatedAt: string };

/** Decimal strings in rupiah, without VAT. */
export type AccountingLine = {
  readonly account: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: string;
  readonly price: string;
  readonly discount: string;
  readonly taxCode: string;
};

/** Nothing of it is checked: it is text that people entered there. */
export type AccountingInvoice = {
  readonly id: string;
  readonly companyId: string;
  readonly number: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly contact: AccountingParty;
  readonly lines: readonly AccountingLine[];
  readonly total: string;
  readonly updatedAt: string;
  /** What was reported of it. */
  readonly taxNumber: string | null;
  readonly taxStatus: string | null;
};

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
