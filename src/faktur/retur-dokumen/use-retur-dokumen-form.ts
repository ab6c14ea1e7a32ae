import { useMemo } from 'react';
import type { Finding } from '#domain/definition/finding.ts';
import type { ReturDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import { checkReturDokumen } from '#domain/faktur/retur-dokumen-check.ts';
import { beyondDokumenLeft, type DokumenAmounts, taxesGoingBack } from '#domain/faktur/retur-dokumen-left.ts';
import type { ReturDokumenStart } from '#domain/faktur/retur-dokumen-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';

/** As it can be worked with: an amount that is not typed yet is nothing. */
export const given = (input: ReturDokumenInput): ReturDokumenInput => ({
  ...input,
  ...{ dpp: input.dpp || '0', ppn: input.ppn || '0', ppnbm: input.ppnbm || '0' },
});

/** What an amount leads to; nothing of one that is none yet, or past what can be worked with. */
const readable = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** Whether there is anything in it worth keeping. */
export const hasContent = ({ number, dpp }: ReturDokumenInput): boolean => Boolean(number || dpp);

type Beside = { readonly origin: ReturDokumenStart['origin']; readonly left: DokumenAmounts };

/** A return as it is being typed beside its document and what is left of that; more than is left is said at once, for it is not even kept. */
export const useReturDokumenForm = (values: ReturDokumenInput, { origin, left }: Beside) => {
  const checks = useMemo(
    () => ({
      check: (input: ReturDokumenInput): readonly Finding[] =>
        readable(() => checkReturDokumen(given(input), origin, jakartaDay(Date.now()))) ?? [],
      misfits: (input: ReturDokumenInput): readonly Finding[] =>
        readable(() => beyondDokumenLeft(given(input), left)) ?? [],
    }),
    [origin, left],
  );
  const form = useCheckedForm(values, checks);
  const { dpp } = form.input;
  return { ...form, taxes: dpp === '' ? null : readable(() => taxesGoingBack(dpp, origin, left)) };
};
