import { useCallback, useMemo, useState } from 'react';
import type { Finding } from '#domain/definition/finding.ts';
import { useShown } from '../../ui/form/form-findings.ts';

type Checks<I> = {
  readonly check: (input: I) => readonly Finding[];
  readonly mismatches: (input: I) => readonly Finding[];
};

/** The check functions must be stable. */
export const useCheckedForm = <I extends object>(values: I, { check, mismatches: mismatchesOf }: Checks<I>) => {
  const [input, setInput] = useState(values);
  const [edits, setEdits] = useState(0);
  const findings = useMemo(() => check(input), [check, input]);
  const mismatches = useMemo(() => mismatchesOf(input), [mismatchesOf, input]);
  const { shown, forget, ...formFindings } = useShown(findings);
  const set = useCallback(
    (change: Partial<I>) => {
      setInput((now) => ({ ...now, ...change }));
      setEdits((count) => count + 1);
      forget(Object.keys(change));
    },
    [forget],
  );
  return {
    ...formFindings,
    input,
    edits,
    findings,
    set,
    shown: [...shown, ...mismatches.filter((mismatch) => !shown.some(({ path }) => path === mismatch.path))],
    fits: mismatches.length === 0,
    replace: setInput,
  };
};

/** Null if the amounts are invalid or out of range. */
export const readable = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

export const counted = <I extends { dpp: string; ppn: string; ppnbm: string }>(input: I): I => ({
  ...input,
  dpp: input.dpp || '0',
  ppn: input.ppn || '0',
  ppnbm: input.ppnbm || '0',
});
