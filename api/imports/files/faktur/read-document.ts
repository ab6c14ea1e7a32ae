import { rupiah, sen } from '#domain/definition/money.ts';
import { lineSen } from '#domain/faktur/line-amounts.ts';
import type { FakturInput, FakturLineInput, Finding, LineAmounts } from '#domain/faktur/record.ts';
import { roundQuantities } from '#domain/faktur/round-quantity.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { cellReader } from '../cells/reader.ts';
import type { CheckContext, PartedRow } from '../kind.ts';
import type { Cells, RawDocument, Style } from '../raw.ts';
import type { FieldKey } from './fields.ts';
import { negativeAt } from './negative-line.ts';
import { plainCells, written } from './plain-cells.ts';
import { readHeader } from './read-header.ts';
import { type FileAmounts, readLine } from './read-line.ts';

type ReadDocument = {
  readonly input: FakturInput;
  readonly findings: Finding[][];
  readonly file: readonly FileAmounts[];
};

export const readDocument = (document: RawDocument, npwp: string, style: Style): ReadDocument => {
  const readers = document.map((row) => cellReader<FieldKey>(row.cells, style));
  const [first] = readers;
  if (!first) throw new RangeError('a document has at least one row');
  const header = readHeader(first, npwp);
  const lines = readers.map((reader) => readLine(reader, header));
  for (const [at, { line }] of lines.entries()) {
    const path = negativeAt(line);
    const reader = readers[at];
    if (path && reader) reader.error(path, 'negative_line');
  }
  return {
    input: { ...header, lines: lines.map((one) => one.line) },
    findings: readers.map((reader) => reader.findings),
    file: lines.map((one) => one.file),
  };
};

/**
 * Our computed amount for the line that stays, the rest for the new line. The other base identifies the scheme, so both
 * get the computed one.
 */
const stated = (file: FileAmounts, line: FakturLineInput, remainder: FakturLineInput, date: string): [Cells, Cells] => {
  const [ours, rest] = [lineSen(line, date), lineSen(remainder, date)];
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

/** To the decimals the office accepts. The difference becomes a separate line, so the totals stay exact to the sen. */
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
    const [line, remainder] = parts[at] ?? [];
    const amounts = file[at];
    if (!line || !amounts || line.quantity === lines[at]?.quantity) return [];
    const quantity = written(line.quantity);
    if (!remainder) return [{ row, cells: { ...cells, quantity }, remainder: null }];
    const [first, second] = stated(amounts, line, remainder, date);
    const whole = lines[at];
    const converted = whole ? plainCells(cells, whole, amounts) : cells;
    const discount: Cells = line.discount === whole?.discount ? {} : { discount: written(line.discount) };
    const same = alike.flatMap((key) => (cells[key] === undefined ? [] : [[key, cells[key]]]));
    return [
      {
        row,
        cells: { ...converted, quantity, ...discount, ...first },
        remainder: {
          ...Object.fromEntries(same),
          opt: remainder.opt,
          goodsName: remainder.name,
          price: written(remainder.price),
          quantity: remainder.quantity,
          ...second,
        },
      },
    ];
  });
};

/** In sen: files in whole rupiah differ by less than one per line, which is not reported. */
const WHOLE_RUPIAH = 100;

const compared = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;

/**
 * Row by row: the total of the line, or that of the whole invoice repeated on each line. A difference means
 * contradictory columns. At most one finding per row.
 */
export const compareTotals = (
  files: readonly Pick<FileAmounts, 'total'>[],
  lines: readonly LineAmounts[],
): (Finding | null)[] => {
  const ours = lines.map(({ dpp, ppn, ppnbm }) => sen(dpp) + sen(ppn) + sen(ppnbm));
  const whole = ours.reduce((sum, one) => sum + one, 0);
  const near = (given: number, own: number): boolean => Math.abs(given - own) < WHOLE_RUPIAH;
  const ofInvoice = files.every(({ total }) => total === null || near(sen(total), whole));
  return files.map(({ total }, at): Finding | null => {
    const own = ours[at];
    if (total === null || ofInvoice || own === undefined || near(sen(total), own)) return null;
    const params = { file: formatDecimal(total), ours: formatDecimal(rupiah(own)) };
    return {
      path: 'totalWithVat',
      message: 'impor.finding.total_differs',
      severity: 'error',
      params,
      proposal: written(rupiah(own)),
    };
  });
};

/** The computed amounts are saved. A difference of a rupiah or more is reported. */
export const compareLine = (file: FileAmounts, ours: LineAmounts): Finding[] => {
  const findings: Finding[] = [];
  for (const field of compared) {
    const given = file[field];
    if (given === null || given === ours[field]) continue;
    const difference = sen(given) - sen(ours[field]);
    if (Math.abs(difference) < WHOLE_RUPIAH) continue;
    findings.push({
      path: field,
      message: 'impor.finding.amount_differs',
      severity: 'warning',
      params: {
        file: formatDecimal(given),
        ours: formatDecimal(ours[field]),
        difference: formatDecimal(rupiah(difference)),
      },
      proposal: ours[field].replace('.', ','),
    });
  }
  if (file.ppnRate !== null && Number(file.ppnRate) !== Number(ours.ppnRate))
    findings.push({
      path: 'ppnRate',
      message: 'impor.finding.rate_differs',
      severity: 'warning',
      params: { file: file.ppnRate, ours: ours.ppnRate },
      proposal: ours.ppnRate,
    });
  return findings;
};
