import { useCallback, useMemo, useState } from 'react';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { checkDokumen, misfitsOf } from '#domain/faktur/dokumen-check.ts';
import { jakartaDay } from '#domain/scope.ts';
import { useShown } from '../../ui/form/said.ts';

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

/** A document as it is being typed; what is wrong with it follows every key. What does not belong to its kind is said at once, for it is not even kept. */
export const useDokumenForm = (values: DokumenInput) => {
  const [input, setInput] = useState(values);
  const [edits, setEdits] = useState(0);
  const findings = useMemo(() => checkDokumen(counted(input), jakartaDay(Date.now())), [input]);
  const misfits = useMemo(() => misfitsOf(counted(input)), [input]);
  const { shown, forget, ...said } = useShown(findings);
  const set = useCallback(
    (change: Partial<DokumenInput>) => {
      setInput((now) => ({ ...now, ...change }));
      setEdits((count) => count + 1);
      forget(Object.keys(change));
    },
    [forget],
  );
  return {
    ...said,
    ...{ input, edits, findings, set },
    shown: [...shown, ...misfits.filter((misfit) => !shown.some(({ path }) => path === misfit.path))],
    fits: misfits.length === 0,
    replace: setInput,
  };
};
