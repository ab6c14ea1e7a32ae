import { useCallback, useMemo, useState } from 'react';
import { checkBilling } from '#domain/billing/check.ts';
import { pairOfInput } from '#domain/billing/check-pair.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { Finding } from '#domain/kit/finding.ts';
import { fitted, withPayer } from './fitted.ts';
import type { Owner } from './start.ts';

type Start = { readonly values: BillingInput; readonly owner: Owner; readonly today: string };

/** The billing as it is being typed; its findings follow every key, worked out by the domain itself. */
export const useBillingForm = ({ values, owner, today }: Start) => {
  const [input, setInput] = useState(values);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [edits, setEdits] = useState(0);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});

  const change = useCallback(
    (part: Partial<BillingInput>) => {
      setInput((now) => fitted({ ...now, ...part }, owner));
      setEdits((count) => count + 1);
      setServerErrors((now) => Object.fromEntries(Object.entries(now).filter(([path]) => !(path in part))));
    },
    [owner],
  );
  const choosePayer = useCallback(
    (kind: BillingInput['payerKind']) => {
      setInput((now) => withPayer(now, kind, owner));
      setEdits((count) => count + 1);
    },
    [owner],
  );
  const touch = useCallback((path: string) => setTouched((now) => (now.has(path) ? now : new Set([...now, path]))), []);

  const pair = useMemo(() => pairOfInput(input), [input]);
  const findings = useMemo(
    () => checkBilling(input, { today, company: { npwp: owner.npwp }, origin: 'hand' }),
    [input, today, owner.npwp],
  );
  const shown = useMemo<readonly Finding[]>(
    () => findings.filter(({ path, severity }) => severity === 'warning' || tried || touched.has(path)),
    [findings, tried, touched],
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
    tryAll: () => setTried(true),
    owner,
    today,
  };
};

export type BillingFormHandle = ReturnType<typeof useBillingForm>;
