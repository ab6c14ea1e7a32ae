export const addedColumns: ReadonlySet<string> = new Set([
  ...(['gross', 'salaryPension', 'pphBenefit', 'otherBenefit', 'honorarium', 'insuranceBenefit', 'natura'] as const),
  ...(['tantiemBonus', 'wifeBenefit', 'childBenefit', 'improvementBenefit', 'structuralBenefit'] as const),
  ...(['riceBenefit', 'specialBenefit', 'otherIncome', 'pensionContribution', 'zakat'] as const),
]);

/** Converted into the gross of the slip after the user confirms. */
export const convertedColumns: ReadonlySet<string> = new Set(['grossWithVat', 'currency', 'exchangeRate']);
