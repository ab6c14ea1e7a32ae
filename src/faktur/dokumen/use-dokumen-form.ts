import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { checkDokumen, misfitsOf } from '#domain/faktur/dokumen-check.ts';
import { jakartaDay } from '#domain/scope.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';

/** As it can be worked with: an amount that is not typed yet is nothing. */
const counted = (input: DokumenInput): DokumenInput => ({
  ...input,
  dpp: input.dpp || '0',
  ppn: input.ppn || '0',
  ppnbm: input.ppnbm || '0',
});

/** Whether there is anything in it worth keeping. */
export const hasContent = ({ number, reference, counterpartyName, dpp }: DokumenInput): boolean =>
  Boolean(number || reference || counterpartyName || dpp);

const checks = {
  check: (input: DokumenInput) => checkDokumen(counted(input), jakartaDay(Date.now())),
  misfits: (input: DokumenInput) => misfitsOf(counted(input)),
};

/** A document as it is being typed. What does not belong to its kind is said at once, for it is not even kept. */
export const useDokumenForm = (values: DokumenInput) => useCheckedForm(values, checks);
