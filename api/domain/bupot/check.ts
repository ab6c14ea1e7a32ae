import type { Finding } from '../definition/finding.ts';
import { checkAnnual, checkDtp } from './check-annual.ts';
import { checkPayee } from './check-payee.ts';
import { checkTax } from './check-tax.ts';
import { checkBasis, checkWhen } from './check-when.ts';
import type { CheckAround } from './finding.ts';
import { checkMonthLines } from './month-lines.ts';
import type { BupotInput } from './record.ts';

export type { CheckAround };

/** All errors and warnings of a slip as entered. Errors prevent sending, never saving as a draft. */
export const checkSlip = (input: BupotInput, around: CheckAround): Finding[] => [
  ...checkWhen(input, around),
  ...checkPayee(input, around),
  ...checkTax(input),
  ...checkMonthLines(input),
  ...checkDtp(input, around),
  ...checkAnnual(input),
  ...checkBasis(input, around),
];
