import type { Finding } from '#domain/definition/finding.ts';
import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import { formatDecimal } from '#domain/text/format.ts';
import type { Cells, RawDocument } from '../raw.ts';

const amounts = ['dpp', 'ppn'] as const;

const plain = (text: string | undefined): string => (text ?? '').replace(/[^\d,.-]/g, '');

const counts = (cells: Cells): boolean => amounts.some((field) => /[1-9]/.test(cells[field] ?? ''));

const isCopy = (cells: Cells, of: Cells): boolean =>
  counts(cells) && amounts.every((field) => plain(cells[field]) === plain(of[field]));

const shown = (amount: string | undefined): string =>
  /^\d+(\.\d+)?$/.test(amount ?? '') ? formatDecimal(amount ?? '') : '-';

/** One list per row. A row with the same amounts as another may be a copy, so the user must confirm it. */
export const summedFindings = (raw: RawDocument, { amounts: sums }: Pick<PulledFaktur, 'amounts'>): Finding[][] => {
  if (raw.filter(({ cells }) => counts(cells)).length < 2) return raw.map(() => []);
  return raw.map(({ cells }, at) => {
    const before = raw.slice(0, at).find((other) => isCopy(cells, other.cells));
    if (before)
      return amounts.map((path) => ({
        path,
        message: 'impor.finding.row_copied',
        severity: 'error',
        params: { row: before.row },
        proposal: '0',
      }));
    if (at > 0) return [];
    const params = { rows: raw.length, dpp: shown(sums?.dpp), ppn: shown(sums?.ppn) };
    return [{ path: 'number', message: 'impor.finding.rows_summed', severity: 'warning', params }];
  });
};
