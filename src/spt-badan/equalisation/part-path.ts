import { slipListPath } from '#domain/bupot/slip-paths.ts';
import { vatListPath } from '#domain/faktur/document-paths.ts';
import { monthsOf } from '../sources/source-paths.ts';

const lists: Readonly<Record<string, string>> = {
  domestic: vatListPath('OUT'),
  exports: vatListPath('DOC_OUT'),
  returned: vatListPath('RETURN_OUT'),
  annual: slipListPath('BPA1'),
  monthly: slipListPath('BPMP'),
  not_permanent: slipListPath('BP21'),
  slips: slipListPath('BPPU'),
};

/** The documents of a part of an amount; null where it is of the return before. */
export const partPath = (part: string, year: number): string | null =>
  lists[part] === undefined ? null : `${lists[part]}?${monthsOf(year)}`;
