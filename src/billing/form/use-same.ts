import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BillingInput } from '#domain/billing/record.ts';
import { isPeriod } from '#domain/definition/day.ts';
import { type Billing, checkInput } from '../billing-api.ts';
import { asSent } from './fitted.ts';

const PAUSE_MS = 300;

/** Billings of the same tax and masa other than this one, told while one types and before anything is saved. */
export const useSame = (input: BillingInput, id: string | null): readonly Billing[] => {
  const { kap, kjs, periodFrom, periodTo, payerNpwp, assessmentNumber, nop } = input;
  const text = JSON.stringify([kap, kjs, periodFrom, periodTo, payerNpwp, assessmentNumber, nop]);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const whole = settled === text && kap !== '' && kjs !== '' && isPeriod(periodFrom) && isPeriod(periodTo);
  const { data } = useQuery({
    queryKey: ['ebilling', 'same', text],
    queryFn: ({ signal }) => checkInput(asSent(input), id, signal),
    enabled: whole,
    staleTime: 10_000,
    retry: false,
  });
  return whole ? (data?.same ?? []) : [];
};
