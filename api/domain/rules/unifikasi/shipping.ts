import type { UnifikasiObject } from './objects.ts';

/**
 * Objects of one's own payment that have the form of shipping: 28-410-01 by its meaning, since domestic carriers are taxed on what they
 * earn abroad as well; 28-411-01 because the office's workbook opens the form for that code.
 */
const withForm = new Set(['28-410-01', '28-411-01']);

/** Whether a slip asks for income at home and abroad, credit of article 24 and tax withheld by others. */
export const hasShippingForm = ({ kind, code }: UnifikasiObject): boolean => kind === 'SP' && withForm.has(code);
