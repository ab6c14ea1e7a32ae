import { type CheckAround, checkSlip } from '#domain/bupot/check.ts';
import { mayFollow } from '#domain/bupot/left-open.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import { type WrittenBupot, writtenBupot } from '../../../db/repositories/bupot-rows.ts';
import type { Stamp } from '../deps.ts';
import { errorsIn, newBupot } from './compose-bupot.ts';

/**
 * A draft as a file brought it, put down as its table takes it and not yet in it. What may follow is counted among its errors, so that it
 * is not sent before it was filled in. `blocked`: something else was found that keeps it from being saved; not asked again of an input
 * that passed today.
 */
export const importedBupot = (
  deps: Stamp,
  scope: Scope,
  input: BupotInput,
  { importId, around, checked }: { importId: string; around: CheckAround; checked: boolean },
): { made: WrittenBupot; blocked: boolean } => {
  const errors = errorsIn(checkSlip(input, around));
  return {
    made: writtenBupot(newBupot(deps, scope, input, around, { importId, errorCount: errors.length })),
    blocked: !checked && errors.some((error) => !mayFollow(input.kind, error)),
  };
};
