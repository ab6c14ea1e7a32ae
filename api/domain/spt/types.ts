/** The returns that are built, by the tax they are for. */
export const incomeReturns = ['UNIFIKASI', 'PPH21'] as const;
export const returnTypes = [...incomeReturns, 'PPN'] as const;
export type ReturnType = (typeof returnTypes)[number];
/** Those of income tax, which are made of slips. */
export type IncomeReturn = (typeof incomeReturns)[number];
