import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { takenFromMonthlySlips } from './bpa1.ts';
import { numberOfMonths, objectCode, orZero } from './figures.ts';
import { annualMasa, place, withheldOn } from './groups.ts';
import { statusOfWithholding } from './spelling.ts';

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
