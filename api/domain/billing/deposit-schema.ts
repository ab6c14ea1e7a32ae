import { z } from 'zod';
import { type AnswerOf, rupiahText } from '../definition/view-pieces.ts';

export const taxDepositSchema = z
  .object({
    balance: rupiahText,
    fillings: z.array(z.object({ ntpnId: z.string(), number: z.string(), left: rupiahText, used: z.boolean() })),
  })
  .meta({ id: 'TaxDeposit', description: 'What returns and uses elsewhere have left of the tax deposit (411618-100)' });
export type TaxDeposit = AnswerOf<typeof taxDepositSchema>;
