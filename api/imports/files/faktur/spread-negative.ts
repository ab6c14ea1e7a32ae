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
 * Negative lines become discounts on the other lines, proportional to their amounts and exact to the sen. `gone`:
 * removed rows. No change if the other lines are too small.
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
  // The first row holds the document's fields and cannot be removed.
  if (taken <= 0 || held < taken || gone[0]) return [];
  const parts = allocate(taken, weights);
  return raw.flatMap(({ row, cells }, at): PartedRow[] => {
    const [line, amount, part] = [input.lines[at], file[at], parts[at] ?? 0];
    if (!line || !amount) return [];
    if (gone[at]) return [{ row, cells, remainder: null, gone: true }];
    if (part === 0) return [];
    const discount = written(rupiah(sen(line.discount) + part));
    // The file's own amounts were those before the discount of the whole invoice.
    const { dpp: _, otherDpp: __, ppn: ___, ppnbm: ____, ...otherCells } = plainCells(cells, line, amount);
    return [{ row, cells: { ...otherCells, discount }, remainder: null }];
  });
};
