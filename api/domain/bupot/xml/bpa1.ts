import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { numberOfMonths, objectCode, orZero } from './figures.ts';
import { annualMasa, place, withheldOn } from './groups.ts';
import { citizenship, statusOfWithholding, taxCertificate, yesNo } from './spelling.ts';

/** The office takes the tax of the year from the monthly slips it issued and asks for 0 here. */
export const takenFromMonthlySlips: XmlMap<Bupot> = [['Article21IncomeTax', () => '0']];

/** A1Bulk > ListOfA1 > A1. With gross-up the office works out the tax allowance itself. */
export const bpa1: XmlMap<Bupot> = [
  ...annualMasa,
  ['CounterpartOpt', citizenship],
  ['CounterpartPassport', 'passport', 'nil'],
  ['CounterpartTin', 'payeeNpwp'],
  ['TaxExemptOpt', 'ptkp'],
  ['StatusOfWithholding', statusOfWithholding],
  ['CounterpartPosition', 'position'],
  ['TaxObjectCode', objectCode],
  ['NumberOfMonths', numberOfMonths],
  ['SalaryPensionJhtTht', (slip) => orZero(slip.salaryPension)],
  ['GrossUpOpt', ({ grossUpBenefit }) => yesNo(grossUpBenefit)],
  ['IncomeTaxBenefit', (slip) => (slip.grossUpBenefit ? '0' : orZero(slip.pphBenefit))],
  ['OtherBenefit', (slip) => orZero(slip.otherBenefit)],
  ['Honorarium', (slip) => orZero(slip.honorarium)],
  ['InsurancePaidByEmployer', (slip) => orZero(slip.insuranceBenefit)],
  ['Natura', (slip) => orZero(slip.natura)],
  ['TantiemBonusThr', (slip) => orZero(slip.tantiemBonus)],
  ['PensionContributionJhtThtFee', (slip) => orZero(slip.pensionContribution)],
  ['Zakat', (slip) => orZero(slip.zakat)],
  ['PrevWhTaxSlip', 'previousBupotNumber', 'nil'],
  ['TaxCertificate', taxCertificate],
  ...takenFromMonthlySlips,
  ...place,
  ...withheldOn,
];
