import { sen } from '#domain/definition/money.ts';
import { type MasukanFilter, type MasukanListRow, type MasukanRow, masukan } from '#domain/faktur/masukan.ts';
import type { MasukanMove, MasukanStatus } from '#domain/faktur/masukan-status.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { fakturListOf } from '../../../../db/repositories/faktur/list.ts';
import type { StoredRow } from '../../../../db/repositories/faktur/rows.ts';
import type { listOf } from '../../../../db/repositories/list-of.ts';
import { family } from '../../../documents/family.ts';
import { fakturFamily, rowOfType } from '../family.ts';

type List = ReturnType<
  typeof listOf<
    StoredRow,
    MasukanRow,
    MasukanListRow,
    MasukanFilter,
    string,
    (typeof masukan.document.list.sorts)[number],
    (typeof masukan.document.list.totals)[number],
    MasukanStatus
  >
>;

// Rows of the type have no other states than its own.
export const masukanList = fakturListOf(masukan) as unknown as List;

type Find = (scope: Scope, query: Query, id: string) => Promise<MasukanRow | undefined>;

const rows = family({
  definition: masukan.document,
  list: masukanList,
  find: rowOfType(masukan.type) as unknown as Find,
  labelOf: (row: MasukanRow) => labelOf(row as unknown as FakturRow),
  amountOf: (row) => BigInt(sen(row.ppn)),
  // Within a masa by day, as the index stands: a masa of a large company has thousands.
  ordered: (order) =>
    order.flatMap(([field, direction]) =>
      field === 'period' && !order.some(([other]) => other === 'date')
        ? [[field, direction] as const, ['date', direction] as const]
        : [[field, direction] as const],
    ),
});

type Rows = Parameters<typeof fakturFamily<string, MasukanMove>>[1];
const shared = fakturFamily(masukan, rows as unknown as Rows);

/** Incoming invoices, as their rows; `whole` with their lines. */
export const masukanFamily = { ...rows, ...shared };

export type Masukan = Omit<Faktur, 'status'> & Pick<MasukanRow, 'status'>;
