import { type RefObject, useEffect, useRef } from 'react';

/** A change of `where` triggers it. */
export const useInSight = <E extends HTMLElement>(one: string, where: unknown): RefObject<E | null> => {
  const row = useRef<E>(null);
  useEffect(() => {
    if (where) row.current?.querySelector(one)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [one, where]);
  return row;
};
