import { type Bands, bands } from '../../kit/bands.ts';
import { dated } from '../../kit/dated.ts';
import type { Sen } from '../../kit/money.ts';
import { law } from '../../law.ts';
import type { TerCategory } from './ptkp.ts';
import { terCategoryA } from './ter-a.ts';
import { terCategoryB } from './ter-b.ts';
import { terCategoryC } from './ter-c.ts';

/** Effective rates on the gross of one month, by category. There were none before 2024. */
export const terMonthly = dated<Record<TerCategory, Bands>>('TER bulanan', [
  {
    from: '2024-01-01',
    value: { A: terCategoryA, B: terCategoryB, C: terCategoryC },
    source: law('PP 58/2023', 'Lampiran'),
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
