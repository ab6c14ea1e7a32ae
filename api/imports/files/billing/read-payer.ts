import { type BillingInput, type PayerNumberType, payerNumberType } from '#domain/billing/record.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { bareNumber, type CellReader, readNpwp } from '../cells/reader.ts';
import type { CheckContext } from '../kind.ts';
import type { BillingField } from './fields.ts';

export type ReadPayer = Pick<
  BillingInput,
  'payerKind' | 'payerNpwp' | 'payerNik' | 'payerName' | 'payerAddress' | 'payerCity'
>;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** The company itself if empty or its own number, another taxpayer by NPWP, or a person by NIK. */
export const readPayer = (reader: CellReader<BillingField>, company: CheckContext['company']): ReadPayer => {
  const npwp = readNpwp(reader, 'payerNpwp');
  const nik = bareNumber(reader.text('payerNik'));
  const [name, address, city] = [reader.text('payerName'), reader.text('payerAddress'), reader.text('payerCity')];
  const named = npwp !== '' || nik !== '';
  if (!named && name !== '' && plain(name) !== plain(company.name)) reader.error('payerNpwp', 'payer_number_missing');
  if (!named || npwp === company.npwp || (npwp === '' && nik === company.npwp))
    return {
      payerKind: 'self',
      payerNpwp: company.npwp,
      payerNik: null,
      payerName: name || company.name,
      payerAddress: address || company.address,
      payerCity: city || company.city,
    };
  const without = npwp === '' || npwp === NO_NPWP;
  return {
    payerKind: without ? 'non' : 'other',
    payerNpwp: without ? NO_NPWP : npwp,
    payerNik: nik === '' || nik === npwp ? null : nik,
    payerName: name,
    payerAddress: address,
    payerCity: city,
  };
};

export const readKpp = (reader: CellReader<BillingField>): string | null => {
  const text = reader.text('payerKpp');
  return /^(\d{3})\b/.exec(text)?.[1] ?? (/^\d{1,2}$/.test(text) ? text.padStart(3, '0') : text || null);
};

const words: Readonly<Record<PayerNumberType, RegExp>> = {
  NPWP: /^npwp/,
  NIK: /^(nik|ktp|npwp ?nik)/,
  NONE: /^(non|tanpa|tidak|no )/,
};

/** The number decides; a different type in the file is reported. */
export const checkNumberType = (reader: CellReader<BillingField>, input: ReadPayer): void => {
  const type = reader.text('payerNumberType').toLowerCase();
  if (type === '') return;
  const is = payerNumberType(input);
  if (!words[is].test(type)) reader.warn('payerNumberType', 'number_type_differs', { params: { is } });
};
