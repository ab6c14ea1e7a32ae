import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPeriod } from '#domain/definition/day.ts';
import { lastMasa } from './masa.ts';

/** The masa (YYYY-MM) a page is about: kept in its address, the last one that is over where none is named; empty while it is typed. */
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
