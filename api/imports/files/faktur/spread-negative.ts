import { allocate, rupiah, type Sen, sen, times } from '#domain/definition/money.ts';
import type { FakturLineInput } from '#domain/faktur/record.ts';
import type { CheckContext, PartedRow } from '../kind.ts';
import type { RawDocument } from '../raw.ts';
import { negativeAt } from './negative-line.ts';
import { plainCells, written } from './plain-cells.ts';
import { readDocument } from './read-document.ts';

const amountOf = ({ price, quantity, discount }: FakturLineInput): Sen | null => {
  try {
    return times(price, quantity) - sen(discount);
  } catch {
    return null;
  }
};

/**
 * The negative lines of an invoice as discounts of its other lines, each by its share of what they come to, to the sen: the invoice comes to the
 * same. The rows that change, and those that go (`gone`). None where the other lines do not hold it.
 */
export const spreadRows = (
  raw: RawDocument,
  { company, style }: Pick<CheckContext, 'company' | 'style'>,
): PartedRow[] => {
  const { input, file } = readDocument(raw, company.npwp, style);
  const amounts = input.lines.map(amountOf);
  if (amounts.some((amount) => amount === null)) return [];
  const known = amounts.map((amount) => amount ?? 0);
  const gone = input.lines.map((line) => negativeAt(line) !== null);
  const taken = known.reduce((sum, amount, at) => (gone[at] ? sum - amount : sum), 0);
  const weights = known.map((amount, at) => (gone[at] || amount < 0 ? 0 : amount));
  const held = weights.reduce((sum, weight) => sum + weight, 0);
  // What the first row holds of the invoice cannot go with it.
  if (taken <= 0 || held < taken || gone[0]) return [];
  const parts = allocate(taken, weights);
  return raw.flatMap(({ row, cells }, at): PartedRow[] => {
    const [line, amount, part] = [input.lines[at], file[at], parts[at] ?? 0];
    if (!line || !amount) return [];
    if (gone[at]) return [{ row, cells, beside: null, gone: true }];
    if (part === 0) return [];
    const discount = written(rupiah(sen(line.discount) + part));
    // The file's own amounts were those before the discount of the whole invoice.
    const { dpp: _, otherDpp: __, ppn: ___, ppnbm: ____, ...kept } = plainCells(cells, line, amount);
    return [{ row, cells: { ...kept, discount }, beside: null }];
  });
};
