import { rupiah, sen } from '../../definition/money.ts';
import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { orZero, plain } from './figures.ts';
import { basis, facilityAndObject, masa, nillablePlace, withheldOn } from './groups.ts';
import { fileRate } from './rate.ts';

/** What is due by the law, whoever bears it: the workbook's formula knows no tax borne by the state. */
const selfPaid = ({ tax, borne }: Bupot): string | null => plain(rupiah(sen(tax) + sen(borne)));

/** SelfPaymentBulk > ListOfSelfPayment > SelfPayment: of others than carriers the six boxes of shipping say 0. */
export const sp: XmlMap<Bupot> = [
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
