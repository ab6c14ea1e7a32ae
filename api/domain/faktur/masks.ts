import type { FieldErrors } from '../problem.ts';
import type { FakturRow } from './record.ts';

/**
 * By field. In a mask `#` is a digit, `A` a capital letter, `*` any character; every other character stands for itself.
 */
export type FakturMasks = Partial<Record<'reference' | 'customDoc', string>>;

const signs: Readonly<Record<string, string>> = { '#': '\\d', A: '[A-Z]', '*': '.*' };

export const fitsMask = (mask: string, text: string): boolean =>
  new RegExp(`^${[...mask].map((sign) => signs[sign] ?? sign.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')).join('')}$`).test(
    text,
  );

/** The reference is required; the document is only checked if it is set. */
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
