import { useCallback, useMemo, useRef, useState } from 'react';
import type { BuyerIdentity } from '#domain/faktur/buyer-identity.ts';
import { checkFaktur } from '#domain/faktur/check.ts';
import { computeDraft } from '#domain/faktur/compute.ts';
import type { Faktur, FakturInput, Finding } from '#domain/faktur/record.ts';
import type { Taken } from '#domain/faktur/stages.ts';
import { type FormInput, toForm, toInput, withField } from './form-state.ts';
import { useLines } from './use-lines.ts';

export type FormStart = {
  readonly values: FakturInput | Faktur;
  readonly company: { readonly npwp: string; readonly pkp: boolean };
  readonly today: string;
  readonly taken?: Taken | undefined;
  readonly remaining?: string | undefined;
  readonly period?: string | undefined;
  /** Buyer of the contract this is a later stage of. */
  readonly advanceBuyer?: BuyerIdentity | undefined;
};

/** What the server found, told by field until that field changes. */
export type ServerErrors = Readonly<Record<string, string>>;

/** The invoice as it is being typed: its amounts and its findings follow every key, worked out by the domain itself. */
export const useFakturForm = ({ values, company, today, taken, remaining, period, advanceBuyer }: FormStart) => {
  const [form, setForm] = useState<FormInput>(() => toForm(values));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [serverErrors, setServerErrors] = useState<ServerErrors>({});
  const [edits, setEdits] = useState(0);
  const latest = useRef(form);
  latest.current = form;

  const input = useMemo(() => toInput(form), [form]);
  const amounts = useMemo(() => computeDraft(input, taken), [input, taken]);
  const findings = useMemo(
    () =>
      checkFaktur(input, {
        today,
        company,
        source: 'form',
        ...(remaining === undefined ? {} : { remaining }),
        ...(period === undefined ? {} : { period }),
        ...(advanceBuyer ? { advanceBuyer } : {}),
      }),
    [input, today, company, remaining, period, advanceBuyer],
  );

  const touch = useCallback((path: string) => setTouched((now) => (now.has(path) ? now : new Set([...now, path]))), []);
  // Keys come faster than the screen is drawn: each change starts from the one before it, drawn or not.
  const put = useCallback((next: FormInput) => {
    latest.current = next;
    setForm(next);
  }, []);
  const edited = useCallback(
    (next: (now: FormInput) => FormInput, paths: readonly string[]) => {
      put(next(latest.current));
      setEdits((count) => count + 1);
      setServerErrors((now) =>
        paths.some((path) => path in now)
          ? Object.fromEntries(Object.entries(now).filter(([path]) => !paths.includes(path)))
          : now,
      );
    },
    [put],
  );
  const setMany = useCallback(
    (part: Partial<FormInput>) => edited((now) => ({ ...now, ...part }), Object.keys(part)),
    [edited],
  );
  const lines = useLines({ latest, edited, setTouched, setServerErrors });
  const { forget, carry } = lines;
  const set = useCallback(
    <K extends keyof FormInput>(key: K, value: FormInput[K]) => {
      const { code } = latest.current;
      edited((now) => withField(now, key, value), [key]);
      if (key === 'code') carry(code, String(value));
    },
    [edited, carry],
  );
  const replace = useCallback(
    (from: FakturInput | Faktur) => {
      forget();
      put(toForm(from));
    },
    [put, forget],
  );

  const isShown = useCallback(
    (path: string) => tried || touched.has(path) || touched.has(path.split('.').slice(0, 2).join('.')),
    [touched, tried],
  );
  const shown = useMemo<Finding[]>(
    () => findings.filter((finding) => finding.severity === 'warning' || isShown(finding.path)),
    [findings, isShown],
  );

  return {
    form,
    input,
    amounts,
    findings,
    shown,
    serverErrors,
    setServerErrors,
    edits,
    touch,
    set,
    setMany,
    setCells: lines.setCells,
    removeLines: lines.removeLines,
    undoLines: lines.undo,
    redoLines: lines.redo,
    replace,
    tryAll: () => setTried(true),
  };
};

export type FakturFormHandle = ReturnType<typeof useFakturForm>;
