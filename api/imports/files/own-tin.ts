import { Refusal } from './refusal.ts';

/** A file of the office is one taxpayer's; another's is refused whole. */
export const refuseOtherTin = (tin: string, npwp: string): void => {
  const digits = tin.replace(/\D/g, '');
  if (digits.padStart(16, '0') !== npwp) throw new Refusal('other_tin', { tin: digits || '-', own: npwp });
};
