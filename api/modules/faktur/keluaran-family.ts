import { sen } from '#domain/definition/money.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { errorsNow } from '#domain/faktur/status-queries.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { family } from '../../documents/family.ts';
import { fakturFamily, rowOfType } from './family.ts';
import { haveRecipient } from './recipients.ts';

const rows = family({
  definition: keluaran.document,
  list: fakturList,
  find: rowOfType(keluaran.type),
  labelOf: (row: FakturRow) => labelOf(row),
  amountOf: (row) => BigInt(sen(row.dpp)) + BigInt(sen(row.ppn)),
  errorCountOf: errorsNow,
  reached: haveRecipient,
});

/** Outgoing invoices, as their rows; `whole` with their lines. */
export const keluaranFamily = { ...rows, ...fakturFamily(keluaran, rows) };

/** The same with their lines. */
export const wholeFakturs = { ...rows, ...keluaranFamily.whole };
