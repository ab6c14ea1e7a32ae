import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { errorsFor } from './findings.ts';

/** Codes 06 and 07 are closed for the masa of 2025 (specification 5): such an invoice cannot be kept, not even as a draft. */
const closedCode = (input: FakturInput): boolean => ['06', '07'].includes(input.code) && input.date.startsWith('2025');

/** What keeps an invoice from being saved at all. Everything else is a finding that keeps it from being uploaded. */
export const refuseUnsaveable = ({ input, autosave }: { input: FakturInput; autosave: boolean }): void => {
  const errors: FieldErrors = {};
  if (closedCode(input)) errors.code = 'faktur.server.code_closed';
  if (!autosave) {
    if (!input.buyerName) errors.buyerName = 'problem.field.required';
    if (!input.buyerEmail) errors.buyerEmail = 'problem.field.required';
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

const identity = ['buyerDocument', 'buyerNpwp', 'buyerDocumentNumber'] as const;

/** A wrong buyer is no ground for a substitute: that invoice is cancelled and a new one made (ppn: replacement). */
export const sameBuyer = (original: Pick<Faktur, (typeof identity)[number]>, input: FakturInput): void => {
  const changed = identity.filter((key) => (original[key] ?? '') !== (input[key] ?? ''));
  if (changed.length > 0)
    throw new Problem('invalid', { errors: errorsFor(changed, 'faktur.server.substitute_other_buyer') });
};
