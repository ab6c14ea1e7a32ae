import { rupiah, sen } from '../../definition/money.ts';
import type { XmlMap } from '../../definition/xml.ts';
import type { SlipKind } from '../kinds.ts';
import type { Bupot } from '../record.ts';
import { bpa1, bpa2, bpmp } from './annual-slips.ts';
import { fileRate, orZero, plain } from './figures.ts';
import {
  basis,
  deemed,
  facilityAndObject,
  masa,
  nillablePlace,
  orderToPay,
  payeeAbroad,
  place,
  recipientPlace,
  treasurerOption,
  withheldOn,
} from './groups.ts';

/** `root` > TIN, `list` > `item`, and the elements of an item, in the required order. */
type SlipLayout = {
  readonly root: string;
  readonly list: string;
  readonly item: string;
  readonly elements: XmlMap<Bupot>;
  readonly perFile: number | null;
};

/** BpuBulk > ListOfBpu > Bpu (workbook BPPU v.3). */
const bppu: XmlMap<Bupot> = [
  ...masa,
  ['CounterpartTin', 'payeeNpwp', 'nil'],
  ...recipientPlace,
  ...facilityAndObject,
  ['TaxBase', ({ gross }) => plain(gross)],
  ['Rate', fileRate],
  ...basis,
  ...place,
  ['GovTreasurerOpt', treasurerOption],
  ...orderToPay,
  ...withheldOn,
];

/** BPNRBulk > ListOfBPNR > BPNR. The place is the last element, after the day of withholding. */
const bpnr: XmlMap<Bupot> = [
  ...masa,
  ...payeeAbroad([['CounterpartReceiptNumber', 'certificateNumber', 'nil']]),
  ...facilityAndObject,
  ['GrossIncome', ({ gross }) => plain(gross)],
  ...deemed,
  ['Rate', fileRate],
  ...basis,
  ['GovTreasurerOpt', treasurerOption, 'nil'],
  ...orderToPay,
  ...withheldOn,
  ...nillablePlace,
];

/** Bp21Bulk > ListOfBp21 > Bp21 (workbook BP21 v.4). For a progressive tax the rate is that of the highest band. */
const bp21: XmlMap<Bupot> = [
  ...masa,
  ['CounterpartTin', 'payeeNpwp'],
  ...recipientPlace,
  // Required for all; only for some objects does the tax depend on it.
  ['StatusTaxExemption', ({ ptkp }) => ptkp ?? 'TK/0'],
  ...facilityAndObject,
  ['Gross', ({ gross }) => plain(gross)],
  ...deemed,
  ['Rate', fileRate],
  ...basis,
  ...place,
  ...withheldOn,
];

/** BP26Bulk > ListOfBP26 > BP26. A facility number is required only for a certificate of domicile; "-" means none. */
const bp26: XmlMap<Bupot> = [
  ...masa,
  ...payeeAbroad([['CounterpartReceiptNumber', (slip) => (slip.facility === 'SKD' ? slip.certificateNumber : '-')]]),
  ...facilityAndObject,
  ['Gross', ({ gross }) => plain(gross)],
  ...deemed,
  ['Rate', fileRate],
  ...basis,
  ...place,
  ...withheldOn,
];

/** The tax due under the law, no matter who bears it: the workbook's formula has no tax borne by the state. */
const selfPaid = ({ tax, borne }: Bupot): string | null => plain(rupiah(sen(tax) + sen(borne)));

/** SelfPaymentBulk > ListOfSelfPayment > SelfPayment: the six shipping fields are 0 for everyone but carriers. */
const sp: XmlMap<Bupot> = [
  ...masa,
  ...facilityAndObject,
  ['TaxBase', ({ gross }) => plain(gross)],
  ['IncomeFromIndonesiaTaxBase', (slip) => orZero(slip.grossTotalOnIndonesia)],
  ['IncomeFromIndonesiaIncomeTax', (slip) => orZero(slip.lines?.deductedPphOnIndonesia ?? null)],
  ['IncomeFromForeignCountriesTaxBase', (slip) => orZero(slip.grossTotalOnAbroad)],
  ['IncomeFromForeignCountriesIncomeTax', (slip) => orZero(slip.lines?.deductedPphOnAbroad ?? null)],
  ['IncomeTaxArticle24CreditedIncomeTax', (slip) => orZero(slip.deductedPph24Creditable)],
  ['IncomeTaxWithheldByOtherParty', (slip) => orZero(slip.deductedPphOtherParties)],
  ['SelfPaymentIncomeTax', selfPaid],
  ['Rate', fileRate],
  ...basis,
  ...nillablePlace,
  ...withheldOn,
];

const cy: XmlMap<Bupot> = [
  ...masa,
  ...facilityAndObject,
  ['TaxBase', ({ gross }) => plain(gross)],
  ['Rate', fileRate],
  ...basis,
  ...nillablePlace,
  ...withheldOn,
];

/** Limit of rows per file for payroll and other payments, according to one description of Coretax. */
const HUNDRED = 100;

export const slipLayouts: Readonly<Record<SlipKind, SlipLayout>> = {
  BPPU: { root: 'BpuBulk', list: 'ListOfBpu', item: 'Bpu', elements: bppu, perFile: null },
  BPNR: { root: 'BPNRBulk', list: 'ListOfBPNR', item: 'BPNR', elements: bpnr, perFile: null },
  SP: { root: 'SelfPaymentBulk', list: 'ListOfSelfPayment', item: 'SelfPayment', elements: sp, perFile: null },
  CY: { root: 'CYBulk', list: 'ListOfCY', item: 'CY', elements: cy, perFile: null },
  BP21: { root: 'Bp21Bulk', list: 'ListOfBp21', item: 'Bp21', elements: bp21, perFile: HUNDRED },
  BPMP: { root: 'MmPayrollBulk', list: 'ListOfMmPayroll', item: 'MmPayroll', elements: bpmp, perFile: HUNDRED },
  BPA1: { root: 'A1Bulk', list: 'ListOfA1', item: 'A1', elements: bpa1, perFile: null },
  BPA2: { root: 'A2Bulk', list: 'ListOfA2', item: 'A2', elements: bpa2, perFile: null },
  BP26: { root: 'BP26Bulk', list: 'ListOfBP26', item: 'BP26', elements: bp26, perFile: null },
};
