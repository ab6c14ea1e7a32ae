import type { MasukanStatus } from './masukan-status.ts';
import type { Faktur } from './record.ts';
import type { ReturInput } from './retur.ts';
import { beyondLeft, checkRetur } from './retur-check.ts';
import { returLines, returTotal } from './retur-compute.ts';
import { type FileRetur, inputOfFile, returOfFile } from './retur-file.ts';
import { isSpent, type LineLeft, leftAfter, leftOf } from './retur-left.ts';
import { whyNotBack } from './retur-masukan.ts';
import type { ReturnFile, ReturnRules } from './return-rules.ts';

type Invoice = Faktur<MasukanStatus>;

export const returRules: ReturnRules<Invoice, ReturInput, readonly LineLeft[]> = {
  words: 'retur',
  whyNotBack,
  leftOf,
  leftAfter,
  isSpent,
  mismatches: ({ lines }, origin) =>
    lines.length > origin.lines.length
      ? [{ path: 'lines', message: 'retur.check.other_lines', severity: 'error' }]
      : [],
  written: ({ date, reference, lines: given }, origin, left) => {
    const lines = returLines(origin.lines, left, given);
    return { ...returTotal(lines), date, reference, lines };
  },
  beyond: ({ lines }, left) => beyondLeft(lines, left),
  check: checkRetur,
};

/** Returns of incoming invoices in a file: of invoices with the same number that of the seller, else the first. */
export const returFile: ReturnFile<FileRetur, Invoice, ReturInput, readonly LineLeft[]> = {
  of: 'IN',
  originNumber: ({ number }) => number,
  originOf: (invoices, { number, seller }) => {
    const own = invoices.filter((one) => one.number === number);
    return own.find(({ counterpartyNpwp }) => counterpartyNpwp === seller) ?? own[0];
  },
  inputOf: (options, origin, left) => inputOfFile(origin.id, options, returOfFile(origin, left, options).inputs),
};
