/** Amounts that several columns of a payroll add up to. */
export const addedColumns: ReadonlySet<string> = new Set([
  ...(['gross', 'salaryPension', 'pphBenefit', 'otherBenefit', 'honorarium', 'insuranceBenefit', 'natura'] as const),
  ...(['tantiemBonus', 'wifeBenefit', 'childBenefit', 'improvementBenefit', 'structuralBenefit'] as const),
  ...(['riceBenefit', 'specialBenefit', 'otherIncome', 'pensionContribution', 'zakat'] as const),
]);

/** Turned into the gross of the slip: a person is asked first. */
export const convertedColumns: ReadonlySet<string> = new Set(['grossWithVat', 'currency', 'exchangeRate']);
