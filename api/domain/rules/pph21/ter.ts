import { type Bands, bands } from '../../definition/bands.ts';
import { dated } from '../../definition/dated.ts';
import type { Sen } from '../../definition/money.ts';
import { oneOf, optional, tableRows, whole } from '../../definition/table.ts';
import { law } from '../../law.ts';
import type { WithholdingStatus } from './ptkp.ts';
import monthlyTable from './ter-monthly.table.json' with { type: 'json' };

const CATEGORIES = ['A', 'B', 'C'] as const;

export type TerCategory = (typeof CATEGORIES)[number];

export type MonthlyTable = { readonly category: TerCategory; readonly table: Bands };

/** PP 58/2023, annex: the end of a band in whole rupiah (none: no end) and its rate in hundredths of a percent. */
const rows = tableRows(monthlyTable, { category: oneOf(CATEGORIES), upTo: optional(whole), hundredths: whole });

const monthly = (category: TerCategory): MonthlyTable => ({
  category,
  table: bands(rows.filter((row) => row.category === category).map(({ upTo, hundredths }) => [upTo, hundredths])),
});

const [A, B, C] = [monthly('A'), monthly('B'), monthly('C')];

/** Effective rates on the gross of one month, by family status. None before 2024. HB is treated as TK: one source. */
export const terMonthly = dated<Readonly<Record<WithholdingStatus, MonthlyTable>>>('TER bulanan', [
  {
    from: '2024-01-01',
    value: {
      'TK/0': A,
      'TK/1': A,
      'TK/2': B,
      'TK/3': B,
      'K/0': A,
      'K/1': B,
      'K/2': B,
      'K/3': C,
      'HB/0': A,
      'HB/1': A,
      'HB/2': B,
      'HB/3': B,
    },
    source: law('PP 58/2023', 'ps. 2 dan Lampiran'),
  },
]);

/** Effective rates on the gross of one day, up to the limit (in sen); above it Article 17 on half of the gross. */
export const terDaily = dated<{ readonly limit: Sen; readonly table: Bands }>('TER harian', [
  {
    from: '2024-01-01',
    value: {
      limit: 250_000_000,
      table: bands([
        [450_000, 0],
        [null, 50],
      ]),
    },
    source: law('PP 58/2023', 'Lampiran'),
  },
]);
