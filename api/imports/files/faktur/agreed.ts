import { asNpwp16 } from '#domain/rules/identity/npwp.ts';
import { readDay } from '../cells/day.ts';
import { bareNumber, cellReader } from '../cells/reader.ts';
import type { Cells, Style } from '../raw.ts';
import type { FieldKey } from './fields.ts';

const FORM = /(^|\s)(pt|cv|ud|pd|tbk|persero)(?=\s|$)/g;

/** "PT. Maju Jaya, Tbk" and "MAJU JAYA PT" are one buyer. */
const nameKey = (name: string): string => {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(FORM, ' ').replace(/\s+/g, ' ').trim() || words;
};

/** A number of a buyer without marks; zeros stand for none. */
const numberKey = (text: string): string => {
  const bare = bareNumber(text).toUpperCase();
  return /^0*$/.test(bare) ? '' : bare;
};

const placeKey = (text: string): string => {
  const bare = numberKey(text);
  return /^\d{18,21}$/.test(bare) ? bare.padStart(22, '0') : bare;
};

/** What one invoice has one of: its day, its buyer, its code. Rows that differ in any of it are two invoices. */
export const agreed = (cells: Cells, style: Style): Readonly<Partial<Record<FieldKey, string>>> => {
  const reader = cellReader<FieldKey>(cells, style);
  const number = numberKey(reader.text('counterpartyNpwp'));
  return {
    counterpartyName: nameKey(reader.text('counterpartyName')),
    date: readDay(reader, 'date') ?? reader.text('date'),
    counterpartyNpwp: asNpwp16(number) ?? number,
    counterpartyDocumentNumber: numberKey(reader.text('counterpartyDocumentNumber')),
    counterpartyNitku: placeKey(reader.text('counterpartyNitku')),
    code: /^(\d{1,2})(?!\d)/.exec(reader.text('code'))?.[1]?.padStart(2, '0') ?? '',
    reference: reader.text('reference').replace(/\s+/g, ' ').toUpperCase(),
  };
};
