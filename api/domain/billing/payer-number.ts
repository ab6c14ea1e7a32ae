import { kppName, kppOf } from '../rules/identity/kpp.ts';
import { isNpwp16, NO_NPWP } from '../rules/identity/npwp.ts';
import type { BillingInput } from './record.ts';

/** By what number the payer is known: an NPWP of its own, a NIK (which is the NPWP of a resident person), or none. */
export const payerNumberTypes = ['NPWP', 'NIK', 'NONE'] as const;
export type PayerNumberType = (typeof payerNumberTypes)[number];

type Payer = Pick<BillingInput, 'payerNpwp' | 'payerNik' | 'payerKpp'>;

export const payerNumberType = ({ payerNpwp, payerNik }: Pick<Payer, 'payerNpwp' | 'payerNik'>): PayerNumberType => {
  if (!isNpwp16(payerNpwp) || payerNpwp === NO_NPWP) return payerNik ? 'NIK' : 'NONE';
  return payerNpwp.startsWith('0') ? 'NPWP' : 'NIK';
};

/** Three digits and name of the payer's tax office: the one told, else the one its NPWP names; null where neither says. */
export const payerOffice = ({ payerNpwp, payerKpp }: Pick<Payer, 'payerNpwp'> & Partial<Payer>): string | null => {
  const code = payerKpp ?? kppOf(payerNpwp);
  if (code === null) return null;
  const name = kppName(code);
  return name === null ? code : `${code} ${name}`;
};
