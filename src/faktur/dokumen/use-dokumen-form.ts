import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { checkDokumen, mismatchesOf } from '#domain/faktur/dokumen-check.ts';
import { jakartaDay } from '#domain/scope.ts';
import { counted, useCheckedForm } from '../form/use-checked-form.ts';

/** Whether there is anything in it worth keeping. */
export const hasContent = ({ number, reference, counterpartyName, dpp }: DokumenInput): boolean =>
  Boolean(number || reference || counterpartyName || dpp);

const checks = {
  check: (input: DokumenInput) => checkDokumen(counted(input), jakartaDay(Date.now())),
  mismatches: (input: DokumenInput) => mismatchesOf(counted(input)),
};

/** A document as it is being typed. What does not belong to its kind is said at once, for it is not even kept. */
export const useDokumenForm = (values: DokumenInput) => useCheckedForm(values, checks);
