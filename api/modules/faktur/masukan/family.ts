import { sen } from '#domain/definition/money.ts';
import { type MasukanListRow, masukan } from '#domain/faktur/masukan.ts';
import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturTypeFamily } from '../type-family.ts';

export const masukanFamily = fakturTypeFamily<MasukanListRow>()(masukan, {
  labelOf,
  amountOf: ({ ppn }) => BigInt(sen(ppn)),
  // Within a masa by date, to match the index: a masa of a large company has thousands of rows.
  ordered: (order) =>
    order.flatMap(([field, direction]) =>
      field === 'period' && !order.some(([other]) => other === 'date')
        ? [[field, direction] as const, ['date', direction] as const]
        : [[field, direction] as const],
    ),
});

export const { list: masukanList } = masukanFamily;

export type Masukan = Faktur<MasukanStatus>;
