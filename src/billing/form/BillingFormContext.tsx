import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { checkBilling } from '#domain/billing/check.ts';
import { pairOfInput } from '#domain/billing/check-pair.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { BillingStart } from '#domain/billing/view-schema.ts';
import { useShown, useWordsOf } from '../../ui/form/form-findings.ts';
import { fitted, withPayer } from './fitted.ts';

type Start = { readonly values: BillingInput; readonly owner: BillingStart['company']; readonly today: string };

export const useBillingForm = ({ values, owner, today }: Start) => {
  const [input, setInput] = useState(values);
  const [edits, setEdits] = useState(0);

  const pair = useMemo(() => pairOfInput(input), [input]);
  const findings = useMemo(
    () => checkBilling(input, { today, company: { npwp: owner.npwp }, origin: 'hand' }),
    [input, today, owner.npwp],
  );
  const { shown, serverErrors, setServerErrors, touch, tryAll, forget } = useShown(findings);

  const change = useCallback(
    (part: Partial<BillingInput>) => {
      setInput((now) => fitted({ ...now, ...part }, owner));
      setEdits((count) => count + 1);
      forget(Object.keys(part));
    },
    [owner, forget],
  );
  const choosePayer = useCallback(
    (kind: BillingInput['payerKind']) => {
      setInput((now) => withPayer(now, kind, owner));
      setEdits((count) => count + 1);
    },
    [owner],
  );
  return {
    input,
    pair,
    findings,
    shown,
    edits,
    serverErrors,
    setServerErrors,
    change,
    choosePayer,
    touch,
    tryAll,
    owner,
    today,
  };
};

export type BillingFormHandle = ReturnType<typeof useBillingForm>;

const BillingFormContext = createContext<BillingFormHandle | null>(null);
export const BillingFormProvider = BillingFormContext.Provider;

export const useBilling = (): BillingFormHandle => {
  const form = useContext(BillingFormContext);
  if (!form) throw new Error('useBilling outside the form of a billing');
  return form;
};

/** Server errors first, then domain findings. */
export const useBillingWords = () => useWordsOf({ ...useBilling(), serverFindings: [] });
