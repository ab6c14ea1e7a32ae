import type { RefusalBucket, RefusalRow } from '#domain/refusals/schema.ts';
import { formatDecimal } from '#domain/text/format.ts';
import type { SheetColumn } from '../ui/grid/sheet.ts';
import { inRupiah } from '../ui/inputs/in-rupiah.ts';

type Kind = NonNullable<RefusalBucket['cure']>['kind'];

const fields: Readonly<Record<Kind, readonly (readonly [column: string, ends: string])[]>> = {
  quantity: [
    ['quantity', 'quantity'],
    ['difference', 'difference'],
  ],
  signee: [],
  monthly: [['monthly', 'monthly']],
  post: [],
  inquire: [],
  again: [],
  ownPlace: [
    ['ownPlace', 'ownNitku'],
    ['ownPlace', 'nitku'],
  ],
  otherPlace: [
    ['otherPlace', 'counterpartyNitku'],
    ['otherPlace', 'payeeNitku'],
  ],
  identity: [
    ['identity', 'counterpartyDocumentNumber'],
    ['identity', 'payeeNpwp'],
    ['identity', 'counterpartyNpwp'],
  ],
  transaction: [
    ['code', 'code'],
    ['addInfo', 'addInfo'],
  ],
  paper: [['paper', 'customDoc']],
  goods: [['goods', 'code']],
  unit: [['unit', 'unit']],
  reference: [['reference', 'reference']],
  number: [['number', 'number']],
  rate: [
    ['facility', 'facility'],
    ['rate', 'rate'],
  ],
  date: [['date', 'date']],
  origin: [
    ['quantity', 'quantity'],
    ['base', 'dpp'],
    ['tax', 'ppn'],
  ],
};

/** Columns in which a value can be set for a single invoice. */
export const typedIn: Partial<Record<Kind, string>> = {
  otherPlace: 'otherPlace',
  identity: 'identity',
  paper: 'paper',
  reference: 'reference',
  number: 'number',
};

const shown = (column: string, value: string): string => {
  if (column === 'difference' || column === 'base' || column === 'tax') return value === '' ? '' : inRupiah(value);
  return column === 'quantity' && value !== '' ? formatDecimal(value, value.split('.')[1]?.length ?? 0) : value;
};

export const Change = ({ column, before, after }: { column: string; before: string; after: string }) => (
  <span className="cured">
    {before !== '' && (
      <>
        <s>{shown(column, before)}</s> <span aria-hidden="true">→</span>{' '}
      </>
    )}
    <b>{shown(column, after)}</b>
  </span>
);

/** The changes of a row by column; several lines of an invoice are shown as one cell with a count. */
export const changesBy = (row: RefusalRow, kind: Kind) =>
  fields[kind].flatMap(([column, ends]) => {
    const found = row.changes.filter(({ path }) => path === ends || path.endsWith(`.${ends}`));
    const [first] = found;
    return first ? [{ column, more: found.length - 1, ...first }] : [];
  });

const widths: Readonly<Record<string, number>> = {
  quantity: 146,
  difference: 112,
  // Wide enough for two long numbers.
  otherPlace: 464,
  identity: 320,
};

type Say = (key: string) => string;

export const refusedColumns = (kind: Kind | null, say: Say): SheetColumn<RefusalRow>[] => {
  const label = (key: string) => say(`refusals.columns.${key}`);
  const cell = (row: RefusalRow, column: string) =>
    kind ? changesBy(row, kind).find((one) => one.column === column) : undefined;
  const changed = kind
    ? [...new Set(fields[kind].map(([column]) => column))].map(
        (column): SheetColumn<RefusalRow> => ({
          key: `cure.${column}`,
          label: label(column),
          width: widths[column] ?? 240,
          align: ['quantity', 'difference', 'base', 'tax'].includes(column) ? 'right' : 'left',
          editable: typedIn[kind] === column,
          show: (value, row) => {
            const found = cell(row, column);
            return found === undefined ? (
              value
            ) : (
              <>
                <Change column={column} before={found.before} after={found.after} />
                {found.more > 0 && <span className="sec"> +{found.more}</span>}
              </>
            );
          },
        }),
      )
    : [];
  const money = (key: 'base' | 'tax'): SheetColumn<RefusalRow> => ({
    key,
    label: label(key),
    width: 184,
    align: 'right',
    editable: false,
    show: (value) => inRupiah(value),
  });
  return [
    { key: 'reference', label: label('reference'), width: 152, editable: false },
    { key: 'name', label: label('name'), width: 104, flex: 1, editable: false },
    ...changed,
    ...(kind === 'signee' ? [{ key: 'signeeName', label: label('signee'), width: 150, editable: false }] : []),
    ...(kind === null ? [{ key: 'message', label: label('message'), width: 260, flex: 2, editable: false }] : []),
    // Fixing a quantity keeps the base; otherwise the tax is at stake.
    money(kind === 'quantity' ? 'base' : 'tax'),
  ];
};

export const refusedCell = (row: RefusalRow, key: string, kind: Kind | null): string => {
  if (key.startsWith('cure.'))
    return (
      (kind && changesBy(row, kind).find(({ column }) => `cure.${column}` === key)?.after) ||
      row.held[key.slice('cure.'.length) as keyof RefusalRow['held']] ||
      ''
    );
  const value = row[key as keyof RefusalRow];
  return typeof value === 'string' ? value : '';
};
