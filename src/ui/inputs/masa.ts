import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formYears } from '#domain/bupot/first-masa.ts';
import { isPeriod, periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';

/** The masa (YYYY-MM) whose return is due next: the last complete one. */
export const lastMasa = (): string => periodAfter(periodOf(jakartaDay(Date.now())), -1);

const OFFERED = 18;

export const recentPeriods = (): string[] => {
  const now = periodOf(jakartaDay(Date.now()));
  return Array.from({ length: OFFERED }, (_, back) => periodAfter(now, -back));
};

/** YYYY-MM, kept in the address; the last complete one by default, empty while it is being typed. */
export const useMasa = () => {
  const [search, setSearch] = useSearchParams();
  const named = search.get('masa') ?? '';
  const period = isPeriod(named) ? named : lastMasa();
  const [typing, setTyping] = useState(false);
  const choose = (value: string) => {
    setTyping(!isPeriod(value));
    if (isPeriod(value)) setSearch({ masa: value }, { replace: true });
  };
  return [typing ? '' : period, choose] as const;
};

type YearOption = { readonly value: string; readonly label: string };

const optionOf = (year: number): YearOption => ({ value: String(year), label: String(year) });

/** Years of the forms of Coretax up to the year of a day (YYYY-MM-DD), newest first. */
export const yearOptions = (today: string): YearOption[] => formYears(today).map(optionOf);

/** Books and documents are stored for ten years, art. 28 (11) KUP. */
const STORED_YEARS = 10;

/** Years of returns filed and papers received, in any form, newest first. */
export const storedYearOptions = (today: string): YearOption[] =>
  Array.from({ length: STORED_YEARS }, (_, back) => optionOf(Number(today.slice(0, 4)) - back));
