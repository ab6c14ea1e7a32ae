import { useMemo } from 'react';
import type { Finding } from '#domain/definition/finding.ts';
import type { ReturDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import {
  beyondDokumenLeft,
  checkReturDokumen,
  type DokumenAmounts,
  taxesGoingBack,
} from '#domain/faktur/retur-dokumen-rules.ts';
import type { ReturDokumenStart } from '#domain/faktur/retur-dokumen-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { counted, readable, useCheckedForm } from '../form/use-checked-form.ts';

export const hasContent = ({ number, dpp }: ReturDokumenInput): boolean => Boolean(number || dpp);

type ReturnOrigin = { readonly origin: ReturDokumenStart['origin']; readonly left: DokumenAmounts };

/** Form state of a return. Amounts above the remainder are reported at once, because it could not be saved. */
export const useReturDokumenForm = (values: ReturDokumenInput, { origin, left }: ReturnOrigin) => {
  const checks = useMemo(
    () => ({
      check: (input: ReturDokumenInput): readonly Finding[] =>
        readable(() => checkReturDokumen(counted(input), origin, jakartaDay(Date.now()))) ?? [],
      mismatches: (input: ReturDokumenInput): readonly Finding[] =>
        readable(() => beyondDokumenLeft(counted(input), left)) ?? [],
    }),
    [origin, left],
  );
  const form = useCheckedForm(values, checks);
  const { dpp } = form.input;
  return { ...form, taxes: dpp === '' ? null : readable(() => taxesGoingBack(dpp, origin, left)) };
};
