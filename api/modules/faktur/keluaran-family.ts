import { sen } from '#domain/definition/money.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { labelOf } from '#domain/faktur/label.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { errorsNow } from '#domain/faktur/status-queries.ts';
import { fakturById, fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { family } from '../../documents/family.ts';
import { loadFaktur } from './move-fakturs.ts';
import { haveRecipient } from './recipients.ts';

/** Outgoing invoices, as their rows: one with its lines is `loadFaktur`. */
export const keluaranFamily = family({
  definition: keluaran.document,
  objectType: keluaran.objectType,
  list: fakturList,
  find: async (scope, query, id) => {
    const row = await fakturRow(scope, query, id);
    return row?.type === keluaran.type ? row : undefined;
  },
  labelOf: (row: FakturRow) => labelOf(row),
  amountOf: (row) => BigInt(sen(row.dpp)) + BigInt(sen(row.ppn)),
  errorCountOf: errorsNow,
  reached: haveRecipient,
});

/** The same with their lines. */
export const wholeFakturs = { ...keluaranFamily, load: loadFaktur, find: fakturById };
