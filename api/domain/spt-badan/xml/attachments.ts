/**
 * How an entry is written in an element: `code` by a list of the office that the column has, `asset` by the lists of
 * kinds of assets, `zero` always 0, `nothing` always empty, `unknown` by a list of the office that is not published.
 */
export type XmlFormat =
  | 'text'
  | 'tin'
  | 'amount'
  | 'day'
  | 'code'
  | 'country'
  | 'asset'
  | 'group'
  | 'month'
  | 'year'
  | 'computed'
  | 'zero'
  | 'nothing'
  | 'unknown';

/** `positive` is required and above 0, `amount` is 0 where empty, `withTax` is required where tax was withheld. */
export type XmlNeed = 'required' | 'positive' | 'amount' | 'withTax' | 'optional';

export type XmlColumn = readonly [element: string, column: string, format: XmlFormat, need: XmlNeed];

export type XmlList = { readonly list: string; readonly item: string };

/** The file of a row table that the office imports: its elements in the order of the office. */
export type XmlAttachment = {
  readonly table: string;
  readonly root: string;
  /** Whether the file begins with TIN and TaxYear. */
  readonly isNamed: boolean;
  /** Two for assets: what is depreciated, then what is amortised. */
  readonly lists: readonly [XmlList, ...XmlList[]];
  readonly columns: readonly XmlColumn[];
};

/**
 * Names and order of the office's converter v1.1 of 2026, its spelling errors included. The tables have no place for
 * benefits in kind and credits that are not performing (L11A), so their files are not made. Not kept by the tables:
 * Remarks of bad debts (may be empty), and IncomeTaxUsd, which is 0 in books in rupiah. L3B has no element for the name.
 */
const attachments: readonly XmlAttachment[] = [
  {
    table: 'L3B',
    root: 'OtherParties',
    isNamed: true,
    lists: [{ list: 'OtherPartyList', item: 'List' }],
    columns: [
      ['Tin', 'npwp', 'tin', 'required'],
      ['TaxType', 'kind', 'code', 'required'],
      ['TaxBase', 'base', 'amount', 'positive'],
      ['IncomeTax', 'tax', 'amount', 'positive'],
      ['IncomeTaxUsd', '', 'zero', 'optional'],
      ['WithholdingSlipNumber', 'number', 'text', 'required'],
      ['WithholdingSlipDate', 'date', 'day', 'required'],
    ],
  },
  {
    table: 'L9',
    root: 'DepreciationAmortization',
    isNamed: false,
    lists: [
      { list: 'ListOfDepreciation', item: 'Depreciation' },
      { list: 'ListOfAmortization', item: 'Amortization' },
    ],
    columns: [
      ['CodeOfAsset', 'kind', 'asset', 'required'],
      ['GroupOfAsset', 'group', 'group', 'required'],
      ['MonthOfAcquisition', 'month', 'month', 'required'],
      ['YearOfAcquisition', 'month', 'year', 'required'],
      ['AcquisitionPrice', 'cost', 'amount', 'required'],
      ['RemainingValue', 'opening', 'computed', 'amount'],
      ['CommercialMethode', 'commercialMethod', 'code', 'required'],
      ['FiscalMethode', 'fiscalMethod', 'code', 'required'],
      ['FiscalDepretiationThisYear', 'charge', 'computed', 'amount'],
      ['Notes', 'note', 'text', 'optional'],
    ],
  },
  {
    // Codes CIT_RT_nn, CIT_TT_nn and CIT_PM_nn: which number has which meaning is not published.
    table: 'L10A',
    root: 'DeclarationOfTransactionRelatedPartiesBulk',
    isNamed: true,
    lists: [{ list: 'DeclarationOfTransactionRelatedPartiesList', item: 'List' }],
    columns: [
      ['Name', 'name', 'text', 'required'],
      ['TIN', 'npwp', 'text', 'required'],
      ['CountryCode', 'country', 'country', 'required'],
      ['TypeOfRelationCode', 'relation', 'unknown', 'required'],
      ['BusinessActivity', 'activity', 'text', 'required'],
      ['TypeOfTransactionCode', 'kind', 'unknown', 'required'],
      ['TransactionValue', 'amount', 'amount', 'positive'],
      ['PricingMethodAppliedCode', 'method', 'unknown', 'required'],
      ['ReasonOfPricingMethodApplication', 'reason', 'text', 'required'],
    ],
  },
  {
    table: 'L11A.I',
    root: 'PromotionExpense',
    isNamed: true,
    lists: [{ list: 'PromotionExpenseList', item: 'List' }],
    columns: [
      ['IdentityNumber', 'npwp', 'text', 'required'],
      ['NameOfRecipient', 'name', 'text', 'required'],
      ['Address', 'address', 'text', 'required'],
      ['DateOfPromotion', 'date', 'day', 'required'],
      ['FormAndType', 'kind', 'code', 'required'],
      ['AmountOfPromotion', 'amount', 'amount', 'positive'],
      ['AmountOfWitholding', 'tax', 'amount', 'amount'],
      ['WitholdingSlipNumber', 'number', 'text', 'withTax'],
      ['Description', 'note', 'text', 'optional'],
    ],
  },
  {
    table: 'L11A.II',
    root: 'EntertainmentExpense',
    isNamed: true,
    lists: [{ list: 'EntertainmentExpenseList', item: 'List' }],
    columns: [
      ['DateOfEntertainment', 'date', 'day', 'required'],
      ['Place', 'place', 'text', 'required'],
      ['Address', 'address', 'text', 'required'],
      ['TypeOfEntertainment', 'kind', 'text', 'required'],
      ['AmountOfEntertainment', 'amount', 'amount', 'positive'],
      ['NameOfBusinessPartner', 'name', 'text', 'required'],
      ['Position', 'position', 'text', 'required'],
      ['CompanyName', 'company', 'text', 'required'],
      ['BusinessType', 'activity', 'text', 'required'],
      ['Notes', 'note', 'text', 'optional'],
    ],
  },
  {
    table: 'L11A.III',
    root: 'UncollectibleDebtBulk',
    isNamed: true,
    lists: [{ list: 'UncollectibleDebtList', item: 'List' }],
    columns: [
      ['IdentityNumber', 'npwp', 'text', 'required'],
      ['NameOfRecipient', 'name', 'text', 'required'],
      ['Address', 'address', 'text', 'required'],
      ['DebtCeiling', 'limit', 'amount', 'positive'],
      ['UncollectibleDebtAmount', 'amount', 'amount', 'positive'],
      ['DeductionMethod', 'method', 'code', 'required'],
      ['TypeOfFulfillmentProvingDocument', 'proof', 'code', 'required'],
      ['Remarks', '', 'nothing', 'optional'],
    ],
  },
];

/** The file of a row table of the return from 2025; undefined where the office imports none, or its format is unknown. */
export const xmlAttachment = (table: string): XmlAttachment | undefined =>
  attachments.find((one) => one.table === table);
