import { sen } from '#domain/definition/money.ts';
import { returnLabel } from '#domain/efiling/label.ts';
import { comparedOf, type RegisterRow } from '#domain/efiling/register.ts';
import type { RegisterState } from '#domain/efiling/register-status.ts';
import { report } from '#domain/efiling/report.ts';
import { computedList } from '../../documents/computed-list.ts';
import { family } from '../../documents/family.ts';
import { readRegister } from './register.ts';
import { withStale } from './stale-returns.ts';

export const reportList = computedList(report)<RegisterState, RegisterRow>(readRegister, comparedOf);

/** Rows follow from other documents, so they are read and exported here, never written. */
export const reportFamily = family({
  definition: report,
  list: reportList,
  // A row has no page of its own: it leads to that of its return.
  find: () => Promise.resolve(undefined),
  labelOf: (row: RegisterRow) => returnLabel(row),
  listed: (deps, scope, rows: readonly RegisterRow[]) => withStale(scope, deps.db.read, rows),
  amountOf: ({ amount }) => BigInt(sen(amount ?? '0')),
});
