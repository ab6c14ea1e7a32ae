/** A company, or a code of one, in the accounting product. */
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
