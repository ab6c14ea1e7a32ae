import { useTranslate } from 'react-admin';
import type { Billing } from './billing-api.ts';

/** By what number a payer is known, in words. */
export const NumberType = ({ of: { payerNumberType } }: { of: Pick<Billing, 'payerNumberType'> }) =>
  useTranslate()(`billing.number_type.${payerNumberType}`);
