import type { FieldErrors } from '../problem.ts';
import type { FakturRow } from './record.ts';

/**
 * Forms a company wants its own fields in, by field. In a mask `#` stands for a digit, `A` for a capital letter, `*` for anything;
 * every other sign for itself.
 */
export type FakturMasks = Partial<Record<'reference' | 'customDoc', string>>;

const signs: Readonly<Record<string, string>> = { '#': '\\d', A: '[A-Z]', '*': '.*' };

/** Whether a text has the form of a mask. */
export const fitsMask = (mask: string, text: string): boolean =>
  new RegExp(`^${[...mask].map((sign) => signs[sign] ?? sign.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')).join('')}$`).test(
    text,
  );

/** The fields of an invoice that do not have the company's form. A reference must be there; a document only if it is named. */
export const maskErrors = (
  masks: FakturMasks,
  row: Pick<FakturRow, 'reference' | 'customDoc'>,
  document: string,
): FieldErrors => {
  const errors: FieldErrors = {};
  const off = (field: keyof FakturMasks, text: string | null, required: boolean) => {
    const mask = masks[field];
    if (mask !== undefined && (text ? !fitsMask(mask, text) : required))
      errors[field] = { key: `faktur.server.mask.${field}`, params: { document, mask } };
  };
  off('reference', row.reference, true);
  off('customDoc', row.customDoc, false);
  return errors;
};
