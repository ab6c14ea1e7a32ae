import { getTableColumns, type SQL } from 'drizzle-orm';
import { blankBupot } from '#domain/bupot/blank.ts';
import { monthLines } from '#domain/bupot/month-lines.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { AnnualSlip, MonthlySlip } from '#domain/bupot/year/monthly-slips.ts';
import { rupiah } from '#domain/definition/money.ts';
import { packed } from '../../dialect/packed.ts';
import { bupots } from '../../tables.ts';

type Column = keyof Bupot & keyof ReturnType<typeof getTableColumns<typeof bupots>>;

const amounts: ReadonlySet<string> = new Set(['gross', 'tax', 'borne']);

/** The packed row that is selected, and the function that makes a slip of it. */
export type Reading<T> = { readonly row: SQL<unknown[]>; readonly slipOf: (row: readonly unknown[]) => T };

const reading = <K extends Column, B extends keyof Bupot>(
  columns: readonly K[],
  beside: readonly B[],
): Reading<Pick<Bupot, K | B>> => {
  const table = getTableColumns(bupots);
  // Filling in a copy of a blank slip costs a fraction of building an object field by field.
  const blank = Object.fromEntries([...columns, ...beside].map((name) => [name, blankBupot[name]]));
  return {
    row: packed<unknown[]>(
      columns.map((name) => table[name]),
      bupots.body,
      beside,
    ),
    slipOf: (row) => {
      const slip = { ...blank } as Record<string, unknown>;
      for (let at = 0; at < columns.length; at++) {
        const name = columns[at] as string;
        slip[name] = amounts.has(name) ? rupiah(row[at] as number) : row[at];
      }
      const monthValues = row[columns.length] as unknown[];
      for (let at = 0; at < beside.length; at++)
        if (monthValues[at] !== null) slip[beside[at] as string] = monthValues[at];
      return slip as Pick<Bupot, K | B>;
    },
  };
};

export const monthlyReading: Reading<MonthlySlip> = reading(
  [
    'id',
    'version',
    'kind',
    'number',
    'status',
    'replaces',
    'period',
    'nitku',
    'taxCode',
    'facility',
    ...([
      'payeeNpwp',
      'payeeNitku',
      'payeeName',
      'payeeEmail',
      'country',
      'gross',
      'tax',
      'borne',
      'errorCount',
    ] as const),
  ],
  ['payeeIdType', 'ptkp', 'position', 'foreignEmployee', 'passport', 'grossUp', 'grossTyped', ...monthLines],
);

export const annualReading: Reading<AnnualSlip> = reading(
  ['id', 'kind', 'number', 'status', 'replaces', 'period', 'payeeNpwp', 'payeeName'],
  ['periodFrom', 'foreignEmployee', 'passport', 'payeeAddress', 'gender', 'lines'],
);
