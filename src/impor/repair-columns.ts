import { unitName, units } from '#domain/faktur/units.ts';
import type { SheetColumn, SheetOption } from '../kit/grid/sheet.ts';
import type { ImportIssue, ImportRow } from './import-api.ts';

/** Widths of the fields a file may bring; those not named here take the usual one. */
const widths: Record<string, number> = {
  date: 112,
  code: 64,
  reference: 150,
  buyerName: 208,
  buyerNpwp: 176,
  buyerAddress: 220,
  buyerEmail: 180,
  buyerNitku: 210,
  sellerNitku: 210,
  goodsName: 220,
  goodsCode: 100,
  unit: 130,
  opt: 70,
};
const amounts = new Set(['price', 'quantity', 'discount', 'dpp', 'otherDpp', 'ppn', 'ppnRate', 'ppnbm', 'ppnbmRate']);
const identifiers = [
  'date',
  'code',
  'reference',
  'buyerName',
  'buyerNpwp',
  'goodsName',
  'quantity',
  'unit',
  'price',
  'discount',
  'dpp',
  'ppn',
];

const unitOptions = Object.keys(units).map((code) => ({ value: code, label: unitName(code) }));

/** The values of a field that knows only a few. */
export const choicesOf = (field: string, say: (key: string) => string): readonly SheetOption[] | undefined => {
  if (field === 'unit') return unitOptions;
  return field === 'opt' ? ['A', 'B'].map((value) => ({ value, label: say(`reference.opt.${value}`) })) : undefined;
};

const inOrder = (fields: readonly string[], worked: string | undefined): string[] => {
  const usual = [
    ...identifiers.filter((key) => fields.includes(key)),
    ...fields.filter((key) => !identifiers.includes(key)),
  ];
  return worked === undefined ? usual : [worked, ...usual.filter((key) => key !== worked)];
};

/** The fields of this file as grid columns: what people look at first comes first, and before all what is being worked on. */
export const repairColumns = (
  fields: readonly string[],
  label: (field: string) => string,
  row: string,
  worked?: string,
): SheetColumn<ImportRow>[] => [
  { key: '#', label: row, width: 64, pinned: true, editable: false, align: 'right' },
  ...inOrder(fields, worked).map(
    (key): SheetColumn<ImportRow> => ({
      key,
      pinned: key === worked,
      label: label(key),
      width: widths[key] ?? (amounts.has(key) ? 140 : 120),
      align: amounts.has(key) ? 'right' : 'left',
      ...(key === 'unit' ? { options: unitOptions } : {}),
    }),
  ),
];

export const cellOf = (row: ImportRow, key: string): string => (key === '#' ? String(row.row) : (row.cells[key] ?? ''));

/** The worst finding on a cell: an error before a warning. */
export const issueOf = (row: ImportRow, key: string): ImportIssue | undefined => {
  const own = row.findings.filter((finding) => finding.path === key);
  return own.find((finding) => finding.severity === 'error') ?? own[0];
};
