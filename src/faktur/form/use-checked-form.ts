import { useCallback, useMemo, useState } from 'react';
import type { Finding } from '#domain/definition/finding.ts';
import { useShown } from '../../ui/form/form-findings.ts';

type Checks<I> = {
  /** What keeps it from being sent. */
  readonly check: (input: I) => readonly Finding[];
  /** What it would not even be kept with: said at once. */
  readonly mismatches: (input: I) => readonly Finding[];
};

/** A document as it is being typed; what is wrong with it follows every key. The checks are the same ones from one drawing to the next. */
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

/** What is worked out of amounts as they are typed; null of what is none yet, or past what can be worked with. */
export const readable = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** A document as it can be worked with: an amount that is not typed yet is nothing. */
export const counted = <I extends { dpp: string; ppn: string; ppnbm: string }>(input: I): I => ({
  ...input,
  dpp: input.dpp || '0',
  ppn: input.ppn || '0',
  ppnbm: input.ppnbm || '0',
});
