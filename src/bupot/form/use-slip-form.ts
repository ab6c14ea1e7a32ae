import { useCallback, useMemo, useRef, useState } from 'react';
import { checkSlip } from '#domain/bupot/check.ts';
import { amountsOf } from '#domain/bupot/compute.ts';
import { explainSlip } from '#domain/bupot/explain.ts';
import type { BupotInput, InputField } from '#domain/bupot/record.ts';
import { slipObject } from '#domain/bupot/slip-object.ts';
import type { BupotStart } from '#domain/bupot/view-schema.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { useShown } from '../../ui/form/form-findings.ts';
import { picked, usePerson } from '../../ui/form/use-person.ts';
import { fitSlip } from './fit-slip.ts';
import { aboutPayee } from './payee.ts';

type Unread = Readonly<Partial<Record<InputField, string>>>;

const unreadFindings = (unread: Unread): Finding[] =>
  Object.keys(unread).map((path) => ({ path, message: 'bupotForm.unread', severity: 'error' }));

/** The domain computes amounts, explanations and findings on every change. */
export const useSlipForm = ({ values, start }: { values: BupotInput; start: BupotStart }) => {
  const [input, setInput] = useState(values);
  const [edits, setEdits] = useState(0);
  const [unread, setUnread] = useState<Unread>({});
  const latest = useRef(input);
  latest.current = input;
  const { today, company } = start;

  const amounts = useMemo(() => amountsOf(input), [input]);
  const numbers = useMemo(() => explainSlip(input), [input]);
  const object = useMemo(() => slipObject(input), [input]);
  const findings = useMemo(() => {
    const found = checkSlip(input, { today, company, source: 'form' });
    return [...unreadFindings(unread), ...found.filter(({ path }) => !(path in unread))];
  }, [input, today, company, unread]);
  const { shown, serverErrors, setServerErrors, touch, tryAll, forget } = useShown(findings);
  const { follow, names, left } = usePerson(aboutPayee, values);

  const put = useCallback((next: BupotInput) => {
    // Keys can arrive faster than renders, so each change builds on the latest state.
    latest.current = next;
    setInput(next);
  }, []);
  const change = useCallback(
    (part: Partial<BupotInput>) => {
      put(follow(latest.current, fitSlip(latest.current, part, today), part));
      setEdits((count) => count + 1);
      setUnread((now) => Object.fromEntries(Object.entries(now).filter(([path]) => !(path in part))));
      forget(Object.keys(part));
    },
    [put, follow, today, forget],
  );
  const misread = useCallback(
    (path: InputField, typed: string) => {
      change({ [path]: null });
      setUnread((now) => ({ ...now, [path]: typed }));
    },
    [change],
  );
  const replace = useCallback(
    (next: BupotInput) => {
      setUnread({});
      names(next);
      put(next);
    },
    [put, names],
  );
  const pick = useCallback(
    (payee: Partial<BupotInput>) => {
      change(picked(aboutPayee, latest.current, payee));
      names(latest.current);
    },
    [change, names],
  );
  const leave = useCallback(
    (path: string) => {
      if (path === 'payeeName' || path === 'payeeNpwp') left(latest.current);
      touch(path);
    },
    [left, touch],
  );

  return {
    input,
    amounts,
    numbers,
    object,
    unread,
    findings,
    shown,
    serverErrors,
    setServerErrors,
    edits,
    touch: leave,
    change,
    pick,
    misread,
    replace,
    tryAll,
  };
};

export type SlipFormHandle = ReturnType<typeof useSlipForm>;
