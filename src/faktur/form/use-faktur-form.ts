import { useCallback, useMemo, useRef, useState } from 'react';
import { checkFaktur } from '#domain/faktur/check.ts';
import { computeDraft } from '#domain/faktur/compute.ts';
import type { CounterpartyIdentity } from '#domain/faktur/counterparty-identity.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { Taken } from '#domain/faktur/stages.ts';
import { useShown } from '../../ui/form/form-findings.ts';
import { picked, usePerson } from '../../ui/form/use-person.ts';
import { type FormInput, toForm, toInput, withField } from './form-state.ts';
import { aboutBuyer } from './use-buyer.ts';
import { useLines } from './use-lines.ts';

export type FormStart = {
  readonly values: FakturInput | Faktur;
  readonly company: { readonly npwp: string; readonly pkp: boolean };
  readonly today: string;
  readonly taken?: Taken | undefined;
  readonly remaining?: string | undefined;
  readonly period?: string | undefined;
  readonly advanceCounterparty?: CounterpartyIdentity | undefined;
};

export const useFakturForm = ({ values, company, today, taken, remaining, period, advanceCounterparty }: FormStart) => {
  const [form, setForm] = useState<FormInput>(() => toForm(values));
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
        ...(advanceCounterparty ? { advanceCounterparty } : {}),
      }),
    [input, today, company, remaining, period, advanceCounterparty],
  );

  const { shown, serverErrors, setServerErrors, setTouched, touch, tryAll, forget: forgetErrors } = useShown(findings);
  // Keys can arrive faster than renders, so each change builds on the latest state.
  const put = useCallback((next: FormInput) => {
    latest.current = next;
    setForm(next);
  }, []);
  const edited = useCallback(
    (next: (now: FormInput) => FormInput, paths: readonly string[]) => {
      put(next(latest.current));
      setEdits((count) => count + 1);
      forgetErrors(paths);
    },
    [put, forgetErrors],
  );
  const { follow, names, left } = usePerson(aboutBuyer, form);
  const setMany = useCallback(
    (part: Partial<FormInput>) => edited((now) => follow(now, { ...now, ...part }, part), Object.keys(part)),
    [edited, follow],
  );
  const pick = useCallback(
    (buyer: Partial<FormInput>) => {
      setMany(picked(aboutBuyer, latest.current, buyer));
      names(latest.current);
    },
    [setMany, names],
  );
  const leave = useCallback(
    (path: string) => {
      if (path === 'counterpartyName' || path === 'counterpartyNpwp' || path === 'counterpartyDocumentNumber')
        left(latest.current);
      touch(path);
    },
    [left, touch],
  );
  const lines = useLines({ latest, edited, setTouched, setServerErrors });
  const { forget, carry } = lines;
  const set = useCallback(
    <K extends keyof FormInput>(key: K, value: FormInput[K]) => {
      const { code } = latest.current;
      edited((now) => follow(now, withField(now, key, value), { [key]: value } as Partial<FormInput>), [key]);
      if (key === 'code') carry(code, String(value));
    },
    [edited, follow, carry],
  );
  const replace = useCallback(
    (from: FakturInput | Faktur) => {
      forget();
      put(toForm(from));
      names(latest.current);
    },
    [put, names, forget],
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
    touch: leave,
    set,
    setMany,
    pick,
    setCells: lines.setCells,
    removeLines: lines.removeLines,
    roundQuantities: lines.roundQuantities,
    undoLines: lines.undo,
    redoLines: lines.redo,
    replace,
    tryAll,
  };
};

export type FakturFormHandle = ReturnType<typeof useFakturForm>;
