export const incomeReturns = ['UNIFIKASI', 'PPH21'] as const;
export const returnTypes = [...incomeReturns, 'PPN'] as const;
export type ReturnType = (typeof returnTypes)[number];
export type IncomeReturn = (typeof incomeReturns)[number];
