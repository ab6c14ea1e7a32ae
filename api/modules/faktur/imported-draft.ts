import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Stamp } from '../../services/deps.ts';
import { type Around, newFaktur } from './compose-faktur.ts';

/**
 * A draft as a file brought it, complete but not yet written: amounts, masa, deadline and the number of errors that block it,
 * which `around` may bring along from a check already made.
 */
export const importedDraft = (
  deps: Stamp,
  scope: Scope,
  input: FakturInput,
  around: Omit<Around, 'source'>,
  importId: string,
): Faktur =>
  newFaktur(
    input,
    { ...around, source: 'import' },
    { id: deps.newId(), companyId: scope.companyId, now: deps.now(), by: scope.userName },
    { importId },
  );
