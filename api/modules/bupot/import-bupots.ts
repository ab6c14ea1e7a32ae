import { type CheckAround, checkSlip } from '#domain/bupot/check.ts';
import { mayFollow } from '#domain/bupot/duplicate.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import type { Finding } from '#domain/definition/finding.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { insertWrittenBupots } from '../../../db/repositories/bupot/bupot.ts';
import { type WrittenBupot, writtenBupot } from '../../../db/repositories/bupot/rows.ts';
import { TO_COMPLETE } from '../../imports/files/bupot/check-row.ts';
import type { Deps, Stamp } from '../../services/deps.ts';
import { errorsIn, newBupot } from './compose-bupot.ts';
import { askForNames } from './name-payees.ts';
import { bupotSaves } from './save-bupots.ts';

const errorsOf = (input: BupotInput, around: CheckAround, found: readonly Finding[] | null) => {
  // With `found`, each warning about a field still to complete counts as an error.
  if (found) return { errorCount: found.filter(({ message }) => message === TO_COMPLETE).length, blocked: false };
  const errors = errorsIn(checkSlip(input, around));
  return { errorCount: errors.length, blocked: errors.some((error) => !mayFollow(input.kind, error)) };
};

/**
 * Not stored yet. Fields still to complete count as errors, so that it is not sent before. `found`: today's findings,
 * where known. `blocked`: another reason prevents saving.
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

/** With history and notifications; at most 400 in one transaction. */
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
    // The row holds the whole slip and later changes store the earlier values, so these fields suffice.
    stored: ({ importId, kind, period, payeeName, reference, gross, tax }) => ({
      gross,
      importId,
      kind,
      payeeName,
      period,
      reference,
      tax,
    }),
  });
};
