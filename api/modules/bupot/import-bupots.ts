import { type CheckAround, checkSlip } from '#domain/bupot/check.ts';
import { mayFollow } from '#domain/bupot/duplicate.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { insertWrittenBupots } from '../../../db/repositories/bupot/bupot.ts';
import { type WrittenBupot, writtenBupot } from '../../../db/repositories/bupot/rows.ts';
import { TO_COMPLETE } from '../../imports/files/bupot/check-row.ts';
import type { Deps, Stamp } from '../../services/deps.ts';
import { errorsIn, newBupot } from './compose-bupot.ts';
import { askForNames } from './name-payees.ts';
import { bupotSaves } from './save-bupots.ts';

/** Errors of a slip, and whether one of them keeps it from being a draft. */
const errorsOf = (input: BupotInput, around: CheckAround, found: readonly Finding[] | null) => {
  // What let a row through is a warning of each thing that is still to follow, and no error.
  if (found) return { errorCount: found.filter(({ message }) => message === TO_COMPLETE).length, blocked: false };
  const errors = errorsIn(checkSlip(input, around));
  return { errorCount: errors.length, blocked: errors.some((error) => !mayFollow(input.kind, error)) };
};

/**
 * A draft as a file brought it, put down as its table takes it and not yet in it. What may follow is counted among its errors, so that it
 * is not sent before it was filled in. `found` is what the checks of this input found today, where that is known. `blocked`: something
 * else keeps it from being saved.
 */
export const importedBupot = (
  deps: Stamp,
  scope: Scope,
  input: BupotInput,
  { importId, around, found }: { importId: string; around: CheckAround; found: readonly Finding[] | null },
): { made: WrittenBupot; blocked: boolean } => {
  const { errorCount, blocked } = errorsOf(input, around, found);
  return { made: writtenBupot(newBupot(deps, scope, input, around, { importId, errorCount })), blocked };
};

/** Writes new drafts with their history and news; at most 400 in one transaction. */
export const insertImportedBupots = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  bupots: readonly WrittenBupot[],
): Promise<void> => {
  if (bupots.length === 0) return;
  await insertWrittenBupots(tx, scope, bupots);
  await askForNames(tx, deps, scope, bupots);
  await bupotSaves.tellNew(tx, deps, scope, bupots, {
    action: 'import',
    // The whole slip stands in its own row, and every later change keeps what was before: enough to know it again.
    kept: ({ importId, kind, period, payeeName, reference, gross, tax }) => ({
      gross: rupiah(gross),
      importId,
      kind,
      payeeName,
      period,
      reference,
      tax: rupiah(tax),
    }),
  });
};
