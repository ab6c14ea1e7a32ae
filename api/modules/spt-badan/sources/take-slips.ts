import { receivedKey } from '#domain/bupot/received/check.ts';
import type { Received } from '#domain/bupot/received/received.ts';
import type { Scope } from '#domain/scope.ts';
import { type EntryRow, rowsIn } from '#domain/spt-badan/entries.ts';
import { type AnnualReturn, entriesOf } from '#domain/spt-badan/record.ts';
import { finalSource } from '#domain/spt-badan/sources/final.ts';
import { sourceOf } from '#domain/spt-badan/sources/mark.ts';
import { isAnnualFiled } from '#domain/spt-badan/status.ts';
import type { Tx } from '../../../../db/database.ts';
import { receivedOfYear } from '../../../../db/repositories/bupot/received.ts';
import { lockAnnual } from '../../../../db/repositories/spt-badan/spt-badan.ts';
import type { Deps } from '../../../services/deps.ts';
import { releaseReceived, useReceived as takeReceived } from '../../bupot/received/year.ts';

const tables = [
  ['III', 'III'],
  ['L3', 'L3B'],
  ['L4', 'L4A'],
] as const;

const keyOf = ({ npwp = '', number = '' }: EntryRow): string =>
  receivedKey({ withholderNpwp: npwp, number, kind: 'BPPU' });

/** Slips with a row in a return, drawn or typed, and those whose sum a line of final tax has. */
const countedSlips = (of: AnnualReturn, slips: readonly Received[]): ReadonlySet<string> => {
  const rows = tables.flatMap(([sheet, table]) => rowsIn(entriesOf(of), sheet, table));
  const drawn = new Set(rows.flatMap((row) => sourceOf(row)?.id ?? []));
  const typed = new Set(rows.map(keyOf));
  const isSummed = Object.values(of.sheets).some(({ drawn: from }) => Object.keys(from?.final?.lines ?? {}).length > 0);
  const summed = isSummed
    ? finalSource(of.era, {
        slips,
        receipts: [],
        returns: new Set([of.id]),
        masa: { from: '', to: '' },
      }).documents.filter(({ left }) => left === null)
    : [];
  const inLines = new Set(summed.map(({ id }) => id));
  return new Set(
    slips
      .filter(
        (slip) =>
          drawn.has(slip.id) ||
          inLines.has(slip.id) ||
          typed.has(keyOf({ npwp: slip.withholderNpwp, number: slip.number })),
      )
      .map(({ id }) => id),
  );
};

/** In the transaction that files it: its slips are used, so that none counts twice and none changes. */
export const takeSlipsOf = async (tx: Tx, deps: Deps, scope: Scope, of: AnnualReturn): Promise<void> => {
  const year = String(of.taxYear);
  const ids = countedSlips(of, await receivedOfYear(scope, tx.db, year));
  await takeReceived(tx, deps, scope, { year, returnId: of.id, ids });
};

/**
 * In the transaction that refuses, annuls or removes a return, or begins its correction. A filed return that it
 * corrected stands again and has its slips back.
 */
export const releaseSlipsOf = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  of: Pick<AnnualReturn, 'id' | 'replaces'>,
  then: 'ends' | 'goes on',
): Promise<void> => {
  await releaseReceived(tx, deps, scope, of.id);
  if (then === 'goes on' || of.replaces === null) return;
  const before = await lockAnnual(tx, scope, of.replaces);
  if (before && isAnnualFiled(before)) await takeSlipsOf(tx, deps, scope, before);
};
