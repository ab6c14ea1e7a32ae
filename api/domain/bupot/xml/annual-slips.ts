import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { fileRate, numberOfMonths, objectCode, orZero, plain } from './figures.ts';
import {
  annualMasa,
  citizenship,
  facilityAndObject,
  masa,
  place,
  statusOfWithholding,
  taxCertificate,
  withheldOn,
  yesNo,
} from './groups.ts';

/** The tax office takes the tax of the year from the monthly slips it issued and requires 0 here. */
const takenFromMonthlySlips: XmlMap<Bupot> = [['Article21IncomeTax', () => '0']];

/** A1Bulk > ListOfA1 > A1. With gross-up the tax office calculates the tax allowance itself. */
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

/** A2Bulk > ListOfA2 > A2: no facility, no gross-up. */
export const bpa2: XmlMap<Bupot> = [
  ...annualMasa,
  ['CounterpartTin', 'payeeNpwp'],
  ['CounterpartNipNrp', 'nip', 'nil'],
  ['TaxExemptOpt', 'ptkp'],
  ['StatusOfWithholding', statusOfWithholding],
  ['CounterpartPosition', 'position', 'nil'],
  ['CounterpartRank', 'rank', 'nil'],
  ['TaxObjectCode', objectCode],
  ['NumberOfMonths', numberOfMonths],
  ['SalaryPensionJhtTht', (slip) => orZero(slip.salaryPension)],
  ['WifeBenefit', (slip) => orZero(slip.wifeBenefit)],
  ['ChildBenefit', (slip) => orZero(slip.childBenefit)],
  ['IncomeImprovementBenefit', (slip) => orZero(slip.improvementBenefit)],
  ['StructuralFunctionalBenefit', (slip) => orZero(slip.structuralBenefit)],
  ['RiceBenefit', (slip) => orZero(slip.riceBenefit)],
  ['OtherBenefit', (slip) => orZero(slip.otherBenefit)],
  ['OtherRegularIncome', (slip) => orZero(slip.otherIncome)],
  ['PensionContributionJhtThtFee', (slip) => orZero(slip.pensionContribution)],
  ['Zakat', (slip) => orZero(slip.zakat)],
  ['PrevWhTaxSlip', 'previousBupotNumber', 'nil'],
  ...takenFromMonthlySlips,
  ...place,
  ...withheldOn,
];

/** MmPayrollBulk > ListOfMmPayroll > MmPayroll (workbook BPMP v.3). */
export const bpmp: XmlMap<Bupot> = [
  ...masa,
  ['CounterpartOpt', citizenship],
  ['CounterpartPassport', 'passport', 'nil'],
  ['CounterpartTin', 'payeeNpwp', 'nil'],
  ['StatusTaxExemption', 'ptkp'],
  ['Position', 'position'],
  ...facilityAndObject,
  ['Gross', ({ gross }) => plain(gross)],
  ['Rate', fileRate],
  ...place,
  ...withheldOn,
];
