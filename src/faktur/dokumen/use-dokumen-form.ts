import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { checkDokumen, mismatchesOf } from '#domain/faktur/dokumen-check.ts';
import { jakartaDay } from '#domain/scope.ts';
import { counted, useCheckedForm } from '../form/use-checked-form.ts';

export const hasContent = ({ number, reference, counterpartyName, dpp }: DokumenInput): boolean =>
  Boolean(number || reference || counterpartyName || dpp);

const checks = {
  check: (input: DokumenInput) => checkDokumen(counted(input), jakartaDay(Date.now())),
  mismatches: (input: DokumenInput) => mismatchesOf(counted(input)),
};

/** Fields that do not fit the kind are reported at once, because such a document cannot be saved. */
export const useDokumenForm = (values: DokumenInput) => useCheckedForm(values, checks);
