import { rupiah, sen } from '#domain/definition/money.ts';
import { xmlDecimal } from '#domain/definition/xml.ts';
import { lineSen } from '#domain/faktur/line-amounts.ts';
import type { FakturLineInput } from '#domain/faktur/record.ts';
import { roundQuantities } from '#domain/faktur/round-quantity.ts';
import { shown } from '../cells/decimal.ts';
import type { CheckContext, PartedRow } from '../kind.ts';
import type { Cells, RawDocument } from '../raw.ts';
import type { FieldKey } from './fields.ts';
import { readDocument } from './read-document.ts';
import type { FileAmounts } from './read-line.ts';

const written = (decimal: string): string => shown(xmlDecimal(decimal));

/** What the file says of a line, shared out: ours to the line that stays, the rest to the one beside it. The other base tells the scheme, so both have ours. */
const stated = (file: FileAmounts, line: FakturLineInput, beside: FakturLineInput, date: string): [Cells, Cells] => {
  const [ours, rest] = [lineSen(line, date), lineSen(beside, date)];
  const [first, second]: [Cells, Cells] = [{}, {}];
  for (const key of ['dpp', 'ppn', 'ppnbm'] as const) {
    const given = file[key];
    if (given === null) continue;
    first[key] = written(rupiah(ours[key]));
    second[key] = written(rupiah(sen(given) - ours[key]));
  }
  if (file.otherDpp !== null) {
    first.otherDpp = written(rupiah(ours.other));
    second.otherDpp = written(rupiah(rest.other));
  }
  return [first, second];
};

const alike = ['goodsCode', 'unit', 'ppnRate', 'ppnbmRate'] as const satisfies readonly FieldKey[];

/** Lines whose quantity has more decimals than the office takes, cut; the difference goes to a line of its own, and the sums stay to the sen. */
export const roundedRows = (
  raw: RawDocument,
  { company, style }: Pick<CheckContext, 'company' | 'style'>,
): PartedRow[] => {
  const { input, file } = readDocument(raw, company.npwp, style);
  const { date } = input;
  const parts: FakturLineInput[][] = raw.map(() => []);
  const lines = input.lines.map((line, at) => ({ ...line, at }));
  for (const line of roundQuantities({ lines, date }, (made, { at }) => ({ ...made, at }))) parts[line.at]?.push(line);
  return raw.flatMap(({ row, cells }, at): PartedRow[] => {
    const [line, beside] = parts[at] ?? [];
    const amounts = file[at];
    if (!line || !amounts || line.quantity === lines[at]?.quantity) return [];
    const quantity = written(line.quantity);
    if (!beside) return [{ row, cells: { ...cells, quantity }, beside: null }];
    const [first, second] = stated(amounts, line, beside, date);
    const discount: Cells = line.discount === lines[at]?.discount ? {} : { discount: written(line.discount) };
    const same = alike.flatMap((key) => (cells[key] === undefined ? [] : [[key, cells[key]]]));
    return [
      {
        row,
        cells: { ...cells, quantity, ...discount, ...first },
        beside: {
          ...Object.fromEntries(same),
          opt: beside.opt,
          goodsName: beside.name,
          price: written(beside.price),
          quantity: beside.quantity,
          ...second,
        },
      },
    ];
  });
};
